import { describe, expect, it } from 'vitest';
import type { Ranked, Who } from '../../table/scores.js';
import {
  acrossOf,
  coursesFor,
  highestOf,
  isBilled,
  leftOf,
  scoreAfter,
  shapeFor,
  towersOf,
  wholeOf,
} from './towers.js';

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

function row(place: number, who: Who, breakdown: Ranked['breakdown']): Ranked {
  return { place, who, score: sum(Object.values(breakdown)), breakdown };
}

const ANNA = row(1, 0, { tournament: 16, titles: 13, travel: 9 });
const BERTRAN = row(2, 1, { tournament: 12, titles: 14, supports: -1 });
const built = (ranked: readonly Ranked[]) => towersOf(ranked, coursesFor(ranked));

describe('courses', () => {
  it('are laid from the cause that brought least of all to the one that brought most', () => {
    expect(coursesFor([ANNA, BERTRAN])).toEqual(['supports', 'travel', 'titles', 'tournament']);
    expect(built([ANNA, BERTRAN])[0]?.courses.map(({ cause }) => cause)).toEqual([
      'travel',
      'titles',
      'tournament',
    ]);
  });

  it('have six names; a seventh cause and the sixth are one course together', () => {
    const six = { a: 6, b: 5, c: 4, d: 3, e: 2, f: 1 };
    expect(coursesFor([row(1, 0, six)])).toEqual(['f', 'e', 'd', 'c', 'b', 'a']);
    const seven = row(1, 0, { ...six, g: 7 });
    expect(coursesFor([seven])).toEqual([null, 'd', 'c', 'b', 'a', 'g']);
    expect(built([seven])[0]?.courses[0]).toEqual({ cause: null, points: 3, high: 3 });
  });

  it.each([[[ANNA, BERTRAN]], [[row(1, 0, { start: 400, pile: -260, dance: -150 })]]])(
    'make the score together, whatever was lost',
    (ranked) => {
      for (const { score, courses } of built(ranked))
        expect(sum(courses.map(({ points }) => points))).toBe(score);
    },
  );

  it('fall from the top where something was lost', () => {
    const [, tower] = built([ANNA, BERTRAN]);
    expect(tower?.courses.map(({ cause, high }) => [cause, high])).toEqual([
      ['titles', 14],
      ['tournament', 11],
      ['supports', 1],
    ]);
  });

  it('run up cause by cause', () => {
    const [tower] = built([ANNA]);
    const after = [0, 1, 2, 3].map((n) => tower && scoreAfter(tower, coursesFor([ANNA]), n));
    expect(after).toEqual([0, 9, 22, 38]);
  });
});

describe('a bill', () => {
  const left = row(1, 0, { start: 400, pile: -260, spring: 25 });
  const fallen = row(2, 1, { start: 400, pile: -410 });

  it('is drawn up where somebody lost more than a quarter of what they had, and not at a quarter', () => {
    expect(isBilled([row(1, 0, { start: 400, pile: -100 })])).toBe(false);
    expect(isBilled([row(1, 0, { start: 400, pile: -101 })])).toBe(true);
    expect(isBilled([ANNA, BERTRAN])).toBe(false);
  });

  it('begins with what everybody had', () => {
    expect(coursesFor([left, fallen])).toEqual(['start', 'pile', 'spring']);
  });

  it('leaves a tower of the score, and none below nothing', () => {
    const [one, other] = built([left, fallen]);
    expect(one && leftOf(one)).toMatchObject([
      { points: 165, high: 165 },
      { cause: 'pile', points: -260 },
    ]);
    expect(other && leftOf(other)[0]).toMatchObject({ points: -10, high: 0 });
  });
});

it('a bar shows every cause as long as it counts, though more was lost than gained', () => {
  const [lost] = built([row(1, 0, { domain: 3, servants: 6, traitors: -21 })]);
  expect(lost && wholeOf(lost).courses.map(({ cause, high }) => [cause, high])).toEqual([
    ['servants', 6],
    ['domain', 3],
    ['traitors', 21],
  ]);
});

it('the highest tower is the measure of all, and an empty one is none', () => {
  expect(highestOf(built([ANNA, BERTRAN]))).toBe(38);
  expect(highestOf([])).toBe(1);
});

it('the winner stands between the second and the third; two stand in order', () => {
  expect(acrossOf(4)).toEqual([1, 0, 2, 3]);
  expect(acrossOf(2)).toEqual([0, 1]);
});

it('there are towers where all of them have room, else bars', () => {
  expect(shapeFor({ width: 704, height: 410 }, 4, false)).toBe('towers');
  expect(shapeFor({ width: 703, height: 410 }, 4, false)).toBe('bars');
  expect(shapeFor({ width: 704, height: 409 }, 4, false)).toBe('bars');
  expect(shapeFor({ width: 704, height: 410 }, 4, true)).toBe('bars');
  expect(shapeFor({ width: 704, height: 540 }, 4, true)).toBe('towers');
});
