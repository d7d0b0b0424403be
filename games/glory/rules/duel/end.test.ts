import { describe, expect, it } from 'vitest';
import type { Table } from '@destrier/engine';
import { allTold, asked, cardsIn, offered, play } from '@destrier/engine/testkit/check';
import { stateOf } from '../../testing/seated.js';
import { BLUE, duelAt, fought } from '../../testing/fought.js';

const LOSES = 'black0 white0';

function mine(table: Table) {
  const { strength, faith, supports, relics, prestige } = stateOf(table).players[0];
  return {
    strength,
    faith,
    used: [supports, relics, prestige].flatMap(({ used }) => cardsIn(table, used)),
  };
}

describe('the winner', () => {
  it('[G12.10 computes] [G12.11 computes] gets nothing back', () => {
    const table = fought({
      knight: { attack: 5 },
      red: { strength: 2, faith: 1, supports: ['cook'], relics: ['medal'], prestige: ['royal'] },
      dice: 'red1 red1 black1 white2 | white2 | red4 red1 black1 white0',
    });
    play(
      table,
      'red: tent cook',
      'red: add 2',
      'red: reroll white2',
      'red: pass',
      'red: relic medal',
    );
    expect(duelAt(table)).toMatchObject({ winner: 0 });
    expect(mine(table)).toEqual({ strength: 0, faith: 0, used: ['cook', 'medal', 'royal'] });
    expect(allTold(table, 'recovered')).toEqual([]);
    expect(allTold(table, 'won')).toMatchObject([{ winner: 0, loser: 'suero' }]);
  });
});

describe('the loser', () => {
  it('[G12.12 computes] takes back a strength and a faith of several spent', () => {
    const table = fought({
      red: { strength: 3, faith: 2 },
      dice: 'red1 red1 black0 white0 | black0 | red1 red1 black0 white0 | white0',
    });
    play(table, 'red: add 2', 'red: reroll black0', 'red: pass', 'red: reroll white0');
    expect(duelAt(table)).toMatchObject({ winner: 1 });
    expect(mine(table)).toEqual({ strength: 2, faith: 1, used: [] });
    expect(allTold(table, 'won')).toMatchObject([{ winner: 'suero', loser: 0 }]);
    expect(allTold(table, 'recovered')).toEqual([
      { seat: 0, what: 'strength' },
      { seat: 0, what: 'faith' },
    ]);
  });

  it('[G12.12 computes] [G12.13 computes] nothing spent, nothing taken back', () => {
    const table = fought({
      red: { usedSupports: ['cook'], usedRelics: ['medal'], usedPrestige: ['royal'] },
      dice: `${LOSES} | ${LOSES}`,
    });
    expect(duelAt(table)).toMatchObject({ winner: 1 });
    expect(mine(table)).toEqual({ strength: 0, faith: 0, used: ['cook', 'medal', 'royal'] });
  });

  it('[G12.12 computes] [G12.14 computes] one tile of each kind without asking', () => {
    const table = fought({
      knight: { attack: 5, prestige: 1 },
      red: { supports: ['cook'], relics: ['amulet'], prestige: ['royal'] },
      dice: `black1 white2 | ${LOSES} | ${LOSES}`,
    });
    play(table, 'red: tent cook', 'red: relic amulet');
    expect(duelAt(table)).toMatchObject({ winner: 1, sides: [{ wins: 1 }, { wins: 2 }] });
    expect(allTold(table, 'recovered')).toEqual([
      { seat: 0, what: 'cook' },
      { seat: 0, what: 'amulet' },
    ]);
    expect(mine(table).used).toEqual([]);
  });

  it('[G12.12 computes] the prestige token turned for a tie becomes active', () => {
    const table = fought({
      knight: { attack: 3, prestige: 1 },
      red: { prestige: ['royal'], usedPrestige: ['suzerain'] },
      dice: `black1 white2 | ${LOSES} | ${LOSES}`,
    });
    expect(allTold(table, 'recovered')).toEqual([{ seat: 0, what: 'royal' }]);
    expect(mine(table).used).toEqual(['suzerain']);
  });

  it('[G12.14 allows] chooses among several tiles of a kind, those of this duel', () => {
    const table = fought({
      red: {
        supports: ['cook', 'support:veteran', 'squire'],
        usedSupports: ['thug'],
        relics: ['medal', 'rosary'],
        usedRelics: ['amulet'],
      },
      dice: `${LOSES} | ${LOSES}`,
    });
    play(table, 'red: tent cook', 'red: lance support:veteran', 'red: pass', 'red: relic medal');
    play(table, 'red: lance squire', 'red: relic rosary');
    expect(asked(table)).toEqual(['red: recovery.supports']);
    expect(offered(table, 'red')).toEqual([
      'recover cook',
      'recover support:veteran',
      'recover squire',
    ]);
    play(table, 'red: recover squire');
    expect(asked(table)).toEqual(['red: recovery.relics']);
    expect(offered(table, 'red')).toEqual(['recover medal', 'recover rosary']);
    play(table, 'red: recover rosary');
    expect(mine(table).used).toEqual(['thug', 'cook', 'support:veteran', 'amulet', 'medal']);
  });

  it('[G12.14 computes] of two tiles of one type one comes back', () => {
    const table = fought({
      red: { supports: ['squire', 'squire'] },
      dice: `${LOSES} | ${LOSES}`,
    });
    play(table, 'red: lance squire', 'red: lance squire');
    expect(mine(table).used).toEqual(['squire']);
  });

  it('[G12.15 allows] what was taken back is active at once', () => {
    const table = fought({ red: { relics: ['medal'] }, dice: `${LOSES} | ${LOSES}` });
    play(table, 'red: relic medal');
    expect(stateOf(table).players[0].relics.ready).toHaveLength(1);
  });

  it.each([
    ['challenge', 'rescue'],
    ['title', 'brave'],
    ['knight', 'suero'],
  ] as const)('[G12.17 computes] no glory from a lost duel: %s', (against, foe) => {
    const table = fought({
      against: { against, foe },
      dice: `${LOSES} | ${LOSES}`,
    });
    expect(stateOf(table).players[0].glory).toBe(10);
  });

  it('[G12.12 computes] against a player, the loser alone', () => {
    const table = fought({
      against: BLUE,
      red: { strength: 1 },
      rival: { strength: 1 },
      dice: 'red1 black0 white0 | red1 black0 white0',
      foeDice: 'red5 black4 white3 | red5 black4 white3',
    });
    play(table, 'blue: add 1', 'red: add 1');
    expect(duelAt(table)).toMatchObject({ winner: 1 });
    expect(stateOf(table).players.map(({ strength }) => strength)).toEqual([1, 0]);
    expect(allTold(table, 'won')).toMatchObject([{ winner: 1, loser: 0 }]);
  });
});
