import type { Power } from '@destrier/avalon/page';
import type { Seat } from '@destrier/engine';
import { expect, it } from 'vitest';
import { usablePowers } from './usable.js';
import type { Way } from './ways.js';

const power = (card: string, effect: Power['effect'], seat: number): Power => ({
  card,
  effect,
  rank: 'hero',
  seat: seat as Seat,
  used: 0,
  target: -1,
  suit: '',
});

const way = (verb: string, kind: 'open' | 'blocked'): Way => ({
  verb,
  words: [],
  pick:
    kind === 'open'
      ? { kind, label: verb, take: () => {} }
      : { kind, label: verb, reason: 'no', rule: '' },
});

const powers = [power('arthur', 'order', 0), power('sword', 'trade', 0), power('knot', 'order', 1)];

it('a power can be used by its owner alone, and only while an option uses it', () => {
  const cards = (ways: readonly Way[]): readonly string[] =>
    usablePowers({ powers }, ways, 0).map(({ card }) => card);
  expect(cards([way('order', 'open'), way('pass', 'open')])).toEqual(['arthur']);
  expect(cards([way('pass', 'open')])).toEqual([]);
  expect(cards([way('order', 'blocked')])).toEqual([]);
});
