import { describe, expect, it } from 'vitest';
import type { Match, Seat, Table } from '@destrier/engine';
import { asked, history, play } from '@destrier/engine/testkit/check';
import { acting } from '../testing/acting.js';
import { give, seated, stateOf } from '../testing/seated.js';
import { OTTO } from '../state.js';
import { award, gain, gloryOf, improve, lose } from './purse.js';

/** What something does to red, who has 5 glory and 2 coins. */
const done = (what: (match: never) => void): Table =>
  seated(2, {
    given: (_s, match) => give(match, 0, { glory: 5, coins: 2 }),
    begin: (match) => what(match as never),
  });
/** What was told of it. */
const toldOf = (table: Table): object[] =>
  history(table)
    .filter(({ name }) => name !== 'kernel.score')
    .map(({ name, params }) => ({ name, params }));
const redOf = (table: Table) => stateOf(table).players[0];

describe('glory', () => {
  it('[G1.6 computes] what is gained is written down under its cause', () => {
    const table = done((g) => {
      award(g, 0, 'travel', 3);
      award(g, 0, 'travel', 2);
      award(g, 0, 'prize', 1);
    });
    expect(table.match.ledger[0]).toMatchObject({ travel: 5, prize: 1 });
    expect([redOf(table).glory, table.match.points(0)]).toEqual([11, 11]);
    expect(toldOf(table)).toHaveLength(3);
    expect(toldOf(table)[0]).toEqual({
      name: 'glory',
      params: { who: 0, cause: 'travel', points: 3 },
    });
  });

  it.each([
    [-4, 1],
    [-5, 0],
    [-6, 0],
  ])('[G1.7 computes] a loss of %i leaves %i of 5', (loss, left) => {
    const table = done((g) => award(g, 0, 'duels', loss));
    expect([redOf(table).glory, table.match.points(0)]).toEqual([left, left]);
    expect(toldOf(table)).toEqual([
      { name: 'glory', params: { who: 0, cause: 'duels', points: left - 5 } },
    ]);
  });

  it('[G1.7 computes] nothing gained or lost is no change', () => {
    const table = done((g) => {
      award(g, 0, 'duels', 0);
      award(g, 0, 'travel', -5);
      award(g, 0, 'duels', -1);
    });
    expect(toldOf(table)).toHaveLength(1);
    expect(table.match.ledger[0]).not.toHaveProperty('duels');
  });

  it('[G1.6 computes] Otto’s is his own', () => {
    let seen: number[] = [];
    const table = seated(1, {
      options: { tournament: 'joust' },
      given(s, match) {
        s.otto.glory = 5;
        award(match as never, OTTO, 'titles', 4);
        award(match as never, OTTO, 'supports', -12);
        award(match as never, OTTO, 'titles', 2);
        seen = [OTTO, 0].map((who) => gloryOf(match as never, who as Seat));
      },
    });
    expect(seen).toEqual([2, 10]);
    expect(table.match.points(0)).toBe(10);
  });
});

describe('tokens and equipment', () => {
  it('[G1.9 allows] any number of them', () => {
    const table = acting(4, {
      given(_s, match: Match) {
        for (const seat of match.seats)
          give(match, seat, { coins: 500, strength: 500, faith: 500 });
      },
    });
    for (const action of ['service', 'service', 'training', 'prayer'])
      play(table, `${asked(table)[0]?.split(':')[0]}: place ${action}`);
    const { players } = stateOf(table);
    expect(players.map(({ coins }) => coins)).toEqual([503, 503, 500, 500]);
    expect([players[2]?.strength, players[3]?.faith]).toEqual([503, 503]);
  });

  it('[G1.9 computes] a gain and a loss are told, with what was there to lose', () => {
    const table = done((g) => {
      gain(g, 0, 'faith', 2);
      lose(g, 0, 'faith', 1);
      lose(g, 0, 'coins', 3);
      lose(g, 0, 'coins', 3);
      gain(g, 0, 'strength', 0);
    });
    expect(redOf(table)).toMatchObject({ faith: 1, coins: 0, strength: 0 });
    expect(toldOf(table)).toEqual([
      { name: 'gained', params: { seat: 0, what: 'faith', amount: 2 } },
      { name: 'lost', params: { seat: 0, what: 'faith', amount: 1 } },
      { name: 'lost', params: { seat: 0, what: 'coins', amount: 2 } },
    ]);
  });

  it('[G1.12 computes] one level up, and the other item stays', () => {
    const table = done((g) => improve(g, 0, 'armour'));
    expect(redOf(table)).toMatchObject({ mount: 2, armour: 3 });
    expect(toldOf(table)).toEqual([
      { name: 'improved', params: { seat: 0, item: 'armour', level: 3 } },
    ]);
  });
});
