import { chapter, headingsOf, section, type GameEvent } from '@destrier/engine';
import { expect, it } from 'vitest';
import { chaptersOf, lastOf } from './grouping.js';

const HEADINGS = headingsOf({ a: {}, round: chapter({}), phase: section({}), rounds: {} });

const log = (...names: string[]): GameEvent[] =>
  names.map((name) => {
    const [seq = '', called = ''] = name.split(' ');
    return { seq: Number(seq), name: called, params: {} };
  });

/** The headings and the choices below them. */
function drawn(events: readonly GameEvent[]) {
  return chaptersOf(events, HEADINGS).map(({ heading, sections }) => [
    heading?.event.name ?? null,
    sections.map((section) => [
      section.heading?.at ?? null,
      section.turns.map(({ seq, entries }) => [seq, ...entries.map(({ at }) => at)]),
    ]),
  ]);
}

it('stands by rounds, phases and choices', () => {
  expect(drawn(log('0 deal', '1 round', '1 phase', '1 a', '2 b', '2 c', '2 phase', '2 d'))).toEqual(
    [
      [null, [[null, [[0, 0]]]]],
      [
        'round',
        [
          [
            2,
            [
              [1, 3],
              [2, 4, 5],
            ],
          ],
          [6, [[2, 7]]],
        ],
      ],
    ],
  );
});

it('has what a round begins with under the round itself', () => {
  expect(drawn(log('1 round', '1 a', '1 phase', '2 b'))).toEqual([
    [
      'round',
      [
        [null, [[1, 1]]],
        [2, [[2, 3]]],
      ],
    ],
  ]);
});

it('is one chapter where nothing is declared as one, and none where nothing happened', () => {
  expect(drawn(log('0 a', '3 rounds'))).toEqual([
    [
      null,
      [
        [
          null,
          [
            [0, 0],
            [3, 1],
          ],
        ],
      ],
    ],
  ]);
  expect(chaptersOf([], HEADINGS)).toEqual([]);
});

it('knows where a chapter ends', () => {
  const [first, second, third] = chaptersOf(
    log('0 a', '1 round', '1 b', '2 phase', '3 round'),
    HEADINGS,
  );
  expect([first, second, third].map((chapter) => chapter && lastOf(chapter))).toEqual([0, 3, 4]);
});

it('leaves out that somebody was not asked, and a choice that brought nothing else', () => {
  const events = log('1 a', '1 kernel.skipped', '2 kernel.skipped', '3 b');
  expect(drawn(events)).toEqual([
    [
      null,
      [
        [
          null,
          [
            [1, 0],
            [3, 3],
          ],
        ],
      ],
    ],
  ]);
});
