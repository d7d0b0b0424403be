import { describe, expect, it } from 'vitest';
import type { Match, Seat, Table } from '@destrier/engine';
import {
  asked,
  cardsIn,
  hold,
  offered,
  play,
  refused,
  tried,
} from '@destrier/engine/testkit/check';
import { seated, stateOf } from '../../testing/seated.js';
import type { State, Who } from '../../state.js';
import { bracket, layRow, withKnights } from '../../testing/arranged.js';
import { register, registration, whyNotRegister } from './registration.js';

type Options = { readonly [id: string]: string };
interface Registering {
  readonly seats?: number;
  readonly order?: readonly Who[];
  readonly options?: Options;
  readonly given?: (s: State, match: Match) => void;
}

/** A registration over this lower row; Otto has the tile of zizka. */
const registering = (row: string, { seats = 3, order, options = {}, given }: Registering = {}) =>
  seated(seats, {
    options,
    ...(order === undefined ? {} : { order }),
    content: withKnights({}),
    given(s, match) {
      layRow(match, row);
      given?.(s, match);
    },
    begin: (match) => match.call(registration, {}),
  });
const SHIELD = 'register.shield';
const isOver = (table: Table) => asked(table).every((prompt) => !prompt.endsWith(SHIELD));
const ROW = 'suero - - almada - - zizka -';

describe('registration for a joust', () => {
  it('[G9.9 allows] any free slot, or passing', () => {
    const table = registering(ROW);
    expect(asked(table)).toEqual([`red: ${SHIELD}`]);
    expect(offered(table, 'red')).toEqual([
      'enter 2',
      'enter 3',
      'enter 5',
      'enter 6',
      'enter 8',
      'wait',
    ]);
    play(table, 'red: enter 5');
    expect(bracket(table)).toBe('suero - - almada red - zizka -');
    expect(asked(table)).toEqual([`blue: ${SHIELD}`]);
    expect(offered(table, 'blue')).not.toContain('enter 5');
  });

  it('[G9.13 allows] the slot beside another player', () => {
    const table = registering('suero red - almada - - zizka -', { order: [1, 0, 2] });
    expect(offered(table, 'blue')).toContain('enter 3');
    play(table, 'blue: enter 5');
    expect(offered(table, 'green')).toContain('enter 6');
  });

  it('[G9.13 forbids] a slot where a knight or a player stands, and one that does not exist', () => {
    const table = registering('suero blue - - - - zizka -');
    expect(tried(table, 'red: enter 1')).toMatchObject({
      code: 'blocked',
      rule: 'G9.13',
      params: { name: 'suero' },
    });
    expect(tried(table, 'red: enter 2')).toMatchObject({ code: 'blocked', rule: 'G9.13' });
    for (const option of ['enter 0', 'enter 9'])
      expect(tried(table, `red: ${option}`)).toMatchObject({ code: 'unknown' });
    for (const option of ['challenge suero', 'decline'])
      expect(tried(table, `red: ${option}`)).toMatchObject({ code: 'notNow' });
    expect(bracket(table)).toBe('suero blue - - - - zizka -');
  });

  it('[G9.10 forbids] [G9.11 computes] passing to the last without a shield, as in the three-player example', () => {
    const table = registering(ROW);
    play(table, 'red: wait', 'blue: wait');
    expect(tried(table, 'green: wait')).toMatchObject({ code: 'blocked', rule: 'G9.10' });
    play(table, 'green: enter 2', 'red: wait');
    expect(tried(table, 'blue: wait')).toMatchObject({ code: 'blocked', rule: 'G9.10' });
    play(table, 'blue: enter 8');
    expect(tried(table, 'red: wait')).toMatchObject({ code: 'blocked', rule: 'G9.10' });
    expect(offered(table, 'red')).toContain('enter 6');
    play(table, 'red: enter 5');
    expect(isOver(table)).toBe(true);
    expect(bracket(table)).toMatch(/^suero green \S+ almada red \S+ zizka blue$/);
  });

  it('[G9.10 computes] the last by initiative, not by seat', () => {
    const table = registering(ROW, { order: [2, 1, 0] });
    play(table, 'green: wait', 'blue: wait');
    expect(refused(table, 'red: wait')).toBe('G9.10');
  });

  it('[G9.11 computes] from the first unregistered player on', () => {
    const table = registering(ROW);
    play(table, 'red: enter 2', 'blue: wait', 'green: enter 3');
    expect(asked(table)).toEqual([`blue: ${SHIELD}`]);
  });

  it('[G9.12 computes] that who came by the Herald is skipped, and not the last to enter', () => {
    const table = registering('suero green - almada - - zizka -');
    expect(asked(table)).toEqual([`red: ${SHIELD}`]);
    play(table, 'red: wait');
    expect(refused(table, 'blue: wait')).toBe('G9.10');
    play(table, 'blue: enter 5', 'red: enter 6');
    expect(isOver(table)).toBe(true);
  });

  it('[G9.8 computes] nothing to ask where all have come by the Herald', () => {
    const table = registering('suero green - almada blue - red -');
    expect(isOver(table)).toBe(true);
    expect(bracket(table)).toMatch(/^suero green \S+ almada blue \S+ red \S+$/);
    expect(bracket(table)).not.toContain('-');
  });

  it('[G9.8 computes] one shield each, and the events of placing and passing', () => {
    const table = registering(ROW);
    play(table, 'red: enter 5', 'blue: wait', 'green: enter 2', 'blue: enter 3');
    for (const colour of ['red', 'blue', 'green'])
      expect(
        bracket(table)
          .split(' ')
          .filter((name) => name === colour),
      ).toEqual([colour]);
    const told = table.events('all').map(({ name, params }) => [name, params]);
    expect(told.slice(0, 4)).toEqual([
      ['entered', { who: 0, slot: 5 }],
      ['waits', { who: 1 }],
      ['entered', { who: 2, slot: 2 }],
      ['entered', { who: 1, slot: 3 }],
    ]);
  });

  /** The card `rose`, round 1, adds a noble and then a Polish noble. */
  const rose = (s: State, match: Match) => {
    hold(match, s.tournamentCards, ['rose']);
    hold(match, s.knights.noble, ['kottulin']);
    hold(match, s.knights.pole, ['powala']);
  };

  it('[G9.14 computes] [G3.14 computes] the knights to be added, from left to right as the card says', () => {
    const table = registering(ROW, { given: rose });
    play(table, 'red: enter 2', 'blue: enter 5');
    expect(bracket(table)).toBe('suero red - almada blue - zizka -');
    play(table, 'green: enter 3');
    expect(bracket(table)).toBe('suero red green almada blue kottulin zizka powala');
    expect(cardsIn(table, stateOf(table).field)).toEqual([
      'suero',
      'almada',
      'zizka',
      'kottulin',
      'powala',
    ]);
    const told = table.events('all').map(({ name, params }) => [name, params]);
    expect(told.slice(-2)).toEqual([
      ['arrives', { knight: 'kottulin', slot: 6 }],
      ['arrives', { knight: 'powala', slot: 8 }],
    ]);
  });
});

describe('alone', () => {
  /** The card `lily`, round 1, adds a noble and then a veteran. */
  const lily = (s: State, match: Match) => {
    hold(match, s.tournamentCards, ['lily']);
    hold(match, s.knights.veteran, ['talbot', 'montefeltro']);
    hold(match, s.knights.noble, ['kottulin']);
  };
  const row = 'suero - - almada mathew rozmital - -';

  it('[G17.36 computes] one more knight of the last type to be added, where Otto keeps away', () => {
    for (const solo of ['champion', 'score']) {
      const table = registering(row, { seats: 1, options: { solo }, order: [-1, 0], given: lily });
      expect(refused(table, 'red: wait')).toBe('G9.10');
      play(table, 'red: enter 8');
      expect(bracket(table)).toBe('suero kottulin montefeltro almada mathew rozmital talbot red');
    }
  });

  const rivalry = { seats: 1, options: { solo: 'rivalry' }, given: lily };

  it('[G9.10 computes] that Otto is the last where he stands last: he enters, and the player must then', () => {
    const table = registering(row, { ...rivalry, order: [0, -1] });
    expect(offered(table, 'red')).toContain('wait');
    play(table, 'red: wait');
    expect(bracket(table)).toMatch(/otto/);
    expect(asked(table)).toEqual([`red: ${SHIELD}`]);
    expect(refused(table, 'red: wait')).toBe('G9.10');
  });

  it('[G9.1 computes] that Otto enters first where he stands first', () => {
    const table = registering(row, { ...rivalry, order: [-1, 0] });
    expect(bracket(table)).toMatch(/otto/);
    expect(offered(table, 'red')).not.toContain('wait');
    const free = offered(table, 'red').length;
    expect(free).toBe(3);
    play(table, `red: ${offered(table, 'red')[0]}`);
    expect(
      bracket(table)
        .split(' ')
        .filter((name) => name === 'otto'),
    ).toHaveLength(1);
    expect(bracket(table)).not.toContain('-');
  });

  it('[G9.12 computes] that Otto is skipped who came by the Herald', () => {
    const table = registering('suero otto - almada mathew rozmital - -', {
      ...rivalry,
      order: [0, -1],
    });
    expect(refused(table, 'red: wait')).toBe('G9.10');
    play(table, 'red: enter 3');
    expect(bracket(table)).toBe('suero otto red almada mathew rozmital kottulin montefeltro');
  });
});

describe('the Herald in a joust', () => {
  const why = (table: Table, seat: Seat) => whyNotRegister(table.match, seat);

  it('[G5.25 allows] any free slot, and nothing else', () => {
    const table = seated(2, {
      given: (_s, match) => layRow(match, 'suero - blue - - - - zizka'),
      begin: (match) => match.call(register, { seat: 0 }),
    });
    expect(offered(table, 'red')).toEqual(['enter 2', 'enter 4', 'enter 5', 'enter 6', 'enter 7']);
    expect(tried(table, 'red: wait')).toMatchObject({ code: 'notNow' });
    expect(why(table, 0)).toBeUndefined();
    play(table, 'red: enter 4');
    expect(bracket(table)).toBe('suero - blue red - - - zizka');
  });

  it('[G5.26 forbids] the Herald to who has entered, and only to them', () => {
    const table = seated(2, { given: (_s, match) => layRow(match, 'suero - blue - - - - -') });
    expect(why(table, 1)).toEqual({ rule: 'G5.26', why: 'enteredAlready' });
    expect(why(table, 0)).toBeUndefined();
  });
});
