import { describe, expect, it } from 'vitest';
import { circlesOf } from './spaces.js';
import { offered, play, tried } from '../../testkit/check.js';
import { purse, seated, stateOf, until } from './seated.js';
import { RIVAL } from './types.js';

const against = (marches: readonly (string | number)[], given: Parameters<typeof seated>[1] = {}) =>
  until('place', seated(2, { options: { automa: 'on' }, random: { rival: marches }, ...given }));

const lap = (table: ReturnType<typeof seated>) =>
  play(table, 'red: rest', 'red: end', 'blue: rest', 'blue: end');

describe('the rival', () => {
  it('[W8.1 computes] one march after each lap, laid open', () => {
    const table = against(['yard', 'field', 'mine']);
    play(table, 'red: rest', 'red: end', 'blue: rest');
    expect(table.view(0)).toMatchObject({ rival: { deck: { count: 7, known: [] }, marched: [] } });
    play(table, 'blue: end');
    expect(table.view(0)).toMatchObject({ rival: { deck: { count: 6 }, marched: ['yard'] } });
    lap(table);
    expect(table.view(0)).toMatchObject({ rival: { marched: ['yard', 'field'] } });
  });

  it('[W8.1 computes] all marches are shuffled when none is left', () => {
    const table = against(['mine'], {
      given: (s) => s.rival.marched.push(...s.rival.deck.splice(0)),
    });
    lap(table);
    const { deck, marched } = stateOf(table).rival;
    expect([deck.length, marched.length]).toEqual([6, 1]);
  });

  it('[W8.1 forbids] a march where the rival does not play', () => {
    const table = until('place', seated(2));
    lap(table);
    expect(stateOf(table).circles.flat()).toEqual([]);
    expect(stateOf(table).rival).toEqual({ plays: false, chest: 0, deck: [], marched: [] });
  });

  it('[W8.1 forbids] to take back the turn after which it marched', () => {
    const table = against(['yard']);
    lap(table);
    expect(table.undo(1)).toMatchObject({ ok: false, refusal: { why: 'kernel.undo.learned' } });
  });

  it('[W8.2 computes] it takes a circle, and the seats find it taken', () => {
    const table = against(['chapel']);
    lap(table);
    expect(circlesOf(stateOf(table).circles, 'chapel')).toEqual({ taken: [RIVAL], free: 0 });
    expect(tried(table, 'red: place chapel')).toMatchObject({ code: 'blocked', rule: 'W3.2' });
  });

  it('[W8.2 computes] where no circle is free it takes a coin', () => {
    const table = against(['chapel']);
    const { coins } = stateOf(table).bank;
    play(table, 'red: place chapel', 'red: end', 'blue: rest', 'blue: end');
    expect(stateOf(table).rival.chest).toBe(1);
    expect(stateOf(table).bank.coins).toBe(coins - 1);
    expect(circlesOf(stateOf(table).circles, 'chapel').taken).toEqual([0]);
  });

  it.each([
    ['the richest pays', 5, 6, 3, [5, 3], 3],
    ['among equals the first in the order of play', 6, 6, 2, [4, 6], 2],
    ['not more than there is', 1, 0, 3, [0, 0], 1],
    ['nothing of nothing', 0, 0, 1, [0, 0], 0],
  ])('[W8.3 computes] a tithe: %s', (_, red, blue, die, coins, chest) => {
    const table = against(['tithe', 'shuffle', die], {
      given(s) {
        purse(s, 0, { coins: red });
        purse(s, 1, { coins: blue });
      },
    });
    lap(table);
    expect(stateOf(table).players.map((player) => player.coins)).toEqual(coins);
    expect(stateOf(table).rival.chest).toBe(chest);
  });

  it('[W1.4 computes] it marches against one seat alone', () => {
    const table = until('place', seated(1, { random: { rival: ['chapel'] } }));
    play(table, 'red: rest', 'red: end');
    expect(offered(table, 'red')).not.toContain('place chapel');
  });
});
