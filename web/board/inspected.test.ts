import { expect, it } from 'vitest';
import type { PlacedPick } from '../table/board.js';
import { blockedAmong } from './inspected.js';

const open: PlacedPick = {
  verb: 'play',
  words: ['swords-3'],
  pick: { kind: 'open', label: 'Play it', take: () => undefined },
};

function closed(verb: string, reason: string): PlacedPick {
  return { verb, words: [], pick: { kind: 'blocked', label: verb, reason, rule: 'R1' } };
}

it('tells each reason once, and nothing of what may be chosen', () => {
  const all = [closed('play', 'The lead is Arrows.'), open, closed('feint', 'The lead is Arrows.')];
  expect(blockedAmong([...all, closed('keep', 'It is not yours.')])).toEqual([
    { kind: 'blocked', label: 'play', reason: 'The lead is Arrows.', rule: 'R1' },
    { kind: 'blocked', label: 'keep', reason: 'It is not yours.', rule: 'R1' },
  ]);
});
