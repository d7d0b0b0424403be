import { game } from '@destrier/avalon/game';
import type { Content } from '@destrier/avalon/page';
import { expect, it } from 'vitest';
import { printedWounds, sorted } from './sorted.js';

const content = game.content as Content;

it('a hand is read by suit and value, special weapons last, equal cards as often as they are there', () => {
  const hand = ['morgan', 'arrows-10', 'swords-3', 'arrows-9', 'arrows-10', 'alchemy-1'];
  expect(sorted(content, hand)).toEqual([
    { suit: 'swords', kinds: ['swords-3'] },
    { suit: 'arrows', kinds: ['arrows-9', 'arrows-10', 'arrows-10'] },
    { suit: 'alchemy', kinds: ['alchemy-1'] },
    { suit: '', kinds: ['morgan'] },
  ]);
});

it('printed wounds: 5, poison 10, Morgan 25', () => {
  expect(printedWounds(content, ['swords-1', 'swords-2', 'morgan'])).toBe(40);
  expect(printedWounds(content, [])).toBe(0);
});
