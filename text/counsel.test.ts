import type { Prospect } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { assuming, groundsText, shareOf } from './counsel.js';
import { speaker } from './speaker.js';

const spoken = speaker(
  {
    'chance.duel': '{share, number, percent} for the duel',
    'counsel.assumes.alone': 'nobody helps',
    'counsel.less.price': 'A strength counts as {strength, number, percent}.',
    'counsel.less.whole': 'Another has more for the duel.',
  },
  'en',
);

it.each([
  [0, 0],
  [1e-12, 0],
  [0.0001, 0.01],
  [0.5, 0.5],
  [0.9999, 0.99],
  [1 - 1e-12, 1],
])('a chance of %d is told as %d', (exact, told) => {
  expect(shareOf(exact)).toBe(told);
});

describe('what chances take for granted', () => {
  it('is said once beside them', () => {
    const prospects = [
      { of: 'engagement', chance: 1, assumes: 'alone' },
      { of: 'duel', chance: 1, assumes: 'alone' },
    ];
    expect(assuming(spoken, prospects, '100%')).toBe('100% (nobody helps)');
  });

  it('is not spoken of where they take nothing for granted', () => {
    expect(assuming(spoken, [{ of: 'duel', chance: 1 }], '100%')).toBe('100%');
  });
});

describe('the grounds of what is advised', () => {
  const both = (engagement: number, duel: number): readonly Prospect[] => [
    { of: 'engagement', chance: engagement },
    { of: 'duel', chance: duel },
  ];
  const grounds = {
    engagement: { id: 'price', params: { strength: 0.02 } },
    duel: { id: 'whole', params: {} },
  };
  const said = (now: readonly Prospect[] | undefined, ...others: (readonly Prospect[])[]) =>
    groundsText(spoken, {
      now,
      grounds,
      by: new Map(others.map((one, i) => [`add ${i}`, one])),
    });

  it('are said beside a higher chance', () => {
    const advised = both(0.32, 0.5);
    expect(said(advised, advised, both(0.35, 0.4))).toBe('A strength counts as 2%.');
  });

  it('are those of the first chance that is higher elsewhere', () => {
    const advised = both(0.32, 0.4);
    expect(said(advised, advised, both(0.35, 0.5))).toBe('A strength counts as 2%.');
    expect(said(advised, advised, both(0.32, 0.5))).toBe('Another has more for the duel.');
  });

  it('are not said where nothing is higher, as far as it is shown', () => {
    const advised = both(0.32, 0.5);
    expect(said(advised, advised, both(0.3, 0.4))).toBe('');
    expect(said(advised, advised, both(0.3249, 0.5))).toBe('');
    expect(said(undefined, both(0.3, 0.4))).toBe('');
  });

  it('are not said of a chance that has none', () => {
    const advised = [{ of: 'war', chance: 0.1 }];
    expect(said(advised, [{ of: 'war', chance: 0.2 }])).toBe('');
  });
});
