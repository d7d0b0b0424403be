import { speaker, type Entry } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { hintTold } from './hint.js';
import type { Weighed } from './link.js';

const speak = speaker(
  { 'verb.go': 'go to {a}', 'verb.bid': 'bid {a}', 'worth.duels': 'won in duels' },
  'en',
);
const entry = (id: string, note: string, advice: string): Entry => ({
  ask: { id: '1', seat: 0, kind: 'ask', prompt: 'p', params: {}, moment: 'm', rule: null },
  offer: { form: 'option', id, verb: 'go', words: [], anytime: false },
  id,
  words: [],
  name: id,
  note,
  advice,
  text: id,
  anytime: false,
});

it('a hint names the option and the next best two, with what is expected of them', () => {
  const considered = ['a', 'b', 'c', 'd'].map((word, i) => ({
    option: `go ${word}`,
    win: 0.5 - i / 10,
  }));
  const told = hintTold({ option: 'go a', considered }, [], speak);
  expect([told.name, told.share]).toEqual(['go to a', 0.5]);
  expect(told.next.map(({ name }) => name)).toEqual(['go to b', 'go to c']);
});

it('what was looked at less often and seems better is chance, and left out; the rest stand by what is expected', () => {
  const wins = { a: 0.5, b: 0.3, c: 0.6, d: 0.4, e: 0.1 };
  const considered = Object.entries(wins).map(([word, win]) => ({ option: `go ${word}`, win }));
  const { next } = hintTold({ option: 'go a', considered }, [], speak);
  expect(next.map(({ name }) => name)).toEqual(['go to d', 'go to b']);
});

it('nothing is expected where there was nothing to weigh', () => {
  const alone = [{ option: 'bid 2', win: 0.4 }];
  expect(hintTold({ option: 'bid 2', considered: alone }, [], speak).share).toBeNull();
  expect(hintTold({ option: 'bid 2', considered: [] }, [], speak)).toMatchObject({
    name: 'bid 2',
    share: null,
    next: [],
  });
});

it('what a bot expects is never told as certain or impossible', () => {
  const considered = [
    { option: 'go a', win: 1 },
    { option: 'go b', win: 0 },
  ];
  const { share, next } = hintTold({ option: 'go a', considered }, [], speak);
  expect([share, next[0]?.share]).toEqual([0.99, 0.01]);
});

it('what the game and counsel say of the option is said too, and of no other', () => {
  const entries = [entry('go b', 'far', 'no'), entry('go a', 'near', '')];
  expect(hintTold({ option: 'go a', considered: [] }, entries, speak).notes).toEqual(['near']);
});

describe('why an option is better than the next best', () => {
  const hint = (parts: Weighed['parts'], others: Weighed['parts']) => {
    const weighed = [
      { option: 'go a', win: 0.6, ...(parts && { parts }) },
      { option: 'go b', win: 0.5, ...(others && { parts: others }) },
      { option: 'go c', win: 0.4, parts: { coins: 90 } },
    ];
    const { gains, costs } = hintTold({ option: 'go a', considered: weighed }, [], speak);
    const told = [...gains, ...costs].map(({ part, points }) => [part, points.toFixed(1)]);
    return Object.fromEntries(told) as { readonly [part: string]: string };
  };

  it('the three greatest differences are told, for it and against it', () => {
    const why = hint(
      { duels: 4, titles: 1, coins: 0.5, glory: 6, rest: 2 },
      { duels: 1.5, titles: 3, coins: 0.5, glory: 6.2, late: 0.3 },
    );
    expect(why).toEqual({ 'won in duels': '2.5', rest: '2.0', titles: '-2.0' });
  });

  it('what makes little of the difference is left out', () => {
    expect(hint({ duels: 5, titles: 1 }, {})).toEqual({ 'won in duels': '5.0', titles: '1.0' });
    expect(hint({ duels: 5, titles: 0.9 }, {})).toEqual({ 'won in duels': '5.0' });
  });

  it('nothing is told where the points do not speak for it', () => {
    expect(hint({ duels: 2 }, { titles: 2 })).toEqual({});
    expect(hint({ duels: 2 }, { titles: 1.9 })).toEqual({ 'won in duels': '2.0', titles: '-1.9' });
  });

  it('what is less than a quarter of a point is not told', () => {
    expect(hint({ duels: 4.25 }, { duels: 4 })).toEqual({ 'won in duels': '0.3' });
    expect(hint({ duels: 4.24 }, { duels: 4 })).toEqual({});
  });

  it('nothing is told where one of both was looked at too seldom', () => {
    expect(hint({ duels: 4 }, undefined)).toEqual({});
    expect(hint(undefined, { duels: 4 })).toEqual({});
  });
});
