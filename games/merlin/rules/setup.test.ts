import { colourOf, named, offered, play } from '@destrier/engine/testkit/check';
import { need, prepare, Table, type Seat } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../book.js';
import { content } from '../content/index.js';
import { GOODS, KNIGHTS, PROVINCES, SERVANTS } from '../content/types.js';
import { game } from '../game.js';
import { playerOf, stateOf } from '../testing/staged.js';
import { sumOf } from './counts.js';

type Options = { readonly [id: string]: string };
const start = (seats: number, options: Options = {}, seed = 'setup'): Table =>
  Table.start(game, { seats, options, seed });
const many = (seats: number, options: Options = {}): Table[] =>
  Array.from({ length: 12 }, (_, i) => start(seats, options, `${i}`));
const seatsOf = (table: Table): readonly Seat[] => table.match.seats;

describe('the box', () => {
  it('[M1.1 allows] [M1.1 forbids] two to four, not one or five', () => {
    for (const seats of [2, 3, 4]) expect(stateOf(start(seats)).players).toHaveLength(seats);
    for (const seats of [1, 5]) expect(() => prepare(game, seats)).toThrow('2 to 4 seats');
  });

  it('[M1.3 computes] [M2.3 computes] six of each good in each province, some of them with players', () => {
    const { supply, players } = stateOf(start(4));
    for (const good of GOODS)
      for (const province of PROVINCES) {
        const held = players.reduce((sum, { goods }) => sum + goods[good][province], 0);
        expect(supply[good][province] + held).toBe(6);
      }
  });

  it('[M1.4 computes] [M2.10 computes] eleven apples, one of them in each castle', () => {
    for (const seats of [2, 4]) {
      const { apples, players } = stateOf(start(seats));
      expect(apples).toBe(11 - seats);
      for (const player of players)
        expect([player.apples, player.staffs, player.manors]).toEqual([1, 3, 7]);
    }
  });

  it('[M1.5 computes] all servants begin in the castle, with three dice and a white one', () => {
    for (const { servants, dice, white } of stateOf(start(3)).players) {
      for (const servant of SERVANTS) expect(servants[servant]).toBe('castle');
      expect(dice).toHaveLength(3);
      expect(white).not.toBeNull();
    }
  });

  it('[M1.6 computes] 55 quests, 24 traitors, four of each colour', () => {
    const pools = prepare(game, 2).pools;
    expect(pools.get('quests')).toHaveLength(55);
    expect(pools.get('traitors')).toHaveLength(24);
    const { stack, players } = stateOf(start(4));
    const all = named(start(4), [...stack, ...players.flatMap(({ traitors }) => traitors)]);
    for (const province of PROVINCES)
      expect(all.split(' ').filter((one) => one === province)).toHaveLength(4);
  });

  it('[M1.7 computes] all begin at 0', () => {
    expect(stateOf(start(4)).players.map(({ score }) => score)).toEqual([0, 0, 0, 0]);
  });

  it('[M1.9 computes] quests in hand are seen by their owner alone', () => {
    const table = start(2);
    expect(table.view(0)).toMatchObject({
      players: [{ quests: table.match.all(playerOf(table, 0).quests) }, { quests: { count: 4 } }],
    });
    expect(table.view(1)).toMatchObject({
      players: [{ quests: { count: 4, known: [] } }, {}],
      pile: { count: 55 - 3 - 8, known: [] },
      stack: { count: 24 - 6, known: [] },
    });
  });

  it('[M1.10 computes] everything else is seen by all', () => {
    const table = start(2);
    const { players, row } = stateOf(table);
    expect(table.view('public')).toMatchObject({
      players: players.map(({ dice, white, goods, influence, traitors }) => ({
        dice,
        white,
        goods,
        influence,
        traitors: table.match.all(traitors),
      })),
      row: table.match.all(row),
    });
  });

  it('[M1.11 computes] [M20.1 computes] [M20.2 computes] [M20.4 computes] [M8.16 computes] what is only pictured is ours', () => {
    const sources = (group: object): string[] =>
      Object.values(group as { [id: string]: { source: string } }).map(({ source }) => source);
    for (const group of [
      content.ring,
      content.provinces,
      content.starts,
      content.frames,
      content.quests,
    ])
      expect(new Set(sources(group))).toEqual(new Set(['house']));
    for (const group of [content.tiles, content.abilities])
      expect(new Set(sources(group))).toEqual(new Set(['rulebook']));
  });
});

describe('the table', () => {
  it('[M2.1 computes] [M5.1 computes] [M5.2 computes] Merlin on black, provinces on every fourth space', () => {
    const table = start(3);
    expect(stateOf(table).merlin).toBe(bookOf(table.match).spaceOf.black);
    expect(PROVINCES.map((province) => bookOf(table.match).spaceOf[province])).toEqual([
      0, 4, 8, 12, 16, 20,
    ]);
    expect(bookOf(table.match).ring).toHaveLength(24);
  });

  it('[M2.2 computes] Grail and Excalibur belong to nobody', () => {
    const { grail, excalibur } = stateOf(start(3));
    expect([grail, excalibur]).toEqual([null, null]);
  });

  it('[M2.4 computes] three quests lie open, the others are shuffled', () => {
    const rows = many(2).map((table) => {
      expect(stateOf(table).row).toHaveLength(3);
      return table.match.all(stateOf(table).row).join();
    });
    expect(new Set(rows).size).toBeGreaterThan(6);
  });

  it('[M2.5 computes] [M2.6 computes] [M2.14 computes] three traitors each from one shuffled stack', () => {
    const all = many(4).map((table) => {
      const { stack, players } = stateOf(table);
      expect(stack).toHaveLength(12);
      for (const { traitors } of players) expect(traitors).toHaveLength(3);
      return table.match.all(playerOf(table, 0).traitors).join();
    });
    expect(new Set(all).size).toBeGreaterThan(6);
  });

  it('[M2.7 computes] four players: all 24 tiles', () => {
    const { domain, spared, manors } = stateOf(start(4));
    expect([domain.length, spared.length, manors.length]).toEqual([24, 0, 24]);
  });

  it.each([2, 3])('[M2.8 computes] %d players: one of each kind stays in the box', (seats) => {
    const table = start(seats);
    expect(stateOf(table).domain).toHaveLength(18);
    expect(named(table, stateOf(table).spared)).toBe(
      'lake lake-tower mountain mountain-tower wood wood-tower',
    );
  });

  it('[M2.7 computes] the tiles lie at random', () => {
    const layouts = many(4).map((table) => table.match.all(stateOf(table).domain).join());
    expect(new Set(layouts).size).toBe(layouts.length);
  });

  it('[M2.9 computes] the first player is drawn', () => {
    expect(new Set(many(3).map((table) => stateOf(table).first))).toEqual(new Set([0, 1, 2]));
  });
});

describe('the players', () => {
  it('[M2.11 computes] seven counters: one placed, six in the castle', () => {
    for (const { counters, influence } of stateOf(start(4)).players)
      expect([counters, sumOf(influence)]).toEqual([6, 1]);
  });

  it('[M2.12 computes] [M2.13 computes] each gets what a starting tile of its own shows', () => {
    const table = start(4);
    const found = stateOf(table).players.map(({ knight, goods, influence }) => {
      const one = (counts: { readonly [province: string]: number }): string =>
        Object.entries(counts)
          .filter(([, count]) => count > 0)
          .map(([province, count]) => `${province}${count}`)
          .join();
      const start_ = Object.entries(content.starts).find(
        ([, tile]) => bookOf(table.match).spaceOf[tile.knight] === knight,
      );
      const [name, tile] = need(start_, 'a starting tile');
      expect([one(goods.shield), one(goods.flag), one(goods.material), one(influence)]).toEqual([
        `${tile.shield}1`,
        `${tile.flag}1`,
        `${tile.material}1`,
        `${tile.influence}1`,
      ]);
      return name;
    });
    expect(found.toSorted()).toEqual(Object.keys(content.starts).toSorted());
  });

  it('[M2.15 computes] four quests each', () => {
    for (const { quests } of stateOf(start(3)).players) expect(quests).toHaveLength(4);
  });
});

describe('the knights of the Round Table', () => {
  const alliesOf = (table: Table, seat: Seat): string[] =>
    playerOf(table, seat).allies.map(({ knight }) => knight);
  const stackOf = (knight: string): string =>
    content.knights[
      need(
        KNIGHTS.find((one) => one === knight),
        knight,
      )
    ].stack;

  it('[M18.1 forbids] nobody has allies without the expansion', () => {
    expect(alliesOf(start(2), 0)).toEqual([]);
  });

  it.each([2, 3, 4])(
    '[M18.1 allows] [M18.8 computes] %d: one of A and one of B each are dealt',
    (seats) => {
      const table = start(seats, { knights: 'dealt' });
      const all = seatsOf(table).flatMap((seat) => {
        expect(alliesOf(table, seat).map(stackOf)).toEqual(['a', 'b']);
        return alliesOf(table, seat);
      });
      expect(new Set(all).size).toBe(2 * seats);
    },
  );

  it('[M18.7 computes] they come with their tiles', () => {
    for (const table of many(4, { knights: 'dealt' }))
      for (const { allies } of stateOf(table).players)
        for (const { knight, tiles, placed } of allies)
          expect(tiles + placed.length).toBe(content.knights[knight].tiles);
  });

  /** Who is asked in each step, and what is offered. */
  function draft(seats: number) {
    const table = start(seats, { knights: 'draft' });
    const { first } = stateOf(table);
    const steps: string[][] = [];
    while (table.asks('public')[0]?.prompt === 'draft.pick') {
      const asks = table.asks('public').map(({ seat }) => seat);
      expect(table.asks('public')[0]?.params).toEqual({ step: steps.length + 1 });
      steps.push(
        asks.map((seat) => {
          const [option = ''] = offered(table, colourOf(seat));
          const stacks = option.split(' ').slice(1).map(stackOf).join('');
          return `${(seat - first + seats) % seats}${stacks}`;
        }),
      );
      for (const seat of asks)
        play(table, `${colourOf(seat)}: ${need(offered(table, colourOf(seat))[0], 'a knight')}`);
    }
    return { table, steps };
  }

  it('[M18.2 computes] A goes clockwise from the first player, B back from the last', () => {
    expect(draft(2).steps).toEqual([
      ['0a', '1b'],
      ['1a', '0b'],
    ]);
    expect(draft(4).steps).toEqual([
      ['0a', '3b'],
      ['1a', '2b'],
      ['2a', '1b'],
      ['3a', '0b'],
    ]);
  });

  it('[M18.5 computes] with three the middle one chooses from both at once', () => {
    const { table, steps } = draft(3);
    expect(steps).toEqual([['0a', '2b'], ['1ab'], ['2a', '0b']]);
    for (const seat of seatsOf(table))
      expect(alliesOf(table, seat).map(stackOf).toSorted()).toEqual(['a', 'b']);
  });

  it('[M18.3 computes] before traitors, quests and dice, after the starting tiles', () => {
    const { players } = stateOf(start(2, { knights: 'draft' }));
    for (const { traitors, quests, dice, influence } of players)
      expect([traitors.length, quests.length, dice.length, sumOf(influence)]).toEqual([0, 0, 0, 1]);
  });

  it('[M18.4 computes] [M18.6 computes] choices are sealed, and taken knights are not offered again', () => {
    const table = start(2, { knights: 'draft' });
    const one = need(table.asks('public')[0], 'a question').seat;
    const option = need(offered(table, colourOf(one))[0], 'a knight');
    play(table, `${colourOf(one)}: ${option}`);
    expect(alliesOf(table, one)).toEqual([]);
    const other = need(table.asks('public')[0], 'a question').seat;
    play(table, `${colourOf(other)}: ${need(offered(table, colourOf(other))[0], 'a knight')}`);
    expect(alliesOf(table, one)).toEqual(option.split(' ').slice(1));
    expect(offered(table, colourOf(other))).toHaveLength(5);
    expect(offered(table, colourOf(other))).not.toContain(option);
  });
});
