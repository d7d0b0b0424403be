import { colourOf, asked, named, offered, play, refused } from '@destrier/engine/testkit/check';
import { need, prepare, Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../game.js';
import { staged, stateOf } from '../testing/staged.js';
import { combats } from './combat/combat.js';
import { dawn } from './dawn.js';
import { dusk } from './dusk.js';
import { round } from './main.js';

const CAMELOT = { style: 'camelot' };
const CHAOS = { chaos: 'on' };

describe('Camelot-style rules', () => {
  it('[A17.1 forbids] passing', () => {
    const table = staged([{}, {}, {}], { begin: dawn, options: CAMELOT });
    expect(table.asks()).toEqual([]);
    expect(stateOf(table).players.map(({ hand }) => hand.length)).toEqual([12, 12, 12]);
  });

  it('[A17.2 forbids] alchemy while holding the lead; Guigemar is not in the deck', () => {
    const table = staged(
      [{ hand: 'swords-9' }, { hand: 'swords-8 alchemy-2' }, { hand: 'swords-1' }],
      {
        options: CAMELOT,
      },
    );
    play(table, 'red: play swords-9');
    expect(refused(table, 'blue: play alchemy-2')).toBe('A15.1');
    const whole = Table.start(game, { seats: 3, options: CAMELOT, seed: 'camelot' });
    expect(named(whole, stateOf(whole).favoursOut)).toBe('guigemar');
    expect(stateOf(whole).favours.deck).toHaveLength(25);
  });

  it('[A17.3 allows] the Sword to exchange cards', () => {
    const table = staged([{ hero: 'arthur', unlocked: true }, {}, {}], {
      begin: dawn,
      options: CAMELOT,
    });
    expect(offered(table, 'red')).toEqual(['with 1', 'with 2', 'decline']);
  });
});

describe('Absolute Chaos', () => {
  const start = (seats: number, options = {}, seed = 'chaos') =>
    Table.start(game, { seats, options, seed });

  it('[A18.1 allows] seven and eight always, five and six if they like', () => {
    for (const seats of [7, 8]) expect(asked(start(seats))[0]).toContain('place.choose');
    for (const seats of [5, 6]) {
      expect(asked(start(seats, CHAOS))[0]).toContain('place.choose');
      expect(asked(start(seats)).join()).not.toContain('place.choose');
    }
  });

  it('[A18.1 forbids] three and four', () => {
    expect(asked(start(4, CHAOS)).join()).not.toContain('place.choose');
  });

  it('[A18.16 forbids] Camelot-style rules beside it', () => {
    expect(() => prepare(game, 6, { ...CHAOS, ...CAMELOT })).toThrow('A18.16');
    expect(() => prepare(game, 5, { ...CHAOS, ...CAMELOT })).toThrow('A18.16');
    expect(prepare(game, 5, CAMELOT).seats).toHaveLength(5);
    const seven = start(7, CAMELOT);
    play(seven, `${colourOf(need(seven.asks()[0], 'a question').seat)}: choose lake`);
    expect(asked(seven).join()).toMatch(/passing\.pass|hosting\.place/);
  });

  it('[A18.16 computes] cards are passed, and alchemy follows', () => {
    const table = start(5, CHAOS);
    const host = need(table.asks()[0], 'a question').seat;
    play(table, `${colourOf(host)}: choose lake`);
    for (const one of asked(table)) expect(one).toMatch(/passing\.pass|hosting\.place/);
    const combat = staged(
      ['swords-9', 'swords-8 alchemy-2', 'swords-1', 'swords-2', 'swords-3'].map((hand) => ({
        hand,
      })),
      { options: CHAOS },
    );
    play(combat, 'red: play swords-9');
    expect(offered(combat, 'blue')).toEqual(['play swords-8', 'play alchemy-2']);
  });

  it('[A18.2 computes] it ends after the third dusk', () => {
    const five = [{}, {}, {}, {}, {}];
    const last = staged(five, {
      begin: dusk,
      options: CHAOS,
      round: 3,
      and: (g) => void (g.s.place = 'lake'),
    });
    expect(last.asks()).toEqual([]);
    const second = staged(five, {
      begin: dusk,
      options: CHAOS,
      round: 2,
      and: (g) => void (g.s.place = 'lake'),
    });
    expect(asked(second)).toEqual(['blue: place.choose']);
  });

  it('[A18.3 computes] ten heroes, 22 godsends', () => {
    const table = start(8);
    expect(named(table, stateOf(table).favoursOut)).toBe(
      'alchemy-godsend black-knight dwarves enchantment',
    );
    expect(stateOf(table).favours.deck).toHaveLength(22);
  });

  it('[A18.4 computes] [A18.7 computes] the Elf Queen is the first host and dealer; without her somebody is drawn', () => {
    const hosts = Array.from({ length: 30 }, (_, i) => {
      const table = start(7, {}, `${i}`);
      const { players, dealer } = stateOf(table);
      return { queen: players.findIndex(({ hero }) => hero === 'elf-queen'), dealer };
    });
    const present = hosts.filter(({ queen }) => queen !== -1);
    expect(present.length).toBeGreaterThan(5);
    for (const { queen, dealer } of present) expect(dealer).toBe(queen);
    const absent = hosts.filter(({ queen }) => queen === -1);
    expect(new Set(absent.map(({ dealer }) => dealer)).size).toBeGreaterThan(1);
  });

  it('[A18.8 computes] the host leads the first combat of the first round, the left neighbour later', () => {
    const lead = (at: number) =>
      asked(
        staged(
          ['swords-9', 'swords-8', 'swords-1', 'swords-2', 'swords-3'].map((hand) => ({ hand })),
          { options: CHAOS, begin: combats, round: at, dealer: 2 },
        ),
      );
    expect(lead(1)).toEqual(['green: turn.card']);
    expect(lead(2)).toEqual(['white: turn.card']);
  });

  it('[A18.12 forbids] Nimue the place of the host', () => {
    const table = staged([{ hero: 'nimue' }, { hosts: 'lake' }, {}, {}, {}], {
      begin: dawn,
      options: CHAOS,
      and: (g) => void (g.s.place = 'lake'),
    });
    expect(offered(table, 'red')).toHaveLength(4);
    expect(offered(table, 'red')).not.toContain('host lake');
  });
});

it('[A1.2 computes] dawn, combats, dusk, godsends', () => {
  expect(round.steps.map(({ name }) => name)).toEqual(['dawn', 'combats', 'dusk', 'godsends']);
});
