import type { GameEvent } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../../table/link.js';
import { ceremonies } from './ceremonies.js';

const event = (seq: number, name: string, params: GameEvent['params']): GameEvent => ({
  seq,
  name,
  params,
});
const score = (seq: number, who: number | string, points: number): GameEvent =>
  event(seq, 'kernel.score', { who, points, cause: 'tournament' });

const MOMENT: Moment = {
  seq: 9,
  viewer: 0,
  view: {},
  asks: [],
  events: [],
  undo: false,
  result: null,
};

/** What is celebrated of the last event of this name. */
function of(events: readonly GameEvent[], name: string) {
  const at = events.findLastIndex((one) => one.name === name);
  const found = events[at];
  if (found === undefined) throw new Error(name);
  return ceremonies({ event: found, events, at, moment: MOMENT, content: {} });
}

const engagement = (seq: number, winner: number | string, attacks: [number, number]): GameEvent =>
  event(seq, 'engagement', {
    engagement: 1,
    winner,
    attacks,
    prestige: [0, 0],
    against: 'knight',
    foeWon: winner !== 0,
    decided: 'attack',
    attack: Math.max(...attacks),
    lowerAttack: Math.min(...attacks),
    standing: 0,
    lowerStanding: 0,
  });
const won = (seq: number, winner: number | string, loser: number | string): GameEvent =>
  event(seq, 'won', { winner, loser, against: 'knight', foeWon: winner !== 0 });
const DUEL = [
  event(3, 'duel', { one: 0, other: 'zizka', against: 'knight' }),
  engagement(4, 'zizka', [6, 8]),
  engagement(5, 0, [9, 7]),
  engagement(6, 0, [11, 8]),
];

describe('a duel', () => {
  it('is told with what both threw, what it brought and how far the shield goes', () => {
    const told = of([score(1, 0, 8), ...DUEL, won(6, 0, 'zizka'), score(6, 0, 3)], 'won');
    expect(told).toMatchObject({
      kind: 'duel',
      winner: { who: 0 },
      loser: { who: 'zizka', blazon: 'Argent, a crayfish gules' },
      engagements: [
        { attacks: [6, 8], isWon: false },
        { attacks: [9, 7], isWon: true },
        { attacks: [11, 8], isWon: true },
      ],
      prize: [{ sign: 'glory', amount: 3 }],
      hop: { from: 8, to: 11 },
    });
  });

  it('is told from the side of whoever won, and brings nothing that came with a later choice', () => {
    const told = of([...DUEL, won(6, 'zizka', 0), score(6, 1, 2), score(7, 0, 4)], 'won');
    expect(told).toMatchObject({
      winner: { who: 'zizka' },
      engagements: [
        { attacks: [8, 6], isWon: true },
        { attacks: [7, 9], isWon: false },
        { attacks: [8, 11], isWon: false },
      ],
      prize: [],
      hop: null,
    });
  });

  it('that nobody at the table has fought is not told', () => {
    expect(of([won(6, 'otto', 'zizka')], 'won')).toBeNull();
  });
});

describe('a tournament', () => {
  const announced = event(1, 'tournament', { kind: 'joust', card: 'falcon' });
  const advances = (name: number | string, over: number | string): GameEvent =>
    event(5, 'advances', { name, over });

  it('is told with whom the winner has beaten in it, and what the last choice brought', () => {
    const events = [
      score(0, 0, 8),
      announced,
      advances(0, 'suero'),
      announced,
      advances('zizka', 'talbot'),
      advances(0, 'kinizsi'),
      event(6, 'glory', { who: 1, cause: 'tournament', points: 7 }),
      event(6, 'glory', { who: 0, cause: 'tournament', points: 3 }),
      event(6, 'triumphs', { name: 0, over: 'zizka' }),
      event(6, 'glory', { who: 0, cause: 'trophy', points: 2 }),
      score(6, 0, 5),
      score(6, 1, 7),
      score(7, 0, 9),
      event(7, 'glory', { who: 0, cause: 'travel', points: 9 }),
    ];
    expect(of(events, 'triumphs')).toMatchObject({
      kind: 'tournament',
      name: 'falcon',
      winner: { who: 0 },
      beaten: [{ who: 'kinizsi' }, { who: 'zizka' }],
      prize: [{ sign: 'glory', amount: 5 }],
      total: 13,
    });
  });
});

describe('a round', () => {
  const round = (seq: number, n: number): GameEvent => event(seq, 'round', { round: n });

  it('is over when the next begins; what it brought counts, and not what one began with', () => {
    const events = [score(0, 0, 8), score(0, 1, 9), round(1, 1), score(3, 1, 2), round(5, 2)];
    expect(of(events, 'round')).toMatchObject({
      kind: 'round',
      round: 1,
      gains: [
        { who: 1, gained: 2, total: 11 },
        { who: 0, gained: 0, total: 8 },
      ],
    });
  });

  it('that is the first to begin ends none', () => {
    expect(of([score(0, 0, 8), round(1, 1)], 'round')).toBeNull();
  });
});

it('nothing else is celebrated', () => {
  expect(of([score(0, 0, 8)], 'kernel.score')).toBeNull();
});
