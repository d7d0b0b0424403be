import { asked, offered, play, tried } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import type { Content } from '../content/types.js';
import { give, stateOf } from '../testing/seated.js';
import { acting } from '../testing/acting.js';

type Holding = Parameters<typeof give>[2];

const prices = {
  source: 'pack',
  mount: { 2: 2, 3: 4, 4: 5 },
  armour: { 2: 2, 3: 3, 4: 4 },
} satisfies Content['board']['prices'];

const shopping = (holding: Holding) =>
  acting(2, {
    content: { ...content, board: { ...content.board, prices } },
    given: (_s, match) => give(match, 0, { mount: 2, armour: 2, ...holding }),
  });

describe('the market', () => {
  it('[G5.16 allows] mount or armour one level up', () => {
    const table = shopping({ coins: 4 });
    play(table, 'red: place market');
    expect(asked(table)).toEqual(['red: market.buy']);
    expect(offered(table, 'red')).toEqual(['buy mount', 'buy armour']);
    play(table, 'red: buy mount');
    expect(stateOf(table).players[0]).toMatchObject({ mount: 3, armour: 2, coins: 0 });
    expect(asked(table)).toEqual(['blue: pawn.place']);
  });

  it('[G5.17 computes] the full price of the new level', () => {
    const table = shopping({ coins: 9, mount: 3 });
    play(table, 'red: place market', 'red: buy mount');
    expect(stateOf(table).players[0]).toMatchObject({ mount: 4, armour: 2, coins: 4 });
  });

  it('[G4.7 allows] [G5.17 forbids] what can be paid is bought; the dearer item is no choice', () => {
    const table = shopping({ coins: 3 });
    play(table, 'red: place market');
    expect(stateOf(table).players[0]).toMatchObject({ mount: 2, armour: 3, coins: 0 });
    expect(asked(table)).toEqual(['blue: pawn.place']);
  });

  it('[G4.7 forbids] the action to whom one coin is missing', () => {
    const table = shopping({ coins: 2 });
    expect(tried(table, 'red: place market')).toEqual({
      code: 'blocked',
      rule: 'G4.7',
      why: 'tooFew',
      params: { what: 'coins', needed: 3, has: 2 },
    });
    expect(stateOf(table).players[0]).toMatchObject({ armour: 2, coins: 2, pawns: 6 });
  });

  it('[G5.18 forbids] to raise what is of level IV', () => {
    const table = shopping({ coins: 9, mount: 4, armour: 3 });
    play(table, 'red: place market');
    expect(stateOf(table).players[0]).toMatchObject({ mount: 4, armour: 4, coins: 5 });
    expect(tried(shopping({ coins: 9, mount: 4, armour: 4 }), 'red: place market')).toEqual({
      code: 'blocked',
      rule: 'G5.18',
      why: 'allHighest',
      params: {},
    });
  });

  it('[G4.7 forbids] the price of the one item that can still rise', () => {
    expect(tried(shopping({ coins: 3, mount: 4, armour: 3 }), 'red: place market')).toMatchObject({
      rule: 'G4.7',
      params: { needed: 4, has: 3 },
    });
  });

  it('[G18.12 computes] from level I to II for the price of II', () => {
    const table = shopping({ coins: 2, mount: 1 });
    play(table, 'red: place market');
    expect(stateOf(table).players[0]).toMatchObject({ mount: 2, armour: 2, coins: 0 });
    expect(tried(shopping({ coins: 1, mount: 1 }), 'red: place market')).toMatchObject({
      params: { needed: 2, has: 1 },
    });
  });

  it('[G14.21 computes] a Diplomat saves one coin', () => {
    const table = shopping({ coins: 2, supports: ['diplomat', 'nun'] });
    play(table, 'red: place market');
    expect(stateOf(table).players[0]).toMatchObject({ armour: 3, coins: 0 });
    expect(
      tried(shopping({ coins: 1, supports: ['diplomat'] }), 'red: place market'),
    ).toMatchObject({ params: { needed: 2, has: 1 } });
  });
});
