import type { Offer } from '@destrier/engine';
import type { Entry } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import {
  confirmed,
  enterNumber,
  give,
  LIST,
  madeAt,
  opening,
  optionOf,
  placeOf,
  take,
  toggle,
  type Choosing,
} from './composing.js';
import { ASK } from './testing/ask.js';

function entry(offer: Offer): Entry {
  const id = offer.form === 'option' ? offer.id : offer.verb;
  const { anytime } = offer;
  return {
    ask: ASK,
    offer,
    id,
    words: [offer.verb],
    name: id,
    note: '',
    advice: '',
    text: id,
    anytime,
  };
}

const pass = entry({ form: 'option', id: 'pass', verb: 'pass', words: [], anytime: false });
const wink = entry({ form: 'option', id: 'wink', verb: 'wink', words: [], anytime: true });
const subset = (items: readonly string[], min: number, max: number) =>
  ({ form: 'subset', verb: 'keep', items, min, max, count: 9, anytime: false }) as const;
const keep = (items: readonly string[], min: number, max: number): Entry =>
  entry(subset(items, min, max));
const bid = { form: 'number', verb: 'bid', min: 0, max: 40, anytime: false } as const;
const order = { form: 'order', verb: 'line', items: ['a', 'b', 'c'], anytime: false } as const;

/** After these places were clicked, one after another. */
function picked(entries: readonly Entry[], at: number, ...places: number[]): Choosing {
  return places.reduce((choosing, place) => toggle(entries, choosing, at, place), LIST);
}

describe('a question begins', () => {
  it('with the list where there is something to choose from', () => {
    expect(opening([pass, keep(['a', 'b'], 1, 1)])).toBe(LIST);
    expect(opening([pass])).toBe(LIST);
    expect(opening([])).toBe(LIST);
  });

  it('with what is to be filled in where nothing else is asked; what is not asked does not count', () => {
    expect(opening([keep(['a', 'b'], 1, 1)])).toMatchObject({ at: 'making', entry: 0 });
    expect(opening([wink, keep(['a'], 0, 1)])).toMatchObject({ at: 'making', entry: 1 });
    expect(opening([wink])).toBe(LIST);
  });
});

describe('an option', () => {
  it('is sent at once, or waits to be confirmed where that is wanted', () => {
    expect(take([wink, pass], 1, false)).toEqual({ kind: 'send', entry: 1, option: 'pass' });
    const waiting: Choosing = { at: 'confirming', entry: 1, option: 'pass' };
    expect(take([wink, pass], 1, true)).toEqual({ kind: 'stay', choosing: waiting });
    expect(confirmed([wink, pass], waiting)).toEqual({ kind: 'send', entry: 1, option: 'pass' });
  });

  it('that is to be filled in is never sent by taking it, and needs no second confirmation', () => {
    const entries = [keep(['a', 'b'], 0, 1)];
    for (const careful of [false, true])
      expect(take(entries, 0, careful)).toMatchObject({ kind: 'stay', choosing: { at: 'making' } });
    expect(confirmed(entries, picked(entries, 0, 1))).toEqual({
      kind: 'send',
      entry: 0,
      option: 'keep b',
    });
  });

  it('that is not there sends nothing', () => {
    expect(take([pass], 1, false)).toEqual({ kind: 'stay', choosing: LIST });
    expect(confirmed([pass], LIST)).toEqual({ kind: 'stay', choosing: LIST });
  });
});

describe('part of a list', () => {
  const entries = [pass, keep(['a', 'b', 'b', 'c'], 2, 3)];
  const offer = subset(['a', 'b', 'b', 'c'], 2, 3);
  const option = (...places: number[]) => optionOf(offer, madeAt(picked(entries, 1, ...places), 1));

  it('is whole from its least number to its most', () => {
    expect([option(0), option(0, 1), option(0, 1, 2), option(0, 1, 2, 3)]).toEqual([
      undefined,
      'keep a b',
      'keep a b b',
      'keep b b c',
    ]);
  });

  it('stands in the order of the list, however it was picked', () => {
    expect(option(3, 0)).toBe('keep a c');
  });

  it('puts back what is picked twice', () => {
    const full = picked(entries, 1, 0, 1, 2);
    expect(madeAt(toggle(entries, full, 1, 1), 1).places).toEqual([0, 2]);
  });

  it('lets one too many take the place of the first that was picked', () => {
    expect(madeAt(picked(entries, 1, 2, 0), 1).places).toEqual([2, 0]);
    expect(madeAt(picked(entries, 1, 2, 0, 1), 1).places).toEqual([2, 0, 1]);
    expect(madeAt(picked(entries, 1, 2, 0, 1, 3), 1).places).toEqual([0, 1, 3]);
  });

  it('of one lets the next take the place of the first', () => {
    const one = [keep(['a', 'b'], 1, 1)];
    expect(madeAt(picked(one, 0, 0, 1), 0).places).toEqual([1]);
  });

  it('of none is whole at once', () => {
    expect(optionOf(subset(['a'], 0, 1), { places: [], number: null })).toBe('keep');
  });

  it('knows equal items apart, and finds one that is free by its name', () => {
    const none = madeAt(LIST, 1);
    const one = madeAt(picked(entries, 1, 1), 1);
    const both = madeAt(picked(entries, 1, 1, 2), 1);
    expect([none, one, both].map((made) => placeOf(offer, made, 'b'))).toEqual([1, 2, 1]);
    expect(placeOf(offer, none, 'x')).toBe(-1);
  });

  it('of another entry begins anew', () => {
    const two = [keep(['a', 'b'], 1, 2), keep(['c', 'd'], 1, 2)];
    const choosing = toggle(two, picked(two, 0, 0), 1, 1);
    expect(choosing).toMatchObject({ entry: 1, made: { places: [1] } });
    expect(madeAt(choosing, 0).places).toEqual([]);
  });

  it('is not touched by a place outside of it, or by an entry that has no items', () => {
    const before = picked(entries, 1, 0);
    expect(toggle(entries, before, 1, 4)).toBe(before);
    expect(toggle(entries, before, 0, 0)).toBe(before);
  });
});

it('an order is whole when all stand in it, as they were picked', () => {
  const entries = [entry(order)];
  expect(optionOf(order, madeAt(picked(entries, 0, 2, 0), 0))).toBeUndefined();
  expect(optionOf(order, madeAt(picked(entries, 0, 2, 0, 1), 0))).toBe('line c a b');
});

it('a number is whole within its bounds', () => {
  const option = (number: number | null) => optionOf(bid, madeAt(enterNumber(LIST, 0, number), 0));
  expect([-1, 0, 40, 41, 1.5, null].map(option)).toEqual([
    undefined,
    'bid 0',
    'bid 40',
    undefined,
    undefined,
    undefined,
  ]);
});

it('a number that is given is sent at once, or waits to be confirmed; none outside its bounds, nor for another choice', () => {
  const entries = [entry(bid), entry(order)];
  expect(give(entries, 0, 40, false)).toEqual({ kind: 'send', entry: 0, option: 'bid 40' });
  expect(give(entries, 0, 40, true)).toEqual({
    kind: 'stay',
    choosing: { at: 'confirming', entry: 0, option: 'bid 40' },
  });
  for (const [at, number] of [
    [0, 41],
    [1, 1],
  ] as const)
    expect(give(entries, at, number, false)).toEqual({ kind: 'stay', choosing: LIST });
});
