import type { Offer } from '@destrier/engine';
import type { Entry } from '@destrier/text';
import { expect, it } from 'vitest';
import { LIST } from './composing.js';
import { canBeFolded, looseIn } from './loose.js';
import { ASK } from './testing/ask.js';

function entry(offer: Offer): Entry {
  const { verb, anytime } = offer;
  const texts = { id: verb, name: verb, note: '', advice: '', text: verb };
  return { ask: ASK, offer, words: [verb], anytime, ...texts };
}

const option = (verb: string): Entry =>
  entry({ form: 'option', id: verb, verb, words: [], anytime: false });
const subset = (verb: string): Entry =>
  entry({ form: 'subset', verb, items: ['a', 'b'], min: 1, max: 2, count: 3, anytime: false });
const BOARD = { isLoose: (verb: string) => verb === 'power' };
const making = { at: 'making', entry: 0, made: { places: [], number: null } } as const;

it('what lies on no thing of the board stands beside the question; without such a board nothing does', () => {
  const entries = [option('play'), option('power'), option('play')];
  expect(looseIn(entries, BOARD)).toEqual([1]);
  expect(looseIn(entries, null)).toEqual([]);
});

it('tells the board what an option names: one that names nothing may lie on no thing', () => {
  const board = { isLoose: (_: string, words?: readonly unknown[]) => words?.length === 0 };
  expect(looseIn([option('pass'), subset('pass')], board)).toEqual([0]);
});

it('four stand beside the question, five are chosen from the list', () => {
  const folds = (count: number) =>
    canBeFolded(
      { choosing: LIST, entries: Array.from({ length: count }, () => option('power')) },
      BOARD,
    );
  expect([folds(4), folds(5)]).toEqual([true, false]);
});

it('what is filled in is so on the board, but not what lies on no thing', () => {
  const number = (verb: string): Entry =>
    entry({ form: 'number', verb, min: 0, max: 40, anytime: false });
  const all = [subset('pass'), subset('power'), number('bid'), number('power')];
  const folds = (board: typeof BOARD | null) =>
    all.map((one) => canBeFolded({ choosing: making, entries: [one] }, board));
  expect(folds(BOARD)).toEqual([true, false, true, false]);
  // A board that is not alone on the screen has no numbers.
  expect(folds(null)).toEqual([true, true, false, false]);
});

it('what is confirmed is so beside the question where the board fills the screen', () => {
  const choosing = { at: 'confirming', entry: 0, option: 'play' } as const;
  const folds = (board: typeof BOARD | null) =>
    canBeFolded({ choosing, entries: [option('play')] }, board);
  expect([folds(BOARD), folds(null)]).toEqual([true, false]);
});
