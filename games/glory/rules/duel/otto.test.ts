import { allTold, play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import type { Who } from '../../state.js';
import { stateOf } from '../../testing/seated.js';
import { askedInTurn, attacks, duelAt, engagements, fought, sideAt } from '../../testing/fought.js';

const TOOLS = { strength: 4, faith: 3, supports: ['squire'], relics: ['medal'] };

describe('Otto', () => {
  const OTTO = { seats: 1, against: { against: 'otto' } } as const;

  it('[G17.38 computes] has the attack and prestige of his tile, and the player alone acts', () => {
    const table = fought({ ...OTTO, knight: { attack: 9, prestige: 2 }, red: TOOLS });
    expect(sideAt(table, 1)).toMatchObject({ who: -1, attack: 9, prestige: 2 });
    expect(allTold(table, 'duel')).toMatchObject([{ one: 0, other: 'otto' }]);
    expect(askedInTurn(table, 5)).toEqual([
      'red: strength.add',
      'red: faith.reroll',
      'red: lance.lance',
      'red: second lance.lance',
      'red: relic.relic',
    ]);
    expect(engagements(table)).toMatchObject([{ prestige: [0, 2] }]);
  });

  it('[G17.38 forbids] dice of his own, or taken from the player, whatever his tile is', () => {
    const table = fought({
      ...OTTO,
      knight: { type: 'pole', attack: 9, fewer: { black: 1 } },
      red: { faith: 1 },
      dice: 'black1 white1',
      foeDice: 'white3',
    });
    expect(sideAt(table, 0).dice).toEqual(['black1', 'white1']);
    expect(attacks(table)).toEqual([2, 9]);
  });

  it('[G17.38 computes] supports weaken him', () => {
    const table = fought({ ...OTTO, red: { faith: 1, supports: ['thug'] } });
    play(table, 'red: tent thug');
    expect(attacks(table)[1]).toBe(7);
  });

  it.each<[string[], Who[], number | string, number]>([
    [['royal', 'suzerain'], [-1, 0], 0, 1],
    [['royal'], [0, -1], 0, 1],
    [['royal'], [-1, 0], 'otto', 0],
    [[], [0, -1], 'otto', 0],
  ])(
    '[G17.39 computes] equal attack, prestige 1 of Otto and tokens %j, order %j: %i wins',
    (prestige, order, winner, turned) => {
      const table = fought({
        ...OTTO,
        knight: { attack: 3, prestige: 1 },
        order,
        red: { faith: 2, prestige },
        dice: 'black1 white2',
      });
      play(table, 'red: pass');
      if (prestige.length > 1) play(table, 'red: turn royal');
      expect(engagements(table)).toMatchObject([{ winner, prestige: [prestige.length, 1] }]);
      expect(stateOf(table).players[0].prestige.used).toHaveLength(turned);
    },
  );

  it.each([
    [2, 0],
    [4, 'otto'],
  ])('[G17.39 forbids] prestige to count at 3 against %i', (attack, winner) => {
    const table = fought({
      ...OTTO,
      knight: { attack, prestige: 1 },
      red: { faith: 2, prestige: ['royal'] },
      dice: 'black1 white2',
    });
    play(table, 'red: pass');
    expect(engagements(table)).toMatchObject([{ winner }]);
    expect(stateOf(table).players[0].prestige.used).toEqual([]);
  });

  it('[G12.12 computes] who loses to Otto takes back what is due', () => {
    const table = fought({
      ...OTTO,
      red: { strength: 2 },
      dice: 'red1 red1 black0 white0 | red1 red1 black0 white0',
    });
    play(table, 'red: add 2');
    expect(duelAt(table)).toMatchObject({ winner: 1 });
    expect(allTold(table, 'won')).toMatchObject([{ winner: 'otto', loser: 0 }]);
    expect(stateOf(table).players[0].strength).toBe(1);
  });
});
