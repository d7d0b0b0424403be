import { play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../../testing/seated.js';
import { attacks, BLUE, engagements, fought, sideAt } from '../../testing/fought.js';

/** Red has faith, so that play stops when the dice have fallen. */
const FAITH = { faith: 1 };

describe('attack', () => {
  it('[G11.2 computes] the best die of each colour, and no more', () => {
    const table = fought({
      red: { ...FAITH, strength: 2, mount: 2, armour: 2 },
      dice: 'red3 red4 black2 black1 white0 white2',
    });
    play(table, 'red: add 2');
    expect(attacks(table)).toEqual([4 + 2 + 2, 8]);
  });

  it('[G11.2 computes] a colour without dice adds nothing', () => {
    const table = fought({ red: FAITH, dice: 'black3 white1' });
    expect(sideAt(table, 0).dice).toEqual(['black3', 'white1']);
    expect(attacks(table)).toEqual([4, 8]);
  });

  it('[G11.2 computes] the modifiers and the relic besides the dice', () => {
    const table = fought({
      red: { relics: ['amulet', 'medal'], supports: ['cook', 'support:veteran'] },
      dice: 'black3 white1',
    });
    play(table, 'red: tent cook');
    expect(attacks(table)[0]).toBe(3 + 1 + 1);
    play(table, 'red: lance support:veteran');
    expect(attacks(table)[0]).toBe(3 + 1 + 2);
    play(table, 'red: relic amulet');
    expect(engagements(table)).toMatchObject([{ attacks: [3 + 1 + 2 + 2, 8] }]);
  });

  it('[G11.3 computes] each engagement from 0, and a modifier brings it below', () => {
    const table = fought({
      against: BLUE,
      red: { supports: ['thug'] },
      rival: { strength: 4 },
      dice: 'black0 white0 | black4 white3',
      foeDice: 'red5 black4 white3 | black0 white0',
    });
    expect(attacks(table)).toEqual([0, 0]);
    play(table, 'red: tent thug');
    expect(attacks(table)).toEqual([0, -1]);
    play(table, 'blue: add 1');
    expect(engagements(table)).toMatchObject([{ attacks: [0, 11] }]);
    expect(attacks(table)).toEqual([0, 0]);
  });
});

describe('the values of the dice', () => {
  it.each([
    ['red1', 1],
    ['red2', 2],
    ['red5', 5],
  ])('[G11.4 computes] %s counts %i', (die, value) => {
    const table = fought({ red: { ...FAITH, strength: 1 }, dice: `${die} black0 white0` });
    play(table, 'red: add 1');
    expect(attacks(table)[0]).toBe(value);
  });

  it.each([
    ['black0 white0', 0],
    ['black4 white0', 4],
    ['black0 white3', 3],
  ])('[G11.4 computes] %s count %i', (dice, value) => {
    expect(attacks(fought({ red: FAITH, dice }))[0]).toBe(value);
  });

  it('[G11.4 forbids] a red 0, a black 5 and a white 4', () => {
    for (const dice of ['black5 white0', 'black0 white4'])
      expect(() => fought({ red: FAITH, dice })).toThrow(/no face/);
    const table = fought({ red: { ...FAITH, strength: 1 }, dice: 'red0' });
    expect(() => play(table, 'red: add 1')).toThrow(/no face red0/);
  });

  it('[G11.5 computes] symbols that are not active: 1 on red, 0 on black and white', () => {
    const table = fought({ red: { ...FAITH, strength: 1 }, dice: 'reds blacks whites' });
    play(table, 'red: add 1');
    expect(sideAt(table, 0).dice).toEqual(['reds', 'blacks', 'whites']);
    expect(attacks(table)[0]).toBe(1);
  });

  it.each([
    [3, 'blacks', 0],
    [4, 'black4', 4],
  ])(
    '[G11.6 computes] [G11.7 computes] with a mount of level %i a symbol is a %s',
    (mount, die, value) => {
      const table = fought({ red: { ...FAITH, mount }, dice: 'blacks black0 black0 whites' });
      expect(sideAt(table, 0).dice).toEqual([die, 'black0', 'black0', 'whites']);
      expect(attacks(table)[0]).toBe(value);
    },
  );

  it.each([
    [3, 'whites', 0],
    [4, 'white3', 3],
  ])(
    '[G11.6 computes] [G11.7 computes] with an armour of level %i a symbol is a %s',
    (armour, die, value) => {
      const table = fought({ red: { ...FAITH, armour }, dice: 'blacks white0 whites white0' });
      expect(sideAt(table, 0).dice).toEqual(['blacks', 'white0', die, 'white0']);
      expect(attacks(table)[0]).toBe(value);
    },
  );

  it.each([
    [3, 'reds', 2],
    [4, 'red5', 5],
  ])('[G11.8 computes] with %i strength spent a symbol is a %s', (strength, die, best) => {
    const table = fought({ red: { ...FAITH, strength: 5 }, dice: 'red1 reds red2 blacks whites' });
    play(table, `red: add ${strength}`);
    expect(sideAt(table, 0).dice).toEqual(['red1', die, 'red2', 'blacks', 'whites']);
    expect(attacks(table)[0]).toBe(best);
  });

  it('[G11.8 computes] the four may be spent in several engagements', () => {
    const table = fought({
      red: { ...FAITH, strength: 4 },
      dice: 'reds red1 black0 white0 | reds red1 red1 black0 white0',
    });
    play(table, 'red: add 2', 'red: pass', 'red: add 2');
    expect(sideAt(table, 0).dice).toEqual(['red5', 'red1', 'red1', 'black0', 'white0']);
  });
});

describe('how many dice', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
  ])('[G11.11 computes] %i strength: %i red dice', (strength, count) => {
    const table = fought({ red: { ...FAITH, strength: 4 } });
    play(table, `red: add ${strength}`);
    expect(sideAt(table, 0).dice.filter((die) => die.startsWith('red'))).toHaveLength(count);
  });

  it.each([
    [1, 4, 1, 3],
    [2, 3, 2, 3],
    [4, 1, 3, 1],
  ])(
    '[G11.13 computes] mount %i and armour %i: %i black and %i white dice',
    (mount, armour, black, white) => {
      const { dice } = sideAt(fought({ red: { ...FAITH, mount, armour } }), 0);
      expect(dice.map((die) => die.slice(0, 5))).toEqual([
        ...Array.from({ length: black }, () => 'black'),
        ...Array.from({ length: white }, () => 'white'),
      ]);
    },
  );

  it('[G11.12 computes] [G11.13 computes] red dice stay, and all are rolled anew', () => {
    const table = fought({
      red: { ...FAITH, strength: 2 },
      dice: 'red5 black4 white3 | red2 black1 white1',
    });
    play(table, 'red: add 1', 'red: pass');
    expect(sideAt(table, 0)).toMatchObject({ strength: 1, dice: [] });
    play(table, 'red: pass');
    expect(sideAt(table, 0).dice).toEqual(['red2', 'black1', 'white1']);
    expect(stateOf(table).players[0].strength).toBe(1);
  });
});
