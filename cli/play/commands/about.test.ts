import type { BotHost } from '@destrier/bots/host';
import { mageKnight } from '@destrier/mage-knight';
import { describe, expect, it } from 'vitest';
import { sitDown, type Given } from '../testing/keyboard.js';
import { anybody } from '../testing/people.js';

/** What is said to a line typed in the first turn of a game, at which nothing changes by it. */
async function said(line: string, more: Partial<Given> = {}): Promise<string> {
  const answers: string[] = [];
  const hashes = new Set<string>();
  const lines = [line];
  await sitDown({ box: mageKnight, who: ['you'], seed: '1', ...more }, (pause) => {
    const { table } = pause.session;
    if (table.asks()[0]?.prompt !== 'core.deeds' && answers.length === 0) return anybody(pause);
    answers.push(pause.said.slice(pause.said.indexOf('\n') + 1));
    hashes.add(table.hash);
    return lines.shift() ?? { kind: 'ended' };
  });
  expect(hashes.size).toBe(1);
  return answers[1] ?? '';
}

describe('why', () => {
  it('alone tells what cannot be chosen, each by its rule', async () => {
    const told = await said('why');
    expect(told).toContain('Say which option');
    expect(told).toMatch(/burn the monastery: .*\(K\d+\.\d+\)/u);
    expect(told).not.toContain('end the turn');
  });

  it('explains what cannot be chosen by a word of its name, with its rule', async () => {
    const told = await said('why monastery');
    expect(told).toMatch(/burn the monastery: .*\(K\d+\.\d+\)/u);
    expect(told).not.toContain('challenge');
  });

  it('tells what a thing does, though nothing is done with it now', async () => {
    expect(await said('why fire bolt')).toMatch(/^ {2}Fire Bolt: .*Fire Ranged Attack/su);
    expect(await said('why jump')).toBe('There is no such option.\n');
  });
});

describe('rules', () => {
  it('of a chapter are told whole', async () => {
    const told = await said('rules 6');
    expect(told).toContain('K6.1 Paying. ');
    expect(told).toContain('K6.15 ');
    expect(told).not.toContain('K7.1');
  });

  it('with the name of a card tell what it does', async () => {
    expect(await said('rules rage')).toMatch(/^ {2}Rage: .*Attack 2 or Block 2/su);
  });

  it('can be read after the game', async () => {
    const lines = ['rules K6.1', ''];
    const { text } = await sitDown({ box: mageKnight, who: ['you'], seed: '1' }, (pause) =>
      pause.session.table.over ? (lines.shift() ?? '') : anybody(pause),
    );
    expect(text.slice(text.indexOf('The game is over.'))).toContain('K6.1 Paying. ');
  });
});

describe('a hint', () => {
  it('says what a bot would choose, and chooses nothing', async () => {
    const host = {
      think: () => Promise.resolve({ option: 'end', bot: 'strong', plan: [] }),
      close: () => Promise.resolve(),
    } as unknown as BotHost;
    expect(await said('hint', { host })).toBe('A strong bot would choose “end the turn”.\n');
  });
});
