import { asked, play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import type { Who } from '../../state.js';
import { stateOf } from '../../testing/seated.js';
import {
  askedInTurn,
  attacks,
  BLUE,
  duelAt,
  engagements,
  fought,
  sideAt,
} from '../../testing/fought.js';

const TOOLS = { strength: 4, faith: 3, supports: ['squire'], relics: ['medal'] };

describe('player against player', () => {
  it('[G13.1 computes] both act at every step, each with the own dice and tokens', () => {
    const table = fought({
      against: BLUE,
      red: { ...TOOLS, mount: 2 },
      rival: { ...TOOLS, armour: 3 },
      dice: 'red1 black1 black2 white1',
      foeDice: 'red2 red3 black0 white0 white1 white2',
    });
    expect(duelAt(table)).toMatchObject({
      against: 'seat',
      sides: [
        { who: 0, attack: 0, prestige: 0 },
        { who: 1, attack: 0, prestige: 0 },
      ],
    });
    play(table, 'blue: add 2', 'red: add 1');
    expect(sideAt(table, 0).dice).toEqual(['red1', 'black1', 'black2', 'white1']);
    expect(sideAt(table, 1).dice).toEqual(['red2', 'red3', 'black0', 'white0', 'white1', 'white2']);
    expect(attacks(table)).toEqual([4, 5]);
    expect(stateOf(table).players.map(({ strength }) => strength)).toEqual([3, 2]);
  });

  it('[G13.2 computes] [G13.3 computes] who has the lower attack acts first at each step', () => {
    const table = fought({
      against: BLUE,
      red: { ...TOOLS, prestige: ['royal'] },
      rival: TOOLS,
      dice: 'black0 white1',
      foeDice: 'black1 white1',
    });
    expect(askedInTurn(table, 7)).toEqual([
      'blue: strength.add',
      'red: strength.add',
      'red: faith.reroll',
      'blue: faith.reroll',
      'red: lance.lance',
      'blue: lance.lance',
      'red: second lance.lance',
    ]);
  });

  it.each<[string, string[], string[], Who[], string]>([
    ['less prestige', ['royal'], [], [0, 1], 'blue'],
    ['less prestige', [], ['royal'], [0, 1], 'red'],
    ['the worse initiative', [], [], [0, 1], 'blue'],
    ['the worse initiative', [], [], [1, 0], 'red'],
    ['the worse initiative', ['royal'], ['suzerain'], [1, 0], 'red'],
  ])(
    '[G13.3 computes] equal attack: %s is behind (%j, %j, order %j: %s)',
    (_, red, blue, order, first) => {
      const table = fought({
        against: BLUE,
        red: { strength: 1, prestige: red },
        rival: { strength: 1, prestige: blue },
        order,
      });
      expect(asked(table)).toEqual([`${first}: strength.add`]);
    },
  );

  it('[G13.3 computes] turned prestige does not count', () => {
    const table = fought({
      against: BLUE,
      red: { strength: 1, usedPrestige: ['royal'] },
      rival: { strength: 1 },
      order: [1, 0],
    });
    expect(asked(table)).toEqual(['red: strength.add']);
  });

  it('[G13.4 computes] the order holds for the step, and is found anew for the next', () => {
    const table = fought({
      against: BLUE,
      red: { ...TOOLS, strength: 0, supports: ['squire', 'support:veteran'] },
      rival: { ...TOOLS, strength: 0, faith: 0, supports: ['armourer', 'witch'] },
      dice: 'black0 white1',
      foeDice: 'black1 white1',
    });
    play(table, 'red: pass');
    expect(asked(table)).toEqual(['red: lance.lance']);
    play(table, 'red: lance squire');
    expect(attacks(table)).toEqual([5, 2]);
    expect(asked(table)).toEqual(['blue: lance.lance']);
    play(table, 'blue: lance armourer');
    expect(attacks(table)).toEqual([5, 4]);
    expect(asked(table)).toEqual(['blue: second lance.lance']);
    play(table, 'blue: lance witch');
    expect(attacks(table)).toEqual([4, 4]);
    expect(asked(table)).toEqual(['red: second lance.lance']);
    play(table, 'red: pass');
    expect(asked(table)).toEqual(['blue: relic.relic']);
  });

  it('[G13.5 computes] being behind turns no prestige', () => {
    const table = fought({
      against: BLUE,
      red: { ...TOOLS, prestige: ['royal'] },
      rival: { ...TOOLS, prestige: ['royal', 'suzerain'] },
      dice: 'black0 white1',
      foeDice: 'black1 white1',
    });
    askedInTurn(table, 10);
    expect(engagements(table)).toMatchObject([{ winner: 1 }]);
    expect(stateOf(table).players.map(({ prestige }) => prestige.used.length)).toEqual([0, 0]);
  });

  it.each<[string[], string[], Who[], number]>([
    [['royal', 'suzerain'], ['royal'], [1, 0], 0],
    [['royal'], ['royal', 'suzerain'], [0, 1], 1],
    [['royal'], ['suzerain'], [0, 1], 0],
    [['royal'], ['suzerain'], [1, 0], 1],
    [[], [], [1, 0], 1],
  ])(
    '[G13.6 computes] [G13.7 computes] equal attack, tokens %j and %j, order %j: side %i wins',
    (red, blue, order, winner) => {
      const table = fought({
        against: BLUE,
        red: { prestige: red, faith: 3 },
        rival: { prestige: blue, faith: 3 },
        order,
        dice: 'black1 white1',
        foeDice: 'black2 white0',
      });
      askedInTurn(table, 2);
      expect(engagements(table)).toMatchObject([
        { winner, attacks: [2, 2], prestige: [red.length, blue.length] },
      ]);
    },
  );

  it('[G13.8 computes] the winner turns one token, also when the initiative decided; the loser none', () => {
    const table = fought({
      against: BLUE,
      red: { prestige: ['royal'], faith: 2 },
      rival: { prestige: ['suzerain'], faith: 2 },
      dice: 'black1 white1',
      foeDice: 'black2 white0',
    });
    askedInTurn(table, 2);
    expect(stateOf(table).players.map(({ prestige }) => prestige.used.length)).toEqual([1, 0]);
    expect(sideAt(table, 0).spent).toEqual(['royal']);
  });

  it('[G13.8 computes] without a token nothing is turned', () => {
    const table = fought({
      against: BLUE,
      red: { faith: 1 },
      rival: { prestige: ['suzerain'], faith: 1 },
      order: [0, 1],
      dice: 'black3 white1',
      foeDice: 'black2 white0',
    });
    askedInTurn(table, 2);
    expect(engagements(table)).toMatchObject([{ winner: 0, attacks: [4, 2] }]);
  });

  it('[G14.15 computes] supports weaken a rival as they weaken a knight', () => {
    const table = fought({
      against: BLUE,
      red: { faith: 1 },
      rival: { supports: ['thug'], glory: 3 },
      dice: 'black3 white1',
    });
    play(table, 'blue: tent thug');
    expect(attacks(table)[0]).toBe(3);
    expect(stateOf(table).players.map(({ glory }) => glory)).toEqual([10, 2]);
  });
});
