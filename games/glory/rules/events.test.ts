import type { Match } from '@destrier/engine';
import {
  asked,
  cardsIn,
  history,
  hold,
  offered,
  play,
  tried,
} from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { give, stateOf } from '../testing/seated.js';
import type { State } from '../state.js';
import { acting } from '../testing/acting.js';
import { upkeep } from './upkeep.js';

type Holding = Parameters<typeof give>[2];

/** Red has what is said, blue five of everything. */
const under = (
  event: string,
  holding: Holding = {},
  more: (s: State, match: Match) => void = () => {},
) =>
  acting(2, {
    event,
    given(s, match) {
      give(match, 0, holding);
      give(match, 1, { coins: 5, strength: 5, faith: 5 });
      more(s, match);
    },
  });

describe('events at the start of the phase', () => {
  it('[G4.1 computes] the active event is announced and takes effect before the first pawn', () => {
    const table = acting(2, { event: 'harvest' });
    expect(history(table)[0]).toMatchObject({ name: 'happens', params: { event: 'harvest' } });
    expect(asked(table)).toEqual(['red: pawn.place']);
  });

  it('[G6.1 computes] the event of the next round does nothing yet', () => {
    const table = under('crusade', { coins: 3 }, (s, match) => {
      s.events.two.push(...s.events.next.splice(0));
      hold(match, s.events.next, ['war']);
    });
    expect(stateOf(table).players[0].coins).toBe(3);
    expect(stateOf(table).players[1].coins).toBe(5);
  });

  it('[G6.2 computes] an event without an action is for every player', () => {
    const table = acting(4, { event: 'wedding' });
    expect(stateOf(table).players.map(({ strength }) => strength)).toEqual([2, 2, 2, 2]);
  });

  it('[G6.3 computes] the events of each round', () => {
    const set = (round: number) =>
      Object.entries(content.events)
        .filter(([, event]) => event.round === round)
        .map(([id]) => id);
    expect(set(1)).toEqual(['crusade', 'harvest', 'wedding', 'recruitment']);
    expect(set(2)).toEqual(['journey', 'to-arms', 'war', 'enlistment']);
    expect(set(3)).toEqual(['spoils', 'siege', 'errant', 'volunteer']);
  });

  it('[G6.5 computes] Bountiful harvest: 2 coins each', () => {
    const { players } = stateOf(under('harvest', { coins: 1 }));
    expect(players[0]).toMatchObject({ coins: 3, strength: 0, faith: 0, pawns: 6 });
    expect(players[1]).toMatchObject({ coins: 7, strength: 5, faith: 5, pawns: 6 });
  });

  it('[G6.6 computes] Royal wedding: 2 strength each', () => {
    const { players } = stateOf(under('wedding', { strength: 1 }));
    expect(players[0]).toMatchObject({ coins: 0, strength: 3, faith: 0 });
    expect(players[1]).toMatchObject({ coins: 5, strength: 7, faith: 5 });
  });

  it('[G6.9 computes] To arms!: a pawn less for every player', () => {
    const table = acting(2, { event: 'to-arms' });
    expect(stateOf(table).players.map(({ pawns }) => pawns)).toEqual([5, 5]);
    expect(stateOf(table).placed.spaces).toEqual([]);
    expect(stateOf(table).otto.pawns).toBe(0);
  });

  it('[G17.16 computes] To arms! takes a pawn of Otto too; a harvest leaves him as he is', () => {
    expect(stateOf(acting(1, { event: 'to-arms' })).otto.pawns).toBe(5);
    expect(stateOf(acting(1, { event: 'harvest' })).otto.pawns).toBe(6);
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
  ])('[G6.10 computes] War: of %i coins %i are left', (coins, left) => {
    const { players } = stateOf(under('war', { coins }));
    expect(players[0].coins).toBe(left);
    expect(players[1]).toMatchObject({ coins: 3, strength: 5, pawns: 6 });
  });
});

describe('the space of an event', () => {
  it('[G5.32 allows] [G5.32 forbids] one pawn in the round: who comes first', () => {
    const table = under('crusade', { coins: 2 });
    play(table, 'red: place event');
    expect(tried(table, 'blue: place event')).toEqual({
      code: 'blocked',
      rule: 'G5.32',
      why: 'eventTaken',
      params: {},
    });
    play(table, 'blue: place patrol');
    expect(tried(table, 'red: place event')).toMatchObject({ rule: 'G5.32', why: 'eventTaken' });
  });

  it.each([3, 4])('[G5.32 forbids] a second pawn with %i players too', (seats) => {
    const table = acting(seats, { given: (_s, match) => give(match, 0, { coins: 1 }) });
    play(table, 'red: place event');
    expect(tried(table, 'blue: place event')).toMatchObject({ rule: 'G5.32', why: 'eventTaken' });
  });

  it('[G5.32 forbids] a pawn on an event without an action', () => {
    expect(tried(under('harvest'), 'red: place event')).toEqual({
      code: 'blocked',
      rule: 'G5.32',
      why: 'noEventSpace',
      params: { event: 'harvest' },
    });
  });

  it.each([
    ['crusade', 'coins', 1],
    ['journey', 'coins', 1],
    ['recruitment', 'coins', 1],
    ['enlistment', 'coins', 1],
    ['errant', 'coins', 1],
    ['siege', 'strength', 2],
    ['spoils', 'strength', 2],
  ])('[G5.33 forbids] %s to whom some %s is missing', (event, what, needed) => {
    const holding = (amount: number) => ({
      mount: 3,
      coins: 0,
      strength: 0,
      [what]: amount,
    });
    expect(tried(under(event, holding(needed - 1)), 'red: place event')).toEqual({
      code: 'blocked',
      rule: 'G5.33',
      why: 'tooFew',
      params: { what, needed, has: needed - 1 },
    });
    expect(offered(under(event, holding(needed)), 'red')).toContain('place event');
  });

  it('[G6.4 computes] Crusade: 3 glory and 3 faith for a coin', () => {
    const table = under('crusade', { coins: 2, glory: 10 });
    play(table, 'red: place event');
    expect(stateOf(table).players[0]).toMatchObject({ coins: 1, faith: 3, glory: 13, strength: 0 });
    expect(asked(table)).toEqual(['blue: pawn.place']);
  });

  it('[G6.14 computes] Siege: 5 glory for 2 strength', () => {
    const table = under('siege', { strength: 3, coins: 1, glory: 10 });
    play(table, 'red: place event');
    expect(stateOf(table).players[0]).toMatchObject({ strength: 1, coins: 1, glory: 15 });
  });

  it('[G6.15 computes] Knight errant: 5 strength for a coin', () => {
    const table = under('errant', { coins: 1, strength: 1 });
    play(table, 'red: place event');
    expect(stateOf(table).players[0]).toMatchObject({ strength: 6, coins: 0, glory: 10 });
  });

  it('[G6.12 computes] Spoils: mount or armour from III to IV for 2 strength', () => {
    const table = under('spoils', { strength: 2, mount: 3, armour: 3 });
    play(table, 'red: place event');
    expect(offered(table, 'red')).toEqual(['choose mount', 'choose armour']);
    play(table, 'red: choose armour');
    expect(stateOf(table).players[0]).toMatchObject({ strength: 0, mount: 3, armour: 4 });
  });

  it.each([
    [3, 2, 4, 2],
    [4, 3, 4, 4],
  ])('[G6.12 computes] Spoils with levels %i and %i', (mount, armour, newMount, newArmour) => {
    const table = under('spoils', { strength: 2, mount, armour });
    play(table, 'red: place event');
    expect(stateOf(table).players[0]).toMatchObject({ mount: newMount, armour: newArmour });
  });

  it.each([
    [2, 2],
    [4, 4],
    [2, 4],
  ])('[G6.13 forbids] Spoils with levels %i and %i', (mount, armour) => {
    const table = under('spoils', { strength: 2, mount, armour });
    expect(tried(table, 'red: place event')).toEqual({
      code: 'blocked',
      rule: 'G6.13',
      why: 'nothingToRaise',
      params: {},
    });
    expect(stateOf(table).players[0].strength).toBe(2);
  });
});

describe('recruits', () => {
  const top = (support: string) => (s: State, match: Match) =>
    hold(match, s.piles.special, [support]);

  it.each([
    ['recruitment', 'G6.7', 1],
    ['enlistment', 'G6.11', 1],
    ['volunteer', 'G6.16', 0],
  ])(
    '[G6.7 computes] [G6.11 computes] [G6.16 computes] [G6.17 computes] %s',
    (event, rule, cost) => {
      const table = under(event, { coins: 2 }, top('hermit'));
      expect(cardsIn(table, stateOf(table).recruit)).toEqual(['hermit']);
      play(table, 'red: place event');
      const [red] = stateOf(table).players;
      expect(cardsIn(table, red?.supports.ready ?? [])).toEqual(['hermit']);
      expect(red?.coins).toBe(2 - cost);
      expect(stateOf(table).recruit).toEqual([]);
    },
  );

  it('[G6.17 computes] the recruit is laid open at the start of the phase, and by no other event', () => {
    const table = acting(2, { event: 'recruitment' });
    expect(stateOf(table).recruit).toHaveLength(1);
    expect(stateOf(acting(2, { event: 'crusade' })).recruit).toEqual([]);
  });

  it('[G6.18 forbids] the action when the special pile had nothing', () => {
    const empty = (s: State) => {
      s.supportsGone.push(...s.piles.special.splice(0));
    };
    expect(tried(under('volunteer', {}, empty), 'red: place event')).toEqual({
      code: 'blocked',
      rule: 'G6.18',
      why: 'noRecruit',
      params: {},
    });
  });

  it('[G6.19 computes] a recruit left over leaves the game in the upkeep', () => {
    const table = acting(2, {
      event: 'recruitment',
      given: (s, match) => hold(match, s.recruit, ['hermit']),
      begin: (match) => match.call(upkeep, {}),
    });
    expect(stateOf(table).recruit).toEqual([]);
    expect(cardsIn(table, stateOf(table).supportsGone)).toContain('hermit');
  });

  it('[G6.20 computes] a Diplomat saves nothing on an event', () => {
    const table = under('recruitment', { coins: 2, supports: ['diplomat'] }, top('hermit'));
    play(table, 'red: place event');
    expect(stateOf(table).players[0].coins).toBe(1);
    expect(
      tried(under('recruitment', { supports: ['diplomat'] }), 'red: place event'),
    ).toMatchObject({ rule: 'G5.33' });
  });
});
