import { describe, expect, it } from 'vitest';
import type { Table } from '@destrier/engine';
import { asked, offered, play, tried } from '@destrier/engine/testkit/check';
import { claiming } from '../testing/claiming.js';
import { type give, stateOf } from '../testing/seated.js';

type Holding = Parameters<typeof give>[2];
const ASKED = 'claims.claim';

/** What red has gained by titles. */
const gained = (table: Table) => table.match.ledger[0]?.['titles'] ?? 0;

describe('Brave', () => {
  /** Wins against attack 11, and loses, with one red die. */
  const WIN = ['red5', 'black4', 'white3'];
  const LOSE = ['red1', 'black0', 'white0'];
  const fighting = (red: Holding, dice: readonly string[], publicTitles = ['brave']) =>
    claiming({
      publicTitles,
      red: { mount: 1, armour: 1, ...red },
      random: { 'dice@0': dice },
    });

  it('[G16.21 computes] 7 glory for a duel won against attack 11', () => {
    const table = fighting({ strength: 1, titles: [] }, [...WIN, ...WIN]);
    play(table, 'red: fight brave');
    expect(stateOf(table).duels[0]).toMatchObject({
      against: 'title',
      foe: 'brave',
      sides: [{}, { attack: 11, prestige: 1 }],
    });
    play(table, 'red: add 1');
    expect(gained(table)).toBe(7);
    expect(stateOf(table).duels[0]).toBeNull();
    expect(offered(table, 'red')).toEqual(['done']);
  });

  it('[G16.21 computes] with equal attack it takes prestige 1', () => {
    const tie = ['red5', 'black4', 'white2'];
    const table = fighting({ strength: 1, usedPrestige: ['royal'] }, [...tie, ...tie]);
    play(table, 'red: fight brave', 'red: add 1');
    expect(gained(table)).toBe(0);
    const held = fighting({ strength: 1, prestige: ['royal'] }, [...tie, ...WIN]);
    play(held, 'red: fight brave', 'red: add 1');
    expect(gained(held)).toBe(7);
  });

  it('[G16.21 forbids] a second try, and any glory for a lost one', () => {
    const table = fighting({ strength: 2 }, [...WIN, ...LOSE, ...LOSE]);
    play(table, 'red: fight brave', 'red: add 1', 'red: pass', 'red: pass');
    expect(stateOf(table).players[0]).toMatchObject({ glory: 10, claimed: [], strength: 2 });
    expect(tried(table, 'red: fight brave')).toEqual({
      code: 'blocked',
      rule: 'G16.21',
      why: 'titleDuelOnce',
      params: {},
    });
    expect(offered(table, 'red')).toEqual(['done']);
  });

  it('[G16.21 allows] a try to each player', () => {
    const table = fighting({ strength: 1 }, [...LOSE, ...LOSE]);
    play(table, 'red: fight brave', 'red: add 1', 'red: done');
    expect(offered(table, 'blue')).toContain('fight brave');
  });

  it('[G16.3 computes] a personal Brave is shown when it is fought for', () => {
    const table = fighting({ strength: 1, titles: ['brave'] }, [...LOSE, ...LOSE], []);
    play(table, 'red: fight brave');
    expect(table.view(1)).toMatchObject({ players: [{ openTitles: ['brave'] }, {}] });
  });

  it('[G16.22 allows] before and after other titles', () => {
    const red = { strength: 1, coins: 6, titles: ['rich'] };
    const before = fighting(red, [...WIN, ...WIN]);
    play(before, 'red: fight brave', 'red: add 1', 'red: claim rich');
    const after = fighting(red, [...WIN, ...WIN]);
    play(after, 'red: claim rich', 'red: fight brave', 'red: add 1');
    expect([gained(before), gained(after)]).toEqual([14, 14]);
  });

  it('[G16.23 computes] strength spent in it no longer counts', () => {
    const table = fighting({ strength: 3, coins: 3, titles: ['fortunate'] }, [...WIN, ...WIN]);
    play(table, 'red: fight brave', 'red: add 1', 'red: pass');
    expect(tried(table, 'red: claim fortunate')).toMatchObject({
      rule: 'G16.4',
      params: { what: 'strength', needed: 3, has: 2 },
    });
  });

  it('[G16.23 forbids] strength that was counted to be spent in it', () => {
    const red = { coins: 3, titles: ['fortunate'] };
    const table = fighting({ ...red, strength: 4 }, [...WIN, ...WIN]);
    play(table, 'red: claim fortunate', 'red: fight brave');
    expect(tried(table, 'red: add 2')).toBeDefined();
    play(table, 'red: add 1');
    expect(stateOf(table).players[0].strength).toBe(3);
    expect(gained(table)).toBe(14);
    // With three, all of it counted, there is none to spend and no red die to roll.
    const dice = ['black0', 'white0', 'black0', 'white0'];
    const none = fighting({ ...red, strength: 3 }, dice);
    play(none, 'red: claim fortunate', 'red: fight brave');
    expect(asked(none)).toEqual([`red: ${ASKED}`]);
    expect(stateOf(none).players[0]).toMatchObject({ strength: 3, glory: 17 });
  });

  it('[G16.23 forbids] faith that was counted to be spent in it', () => {
    const red = { supports: ['nun'], relics: ['ring', 'ring', 'medal'], titles: ['title:pious'] };
    const dice = ['black0', 'white0', 'black0', 'white0'];
    const table = fighting({ ...red, faith: 3 }, dice);
    play(table, 'red: claim title:pious', 'red: fight brave');
    expect(asked(table)).toEqual(['red: relic.relic']);
    play(table, 'red: pass', 'red: pass');
    expect(stateOf(table).players[0].faith).toBe(3);
    const more = fighting({ ...red, faith: 4 }, [...dice, ...dice]);
    play(more, 'red: claim title:pious', 'red: fight brave');
    expect(asked(more)).toEqual(['red: faith.reroll']);
  });

  it('[G16.23 allows] counted tiles to be used, and used tiles to be counted', () => {
    const relics = ['medal', 'medal', 'rosary', 'ring'];
    const red = { strength: 1, coins: 2, titles: ['religious'], relics };
    const dice = ['red5', 'black4', 'white2', ...WIN];
    const counted = fighting(red, dice);
    play(counted, 'red: claim religious', 'red: fight brave', 'red: add 1', 'red: relic medal');
    play(counted, 'red: pass');
    expect(gained(counted)).toBe(12);
    const used = fighting(red, dice);
    play(used, 'red: fight brave', 'red: add 1', 'red: relic medal', 'red: pass');
    expect(stateOf(used).players[0].relics.used).toHaveLength(1);
    play(used, 'red: claim religious');
    expect(gained(used)).toBe(12);
  });
});
