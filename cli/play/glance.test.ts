import { LANGUAGES } from '@destrier/engine';
import { mageKnight } from '@destrier/mage-knight';
import { describe, expect, it } from 'vitest';
import { sitDown, type Given, type Pause } from './testing/keyboard.js';
import { anybody } from './testing/people.js';

const HIGHEST = 24;
const WIDEST = 80;

/** The lines of a new screen, with the one on which something is typed; none where an answer stands below the old one. */
function newScreen({ seen, said, session }: Pause): readonly string[] | undefined {
  if (session.terminal.plain) return said.replace(/^> .*\n/u, '').split('\n');
  return said.endsWith(seen) ? seen.split('\n') : undefined;
}

/** Plays to the end: leafs, opens the groups of a menu and chooses by number, and by id where a number will not do. */
async function screensOf(given: Partial<Given>): Promise<readonly (readonly string[])[]> {
  const screens: (readonly string[])[] = [];
  let typed = 0;
  await sitDown({ box: mageKnight, who: ['you'], asksAll: false, ...given }, (pause) => {
    if (pause.session.table.over) return '';
    const lines = newScreen(pause);
    if (lines === undefined || ++typed % 5 === 0) return anybody(pause);
    screens.push(lines);
    if (typed % 7 === 0) return '';
    const numbers = lines.flatMap((line) => /^ ?(\d+)(?:\.| {2})/u.exec(line)?.[1] ?? []);
    return numbers[typed % numbers.length] ?? anybody(pause);
  });
  return screens;
}

const tooLarge = (screens: readonly (readonly string[])[]): readonly string[] =>
  screens
    .filter((lines) => lines.length > HIGHEST || lines.some((line) => line.length > WIDEST))
    .map((lines) => `${lines.length} lines\n${lines.join('\n')}`);

describe('a table that is more than a screen keeps to 24 lines of 80 characters', () => {
  const given: readonly Partial<Given>[] = LANGUAGES.flatMap((lang, at) => [
    { lang, plain: false, seed: `${at}` },
    { lang, plain: true, who: ['you', 'random'], seed: `${at}` },
  ]);

  it.each(given)('in a whole game: %o', async (how) => {
    const screens = await screensOf(how);
    expect(screens.length).toBeGreaterThan(50);
    expect(tooLarge(screens)).toEqual([]);
  });
});

describe('a part of the table', () => {
  const said = async (line: string, more: Partial<Given> = {}): Promise<string> => {
    const answers: string[] = [];
    const lines = [line];
    await sitDown({ box: mageKnight, who: ['you'], seed: '1', ...more }, (pause) => {
      if (pause.session.table.rows.length < 2) return anybody(pause);
      answers.push(pause.said);
      return lines.shift() ?? { kind: 'ended' };
    });
    return answers[1] ?? '';
  };

  it.each(['map', 'view map', 'MAP'])('is shown whole by its word: %s', async (line) => {
    expect(await said(line)).toContain('p plains');
  });

  it('has a word in the language', async () => {
    expect(await said('carte', { lang: 'fr' })).toContain('p plaine');
    expect(await said('map', { lang: 'fr' })).not.toContain('p plaine');
  });
});
