import {
  allTold,
  asked,
  colourOf,
  named,
  offered,
  play,
  refused,
} from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { playerOf, staged, stateOf } from '../testing/staged.js';
import { godsends } from './godsends.js';

/** Nothing is asked when one of these is taken. */
const PLAIN = 'herald mirror squire tribute rearguard antidote spy exchange dwarves enchantment';

/** Lets everybody draw blind and says who took, in order. */
function takers(
  hp: readonly number[],
  round: number,
  given: {
    readonly dealer?: 0 | 1 | 2 | 3;
    readonly options?: { readonly [id: string]: string };
  } = {},
): number[] {
  const table = staged(
    hp.map((health) => ({ health })),
    {
      begin: godsends,
      round,
      favours: given.options === undefined ? PLAIN : PLAIN.replace(' dwarves enchantment', ''),
      ...given,
    },
  );
  const order: number[] = [];
  for (let [ask] = table.asks(); ask !== undefined; [ask] = table.asks()) {
    order.push(ask.seat);
    play(table, `${colourOf(ask.seat)}: draw`);
  }
  return order;
}

describe('who takes one', () => {
  it.each([
    [1, [3]],
    [2, [3, 2]],
    [3, [3, 2, 1]],
    [4, [3, 2, 1]],
  ])('[A12.5 computes] [A12.8 computes] of four after round %s: %j', (round, order) => {
    expect(takers([400, 390, 380, 370], round)).toEqual(order);
  });

  it.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 5],
  ])('[A12.6 computes] of six after round %s: %s', (round, count) => {
    expect(takers([400, 390, 380, 370, 360, 350], round)).toEqual([5, 4, 3, 2, 1].slice(0, count));
  });

  it('[A12.3 forbids] [A12.7 computes] the healthiest never, also where the figure is larger', () => {
    expect(takers([400, 390, 380], 3)).toEqual([2, 1]);
  });

  it('[A12.9 computes] those far behind are named again, and nobody where nobody is as far behind', () => {
    const table = staged(
      [400, 390, 280, 270].map((health) => ({ health })),
      { begin: godsends, round: 1, favours: PLAIN },
    );
    expect(allTold(table, 'due')).toEqual([
      { seats: [3], gap: 0 },
      { seats: [3, 2], gap: 100 },
    ]);
  });

  it('[A12.4 forbids] any of several healthiest', () => {
    expect(takers([400, 400, 380, 400], 3)).toEqual([2]);
    expect(takers([400, 400, 400], 3)).toEqual([]);
  });

  it('[A12.8 computes] of equals the nearest to the left of the dealer of the round first', () => {
    expect(takers([350, 400, 350, 350], 3, { dealer: 0 })).toEqual([2, 3, 0]);
    expect(takers([350, 400, 350, 350], 3, { dealer: 2 })).toEqual([3, 0, 2]);
  });

  it('[A12.9 computes] [A12.10 computes] one more at 100 behind, another at 200', () => {
    expect(takers([400, 301, 390], 1)).toEqual([1]);
    expect(takers([400, 300, 390], 1)).toEqual([1, 1]);
    expect(takers([400, 201, 300], 1)).toEqual([1, 1, 2]);
    expect(takers([400, 200, 300], 1)).toEqual([1, 1, 2, 1]);
  });

  it('[A18.13 computes] [A18.14 computes] [A18.15 forbids] in Absolute Chaos three, then five, and none for being far behind', () => {
    const chaos = { options: { chaos: 'on' } };
    expect(takers([400, 390, 380, 370, 360, 100], 1, chaos)).toEqual([5, 4, 3]);
    expect(takers([400, 390, 380, 370, 360, 100], 2, chaos)).toEqual([5, 4, 3, 2, 1]);
    expect(takers([400, 390, 380, 370, 100], 2, chaos)).toEqual([4, 3, 2, 1]);
  });

  it('[A12.11 computes] wounds in this phase change nothing of it', () => {
    const table = staged([{ health: 105 }, { health: 100 }, { health: 110 }], {
      begin: godsends,
      favours: 'herald ambush mirror',
      round: 2,
    });
    play(table, 'blue: take ambush', 'blue: target 2');
    expect(playerOf(table, 2).health).toBe(95);
    expect(asked(table)).toEqual(['red: taking.take']);
    play(table, 'red: take herald');
    expect(table.asks()).toEqual([]);
  });
});

describe('taking', () => {
  const table = () =>
    staged([{ godsends: 'volley' }, { health: 100 }, { health: 390, godsends: 'plague' }], {
      begin: godsends,
      favours: 'herald mirror squire tribute rearguard',
      powers: { plague: { target: 1 } },
    });

  it('[A12.1 computes] the old ones go first, with what they did', () => {
    const { players, powers, favours } = stateOf(table());
    expect(players.map(({ godsends: held }) => held.length)).toEqual([0, 0, 0]);
    expect(powers).toEqual([]);
    expect(named(table(), favours.discard)).toBe('plague volley');
  });

  it('[A12.2 computes] [A12.12 allows] two open ones, or the unseen top', () => {
    const now = table();
    expect(offered(now, 'blue')).toEqual(['take herald', 'take mirror', 'draw']);
    expect(refused(now, 'blue: take squire')).toBe('none');
    expect(JSON.stringify(now.view(1))).not.toContain('squire');
    play(now, 'blue: draw');
    expect(named(now, playerOf(now, 1).godsends)).toBe('squire');
    expect(named(now, stateOf(now).favours.open)).toBe('herald mirror');
  });

  it('[A12.13 computes] an open one taken is replaced at once', () => {
    const now = table();
    play(now, 'blue: take mirror');
    expect(offered(now, 'blue')).toEqual(['take herald', 'take squire', 'draw']);
  });

  it('[A12.14 computes] it lies open before its holder and waits for its moment', () => {
    const now = table();
    play(now, 'blue: take herald');
    expect(stateOf(now).powers).toMatchObject([
      { card: 'herald', rank: 'godsend', seat: 1, used: 0 },
    ]);
    expect(JSON.stringify(now.view(0))).toContain('herald');
  });

  it('[A12.15 computes] what is left open is discarded', () => {
    const now = table();
    play(now, 'blue: draw', 'blue: draw', 'blue: draw');
    expect(stateOf(now).favours.open).toEqual([]);
    expect(named(now, stateOf(now).favours.discard)).toBe('herald mirror plague volley');
  });

  it('[A12.16 computes] an empty deck is made anew from the discard', () => {
    const now = staged([{}, { health: 350 }, {}], {
      begin: godsends,
      favours: 'herald',
      and(g) {
        const { deck, discard } = g.s.favours;
        for (const card of deck.slice(0, -1)) g.move(card, deck, discard);
      },
    });
    expect(stateOf(now).favours.open).toHaveLength(2);
    expect(stateOf(now).favours.deck).toHaveLength(24);
  });
});

it('[A13.1 computes] the tournament ends in this phase too', () => {
  const table = staged([{ health: 15 }, { health: 10 }, { health: 20 }], {
    begin: godsends,
    favours: 'ambush herald mirror',
  });
  play(table, 'blue: take ambush', 'blue: target 0');
  expect(table.over).toBe(true);
  expect(table.result.map(({ place }) => place)).toEqual([3, 2, 1]);
});
