import { describe, expect, it } from 'vitest';
import type { Seat, Table } from '@destrier/engine';
import { asked, play } from '@destrier/engine/testkit/check';
import type { Knight } from '../../content/types.js';
import { give, seated, stateOf } from '../../testing/seated.js';
import { bracket, CLOSE, fightOn, layRow, LOST, withKnights, WON } from '../../testing/arranged.js';
import type { Who } from '../../state.js';
import { joust } from './joust.js';

type Holding = Parameters<typeof give>[2];
interface Fought {
  readonly seats?: number;
  readonly order?: readonly Who[];
  readonly options?: { readonly [id: string]: string };
  readonly knights?: { readonly [knight: string]: Partial<Knight> };
  /** Dice by stream. */
  readonly random?: { readonly [stream: string]: readonly string[] };
  /** What each seat has besides mount and armour I. */
  readonly holding?: readonly Holding[];
}

/** A joust from this lower row, with what is left of it on the board. */
function fought(row: string, given: Fought = {}): Table {
  const { seats = 2, order, options = {}, knights = {}, random = {}, holding = [] } = given;
  return seated(seats, {
    options,
    ...(order === undefined ? {} : { order }),
    content: withKnights(knights),
    random,
    given(_s, match) {
      for (const seat of match.seats) give(match, seat, { mount: 1, armour: 1, ...holding[seat] });
      layRow(match, row);
    },
    begin: (match) => match.call(joust, {}),
  });
}
const scored = (table: Table, seat: Seat) => table.result[seat]?.breakdown['tournament'] ?? 0;
/** Nobody beats these. */
const TITAN = { attack: 30, glory: 20 };
const TITANS = {
  terrail: TITAN,
  zawisza: TITAN,
  charles: TITAN,
  james: TITAN,
  joao: TITAN,
  henry: TITAN,
};
const ROAD = 'road.play';

describe('knights in a joust', () => {
  const ROW = 'suero almada lalaing terrail henry james joao charles';
  const KNIGHTS = {
    suero: { glory: 3, attack: 12, prestige: 3 },
    almada: { glory: 4 },
    lalaing: { glory: 5, attack: 12, prestige: 1 },
    terrail: { glory: 5, prestige: 2 },
    henry: { glory: 6, prestige: 1 },
    james: { glory: 6, attack: 12, prestige: 1 },
    joao: { glory: 9 },
    charles: { glory: 8, attack: 12, prestige: 3 },
  };

  it('[G10.8 computes] [G10.9 computes] [G10.10 computes] who wins: by glory, by prestige, by the left place', () => {
    expect(bracket(fought(ROW, { knights: KNIGHTS }), 8, 12)).toBe('almada terrail henry joao');
  });

  it('[G10.6 computes] four duels, then two between neighbouring winners, then the final', () => {
    expect(bracket(fought(ROW, { knights: KNIGHTS }), 8, 15)).toBe(
      'almada terrail henry joao terrail joao joao',
    );
  });

  it('[G10.9 computes] less prestige on the left loses', () => {
    const knights = { ...KNIGHTS, henry: { glory: 6, prestige: 0 } };
    expect(bracket(fought(ROW, { knights }), 10, 11)).toBe('james');
  });

  it('[G12.9 computes] nothing but glory and prestige: no die of a Polish noble, no dice taken', () => {
    const table = fought('powala suero mathew almada henry james joao charles', {
      knights: {
        powala: { glory: 4 },
        suero: { glory: 5 },
        mathew: { glory: 4 },
        almada: { glory: 5 },
      },
      random: { 'foe@0': ['white3'], 'foe@1': ['white3'] },
    });
    expect(bracket(table, 8, 10)).toBe('suero almada');
    expect(table.match.script?.get('foe@0')).toEqual(['white3']);
  });
});

describe('players in a joust', () => {
  it.each([
    ['left', 'red suero', 'wins', WON, 'red', 6],
    ['left', 'red suero', 'loses', LOST, 'suero', 0],
    ['left', 'red suero', 'wins one engagement', CLOSE, 'suero', 3],
    ['right', 'suero red', 'wins', WON, 'red', 6],
    ['right', 'suero red', 'loses', LOST, 'suero', 0],
  ])(
    '[G10.7 computes] [G10.11 computes] who moves up: red on the %s (%s) %s',
    (_side, pair, _how, dice, up, glory) => {
      const table = fought(`${pair} terrail zawisza charles james joao henry`, {
        knights: { ...TITANS, suero: { glory: 6 } },
        random: { 'dice@0': dice },
      });
      expect(bracket(table, 8, 9)).toBe(up);
      expect(scored(table, 0)).toBe(glory);
      expect(stateOf(table).duels).toEqual([null, null]);
    },
  );

  it('[G10.7 computes] that winners keep their side, up to the top', () => {
    const table = fought('suero fastolf henry james charles joao red almada', {
      knights: {
        ...TITANS,
        fastolf: { glory: 4 },
        almada: { glory: 7 },
        joao: { glory: 5 },
        charles: { glory: 4 },
        suero: { glory: 5 },
        henry: { glory: 6 },
        james: { glory: 3 },
      },
      random: { 'dice@0': [...WON, ...WON, ...WON] },
    });
    expect(bracket(table, 8, 15)).toBe('suero henry joao red henry red red');
    expect(scored(table, 0)).toBe(7 + 5 + 6);
  });

  it('[G10.2 computes] duels from left to right, stage by stage', () => {
    const table = fought('suero blue red almada fastolf green henry james', {
      seats: 3,
      knights: { henry: { glory: 1 }, james: { glory: 1 } },
      random: {
        'dice@0': [...WON, ...WON, ...WON],
        'foe@0': [...LOST],
        'dice@1': [...WON, ...LOST],
        'foe@1': [...WON],
        'dice@2': [...WON, ...WON, ...LOST],
      },
      holding: [{ strength: 1 }, { strength: 1 }, { strength: 1 }],
    });
    expect(fightOn(table)).toEqual([
      'blue suero',
      'red almada',
      'green fastolf',
      'blue seat',
      'green henry',
      'red seat',
    ]);
    expect(bracket(table, 8, 15)).toBe('blue red green henry red green red');
  });

  it('[G10.16 computes] that what a duel has cost is missing in the next', () => {
    const table = fought('red suero almada fastolf henry james joao charles', {
      knights: { henry: TITAN },
      random: { 'dice@0': ['red5', 'black4', 'white3', 'red5', 'black4', 'white3', ...WON] },
      holding: [{ strength: 1 }],
    });
    play(table, 'red: add 1');
    expect(bracket(table, 12, 13)).toBe('red');
    expect(stateOf(table).players[0].strength).toBe(0);
  });
});

describe('a duel of two players', () => {
  /** Red on the left of blue; each with so much glory and such dice. */
  const duelled = (
    glory: readonly [number, number],
    red: readonly string[],
    blue: readonly string[],
  ) =>
    fought('red blue terrail zawisza charles james joao henry', {
      knights: TITANS,
      random: { 'dice@0': red, 'foe@0': blue },
      holding: [{ glory: glory[0] }, { glory: glory[1] }],
    });
  const both = (table: Table) => [scored(table, 0), scored(table, 1)];

  it('[G13.9 computes] [G13.11 computes] 7 for a player with no more glory, 9 for one with more', () => {
    expect(both(duelled([10, 10], WON, LOST))).toEqual([7, 0]);
    expect(both(duelled([10, 10], LOST, WON))).toEqual([0, 7]);
    expect(both(duelled([10, 11], WON, LOST))).toEqual([9, 0]);
    expect(both(duelled([11, 10], WON, LOST))).toEqual([7, 0]);
    expect(both(duelled([11, 10], LOST, WON))).toEqual([0, 9]);
  });

  /** Red wins the first and the third engagement, blue the second. */
  const WIN_LATE = ['black4', 'white3', 'black0', 'white0', 'black4', 'white3'];
  const LOSE_LATE = ['black0', 'white0', 'black4', 'white3', 'black0', 'white0'];

  it('[G13.12 computes] half of what the winner is worth, rounded down, for an engagement won', () => {
    expect(both(duelled([11, 10], WIN_LATE, LOSE_LATE))).toEqual([7, 4]);
    expect(both(duelled([10, 11], WIN_LATE, LOSE_LATE))).toEqual([9, 3]);
    expect(both(duelled([11, 10], LOSE_LATE, WIN_LATE))).toEqual([3, 9]);
  });

  it('[G13.10 computes] both worths before either scores', () => {
    expect(both(duelled([10, 10], WIN_LATE, LOSE_LATE))).toEqual([7, 3]);
    expect(both(duelled([10, 10], LOSE_LATE, WIN_LATE))).toEqual([3, 7]);
  });

  it('[G10.7 computes] who moves up, whoever stands on the left', () => {
    expect(bracket(duelled([10, 10], WON, LOST), 8, 9)).toBe('red');
    expect(bracket(duelled([10, 10], LOST, WON), 8, 9)).toBe('blue');
    const swapped = fought('blue red terrail zawisza charles james joao henry', {
      knights: TITANS,
      random: { 'dice@1': WON, 'foe@1': LOST },
    });
    expect(bracket(swapped, 8, 9)).toBe('blue');
    expect(both(swapped)).toEqual([0, 7]);
  });
});

describe('travel cards for those who are out', () => {
  const CARDS = ['the-game', 'serenade', 'keepsake'];
  /** Red falls in a stage, with three cards in hand; blue looks on from far away. */
  const fallen = (stage: number, options = {}) =>
    fought('red suero almada fastolf henry james joao charles', {
      options,
      knights: { henry: { glory: 20 }, suero: { glory: 6 }, almada: { glory: 6 } },
      random: { 'dice@0': [...Array.from({ length: stage }, () => WON).flat(), ...LOST] },
      holding: [{ cards: CARDS }],
    });
  const played = (table: Table) => {
    let cards = 0;
    for (const card of CARDS) {
      if (!asked(table).includes(`red: ${ROAD}`)) break;
      play(table, `red: play ${card}`);
      cards++;
    }
    return cards;
  };

  it.each([
    [0, 2],
    [1, 1],
    [2, 0],
  ])('[G7.23 computes] [G7.26 computes] after %i duels won: %i', (stage, cards) => {
    expect(played(fallen(stage))).toBe(cards);
  });

  it.each([
    [0, 2],
    [1, 1],
    [2, 0],
  ])('[G18.2 computes] in the Russian edition after %i duels won: %i', (stage, cards) => {
    expect(played(fallen(stage, { edition: 'ru' }))).toBe(cards);
  });

  it('[G7.25 computes] when the duels of the stage are over, in initiative order, before the next stage', () => {
    const table = fought('red suero blue almada fastolf green henry james', {
      seats: 3,
      order: [2, 1, 0],
      knights: { henry: { glory: 20 } },
      random: { 'dice@0': LOST, 'dice@1': LOST, 'dice@2': WON },
      holding: [{ cards: ['the-game'] }, { cards: ['serenade'] }],
    });
    expect(asked(table)).toEqual([`blue: ${ROAD}`]);
    expect(bracket(table, 8, 14)).toBe('suero almada green henry - -');
    play(table, 'blue: stop');
    expect(asked(table)).toEqual([`red: ${ROAD}`]);
    expect(bracket(table, 12, 14)).toBe('- -');
  });

  it('[G7.23 computes] is the rule that the question for an extra card gives', () => {
    const table = fallen(0);
    stateOf(table).phase = 'tournament';
    expect(table.asks().find(({ prompt }) => prompt === ROAD)?.rule).toBe('G7.23');
  });

  it('[G7.26 computes] nothing for a winner, nor for who holds no cards', () => {
    const table = fought('red suero blue almada fastolf zizka henry james', {
      knights: { henry: { attack: 30, glory: 20 } },
      random: { 'dice@0': [...WON, ...WON], 'dice@1': LOST },
      holding: [{ cards: ['the-game'] }],
    });
    expect(asked(table).some((prompt) => prompt.endsWith(ROAD))).toBe(false);
    expect(bracket(table, 12, 15)).toBe('red henry henry');
  });

  it.each([
    ['rivalry', true],
    ['score', true],
    ['champion', false],
  ])('[G17.3 computes] [G7.23 computes] for who plays alone: %s %s', (solo, travels) => {
    const table = fought('red suero almada fastolf trotha henry james joao', {
      seats: 1,
      options: { solo },
      random: { 'dice@0': LOST },
      holding: [{ cards: ['the-game'] }],
    });
    expect(asked(table).includes(`red: ${ROAD}`)).toBe(travels);
  });

  it('[G7.25 computes] the loser of two players, after their duel', () => {
    const table = fought('red blue terrail zawisza charles james joao henry', {
      knights: TITANS,
      random: { 'dice@0': WON, 'foe@0': LOST },
      holding: [{}, { cards: ['serenade'] }],
    });
    expect(asked(table)).toEqual([`blue: ${ROAD}`]);
  });
});

describe('duels of a stage side by side', () => {
  const together = { duels: 'together' };

  it('[G18.14 allows] all duels of a stage at the same time', () => {
    const table = fought('red blue suero green fastolf zizka henry james', {
      seats: 3,
      options: together,
      knights: { zizka: { glory: 20 }, henry: { glory: 20 } },
      holding: [{ strength: 1 }, { strength: 1 }, { strength: 1 }],
    });
    // Of red and blue the one behind is asked first.
    expect(asked(table).toSorted()).toEqual(['blue: strength.add', 'green: strength.add']);
    expect(bracket(table, 8, 12)).toBe('- - zizka henry');
  });

  it('[G18.14 computes] the same outcome whoever moves first', () => {
    const results = [
      ['red', 'blue'],
      ['blue', 'red'],
    ].map((colours) => {
      const table = fought('red suero almada blue terrail zawisza joao henry', {
        options: together,
        knights: { ...TITANS, suero: { glory: 6 }, almada: { glory: 7 } },
        random: { 'dice@0': WON, 'dice@1': CLOSE },
        holding: [{ strength: 1 }, { strength: 1 }],
      });
      const isOpen = () => bracket(table, 8, 10).includes('-');
      for (const colour of colours)
        while (isOpen() && asked(table).includes(`${colour}: strength.add`))
          play(table, `${colour}: pass`);
      return [bracket(table, 8, 12), scored(table, 0), scored(table, 1)];
    });
    expect(results[0]).toEqual(['red almada terrail joao', 6, 3]);
    expect(results[1]).toEqual(results[0]);
  });

  it('[G18.14 computes] travel cards in initiative order when the stage is over, before the next', () => {
    const table = fought('red suero blue almada green fastolf henry james', {
      seats: 3,
      order: [1, 0, 2],
      options: together,
      knights: { suero: { glory: 6 }, almada: { glory: 7 }, henry: { glory: 20 } },
      random: { 'dice@0': LOST, 'dice@1': LOST, 'dice@2': WON },
      holding: [
        { strength: 1, cards: ['the-game', 'keepsake'] },
        { strength: 1, cards: ['serenade'] },
        { strength: 1, cards: ['quest'] },
      ],
    });
    play(table, 'red: pass', 'red: pass', 'blue: pass', 'blue: pass', 'green: pass');
    expect(asked(table)).toEqual(['green: strength.add']);
    play(table, 'green: pass');
    expect(asked(table)).toEqual([`blue: ${ROAD}`]);
    expect(bracket(table, 8, 12)).toBe('suero almada green henry');
    play(table, 'blue: stop');
    expect(asked(table)).toEqual([`red: ${ROAD}`]);
    play(table, 'red: play the-game', 'red: play keepsake');
    expect(asked(table)).toEqual(['green: strength.add']);
    expect(bracket(table, 12, 15)).toBe('almada - -');
  });
});

describe('Otto in a joust', () => {
  /** His tile is zizka: glory 5, prestige 1, attack 5; he begins with 11 glory, red with 10. */
  const otto = (row: string, given: Fought = {}) =>
    fought(row, {
      seats: 1,
      ...given,
      options: { solo: 'rivalry', difficulty: 'easy', ...given.options },
      knights: { ...TITANS, zizka: { glory: 5, prestige: 1 }, ...given.knights },
    });
  const REST = 'terrail zawisza charles james joao henry';
  const gained = (table: Table) => stateOf(table).otto.glory - 11;

  it.each([
    ['otto suero', 4, 0, 'otto', 4],
    ['suero otto', 4, 3, 'otto', 4],
    ['otto suero', 6, 0, 'suero', 0],
    ['otto suero', 5, 0, 'otto', 5],
    ['otto suero', 5, 2, 'suero', 0],
    ['otto suero', 5, 1, 'otto', 5],
    ['suero otto', 5, 1, 'suero', 0],
  ])(
    '[G17.37 computes] against a knight: %s with glory %i and prestige %i: %s',
    (pair, glory, prestige, up, points) => {
      const table = otto(`${pair} ${REST}`, { knights: { suero: { glory, prestige } } });
      expect(bracket(table, 8, 9)).toBe(up);
      expect(gained(table)).toBe(points);
    },
  );

  it.each([
    ['red otto', WON, 'red', 9, 0],
    ['red otto', LOST, 'otto', 0, 7],
    ['otto red', CLOSE, 'otto', 4, 7],
  ])('[G17.40 computes] against the player: %s', (pair, dice, up, red, points) => {
    const table = otto(`${pair} ${REST}`, { random: { 'dice@0': dice } });
    expect(bracket(table, 8, 9)).toBe(up);
    expect([scored(table, 0), gained(table)]).toEqual([red, points]);
  });

  it('[G17.40 computes] half for Otto where he won an engagement, and 9 for a player ahead', () => {
    const late = ['black0', 'white0', ...WON];
    const table = otto(`red otto ${REST}`, {
      random: { 'dice@0': late },
      holding: [{ glory: 12 }],
    });
    expect([scored(table, 0), gained(table)]).toEqual([7, 4]);
  });
});
