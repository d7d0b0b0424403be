import { asked, offered, play, tried } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../../testing/seated.js';
import { gainPrestige, gainRelic } from '../tiles.js';
import { attacks, BLUE, duelAt, engagements, fought, sideAt } from '../../testing/fought.js';

describe('relics', () => {
  it('[G15.1 allows] several, also of one type', () => {
    const table = fought({ red: { relics: ['medal', 'medal', 'ring'] }, dice: 'black1 white1' });
    play(table, 'red: relic medal');
    expect(offered(table, 'red')).toEqual(['relic medal', 'relic ring', 'pass']);
    expect(stateOf(table).players[0].relics.used).toHaveLength(1);
  });

  it.each([
    ['medal', 1],
    ['amulet', 2],
  ])('[G15.2 computes] [G15.3 computes] %s: %i more, in this engagement', (relic, more) => {
    const table = fought({
      red: { relics: [relic], faith: 3 },
      dice: 'black1 white1 | black1 white1',
    });
    play(table, 'red: pass', `red: relic ${relic}`);
    expect(engagements(table)).toMatchObject([{ attacks: [2 + more, 8] }]);
    expect(attacks(table)).toEqual([2, 8]);
  });

  it('[G15.4 computes] [G15.5 computes] the Ring: up to four dice, without faith', () => {
    const table = fought({
      red: { mount: 3, armour: 3, relics: ['ring'], supports: ['nun', 'bishop'] },
      dice: 'black0 black1 black2 white0 white1 white2 | black4 black3 white3 white0 | black0 black0 black0 white0 white0 white0',
    });
    play(table, 'red: relic ring');
    expect(asked(table)).toEqual(['red: relic reroll.reroll']);
    const five = 'red: reroll black0 black1 black2 white0 white1';
    for (const wrong of [five, 'red: reroll'])
      expect(tried(table, wrong)).toMatchObject({ code: 'unknown' });
    expect(tried(table, 'red: pass')).toMatchObject({ code: 'notNow' });
    play(table, 'red: reroll black0 black1 white0 white1');
    expect(engagements(table)[0]).toMatchObject({ attacks: [7, 8] });
    expect(stateOf(table).players[0].faith).toBe(0);
    expect(stateOf(table).players[0].relics.used).toHaveLength(0);
  });

  it('[G15.4 allows] a single die, and active symbols work on it', () => {
    const table = fought({
      red: { mount: 4, relics: ['ring'], faith: 2 },
      dice: 'black0 black1 black2 white0 | blacks',
    });
    play(table, 'red: pass', 'red: relic ring', 'red: reroll black0');
    expect(engagements(table)).toMatchObject([{ attacks: [4, 8] }]);
    expect(stateOf(table).players[0].faith).toBe(2);
    expect(sideAt(table, 0).faith).toBe(0);
  });

  it('[G15.4 forbids] the Ring without dice', () => {
    const table = fought({
      knight: { type: 'veteran', fewer: { black: 1, white: 1 } },
      red: { relics: ['ring', 'medal'] },
    });
    expect(tried(table, 'red: relic ring')).toMatchObject({ rule: 'G15.4', why: 'noDice' });
    expect(offered(table, 'red')).toEqual(['relic medal', 'pass']);
  });

  it('[G15.6 computes] the Rosary turns a white die to 3', () => {
    const table = fought({ red: { relics: ['rosary'], faith: 3 }, dice: 'black1 white1' });
    play(table, 'red: pass', 'red: relic rosary');
    expect(engagements(table)).toMatchObject([{ attacks: [4, 8] }]);
  });

  it('[G15.6 forbids] [G14.6 forbids] the Rosary without a white die', () => {
    const table = fought({
      knight: { type: 'veteran', fewer: { white: 1 } },
      red: { relics: ['rosary', 'ring'] },
    });
    expect(tried(table, 'red: relic rosary')).toMatchObject({
      rule: 'G14.6',
      why: 'noDie',
      params: { colour: 'white' },
    });
    expect(offered(table, 'red')).toEqual(['relic ring', 'pass']);
  });

  it('[G11.20 computes] nobody is asked about relics that cannot be used', () => {
    const table = fought({
      knight: { type: 'veteran', fewer: { white: 1 }, attack: 9 },
      red: { relics: ['rosary'], usedRelics: ['medal'] },
    });
    expect(duelAt(table)).toMatchObject({ winner: 1 });
  });
});

describe('prestige', () => {
  it('[G15.9 computes] active tokens count, turned ones do not', () => {
    const table = fought({
      against: BLUE,
      red: { prestige: ['royal'], usedPrestige: ['suzerain', 'chamberlain'] },
      rival: { prestige: ['royal', 'suzerain'] },
      dice: 'black1 white1 | black0 white0',
      foeDice: 'black1 white1 | black1 white1',
    });
    play(table, 'blue: turn royal');
    expect(engagements(table)).toMatchObject([
      { winner: 1, attacks: [2, 2], prestige: [1, 2] },
      { winner: 1, prestige: [1, 1] },
    ]);
  });

  it('[G15.7 computes] [G15.8 forbids] one token of each kind, active or turned', () => {
    const table = fought({ red: { prestige: ['royal'], usedPrestige: ['suzerain'], strength: 1 } });
    const { prestige } = stateOf(table).players[0];
    for (const token of ['royal', 'suzerain']) gainPrestige(table.match as never, 0, token);
    expect([prestige.ready.length, prestige.used.length]).toEqual([1, 1]);
    gainPrestige(table.match as never, 0, 'chamberlain');
    expect([prestige.ready.length, prestige.used.length]).toEqual([2, 1]);
  });

  it('[G15.1 allows] a relic of a type already owned', () => {
    const table = fought({ red: { relics: ['medal'], usedRelics: ['medal'], strength: 1 } });
    gainRelic(table.match as never, 0, 'medal');
    expect(stateOf(table).players[0].relics.ready).toHaveLength(2);
  });
});
