import { allTold, asked, cardsIn, offered, play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../../testing/seated.js';
import { attacks, duelAt, engagements, fought, sideAt } from '../../testing/fought.js';

const FAITH = { faith: 3 };

describe('the opponent', () => {
  it('[G12.1 computes] a knight has the attack and prestige of his tile, and uses nothing', () => {
    const table = fought({ knight: { attack: 9, prestige: 2 }, red: FAITH });
    expect(duelAt(table)).toMatchObject({ against: 'knight', foe: 'suero', engagement: 1 });
    expect(sideAt(table, 1)).toEqual({
      who: -2,
      attack: 9,
      prestige: 2,
      strength: 0,
      faith: 0,
      dice: [],
      modifier: 0,
      prestigeModifier: 0,
      wins: 0,
      spent: [],
    });
    expect(allTold(table, 'duel')).toMatchObject([{ one: 0, other: 'suero' }]);
  });

  it.each([
    ['challenge', 'rescue', 7, 0],
    ['challenge', 'gruuthuse', 8, 1],
    ['title', 'brave', 11, 1],
  ] as const)(
    '[G12.2 computes] a %s, %s: attack %i, prestige %i',
    (against, foe, attack, prestige) => {
      const table = fought({ against: { against, foe }, red: FAITH });
      expect(sideAt(table, 1)).toMatchObject({ who: -2, attack, prestige });
      expect(allTold(table, 'duel')).toMatchObject([{ one: 0, other: foe }]);
    },
  );
});

describe('comparing with a knight', () => {
  it.each([
    [4, 'suero'],
    [2, 0],
  ])('[G11.23 computes] 3 against %i', (attack, winner) => {
    const table = fought({
      knight: { attack, prestige: 3 },
      red: { ...FAITH, prestige: ['royal'] },
      dice: 'black1 white2',
    });
    play(table, 'red: pass');
    expect(engagements(table)).toMatchObject([{ winner, attacks: [3, attack] }]);
    expect(stateOf(table).players[0].prestige.used).toEqual([]);
  });

  it.each([
    [0, [], 0],
    [1, [], 'suero'],
    [1, ['royal'], 0],
    [2, ['royal'], 'suero'],
    [0, ['royal'], 0],
  ])(
    '[G11.24 computes] equal attack, prestige %i of the knight and tokens %j: %s wins',
    (prestige, tokens, winner) => {
      const table = fought({
        knight: { attack: 3, prestige },
        red: { ...FAITH, prestige: tokens },
        dice: 'black1 white2',
      });
      play(table, 'red: pass');
      expect(engagements(table)).toMatchObject([
        { engagement: 1, winner, attacks: [3, 3], prestige: [tokens.length, prestige] },
      ]);
      const turned = winner === 0 ? tokens.length : 0;
      expect(stateOf(table).players[0].prestige.used).toHaveLength(turned);
    },
  );

  it('[G11.25 allows] the winner of a tie chooses the token, one of them', () => {
    const table = fought({
      knight: { attack: 3, prestige: 1 },
      red: { ...FAITH, prestige: ['royal', 'suzerain'], usedPrestige: ['chamberlain'] },
      dice: 'black1 white2',
    });
    play(table, 'red: pass');
    expect(asked(table)).toEqual(['red: tie.turn']);
    expect(offered(table, 'red')).toEqual(['turn royal', 'turn suzerain']);
    play(table, 'red: turn suzerain');
    const { prestige } = stateOf(table).players[0];
    expect(cardsIn(table, prestige.ready)).toEqual(['royal']);
    expect(sideAt(table, 0).spent).toEqual(['suzerain']);
    expect(duelAt(table).engagement).toBe(2);
  });
});

describe('Polish nobles', () => {
  const POLE = { type: 'pole', attack: 9 } as const;

  it('[G12.3 computes] one white die in every engagement, rolled with the dice of the player', () => {
    const table = fought({
      knight: POLE,
      red: { ...FAITH, strength: 3, armour: 4 },
      foeDice: 'white3 white1',
    });
    expect(attacks(table)).toEqual([0, 9]);
    play(table, 'red: pass');
    expect(attacks(table)[1]).toBe(9 + 3);
    expect(sideAt(table, 1).dice).toEqual(['white3']);
    play(table, 'red: pass');
    expect(attacks(table)[1]).toBe(9);
    play(table, 'red: pass');
    expect(attacks(table)[1]).toBe(9 + 1);
    expect(allTold(table, 'foeDie')).toEqual([
      { foe: 'suero', value: 3 },
      { foe: 'suero', value: 1 },
    ]);
  });

  it('[G12.4 computes] its symbol counts 0, also against an armour of level IV', () => {
    const table = fought({ knight: POLE, red: { ...FAITH, armour: 4 }, foeDice: 'whites' });
    expect(sideAt(table, 1).dice).toEqual(['whites']);
    expect(attacks(table)[1]).toBe(9);
  });

  it('[G12.4 forbids] the die of the noble to be rerolled', () => {
    const table = fought({ knight: POLE, red: FAITH, dice: 'black1 white2', foeDice: 'white3' });
    expect(offered(table, 'red')).toEqual([
      'reroll black1',
      'reroll white2',
      'reroll black1 white2',
      'pass',
    ]);
  });

  it.each(['champion', 'veteran', 'king', 'noble'] as const)(
    '[G12.3 forbids] a die for a %s',
    (type) => {
      const table = fought({ knight: { type, attack: 9 }, red: FAITH, foeDice: 'white3' });
      expect(attacks(table)[1]).toBe(9);
      expect(allTold(table, 'foeDie')).toEqual([]);
    },
  );
});

describe('veterans', () => {
  const colours = (table: ReturnType<typeof fought>) =>
    sideAt(table, 0).dice.map((die) => die.replace(/[s0-9]$/, ''));

  it('[G12.5 computes] take dice of a colour, in every engagement', () => {
    const table = fought({
      knight: { type: 'veteran', fewer: { black: 1 } },
      red: { ...FAITH, mount: 3, armour: 2 },
    });
    expect(colours(table)).toEqual(['black', 'black', 'white', 'white']);
    play(table, 'red: pass');
    expect(duelAt(table).engagement).toBe(2);
    expect(colours(table)).toEqual(['black', 'black', 'white', 'white']);
  });

  it('[G12.5 computes] from the three dice of level IV', () => {
    const table = fought({
      knight: { type: 'veteran', fewer: { white: 1 } },
      red: { ...FAITH, armour: 4 },
    });
    expect(colours(table)).toEqual(['black', 'white', 'white']);
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
  ])('[G12.6 computes] two fewer of %i: %i', (armour, left) => {
    const table = fought({
      knight: { type: 'veteran', fewer: { white: 2 } },
      red: { ...FAITH, armour },
    });
    expect(colours(table).filter((colour) => colour === 'white')).toHaveLength(left);
    expect(colours(table).filter((colour) => colour === 'black')).toHaveLength(1);
  });

  it('[G12.7 computes] the symbol of level IV works on the dice that are left', () => {
    const table = fought({
      knight: { type: 'veteran', fewer: { white: 2 } },
      red: { ...FAITH, armour: 4 },
      dice: 'black0 whites',
    });
    expect(sideAt(table, 0).dice).toEqual(['black0', 'white3']);
  });

  it('[G12.7 computes] [G12.8 computes] red dice are taken after the strength: four spent keep the symbol', () => {
    const table = fought({
      knight: { type: 'veteran', fewer: { red: 1 } },
      red: { ...FAITH, strength: 4 },
      dice: 'reds red2 black0 white0',
    });
    play(table, 'red: add 4');
    expect(sideAt(table, 0)).toMatchObject({
      strength: 4,
      dice: ['red5', 'red2', 'black0', 'white0'],
    });
  });

  it('[G12.8 computes] one strength spent gives no red die here', () => {
    const table = fought({
      knight: { type: 'veteran', fewer: { red: 1 } },
      red: { ...FAITH, strength: 1 },
      dice: 'black1 white0',
    });
    play(table, 'red: add 1');
    expect(sideAt(table, 0)).toMatchObject({ strength: 1, dice: ['black1', 'white0'] });
    expect(stateOf(table).players[0].strength).toBe(0);
  });
});
