import { describe, expect, it } from 'vitest';
import { need } from '@destrier/engine';
import {
  asked,
  cardsIn,
  hold,
  offered,
  play,
  refused,
  tried,
} from '@destrier/engine/testkit/check';
import { content } from '../content/index.js';
import { give, stateOf } from '../testing/seated.js';
import { acting, until } from '../testing/acting.js';

/** Coins for the slots from left to right; with two players slots 1, 4, 6, 7, 8 and 9 are open. */
const PRICES = [3, 3, 2, 2, 1, 1, 1, 0, 0];
const slots = content.board.track.slots.map((slot, i) => ({
  ...slot,
  price: need(PRICES[i], 'a price'),
}));
const board = { ...content.board, track: { source: 'pack', slots } };

const hiring = (
  track: { readonly [slot: number]: string },
  holding: Parameters<typeof give>[2] = {},
) =>
  acting(2, {
    content: { ...content, board },
    given(s, match) {
      for (const slot of s.track) s.supportsGone.push(...slot.splice(0));
      for (const [number, support] of Object.entries(track))
        hold(match, need(s.track[Number(number) - 1], 'a slot'), [support]);
      give(match, 0, holding);
    },
  });
const supportsOf = (table: ReturnType<typeof acting>) =>
  cardsIn(table, stateOf(table).players[0].supports.ready);

describe('hiring a support', () => {
  it('[G5.19 allows] any support of the track that can be paid, special or not', () => {
    const table = hiring({ 1: 'hermit', 4: 'nun', 9: 'thug' }, { coins: 3 });
    play(table, 'red: place support');
    expect(asked(table)).toEqual(['red: support.hire']);
    expect(offered(table, 'red')).toEqual(['hire hermit 1', 'hire nun 4', 'hire thug 9']);
    play(table, 'red: hire hermit 1');
    expect(supportsOf(table)).toEqual(['hermit']);
    expect(stateOf(table).players[0].coins).toBe(0);
    expect(asked(table)).toEqual(['blue: pawn.place']);
  });

  it('[G5.19 allows] the special support alone, for all one has', () => {
    const table = hiring({ 1: 'hermit' }, { coins: 3 });
    play(table, 'red: place support');
    expect(supportsOf(table)).toEqual(['hermit']);
    expect(stateOf(table).players[0].coins).toBe(0);
  });

  it('[G5.19 forbids] a slot that is too dear', () => {
    const table = hiring({ 1: 'hermit', 4: 'nun', 9: 'thug' }, { coins: 2 });
    play(table, 'red: place support');
    expect(offered(table, 'red')).toEqual(['hire nun 4', 'hire thug 9']);
    expect(tried(table, 'red: hire hermit 1')).toEqual({
      code: 'blocked',
      rule: 'G5.19',
      why: 'tooFew',
      params: { what: 'coins', needed: 3, has: 2 },
    });
    expect(tried(table, 'red: hire thug 4')).toMatchObject({ code: 'unknown' });
    play(table, 'red: hire nun 4');
    expect(supportsOf(table)).toEqual(['nun']);
    expect(stateOf(table).players[0].coins).toBe(0);
  });

  it('[G5.19 computes] a slot without a price costs nothing', () => {
    const table = hiring({ 1: 'hermit', 9: 'thug' }, { coins: 0 });
    play(table, 'red: place support');
    expect(supportsOf(table)).toEqual(['thug']);
  });

  it('[G4.7 forbids] the action to whom even the cheapest slot is too dear', () => {
    expect(tried(hiring({ 1: 'hermit', 4: 'nun' }, { coins: 1 }), 'red: place support')).toEqual({
      code: 'blocked',
      rule: 'G4.7',
      why: 'tooFew',
      params: { what: 'coins', needed: 2, has: 1 },
    });
  });

  it('[G4.14 forbids] the action when the track is empty', () => {
    expect(tried(hiring({}, { coins: 9 }), 'red: place support')).toMatchObject({
      rule: 'G4.14',
    });
  });

  it('[G5.20 computes] the slot stays empty', () => {
    const table = hiring({ 8: 'nun', 9: 'thug' });
    play(table, 'red: place support', 'red: hire nun 8');
    expect(stateOf(table).track.map((slot) => slot.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1]);
    play(table, 'blue: place support');
    until(table, 'red');
    expect(refused(table, 'red: place support')).toBe('G4.14');
  });

  it('[G5.21 allows] another support of a type one has', () => {
    const table = hiring({ 8: 'thug', 9: 'nun' }, { supports: ['nun'] });
    play(table, 'red: place support', 'red: hire nun 9');
    expect(supportsOf(table)).toEqual(['nun', 'nun']);
    play(hiring({ 9: 'thug' }, { supports: ['nun'] }), 'red: place support');
  });

  it('[G14.21 computes] a Diplomat saves one coin, and nothing where nothing is asked', () => {
    const table = hiring({ 4: 'nun' }, { coins: 1, supports: ['diplomat'] });
    play(table, 'red: place support');
    expect(stateOf(table).players[0].coins).toBe(0);
    const free = hiring({ 9: 'nun' }, { coins: 1, supports: ['diplomat'] });
    play(free, 'red: place support');
    expect(stateOf(free).players[0].coins).toBe(1);
  });
});
