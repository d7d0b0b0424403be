import { expect, it } from 'vitest';
import { draw } from './draw.js';

it('the board shows dice, empty places up to the mark, and the ruses one knows', () => {
  const knight = { silver: 8, side: 'none' as const, wager: 0 };
  const view = {
    casts: 0,
    caster: 1 as const,
    mark: 2,
    dice: [5],
    stopped: false,
    chest: 0,
    knights: [
      { ...knight, side: 'back' as const, wager: 3, ruses: ['jostle', 'wink'] },
      { ...knight, ruses: { count: 3, known: ['sleeve'] } },
    ],
    deck: { count: 17, known: [] },
    played: [],
  };
  expect(draw(view, 'fr').split('\n')).toEqual([
    '╭───────╮ ╭───────╮',
    '│ ●   ● │ │       │',
    '│   ●   │ │       │',
    '│ ●   ● │ │       │',
    '╰───────╯ ╰───────╯',
    '  1    8 argent  soutient 3    bousculade clin d’œil',
    '▸ 2    8 argent                manche ▒ ▒',
  ]);
});
