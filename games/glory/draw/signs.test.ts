import { LANGUAGES } from '@destrier/engine';
import { speaker } from '@destrier/text';
import { expect, it } from 'vitest';
import { SPACES } from '../content/types.js';
import { acting } from '../testing/acting.js';
import { layPas } from '../testing/arranged.js';
import { drawn } from '../testing/drawn.js';
import { figured } from '../testing/figured.js';
import { seated } from '../testing/seated.js';
import { text } from '../text/index.js';

it('of a knight the name is cut, never what he does', () => {
  const table = seated(2, {
    given(s, match) {
      s.phase = 'registration';
      layPas(match, 'montefeltro talbot', 'powala', 'borssele');
    },
  });
  const lines = drawn(table, 0, 'ru', 72).slice(3);
  const ending = (of: string) => lines.filter((line) => line.endsWith(of)).length;
  expect(ending(' ветеран −чёрный −белый')).toBe(1);
  expect(ending(' польский вельможа +белый')).toBe(1);
  expect(lines.join('\n')).toContain('Федерико да Монт…');
});

it.each(LANGUAGES)('the board calls its spaces as the menu does: %s', (language) => {
  const speak = speaker(text[language], language);
  const before = speak.option('place', ['x']).length - 1;
  const spaces = SPACES.map((space) => speak.option('place', [space]).slice(before));
  const board = drawn(acting(2), 0, language).join('\n');
  expect(spaces.filter((space) => !board.includes(space))).toEqual([]);
});

it('Otto’s pawn is no free circle', () => {
  const table = acting(1, {
    content: figured,
    given(s) {
      s.placed.spaces.push('prayer');
      s.placed.owners.push(-1);
    },
  });
  expect(drawn(table, 0, 'en').find((line) => line.startsWith('Prayer'))).toMatch(
    /^Prayer: 3 faith +Ø │/,
  );
});

it('between two rounds the next tournament is chosen', () => {
  const heads = (round: number, phase: string) =>
    drawn(
      seated(2, {
        given(s) {
          s.round = round;
          s.phase = phase;
        },
      }),
      0,
      'en',
    )[0]?.split('  ')[0];
  expect(heads(1, 'tournament')).toBe('Round 1 of 3 · tournament');
  expect(heads(2, 'tournament')).toBe('Round 2 of 3 · the next tournament is chosen');
  expect(heads(2, 'actions')).toBe('Round 2 of 3 · actions');
  expect(heads(4, 'tournament')).toBe('tournament');
});
