import { describe, expect, it } from 'vitest';
import type { Table } from '@destrier/engine';
import { asked, play } from '@destrier/engine/testkit/check';
import { stateOf } from '../../testing/seated.js';
import { RED_AND_WHITE } from '../../testing/example-duel.js';
import { attacks, duelAt, engagements, fought, sideAt } from '../../testing/fought.js';

/** The duel that both rulebooks tell. */

const RED_ROLLS_FIRST = 'reds red3 red2 black3 black1 black0 white1 white0';
const RED_REROLLS_FIRST = 'blacks black0 white2 whites';
const WHITE_ROLLS_FIRST = 'red5 red2 black2 black1 white3 white0';
const WHITE_REROLLS = 'black0 blacks';
const RED_ROLLS_AGAIN = 'red3 red1 red2 black1 black0 black0 white1 white0';
const WHITE_ROLLS_AGAIN = 'reds red4 red1 black2 black0 white2 white0';

/** `last`: what Red's second reroll brings, of one red die, two black ones and one white one. */
function begun(last: string): Table {
  return fought({
    seats: 4,
    against: { against: 'seat', rival: 3 },
    dice: [RED_ROLLS_FIRST, RED_REROLLS_FIRST, RED_ROLLS_AGAIN, last].join(' | '),
    foeDice: [WHITE_ROLLS_FIRST, WHITE_REROLLS, WHITE_ROLLS_AGAIN].join(' | '),
    ...RED_AND_WHITE,
  });
}

/** Plays a line that must be the answer to this question, and says how the attacks stand after it. */
function step(table: Table, prompt: string, line: string): number[] {
  expect(asked(table)).toEqual([`${line.split(':')[0]}: ${prompt}`]);
  play(table, line);
  return attacks(table);
}

function firstEngagement(table: Table): void {
  expect(attacks(table)).toEqual([0, 0]);
  expect(step(table, 'tent.tent', 'red: tent thug')).toEqual([0, -1]);
  expect(stateOf(table).players[0].glory).toBe(24);
  expect(step(table, 'strength.add', 'white: add 2')).toEqual([0, -1]);
  expect(step(table, 'strength.add', 'red: add 4')).toEqual([9, 9]);
  expect(sideAt(table, 0).dice.slice(0, 3)).toEqual(['red5', 'red3', 'red2']);
  const rerolled = 'red: reroll black1 black0 white1 white0';
  expect(step(table, 'faith.reroll', rerolled)).toEqual([11, 9]);
  expect(step(table, 'faith.reroll', 'white: reroll black2 black1')).toEqual([11, 7]);
  expect(step(table, 'lance.lance', 'white: lance squire')).toEqual([11, 11]);
  expect(step(table, 'lance.lance', 'red: pass')).toEqual([11, 11]);
  expect(step(table, 'second lance.lance', 'red: pass')).toEqual([11, 11]);
  expect(step(table, 'second lance.lance', 'white: pass')).toEqual([11, 11]);
  expect(step(table, 'relic.relic', 'white: pass')).toEqual([0, 0]);
}

function secondEngagement(table: Table, reroll: string): void {
  expect(step(table, 'strength.add', 'white: add 2')).toEqual([5, 9]);
  expect(step(table, 'faith.reroll', reroll)).toEqual([9, 9]);
  expect(step(table, 'faith.reroll', 'white: pass')).toEqual([9, 9]);
  expect(step(table, 'lance.lance', 'white: lance squire')).toEqual([9, 11]);
  expect(step(table, 'lance.lance', 'red: lance weapon-master')).toEqual([11, 11]);
  play(table, 'white: relic medal');
}

describe('the example of the rulebooks', () => {
  it('[G13.2 computes] the first engagement: White wins it by prestige, and the token is turned', () => {
    const table = begun('');
    firstEngagement(table);
    expect(engagements(table)).toMatchObject([
      { engagement: 1, winner: 3, attacks: [11, 11], prestige: [0, 1] },
    ]);
    const [red, , , white] = stateOf(table).players;
    expect([white?.prestige.ready.length, white?.prestige.used.length]).toEqual([0, 1]);
    expect([red?.strength, red?.faith, white?.strength, white?.faith]).toEqual([0, 1, 2, 1]);
    expect(duelAt(table)).toMatchObject({ engagement: 2, sides: [{ wins: 0 }, { wins: 1 }] });
  });

  it.each([
    ['fr', 'red2 blacks black3 white2'],
    ['ru', 'red1 black4 blacks white2'],
  ])(
    '[G13.2 computes] the second engagement as %s tells it: White wins by the relic',
    (_, last) => {
      const table = begun(last);
      firstEngagement(table);
      secondEngagement(table, 'red: reroll red1 black0 black0 white0');
      expect(engagements(table)[1]).toMatchObject({
        engagement: 2,
        winner: 3,
        attacks: [11, 12],
        prestige: [0, 0],
      });
      expect(duelAt(table)).toMatchObject({ winner: 1, sides: [{ wins: 0 }, { wins: 2 }] });
      expect(stateOf(table).players.map(({ glory }) => glory)).toEqual([24, 10, 10, 24]);
    },
  );

  it('[G12.12 computes] [G12.13 forbids] Red takes back a strength, a faith and one of two supports, no prestige', () => {
    const table = begun('red2 blacks black3 white2');
    firstEngagement(table);
    secondEngagement(table, 'red: reroll red1 black0 black0 white0');
    const { players } = stateOf(table);
    expect(asked(table)).toEqual(['red: recovery.supports']);
    expect(table.optionIds(0)).toEqual(['recover thug', 'recover weapon-master']);
    play(table, 'red: recover thug');
    expect([players[0].strength, players[0].faith]).toEqual([1, 1]);
    expect(players[0].supports.ready).toHaveLength(2);
    expect([players[0].prestige.ready.length, players[0].prestige.used.length]).toEqual([0, 1]);
    expect([players[3].strength, players[3].faith]).toEqual([0, 1]);
    expect([players[3].supports.used.length, players[3].relics.used.length]).toEqual([2, 1]);
  });
});
