import { describe, expect, it } from 'vitest';
import {
  newMatch,
  playOut,
  prepare,
  resultOf,
  run,
  streamFrom,
  tableKey,
  walk,
  type Match,
} from '../../index.js';
import { content } from './content.js';
import { workers } from './game.js';
import type { State } from './types.js';

const GAMES = 200;

const stateOf = (match: Match): State => match.s;

/** All that must never change. */
function counted(match: Match): string {
  const { deck, lists, fallen, players, rival } = stateOf(match);
  const foes = [...deck, ...lists, ...fallen, ...players.flatMap((player) => player.scouted)];
  const marches = [...rival.deck, ...rival.marched];
  const names = [foes, marches].map((cards) => cards.map((card) => match.name(card)).toSorted());
  return JSON.stringify([workers.conserved?.(match), names]);
}

function faults(match: Match, before: string): string[] {
  const { players } = stateOf(match);
  return [
    ...(counted(match) === before ? [] : [`${counted(match)} is not ${before}`]),
    ...match.seats.flatMap((seat) => {
      const { glory, coins, faith, strength } = players[seat];
      return [
        ...(glory === match.points(seat) ? [] : [`a point of seat ${seat} without a cause`]),
        ...(Math.min(coins, faith, strength) < 0 ? [`a purse of seat ${seat} below nothing`] : []),
      ];
    }),
  ];
}

function setOut(seats: number, game: number): Match {
  const options = {
    rounds: ['2', '3', '4'][game % 3] ?? '',
    automa: game % 2 === 0 ? 'on' : 'off',
    travel: game % 4 < 2 ? 'parallel' : 'turns',
  };
  const match = newMatch(prepare(workers, seats, options), tableKey(`game ${game}`));
  run(match);
  return match;
}

/** Rules that take effect by themselves: random play must get to all of them. */
const FIRED =
  'W1.2 W2.1 W2.2 W3.1 W3.2 W3.4 W3.5 W4.1 W4.2 W5.1 W6.1 W6.3 W6.4 W6.5 W6.7 W6.8 W6.9 W7.1 W7.2 W7.3 W7.4 W8.1 W8.2 W8.3 W9.1 W9.2';

it('[W7.1 computes] a ride of 1 to 6 miles; every rule takes effect in some game', () => {
  const fired = new Set<string>();
  const miles = new Set<unknown>();
  for (let game = 0; game < 80; game++) {
    const match = setOut(1 + (game % 4), game);
    match.sink = {
      fired: (rule) => fired.add(rule),
      event: (name, params) => name === 'rode' && miles.add(params['miles']),
      draw() {},
    };
    playOut(match, streamFrom(`player ${game}`), true);
  }
  expect([...fired].toSorted()).toEqual(FIRED.split(' '));
  expect(miles).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

describe.each([1, 2, 3, 4])('random games of %i seats', (seats) => {
  it(`[W1.1 computes] ${GAMES} games end, nothing is lost, every point has a cause`, () => {
    for (let game = 0; game < GAMES; game++) {
      const match = setOut(seats, game);
      const random = streamFrom(`player ${game}`);
      const before = counted(match);
      const found: string[] = [];
      while (!match.over && match.n < workers.choiceCap && found.length === 0) {
        walk(match, random, game % 2 === 0);
        found.push(...faults(match, before));
      }
      expect(found).toEqual([]);
      expect(match.over).toBe(true);
      expect(stateOf(match).duels.every((duel) => duel === null)).toBe(true);
      expect(resultOf(match).some((row) => row.place === 1)).toBe(true);
    }
  });
});

it('[W1.2 computes] each foe once', () => {
  const match = setOut(2, 0);
  const names = stateOf(match).deck.map((card) => match.name(card));
  expect(names.toSorted()).toEqual(Object.keys(content.foes).toSorted());
});
