import { asked, offered, play, tried } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../../testing/seated.js';
import { attacks, BLUE, engagements, fought, namesAt, sideAt } from '../../testing/fought.js';

/** Red has faith, so that play stops when the dice have fallen. */
const FAITH = { faith: 3 };

describe('a tent', () => {
  it('[G14.4 forbids] a second support with a tent, though the first refreshed it', () => {
    const table = fought({
      red: { supports: ['lady-in-waiting', 'jester'], usedSupports: ['cook'], ...FAITH },
    });
    play(table, 'red: tent lady-in-waiting cook');
    expect(namesAt(table, 'supports')).toEqual({
      ready: ['jester', 'cook'],
      used: ['lady-in-waiting'],
    });
    expect(asked(table)).toEqual(['red: faith.reroll']);
    expect(attacks(table)[1]).toBe(8);
  });

  it('[G14.5 allows] [G14.12 allows] [G14.22 allows] [G14.30 allows] any turned tile of the kind', () => {
    const table = fought({
      red: {
        supports: ['lady-in-waiting', 'hermit', 'support:herald', 'cook'],
        usedSupports: ['squire', 'squire', 'thug'],
        relics: ['amulet'],
        usedRelics: ['medal', 'ring'],
        prestige: ['royal'],
        usedPrestige: ['suzerain'],
      },
    });
    expect(offered(table, 'red')).toEqual([
      'tent lady-in-waiting squire',
      'tent lady-in-waiting thug',
      'tent hermit medal',
      'tent hermit ring',
      'tent support:herald suzerain',
      'tent cook',
      'pass',
    ]);
  });

  it.each([
    ['lady-in-waiting', 'support'],
    ['hermit', 'relic'],
    ['support:herald', 'prestige'],
  ])('[G14.5 forbids] %s without a turned tile of its kind: %s', (support, what) => {
    const table = fought({
      red: { supports: [support, 'cook', 'nun'], relics: ['medal'], prestige: ['royal'] },
    });
    expect(offered(table, 'red')).toEqual(['tent cook', 'pass']);
    expect(tried(table, `red: tent ${support}`)).toMatchObject({
      code: 'blocked',
      rule: 'G14.5',
      why: 'nothingTurned',
      params: { what },
    });
  });

  it('[G14.5 computes] nobody is asked for a refreshing support that cannot be used', () => {
    const table = fought({ red: { supports: ['hermit'], usedSupports: ['cook'], ...FAITH } });
    expect(asked(table)).toEqual(['red: faith.reroll']);
  });

  it.each([
    ['lady-in-waiting', 'squire', 'supports'],
    ['hermit', 'medal', 'relics'],
    ['support:herald', 'suzerain', 'prestige'],
  ] as const)(
    '[G14.5 computes] [G14.12 computes] [G14.22 computes] [G14.30 computes] %s turns a %s back and is turned',
    (support, tile, kind) => {
      const table = fought({
        red: {
          supports: [support],
          usedSupports: ['squire'],
          usedRelics: ['medal'],
          usedPrestige: ['suzerain'],
          ...FAITH,
        },
      });
      play(table, `red: tent ${support} ${tile}`);
      expect(namesAt(table, kind).ready).toEqual([tile]);
      expect(namesAt(table, 'supports').used).toContain(support);
      expect(sideAt(table, 0).spent).toEqual([support]);
      const others = ['squire', 'medal', 'suzerain'].filter((other) => other !== tile);
      const used = (['supports', 'relics', 'prestige'] as const).flatMap(
        (one) => namesAt(table, one).used,
      );
      expect(used).toEqual(expect.arrayContaining(others));
    },
  );

  it('[G14.12 computes] the refreshed support is used in the same duel', () => {
    const table = fought({
      red: { supports: ['lady-in-waiting'], usedSupports: ['squire'] },
      dice: 'black1 white2',
    });
    play(table, 'red: tent lady-in-waiting squire', 'red: lance squire');
    expect(engagements(table)[0]).toMatchObject({ attacks: [6, 8] });
  });

  it('[G14.7 forbids] [G14.15 forbids] the Thug without glory', () => {
    const table = fought({ red: { glory: 0, supports: ['thug', 'cook'] } });
    expect(offered(table, 'red')).toEqual(['tent cook', 'pass']);
    expect(tried(table, 'red: tent thug')).toMatchObject({
      rule: 'G14.7',
      why: 'tooLittleGlory',
      params: { cost: 1 },
    });
  });

  it('[G14.7 allows] [G14.15 computes] the Thug with 1 glory: the opponent has 1 less, in the first engagement', () => {
    const table = fought({ red: { glory: 1, supports: ['thug'] }, dice: 'black1 white2' });
    play(table, 'red: tent thug');
    expect(stateOf(table).players[0].glory).toBe(0);
    expect(table.result[0]).toMatchObject({ score: 0, breakdown: { supports: -1 } });
    expect(engagements(table)).toMatchObject([
      { engagement: 1, attacks: [3, 7] },
      { engagement: 2, attacks: [expect.anything(), 8] },
    ]);
  });

  it('[G14.20 computes] the Cook: 1 attack more, in the first engagement', () => {
    const table = fought({
      red: { supports: ['cook'], ...FAITH },
      dice: 'black1 white2 | black1 white2',
    });
    play(table, 'red: tent cook');
    expect(attacks(table)).toEqual([4, 8]);
    play(table, 'red: pass');
    expect(attacks(table)).toEqual([3, 8]);
    expect(stateOf(table).players[0].glory).toBe(10);
  });

  it.each([
    [2, 0],
    [3, 1],
  ])(
    '[G14.28 computes] the Jester against prestige %i: the tie goes to side %i',
    (prestige, winner) => {
      const table = fought({
        knight: { attack: 3, prestige },
        red: { supports: ['jester'], ...FAITH },
        dice: 'black1 white2',
      });
      play(table, 'red: tent jester', 'red: pass');
      expect(engagements(table)).toMatchObject([
        { winner: winner === 0 ? 0 : 'suero', attacks: [3, 3], prestige: [0, prestige - 2] },
      ]);
    },
  );

  it('[G14.28 computes] below 0, and in the first engagement only', () => {
    const table = fought({
      knight: { attack: 3, prestige: 1 },
      red: { supports: ['jester'] },
      dice: 'black1 white2 | black1 white2 | black0 white0',
    });
    play(table, 'red: tent jester');
    expect(engagements(table)).toMatchObject([
      { winner: 0, prestige: [0, -1] },
      { winner: 'suero', prestige: [0, 1] },
      { winner: 'suero' },
    ]);
  });

  it('[G14.29 computes] lowered prestige says who is behind, and the winner of the tie turns a token', () => {
    const table = fought({
      against: BLUE,
      red: { supports: ['jester'], prestige: ['royal'], ...FAITH },
      rival: { prestige: ['suzerain', 'royal'], faith: 1 },
      dice: 'black1 white2',
      foeDice: 'black2 white1',
    });
    expect(asked(table)).toEqual(['red: tent.tent']);
    play(table, 'red: tent jester');
    expect(asked(table)).toEqual(['blue: faith.reroll']);
    play(table, 'blue: pass', 'red: pass');
    expect(engagements(table)).toMatchObject([
      { engagement: 1, winner: 0, attacks: [3, 3], prestige: [1, 0] },
    ]);
    expect(namesAt(table, 'prestige')).toEqual({ ready: [], used: ['royal'] });
    expect(stateOf(table).players[1].prestige.used).toEqual([]);
  });
});
