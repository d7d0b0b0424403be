import { colourOf, named, offered, play } from '@destrier/engine/testkit/check';
import { need, prepare, SettingError, Table, type Seat } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { allWeapons, weaponOf } from '../content/cards.js';
import { content } from '../content/index.js';
import { COLOURS, SUITS } from '../content/types.js';
import { game } from '../game.js';
import { stateOf } from '../testing/staged.js';

const start = (seats: number, options: { readonly [id: string]: string } = {}, seed = 'setup') =>
  Table.start(game, { seats, options, seed });

describe('the box', () => {
  it('[A1.3 computes] [A1.4 computes] [A1.5 computes] four suits of 1 to 15, four of each with poison', () => {
    const weapons = allWeapons(content, false).map((kind) => weaponOf(content, kind));
    for (const suit of COLOURS) {
      const cards = weapons.filter((card) => card.suit === suit);
      expect(cards.map(({ value }) => value)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
    }
    const poison = (suit: string) =>
      weapons.filter((card) => card.suit === suit && card.poison).map(({ value }) => value);
    expect(SUITS.map(poison)).toEqual([
      [2, 6, 10, 14],
      [3, 7, 11, 15],
      [1, 5, 9, 13],
      [4, 8, 12, 15],
    ]);
    expect(poison('alchemy')).toEqual([]);
  });

  it('[A1.15 computes] every item says where it comes from', () => {
    const { heroes, legends, godsends, places, suits, specials } = content;
    const groups: { readonly [id: string]: { readonly source: string } }[] = [
      heroes,
      legends,
      godsends,
      places,
      suits,
      specials,
    ];
    const sources = groups.flatMap((group) => Object.values(group).map(({ source }) => source));
    expect(sources).toHaveLength(10 + 10 + 26 + 5 + 4 + 4);
    expect(sources.every((source) => ['rulebook', 'house'].includes(source))).toBe(true);
  });

  it('[A2.1 computes] 83 weapons in the deck, Merlin outside', () => {
    const table = start(3);
    const { deck, players, box } = stateOf(table);
    expect(deck.length + players.reduce((sum, { hand }) => sum + hand.length, 0)).toBe(83);
    expect(named(table, box)).toBe('merlin-weapon');
    const all = named(table, [...deck, ...players.flatMap(({ hand }) => hand)]).split(' ');
    const count = (kind: string) => all.filter((one) => one === kind).length;
    expect([count('mists'), count('morgan'), count('apprentice')]).toEqual([3, 3, 2]);
  });

  it('[A2.2 computes] 26 godsends, shuffled and unseen', () => {
    const orders = ['a', 'b'].map((seed) =>
      stateOf(start(3, {}, seed))
        .favours.deck.map(String)
        .join(),
    );
    expect(orders[0]).not.toBe(orders[1]);
    expect(start(3).view(0)).toMatchObject({ favours: { deck: { count: 26, known: [] } } });
  });

  it('[A2.8 computes] places stay in the box', () => {
    expect(stateOf(start(4)).place).toBe('');
    expect(stateOf(start(4)).powers.filter(({ rank }) => rank === 'place')).toEqual([]);
  });
});

describe('the players', () => {
  it('[A1.1 allows] three to eight', () => {
    for (const seats of [3, 8]) expect(stateOf(start(seats)).players).toHaveLength(seats);
  });

  it('[A1.1 forbids] two or nine', () => {
    for (const seats of [2, 9]) expect(() => prepare(game, seats)).toThrow('3 to 8 seats');
  });

  it.each(['400', '300'])('[A2.6 allows] all start with %s', (health) => {
    const { players } = stateOf(start(3, { health }));
    expect(players.map((player) => player.health)).toEqual([health, health, health].map(Number));
  });

  it('[A2.6 forbids] another health', () => {
    expect(() => prepare(game, 3, { health: '350' })).toThrow(SettingError);
  });

  it('[A2.3 computes] [A2.4 computes] heroes are dealt, each once', () => {
    const { players, powers } = stateOf(start(6));
    const heroes = players.map(({ hero }) => hero);
    expect(new Set(heroes).size).toBe(6);
    expect(powers.map(({ card }) => card).toSorted()).toEqual(heroes.toSorted());
    const legends = heroes.map((hero) => need(content.heroes[hero], hero).legend);
    expect(new Set(legends).size).toBe(6);
  });

  it('[A2.4 allows] [A2.5 computes] heroes are chosen from the dealer’s left, the dealer last', () => {
    const table = start(3, { heroes: 'chosen' });
    const { dealer } = stateOf(table);
    const order: Seat[] = [];
    for (const hero of ['bors', 'arthur', 'yvain']) {
      const { seat } = need(table.asks()[0], 'a question');
      order.push(seat);
      expect(offered(table, colourOf(seat))).toContain(`hero ${hero}`);
      play(table, `${colourOf(seat)}: hero ${hero}`);
    }
    expect(order).toEqual([1, 2, 3].map((places) => (dealer + places) % 3));
    expect(stateOf(table).players[dealer].hero).toBe('yvain');
  });

  it('[A2.4 forbids] a hero that somebody has', () => {
    const table = start(3, { heroes: 'chosen' });
    const first = need(table.asks()[0], 'a question').seat;
    play(table, `${colourOf(first)}: hero bors`);
    expect(offered(table, colourOf(need(table.asks()[0], 'a question').seat))).not.toContain(
      'hero bors',
    );
  });

  it('[A2.7 computes] the first dealer is drawn', () => {
    const dealers = Array.from({ length: 20 }, (_, i) => stateOf(start(3, {}, `${i}`)).dealer);
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2]));
  });

  it('[A5.1 computes] who will lead is known from the first dawn on', () => {
    for (let i = 0; i < 6; i++) {
      const { dealer, combat } = stateOf(start(3, {}, `${i}`));
      expect(combat.leader).toBe((dealer + 1) % 3);
    }
  });

  it('[A1.12 computes] everybody sees health, heroes, piles, discard and godsends', () => {
    const view = start(3).view('public');
    expect(view).toMatchObject({ players: [{ health: 400, pile: [], godsends: [] }, {}, {}] });
    expect(view).toMatchObject({ discard: [], aside: [] });
  });
});
