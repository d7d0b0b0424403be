import { describe, expect, it } from 'vitest';
import type { Seat, Table } from '@destrier/engine';
import { asked, play } from '@destrier/engine/testkit/check';
import { give, seated, stateOf } from '../../testing/seated.js';
import { CLOSE, fightOn, layPas, LOST, withKnights, WON } from '../../testing/arranged.js';
import { tournament } from './tournament.js';

interface Fought {
  readonly seats?: number;
  readonly options?: { readonly [id: string]: string };
  readonly knights?: Parameters<typeof withKnights>[0];
  /** The dice of each seat; whatever falls where nothing is said. */
  readonly dice?: readonly (readonly string[])[];
  /** Strength of each seat: who has some is asked in every engagement. */
  readonly strength?: number;
}

/** The tournament over these cities: `suero almada:red`. */
function fought(cities: readonly string[], given: Fought = {}): Table {
  const { seats = 2, options = {}, knights = {}, dice = [], strength = 0 } = given;
  return seated(seats, {
    options,
    content: withKnights(knights),
    random: Object.fromEntries(dice.map((faces, seat) => [`dice@${seat}`, faces])),
    given(_s, match) {
      for (const seat of match.seats) give(match, seat, { mount: 1, armour: 1, strength });
      layPas(match, ...cities);
    },
    begin: (match) => match.call(tournament, {}),
  });
}
const scored = (table: Table, seat: Seat) => table.result[seat]?.breakdown['tournament'] ?? 0;

describe('a pas d’armes', () => {
  it('[G10.1 computes] [G10.2 computes] goes city by city, and in each from left to right', () => {
    const table = fought(['suero:blue almada:red', 'fastolf:red zizka:blue', 'henry james:red'], {
      strength: 1,
    });
    expect(fightOn(table)).toEqual([
      'blue suero',
      'red almada',
      'red fastolf',
      'blue zizka',
      'red james',
    ]);
    expect(stateOf(table).tournament.stands).toEqual([]);
  });

  it('[G10.3 computes] only duels with knights who are challenged', () => {
    const table = fought(['suero almada', 'fastolf:blue zizka', ''], { strength: 1 });
    expect(fightOn(table)).toEqual(['blue fastolf']);
  });

  it('[G10.11 computes] the glory of the knight for who wins', () => {
    const table = fought(['suero:red', '', 'henry:blue'], {
      knights: { suero: { glory: 6 }, henry: { glory: 9 } },
      dice: [WON, WON],
    });
    expect([scored(table, 0), scored(table, 1)]).toEqual([6, 9]);
    expect(stateOf(table).players[0].glory).toBe(16);
    expect(stateOf(table).duels).toEqual([null, null]);
  });

  it('[G12.16 computes] half of it, rounded down, for a loser who won an engagement', () => {
    const table = fought(['suero:red', 'almada:red', 'henry:blue'], {
      knights: { suero: { glory: 7 }, almada: { glory: 0 }, henry: { glory: 8 } },
      dice: [CLOSE, CLOSE],
    });
    expect([scored(table, 0), scored(table, 1)]).toEqual([3, 4]);
  });

  it('[G12.16 computes] nothing for a loser who won none', () => {
    const table = fought(['suero:red', '', ''], { knights: { suero: { glory: 7 } }, dice: [LOST] });
    expect(scored(table, 0)).toBe(0);
    expect(stateOf(table).players[0].glory).toBe(10);
  });

  it('[G10.4 computes] that who loses in one city fights in the next', () => {
    const table = fought(['suero:red', 'almada:red', 'henry:red'], {
      knights: { suero: { glory: 5 }, almada: { glory: 6 }, henry: { glory: 9 } },
      dice: [[...LOST, ...WON, ...WON]],
    });
    expect(scored(table, 0)).toBe(15);
  });

  it('[G10.5 computes] no prize', () => {
    const table = fought(['suero:red', 'almada:red', 'henry:red'], {
      dice: [[...WON, ...WON, ...WON]],
    });
    const { coins, relics, prestige } = stateOf(table).players[0];
    expect([coins, relics.ready.length, prestige.ready.length]).toEqual([0, 0, 0]);
    expect(Object.keys(table.result[0]?.breakdown ?? {})).not.toContain('trophy');
    expect(Object.keys(table.result[0]?.breakdown ?? {})).not.toContain('prize');
  });

  it('[G10.16 computes] that what a duel has cost is missing in the next', () => {
    const table = fought(['suero:red', 'almada:red', ''], {
      strength: 1,
      knights: { suero: { glory: 6 }, almada: { glory: 7 } },
      dice: [['red5', 'black4', 'white3', 'red5', 'black4', 'white3', ...WON]],
    });
    play(table, 'red: add 1');
    expect(scored(table, 0)).toBe(6 + 7);
    expect(stateOf(table).players[0].strength).toBe(0);
  });
});

describe('Otto in a pas d’armes', () => {
  /** His tile is zizka. */
  const otto = (knight: number, prestige = 0) => {
    const table = seated(1, {
      options: { solo: 'rivalry', difficulty: 'easy' },
      content: withKnights({
        zizka: { glory: 5, prestige: 1 },
        suero: { glory: knight, prestige },
      }),
      given: (_s, match) => layPas(match, 'suero:otto', '', ''),
      begin: (match) => match.call(tournament, {}),
    });
    return stateOf(table).otto.glory - 11;
  };

  it('[G17.37 computes] the glory of the knight if he beats him, and nothing else', () => {
    expect(otto(4)).toBe(4);
    expect(otto(5, 0)).toBe(5);
    expect(otto(5, 1)).toBe(0);
    expect(otto(6)).toBe(0);
  });

  it('[G10.3 computes] each challenger’s own duels', () => {
    const table = seated(1, {
      options: { solo: 'rivalry', difficulty: 'easy' },
      content: withKnights({
        zizka: { glory: 5 },
        suero: { glory: 4 },
        almada: { glory: 7 },
        henry: { glory: 9 },
      }),
      random: { 'dice@0': [...WON] },
      given(_s, match) {
        give(match, 0, { mount: 1, armour: 1, strength: 1 });
        layPas(match, 'suero:otto almada:red', 'henry:otto', 'james');
      },
      begin: (match) => match.call(tournament, {}),
    });
    expect(stateOf(table).otto.glory).toBe(15);
    expect(fightOn(table)).toEqual(['red almada']);
    expect([scored(table, 0), stateOf(table).otto.glory]).toEqual([7, 15]);
    const told = table.events('all').filter(({ name }) => name === 'won');
    expect(told.map(({ params }) => params)).toMatchObject([
      { winner: 0, loser: 'almada' },
      { winner: 'henry', loser: 'otto' },
    ]);
  });
});

describe('duels of a pas d’armes side by side', () => {
  const together = { duels: 'together' };
  const pass = (table: Table, colour: string) => {
    while (asked(table).includes(`${colour}: strength.add`)) play(table, `${colour}: pass`);
  };

  it('[G18.14 allows] all duels of a city at the same time, in any order of moves', () => {
    const results = [
      ['red', 'blue'],
      ['blue', 'red'],
    ].map((colours) => {
      const table = fought(['suero:blue almada:red', '', 'henry'], {
        options: together,
        strength: 1,
        knights: { suero: { glory: 6 }, almada: { glory: 7 } },
        dice: [WON, CLOSE],
      });
      expect(asked(table).toSorted()).toEqual(['blue: strength.add', 'red: strength.add']);
      for (const colour of colours) pass(table, colour);
      return table.result.map(({ breakdown }) => breakdown['tournament']);
    });
    expect(results).toEqual([
      [7, 3],
      [7, 3],
    ]);
  });

  it('[G18.14 computes] that the next city begins when all are over', () => {
    const table = fought(['suero:blue almada:red', 'fastolf:red', 'henry:blue'], {
      options: together,
      strength: 1,
      dice: [WON, WON],
    });
    play(table, 'red: pass', 'red: pass');
    expect(asked(table)).toEqual(['blue: strength.add']);
    play(table, 'blue: pass', 'blue: pass');
    expect(asked(table)).toEqual(['red: strength.add']);
    expect(stateOf(table).duels.map((duel) => duel?.foe)).toEqual(['fastolf', undefined]);
  });

  it('[G18.14 computes] Otto’s duels as well', () => {
    const table = seated(1, {
      options: { ...together, solo: 'rivalry', difficulty: 'easy' },
      content: withKnights({ zizka: { glory: 5 }, suero: { glory: 4 } }),
      given(_s, match) {
        give(match, 0, { strength: 1 });
        layPas(match, 'suero:otto almada:red', '', '');
      },
      begin: (match) => match.call(tournament, {}),
    });
    expect(stateOf(table).otto.glory).toBe(15);
    expect(asked(table)).toEqual(['red: strength.add']);
  });
});
