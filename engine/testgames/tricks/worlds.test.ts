import { describe, expect, it } from 'vitest';
import {
  copyOf,
  newMatch,
  playOut,
  prepare,
  run,
  stateHash,
  streamFrom,
  Table,
  tableKey,
  walk,
  type Ask,
  type Card,
  type Match,
  type Seat,
} from '../../index.js';
import { allCards, CONTENT } from './content.js';
import { tried } from '../../testkit/check.js';
import { givePoints, playAll, stateOf, tableWith } from './given.js';
import { tricks } from './index.js';
import { TOKENS } from './state.js';

const ownAsks = (table: Table, seat: Seat): Ask[] =>
  table.asks(seat).filter((ask) => ask.seat === seat);
const COUNTS = [3, 4, 5, 6, 7, 8];
const GAMES_PER_COUNT = 34;

describe('undo', () => {
  it('takes back a card played face up while nobody else has chosen', () => {
    const table = tableWith();
    const before = table.hash;
    tried(table, 'red: play lion-9');
    expect(table.undoBlocked(0)).toBeUndefined();
    expect(table.undo(0)).toEqual({ ok: true });
    expect(table.hash).toBe(before);
    tried(table, 'red: play lion-9');
    tried(table, 'blue: pass');
    expect(table.undoBlocked(0)).toMatchObject({ why: 'kernel.undo.others' });
  });

  it('takes back a card played face down: only its owner knows it', () => {
    const table = tableWith();
    playAll(table, 'red: play lion-9');
    const before = table.hash;
    tried(table, 'blue: veil lion-5');
    expect(table.undo(1)).toEqual({ ok: true });
    expect(table.hash).toBe(before);
  });

  it('stops where the spy has looked', () => {
    const table = tableWith();
    tried(table, 'red: spy 1');
    expect(table.undoBlocked(0)).toMatchObject({ why: 'kernel.undo.learned' });
    tried(table, 'red: play lion-9');
    expect(table.undo(0)).toEqual({ ok: true });
    expect(table.undo(0)).toMatchObject({ refusal: { code: 'undo', why: 'kernel.undo.learned' } });
    expect(stateOf(table.match).heap).toEqual(['spy']);
  });

  it('stops where the last card turns up one that another seat had hidden', () => {
    const table = tableWith({
      and(state) {
        for (const player of state.players) player.tokens = ['spy', 'plunder'];
        state.heap = ['parry', 'parry', 'parry'];
      },
    });
    playAll(table, 'red: play lion-3', 'blue: veil lion-5', 'green: play moon-8');
    expect(table.undoBlocked(2)).toMatchObject({ why: 'kernel.undo.learned' });
  });

  it('takes back the sealed answer, and not the aside that came after it', () => {
    const table = tableWith({
      options: { passing: 'on' },
      and: (_state, match) => givePoints(match, 1, 3),
    });
    playAll(table, 'red: give lion-9 tower-2', 'red: plunder 1');
    expect(table.undo(0)).toEqual({ ok: true });
    expect(table.rows.map((row) => row.option)).toEqual(['plunder 1']);
    expect(stateOf(table.match).players[0].score).toBe(1);
    expect(table.undo(0)).toEqual({ ok: true });
    expect(stateOf(table.match).players[0].score).toBe(0);
  });
});

describe('forks', () => {
  it.each(COUNTS)('show their seat what it saw, at %i seats', (count) => {
    const table = Table.start(tricks, { seats: count, seed: `fork ${count}` });
    const random = streamFrom('fork', String(count));
    let dealtAnew = 0;
    for (let i = 0; i < 60 && !table.over; i++) {
      walk(table.match, random, true);
      for (const seat of table.prepared.seats) {
        const fork = table.fork(seat, `${i}`);
        expect(fork.view(seat)).toEqual(table.view(seat));
        expect(ownAsks(fork, seat)).toEqual(ownAsks(table, seat));
        expect(fork.events(seat)).toEqual(table.events(seat));
        if (JSON.stringify(fork.match.s) !== JSON.stringify(table.match.s)) dealtAnew++;
      }
    }
    expect(dealtAnew).toBeGreaterThan(60);
  });

  it('depend on nothing that their seat cannot see', () => {
    const table = tableWith();
    const twin = table.fork(0, 'another world');
    expect(twin.hash).not.toBe(table.hash);
    expect(twin.fork(0, 'x').hash).toBe(table.fork(0, 'x').hash);
  });
});

function started(count: number, game: number): Match {
  const options = { rounds: String(1 + (game % 3)), passing: game % 5 === 0 ? 'off' : 'on' };
  const match = newMatch(prepare(tricks, count, options), tableKey(`${count} ${game}`));
  run(match);
  return match;
}

function expectWhole(match: Match): void {
  const { deck, offer, discard, players, heap } = stateOf(match);
  const places: Card[][] = players.flatMap((p) => [p.hand, p.giving, p.played, p.veiled]);
  const kinds = [deck, offer, discard, ...places].flat().map((card) => match.name(card));
  expect(kinds.toSorted()).toEqual(allCards(CONTENT).toSorted());
  const tokens = [...heap, ...players.flatMap((player) => player.tokens)].toSorted();
  expect(tokens).toEqual(match.seats.flatMap(() => TOKENS).toSorted());
  expect(players.map((player) => player.score)).toEqual(match.seats.map((s) => match.points(s)));
}

describe('random games', () => {
  it.each(COUNTS)('end, with every card and token there, at %i seats', (count) => {
    for (let game = 0; game < GAMES_PER_COUNT; game++) {
      const match = started(count, game);
      playOut(match, streamFrom(`${count} ${game}`, 'walk'), game % 2 === 0);
      expect(match.over).toBe(true);
      expectWhole(match);
    }
  });

  it.each(COUNTS)('lose nothing on the way, and copies play on alone, at %i seats', (count) => {
    const match = started(count, 1);
    const random = streamFrom(`${count}`, 'walk');
    while (!match.over) {
      const before = stateHash(match);
      walk(copyOf(match), random.copy(), true);
      expect(stateHash(match)).toBe(before);
      expectWhole(match);
      walk(match, random, true);
    }
  });
});
