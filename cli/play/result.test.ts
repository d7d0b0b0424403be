import type { Box, Language } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard';
import { glory } from '@destrier/glory';
import { describe, expect, it } from 'vitest';
import { sitDown } from './testing/keyboard.js';
import { anybody } from './testing/people.js';

interface Given {
  readonly score: number | null;
  readonly ahead: boolean;
  readonly lang?: Language;
  readonly plain?: boolean;
}

/** The lines after the end of a game against a rival without a seat. */
async function ended({ score, ahead, lang = 'en', plain = false }: Given): Promise<string[]> {
  const game = { ...hazard.game, rival: () => ({ name: 'baron', score, ahead }) };
  const text = { ...hazard.text, [lang]: { ...hazard.text[lang], 'word.baron': 'Baron' } };
  const box: Box = { ...hazard, game, text };
  const played = await sitDown({ box, lang, plain, names: 'Ann,Bob' }, anybody);
  const over = played.session.speaker.say('kernel.over');
  const lines = played.text.split('\n');
  return lines.slice(lines.indexOf(over) + 1);
}

/** Place, name and points of every row. */
const rowsOf = (lines: readonly string[]): string[] =>
  lines.filter((line) => /^\d/.test(line)).map((line) => line.replaceAll(/ +/g, ' '));

it('the points of a rival are told by cause, like those of a seat', async () => {
  const solo = { solo: 'rivalry', difficulty: 'hard' };
  const played = await sitDown({ box: glory, who: ['you'], options: solo, plain: true }, anybody);
  const text = played.text.slice(played.text.indexOf('Otto: '));
  expect(text).toMatch(/starting glory: 10/);
});

describe('against a rival without a seat', () => {
  it('who has points stands first if ahead, and has won', async () => {
    const lines = await ended({ score: 999, ahead: true });
    expect(lines[0]).toBe('Winner: Baron.');
    const [first, ...others] = rowsOf(lines);
    expect(first).toBe('1 Baron 999');
    expect(others.map((row) => row.slice(0, 2))).toEqual(['2 ', '3 ']);
  });

  it('who has points stands last if not ahead', async () => {
    const lines = await ended({ score: 0, ahead: false });
    expect(lines[0]).toMatch(/^Winner: (?:Ann|Bob)\.$/);
    expect(rowsOf(lines)).toHaveLength(3);
    expect(rowsOf(lines).at(-1)).toBe('3 Baron 0');
  });

  it('for a screen reader is named in a line too', async () => {
    const lines = await ended({ score: 999, ahead: true, plain: true });
    expect(lines).toContain('1. Baron: 999 points');
  });

  it.each([
    ['en', 'The goal is not reached.', 'The goal is reached.'],
    ['fr', 'Le but n’est pas atteint.', 'Le but est atteint.'],
    ['ru', 'Цель не достигнута.', 'Цель достигнута.'],
  ] as const)('who has no points is not listed: it is a goal, in %s', async (lang, missed, got) => {
    const lost = await ended({ score: null, ahead: true, lang });
    expect(lost[0]).toBe(missed);
    expect(lost.join('\n')).not.toContain('Baron');
    expect(rowsOf(lost)).toHaveLength(2);
    expect((await ended({ score: null, ahead: false, lang }))[0]).toBe(got);
  });
});
