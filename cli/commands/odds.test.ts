import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capturedArgs, type Captured } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'destrier-odds-'));
const file = join(folder, 'duel.scenario.yaml');
const DUEL = `game: glory
seats: [red, blue]
given:
  order: [red, blue]
  red: {mount: 1, armour: 1, faith: 1}
  blue: {mount: 1, armour: 1}
begin: {duel: {one: red, other: blue}}
random:
  dice: {red: [black3, white1]}
  foe: {red: [black4, white1]}
expect:
  red: {attack: 4}
`;
beforeAll(() => writeFileSync(file, DUEL));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, text: string): string {
  const other = join(folder, name);
  writeFileSync(other, text);
  return other;
}

const odds = (...args: string[]): Promise<Captured> => capturedArgs(['odds', 'glory', ...args]);

/** Everything outside `timing`. */
function untimed(answer: Captured): object {
  const { timing: _timing, ...rest } = answer.json();
  return rest;
}

describe('odds', () => {
  it('are told as the contract says, for the seat that is asked', async () => {
    const answer = await odds('--scenario', file, '--spend', 'reroll=black3', '--json');
    expect(answer.exit).toBe(0);
    const { engagement, duel, timing, ...rest } = answer.json();
    // A 4 beside the 1 is as much as the other has, and the better initiative wins.
    expect(engagement).toBeCloseTo(1 / 6, 12);
    expect(duel).toBeGreaterThan(0);
    expect(timing).toEqual({
      prepareMs: expect.any(Number) as number,
      answerMs: expect.any(Number) as number,
    });
    expect(rest).toEqual({
      contract: 1,
      command: 'odds',
      ok: true,
      game: 'glory',
      seat: 0,
      step: 'faith',
      policy: 'counsel 1',
      method: 'exact',
      best: null,
      check: null,
    });
  });

  it('are checked by duels fought out, the same ones for the same seed', async () => {
    const line = ['--scenario', file, '--check', '400', '--json'];
    const one = await odds(...line);
    expect(one.exit).toBe(0);
    expect(one.json()['check']).toEqual({
      games: 400,
      engagement: expect.any(Number) as number,
      duel: expect.any(Number) as number,
      standardErrors: expect.any(Number) as number,
    });
    expect(untimed(await odds(...line))).toEqual(untimed(one));
    const other = await odds(...line, '--seed', '2');
    expect(other.json()['check']).not.toEqual(one.json()['check']);
  });

  it('are told in words', async () => {
    const { out } = await odds('--scenario', file, '--spend', 'reroll=black3');
    expect(out).toContain('chances of seat 0, asked at the step "faith"');
    expect(out).toMatch(/counsel 1 +16\.67 %/);
  });

  it('tell what there is when cancelled', async () => {
    const args = ['odds', 'glory', '--scenario', file, '--check', '100000', '--json'];
    const { exit, json } = await capturedArgs(args, { cancelled: AbortSignal.abort() });
    expect(exit).toBe(4);
    expect(json()).toMatchObject({ partial: true, policy: 'counsel 1', check: null });
  });
});

describe('odds refuse', () => {
  it.each([
    [['--spend', 'reroll=black2'], 2, 'these lie there: black3 white1'],
    [['--spend', 'horse=2'], 2, 'it is one of: tent, strength, reroll, lance, relic'],
    [['--check', '0'], 2, '--check'],
  ])('%s', async (args, exit, words) => {
    const answer = await odds('--scenario', file, ...args);
    expect(answer.exit).toBe(exit);
    expect(answer.err).toContain(words);
  });

  it('to do without a scenario', async () => {
    const answer = await odds();
    expect(answer).toMatchObject({ exit: 2, out: '' });
    expect(answer.err).toContain('--scenario is missing');
  });

  it('a game without odds', async () => {
    const answer = await capturedArgs(['odds', 'hazard', '--scenario', file]);
    expect(answer.exit).toBe(2);
    expect(answer.err).toContain('there are no odds of hazard; there are those of: glory');
  });

  it('a file that is not there', async () => {
    const answer = await odds('--scenario', join(folder, 'gone.yaml'), '--json');
    expect(answer.exit).toBe(3);
    expect(answer.json()['error']).toMatchObject({ code: 'scenario.invalid' });
  });

  it('a scenario that does not end in a duel', async () => {
    const other = written('calm.yaml', 'game: glory\nseats: 2\nexpect: {over: false}\n');
    const answer = await odds('--scenario', other, '--json');
    expect(answer.exit).toBe(3);
    expect(answer.json()['error']).toMatchObject({
      code: 'scenario.invalid',
      message: 'the scenario does not end in a duel',
      file: other,
    });
  });

  it('a scenario that cannot be understood, or does not hold, with the line', async () => {
    const wrong = written('wrong.yaml', DUEL.replace('given:', 'givn:'));
    expect((await odds('--scenario', wrong, '--json')).json()['error']).toMatchObject({
      message: 'a scenario has no "givn"',
      line: 3,
    });
    const failing = written('failing.yaml', DUEL.replace('attack: 4', 'attack: 9'));
    expect((await odds('--scenario', failing, '--json')).json()['error']).toMatchObject({
      code: 'scenario.invalid',
      line: 12,
    });
  });
});
