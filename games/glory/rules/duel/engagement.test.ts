import { allTold, asked, offered, play, tried } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../../testing/seated.js';
import { duelAt, engagements, fought, sideAt } from '../../testing/fought.js';

const LOSES = 'black0 white0';
const WINS = 'black4 white3';
/** So that play stops after the dice. */
const FAITH = { faith: 3 };

describe('engagements', () => {
  it('[G11.1 computes] two wins end a duel, with no third engagement', () => {
    const table = fought({ knight: { attack: 6 }, dice: `${WINS} | ${WINS}` });
    expect(engagements(table)).toHaveLength(2);
    expect(duelAt(table)).toMatchObject({ winner: 0, sides: [{ wins: 2 }, { wins: 0 }] });
  });

  it.each([
    [WINS, 0, 2, 1],
    [LOSES, 1, 1, 2],
  ])('[G11.1 computes] at one win each the third decides: %s', (third, winner, mine, theirs) => {
    const table = fought({ knight: { attack: 6 }, dice: `${LOSES} | ${WINS} | ${third}` });
    expect(engagements(table)).toMatchObject([
      { engagement: 1, winner: 'suero', attacks: [0, 6] },
      { engagement: 2, winner: 0, attacks: [7, 6] },
      { engagement: 3, winner: winner === 0 ? 0 : 'suero' },
    ]);
    expect(duelAt(table)).toMatchObject({ winner, sides: [{ wins: mine }, { wins: theirs }] });
  });

  it('[G11.26 computes] [G11.27 computes] modifiers and dice go, and the next begins with strength', () => {
    const table = fought({
      red: { strength: 4, supports: ['cook', 'thug', 'support:veteran'], relics: ['medal'] },
      dice: `red1 ${LOSES}`,
    });
    play(table, 'red: tent cook', 'red: add 1', 'red: lance support:veteran', 'red: relic medal');
    expect(asked(table)).toEqual(['red: strength.add']);
    expect(duelAt(table)).toMatchObject({
      engagement: 2,
      sides: [
        { strength: 1, dice: [], modifier: 0, prestigeModifier: 0 },
        { dice: [], modifier: 0, prestigeModifier: 0, wins: 1 },
      ],
    });
  });

  it('[G11.21 computes] the steps in their order', () => {
    const table = fought({
      red: {
        strength: 1,
        faith: 1,
        supports: ['cook', 'squire', 'armourer'],
        relics: ['medal'],
      },
    });
    const order: string[] = [];
    for (let i = 0; i < 7; i++) {
      order.push(...asked(table));
      play(table, 'red: pass');
    }
    expect(order).toEqual([
      'red: tent.tent',
      'red: strength.add',
      'red: faith.reroll',
      'red: lance.lance',
      'red: second lance.lance',
      'red: relic.relic',
      'red: strength.add',
    ]);
  });

  it('[G11.21 forbids] to make up for what was let pass', () => {
    const table = fought({ red: { strength: 1, faith: 1, supports: ['squire'] } });
    play(table, 'red: pass');
    expect(tried(table, 'red: add 1')).toMatchObject({ code: 'notNow' });
    play(table, 'red: pass');
    expect(tried(table, 'red: reroll black0')).toMatchObject({ code: 'notNow' });
  });
});

describe('the tent', () => {
  it('[G11.9 allows] one support with a tent before the first engagement, no other', () => {
    const table = fought({ red: { supports: ['cook', 'squire', 'nun', 'minstrel', 'jester'] } });
    expect(offered(table, 'red')).toEqual(['tent cook', 'tent jester', 'pass']);
  });

  it('[G11.9 forbids] a tent after that, used or let pass', () => {
    for (const first of ['pass', 'tent cook']) {
      const table = fought({ red: { supports: ['cook', 'jester'], faith: 2 } });
      play(table, `red: ${first}`);
      expect(asked(table)).toEqual(['red: faith.reroll']);
      play(table, 'red: pass');
      expect(asked(table)).toEqual(['red: faith.reroll']);
    }
  });

  it('[G11.9 computes] nobody is asked without such a support, and the reason is told', () => {
    const table = fought({ red: { supports: ['squire'], usedSupports: ['cook'], faith: 1 } });
    expect(asked(table)).toEqual(['red: faith.reroll']);
    expect(allTold(table, 'kernel.skipped')).toEqual([
      { seat: 0, question: 'tent.tent', rule: 'G11.9', why: 'noSupport' },
      { seat: 0, question: 'strength.add', rule: 'G11.10', why: 'noStrengthToAdd' },
    ]);
  });
});

describe('strength', () => {
  it.each([
    [6, 4],
    [5, 4],
    [4, 4],
    [3, 3],
  ])('[G11.10 allows] [G11.10 forbids] with %i to spend %i, and not one more', (strength, most) => {
    const table = fought({ red: { strength, ...FAITH } });
    expect(offered(table, 'red')).toHaveLength(most + 1);
    for (const wrong of [0, most + 1])
      expect(tried(table, `red: add ${wrong}`)).toMatchObject({
        code: 'blocked',
        rule: 'G11.10',
      });
    play(table, `red: add ${most}`);
    expect(sideAt(table, 0).strength).toBe(most);
    expect(stateOf(table).players[0].strength).toBe(strength - most);
  });

  it('[G11.10 allows] [G11.10 forbids] more in the next engagement, four in all', () => {
    const table = fought({ red: { strength: 9 }, dice: 'red1 red1 red1 black0 white0' });
    play(table, 'red: add 3');
    expect(offered(table, 'red')).toEqual(['add 1', 'pass']);
    expect(tried(table, 'red: add 2')).toMatchObject({ code: 'blocked', rule: 'G11.10' });
    play(table, 'red: add 1');
    expect(sideAt(table, 0).strength).toBe(4);
  });

  it('[G11.10 computes] who has spent four is not asked again', () => {
    const table = fought({
      red: { strength: 9, ...FAITH },
      dice: 'red1 red1 red1 black0 white0',
    });
    play(table, 'red: add 4', 'red: pass');
    expect(asked(table)).toEqual(['red: faith.reroll']);
    expect(duelAt(table).engagement).toBe(2);
  });
});

describe('a relic', () => {
  it('[G11.20 allows] [G11.20 forbids] one in an engagement, the next in the next', () => {
    const table = fought({ red: { relics: ['medal', 'medal', 'amulet'] }, dice: 'black1 white0' });
    expect(offered(table, 'red')).toEqual(['relic medal', 'relic amulet', 'pass']);
    play(table, 'red: relic medal');
    expect(duelAt(table).engagement).toBe(2);
    expect(offered(table, 'red')).toEqual(['relic medal', 'relic amulet', 'pass']);
  });
});
