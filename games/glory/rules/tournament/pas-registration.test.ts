import { describe, expect, it } from 'vitest';
import type { Seat, Table } from '@destrier/engine';
import { asked, offered, play, tried } from '@destrier/engine/testkit/check';
import { seated, stateOf } from '../../testing/seated.js';
import { layPas, shields } from '../../testing/arranged.js';
import type { Who } from '../../state.js';
import { register, registration, whyNotRegister } from './registration.js';

type Options = { readonly [id: string]: string };

/** A registration over these cities: `suero almada:red`. */
const registering = (
  cities: readonly string[],
  { seats = 2, order, options = {} }: { seats?: number; order?: Who[]; options?: Options } = {},
) =>
  seated(seats, {
    options,
    ...(order === undefined ? {} : { order }),
    given: (_s, match) => layPas(match, ...cities),
    begin: (match) => match.call(registration, {}),
  });
const SHIELD = 'register.shield';
const isOver = (table: Table) => asked(table).every((prompt) => !prompt.endsWith(SHIELD));
const THREE = ['suero almada', 'fastolf zizka', 'henry'];

describe('registration for a pas d’armes', () => {
  it('[G9.1 computes] goes in initiative order, once round for the first shield and once for the second', () => {
    const table = registering(['suero almada', 'fastolf zizka', 'henry james'], {
      seats: 3,
      order: [2, 0, 1],
    });
    const order: string[] = [];
    const lines = [
      'green: challenge suero',
      'red: challenge almada',
      'blue: challenge fastolf',
      'green: challenge zizka',
      'red: challenge henry',
      'blue: challenge james',
    ];
    for (const line of lines) {
      order.push(...asked(table));
      play(table, line);
    }
    expect(order).toEqual(
      ['green', 'red', 'blue', 'green', 'red', 'blue'].map((colour) => `${colour}: ${SHIELD}`),
    );
    expect(shields(table)).toEqual(['green red', 'blue green', 'red blue']);
    expect(isOver(table)).toBe(true);
  });

  it('[G9.3 allows] every free knight in a city without an own shield', () => {
    const table = registering(['suero:blue almada', 'fastolf:red zizka', 'henry']);
    expect(offered(table, 'red')).toEqual(['challenge almada', 'challenge henry']);
  });

  it('[G9.4 forbids] a knight who is challenged already', () => {
    const table = registering(['suero:blue almada', 'fastolf', 'henry']);
    expect(tried(table, 'red: challenge suero')).toMatchObject({
      code: 'blocked',
      rule: 'G9.4',
      params: { who: 1 },
    });
    expect(shields(table)).toEqual(['blue -', '-', '-']);
  });

  it('[G9.3 forbids] a second shield in a city', () => {
    const table = registering(['suero:red almada', 'fastolf zizka', 'henry']);
    expect(tried(table, 'red: challenge almada')).toMatchObject({
      code: 'blocked',
      rule: 'G5.23',
      params: { city: 'florence' },
    });
    expect(tried(table, 'red: challenge zizka')).toBeUndefined();
  });

  it('[G9.3 forbids] a knight who is not there', () => {
    const table = registering(THREE);
    expect(tried(table, 'red: challenge james')).toMatchObject({ code: 'unknown' });
    expect(tried(table, 'red: wait')).toMatchObject({ code: 'notNow' });
    expect(tried(table, 'red: enter 1')).toMatchObject({ code: 'notNow' });
  });

  it('[G9.5 forbids] declining the first shield, also after the Herald', () => {
    const table = registering(['suero:red almada', 'fastolf zizka', 'henry']);
    expect(tried(table, 'red: decline')).toMatchObject({ code: 'blocked', rule: 'G9.5' });
    expect(asked(table)).toEqual([`red: ${SHIELD}`]);
  });

  it('[G9.5 computes] the only knight left without asking', () => {
    const table = registering(['suero:red almada', 'fastolf:red zizka', 'henry']);
    expect(shields(table)).toEqual(['red -', 'red -', 'red']);
    expect(asked(table)).toEqual([`blue: ${SHIELD}`]);
  });

  it('[G9.5 computes] that who can place no shield is skipped', () => {
    const table = registering(['suero:red almada', 'fastolf:red zizka', 'henry:blue']);
    expect(asked(table)).toEqual([`blue: ${SHIELD}`]);
    expect(shields(table)).toEqual(['red -', 'red -', 'blue']);
  });

  it('[G9.5 computes] [G9.6 computes] [G5.23 computes] why nobody was asked', () => {
    const table = registering(['suero:red', 'fastolf:red', 'henry zizka james:red'], {
      order: [1, 0],
    });
    play(table, 'blue: challenge zizka');
    const question = 'register.shield';
    const covered = { question, rule: 'G5.23', why: 'shieldInEveryCity' };
    expect(
      table
        .events('all')
        .slice(1)
        .map(({ name, params }) => [name, params]),
    ).toEqual([
      ['kernel.skipped', { seat: 0, ...covered }],
      ['kernel.skipped', { seat: 1, question, rule: 'G9.6', why: 'nobodyToChallenge' }],
      ['kernel.skipped', { seat: 0, ...covered }],
    ]);
  });

  it('[G9.6 allows] a second shield or none, when all have placed the first', () => {
    const table = registering(THREE);
    play(table, 'red: challenge suero', 'blue: challenge fastolf');
    expect(offered(table, 'red')).toEqual(['challenge zizka', 'challenge henry', 'decline']);
    play(table, 'red: decline');
    expect(offered(table, 'blue')).toEqual(['challenge almada', 'challenge henry', 'decline']);
    play(table, 'blue: challenge henry');
    expect(shields(table)).toEqual(['red -', 'blue -', 'blue']);
    expect(isOver(table)).toBe(true);
  });

  it('[G9.6 computes] nothing for who has no knight left at the second shield', () => {
    const table = registering(['suero almada', 'fastolf:red zizka', 'henry:blue']);
    play(table, 'red: challenge suero');
    play(table, 'blue: challenge zizka', 'blue: challenge almada');
    expect(shields(table)).toEqual(['red blue', 'red blue', 'blue']);
    expect(isOver(table)).toBe(true);
  });

  it('[G18.7 forbids] declining the second shield in the Russian edition', () => {
    const table = registering(THREE, { options: { edition: 'ru' } });
    play(table, 'red: challenge suero', 'blue: challenge fastolf');
    expect(offered(table, 'red')).toEqual(['challenge zizka', 'challenge henry']);
    expect(tried(table, 'red: decline')).toMatchObject({ code: 'blocked', rule: 'G18.7' });
  });

  it('[G9.7 forbids] a third shield without the Herald', () => {
    const table = registering(['suero', 'fastolf', 'henry'], { seats: 2, order: [0, 1] });
    play(table, 'red: challenge suero', 'blue: challenge fastolf', 'red: challenge henry');
    expect(shields(table)).toEqual(['red', 'blue', 'red']);
    const alone = registering(['suero almada', 'fastolf zizka', 'henry james']);
    play(alone, 'red: challenge suero', 'blue: challenge almada');
    play(alone, 'red: challenge fastolf', 'blue: decline');
    expect(shields(alone)).toEqual(['red blue', 'red -', '- -']);
    expect(isOver(alone)).toBe(true);
  });

  it('[G9.7 allows] all three cities with the Herald', () => {
    const table = registering(['suero:red', 'fastolf zizka', 'henry james']);
    play(table, 'red: challenge fastolf', 'blue: challenge zizka', 'red: challenge henry');
    expect(shields(table)).toEqual(['red', 'red blue', 'red -']);
  });

  it('[G9.2 computes] that all shields stay when registration is over', () => {
    const table = registering(['suero:red almada', 'fastolf zizka', 'henry:blue']);
    play(table, 'red: challenge fastolf', 'blue: challenge zizka', 'blue: challenge almada');
    expect(shields(table)).toEqual(['red blue', 'red blue', 'blue']);
    expect(isOver(table)).toBe(true);
  });

  it('[G9.3 computes] the course of the two-player example', () => {
    // White is blue here, and red is red: both have used the Herald.
    const table = registering(['suero:blue almada', 'fastolf zizka', 'henry:red'], {
      order: [1, 0],
    });
    play(table, 'blue: challenge fastolf');
    expect(offered(table, 'red')).toEqual(['challenge almada', 'challenge zizka']);
    play(table, 'red: challenge zizka');
    expect(asked(table)).toEqual([`red: ${SHIELD}`]);
    play(table, 'red: challenge almada');
    expect(shields(table)).toEqual(['blue red', 'blue red', 'red']);
  });

  it('[G9.2 computes] the event of each shield', () => {
    const table = registering(THREE);
    play(table, 'red: challenge zizka');
    expect(table.events('all').map(({ name, params }) => [name, params])).toEqual([
      ['registered', { who: 0, city: 'paris', knight: 'zizka' }],
    ]);
  });
});

describe('Otto in the registration for a pas d’armes', () => {
  const figures = { options: { solo: 'rivalry', difficulty: 'easy' }, seats: 1 };

  it('[G17.30 computes] his shields, in his place of the order', () => {
    // His tile is zizka: glory 5, prestige 1.
    const table = registering(['henry trotha', 'james kottulin', 'fastolf'], {
      ...figures,
      order: [-1, 0],
    });
    expect(shields(table)).toEqual(['- otto', '- -', '-']);
    play(table, 'red: challenge henry');
    expect(shields(table)).toEqual(['red otto', '- otto', '-']);
    expect(asked(table)).toEqual([`red: ${SHIELD}`]);
  });

  it('[G17.36 computes] none in the mode Score', () => {
    const table = registering(['henry fastolf', 'james', 'borssele'], {
      options: { solo: 'score' },
      seats: 1,
      order: [-1, 0],
    });
    play(table, 'red: challenge henry', 'red: challenge james');
    expect(shields(table)).toEqual(['red -', 'red', '-']);
    expect(isOver(table)).toBe(true);
  });
});

describe('the Herald in a pas d’armes', () => {
  const herald = (...cities: string[]) =>
    seated(2, {
      given: (_s, match) => layPas(match, ...cities),
      begin: (match) => match.call(register, { seat: 1 }),
    });
  const why = (table: Table, seat: Seat) => whyNotRegister(table.match, seat);

  it('[G5.22 allows] a shield beside a knight who has none, and nothing else', () => {
    const table = herald('suero:blue almada', 'fastolf zizka:red', 'henry');
    expect(offered(table, 'blue')).toEqual(['challenge fastolf', 'challenge henry']);
    expect(tried(table, 'blue: decline')).toMatchObject({ code: 'notNow' });
    play(table, 'blue: challenge henry');
    expect(shields(table)).toEqual(['blue -', '- red', 'blue']);
    expect(isOver(table)).toBe(true);
  });

  it('[G5.24 allows] [G5.27 forbids] the Herald as long as a shield can be placed', () => {
    const table = herald('suero:blue almada', 'fastolf:blue zizka', 'henry james');
    expect(why(table, 1)).toBeUndefined();
    play(table, 'blue: challenge henry');
    expect(why(table, 1)).toEqual({ rule: 'G5.23', why: 'shieldInEveryCity' });
    expect(why(table, 0)).toBeUndefined();
    const { stands } = stateOf(table).tournament;
    for (const stand of stands) stand.shield = 1;
    expect(why(table, 0)).toEqual({ rule: 'G5.27', why: 'nobodyToChallenge' });
  });
});
