import { expect, it } from 'vitest';
import type { Table } from '../../index.js';
import { offered, tried } from '../../testkit/check.js';
import { playAll, playUntil, seenBy, stateOf, tableWith } from './given.js';

const table3 = (): Table => tableWith();
const scores = (table: Table): number[] => table.result.map((row) => row.score);

it('[T3.1 allows] the leader every card of the hand', () => {
  const plays = offered(table3(), 'red').filter((id) => id.startsWith('play'));
  expect(plays).toEqual([
    'play lion-3',
    'play lion-9',
    'play moon-4',
    'play rose-1',
    'play tower-2',
  ]);
});

it('[T3.1 forbids] to play out of turn', () => {
  expect(tried(table3(), 'blue: play lion-5')).toMatchObject({ code: 'notAsked' });
});

it('[T3.1 computes] everybody plays once, from the leader on', () => {
  const table = table3();
  playAll(
    table,
    'red: play tower-2',
    'blue: play tower-9',
    'green: play tower-4',
    'blue: keep',
    'blue: play moon-1',
  );
  expect(table.asks()[0]).toMatchObject({ prompt: 'turn.card', seat: 2, params: { led: 'moon' } });
});

it('[T3.2 forbids] another suit to who can follow, and names the rule', () => {
  const table = table3();
  playAll(table, 'red: play lion-9');
  const before = table.hash;
  expect(tried(table, 'blue: play rose-9')).toEqual({
    code: 'blocked',
    rule: 'T3.2',
    why: 'followSuit',
    params: { led: 'lion' },
  });
  expect(table.asks(1)[0]?.blocked).toContainEqual({
    verb: 'play',
    words: ['tower-9'],
    reason: { rule: 'T3.2', why: 'followSuit', params: { led: 'lion' } },
  });
  expect(table.hash).toBe(before);
  expect(tried(table, 'blue: play lion-5')).toBeUndefined();
});

it('[T3.2 allows] any suit to who cannot follow', () => {
  const table = table3();
  playAll(table, 'red: play lion-9', 'blue: play lion-5');
  expect(tried(table, 'green: play moon-8')).toBeUndefined();
});

it('[T3.3 computes] a void is public once another suit is played', () => {
  const table = table3();
  playAll(table, 'red: play lion-9', 'blue: play lion-5');
  const voids = (): unknown => seenBy(table, 'public').players.map((player) => player.voids);
  expect(voids()).toEqual([[], [], []]);
  playAll(table, 'green: play moon-8');
  expect(voids()).toEqual([[], [], ['lion']]);
  playAll(table, 'red: keep', 'red: play lion-3', 'blue: play rose-9', 'green: play moon-9');
  expect(voids()).toEqual([[], ['lion'], ['lion']]);
});

it('[T3.3 computes] a world dealt anew keeps the void', () => {
  const table = table3();
  playAll(table, 'red: play lion-3', 'blue: play lion-5', 'green: play moon-8', 'blue: keep');
  const handOf2 = (seed: string): string[] => {
    const fork = table.fork(0, seed);
    return stateOf(fork.match).players[2].hand.map((card) => fork.match.name(card));
  };
  const hands = Array.from({ length: 20 }, (_, i) => handOf2(`${i}`));
  expect(hands.flat().some((kind) => kind.startsWith('lion'))).toBe(false);
  expect(new Set(hands.map((hand) => hand.toSorted().join())).size).toBeGreaterThan(10);
});

it('[T3.3 computes] the void is lifted when a card of the suit is taken from the offer', () => {
  const table = tableWith({
    hands: [
      'lion-9 lion-3 rose-1 tower-2 moon-4',
      'tower-5 rose-9 rose-2 tower-9 moon-1',
      'lion-5 rose-6 tower-4 moon-8 moon-9',
    ],
    offer: 'lion-7 moon-6',
  });
  playAll(table, 'red: play lion-3', 'blue: play tower-5', 'green: play lion-5', 'green: keep');
  playAll(table, 'green: play rose-6', 'red: play rose-1', 'blue: play rose-9');
  const { players } = stateOf(table.match);
  expect(players[1].voids).toEqual(['lion']);
  playAll(table, 'blue: take lion-7 tower-9');
  expect(players[1].voids).toEqual([]);
});

it('[T3.4 computes] the highest of the led suit wins, not a higher card of another', () => {
  const table = table3();
  playAll(table, 'red: play lion-3', 'blue: play lion-5', 'green: play moon-9');
  expect(table.asks()[0]).toMatchObject({ prompt: 'exchange.exchange', seat: 1 });
});

it('[T3.4 computes] of equal cards the first wins', () => {
  const table = tableWith({
    hands: [
      'lion-2 lion-3 rose-1 tower-2 moon-4',
      'lion-2 rose-9 rose-2 tower-9 moon-1',
      'rose-5 rose-6 tower-4 moon-8 moon-9',
    ],
  });
  playAll(table, 'red: play lion-2', 'blue: play lion-2', 'green: play moon-9');
  expect(table.asks()[0]).toMatchObject({ prompt: 'exchange.exchange', seat: 0 });
});

it('[T3.5 computes] two points, one per lion, one less per rose', () => {
  const table = table3();
  playAll(table, 'red: play lion-3', 'blue: play lion-5', 'green: play rose-5');
  expect(table.result.map((row) => row.breakdown)).toEqual([
    {},
    { trick: 2, lion: 2, rose: -1 },
    {},
  ]);
  expect(scores(table)).toEqual([0, 3, 0]);
});

it('[T3.6 computes] a page scores at once, before the trick is over', () => {
  const table = table3();
  expect(tried(table, 'red: play rose-1')).toBeUndefined();
  expect(table.result[0]?.breakdown).toEqual({ page: 1 });
});

it('[T3.6 forbids] a point for rank 2, and for a page that lay face down', () => {
  const table = tableWith({
    hands: [
      'lion-9 lion-3 rose-1 tower-2 moon-4',
      'lion-1 rose-9 rose-2 tower-9 moon-1',
      'rose-5 rose-6 tower-4 moon-8 moon-9',
    ],
  });
  playAll(table, 'red: play lion-3', 'blue: veil lion-1', 'green: play moon-8', 'red: keep');
  expect(table.result[1]?.breakdown).toEqual({});
  playAll(table, 'red: play tower-2');
  expect(table.result[0]?.breakdown).not.toHaveProperty('page');
});

it('[T4.1 allows] one card face down, and hides it from the others', () => {
  const table = table3();
  playAll(table, 'red: play lion-9', 'blue: veil lion-5');
  expect(seenBy(table, 1).players[1]?.veiled).toEqual(['lion-5']);
  expect(seenBy(table, 0).players[1]?.veiled).toEqual({ count: 1, known: [] });
  expect(table.events(0).at(-1)).toMatchObject({ name: 'veiled', params: { seat: 1 } });
  expect(table.events(0).at(-1)).not.toHaveProperty('params.card');
  expect(table.events(1).at(-1)).toHaveProperty('params.card', 'lion-5');
});

it('[T4.1 forbids] a second one in the same round', () => {
  const table = table3();
  playAll(
    table,
    'red: play lion-9',
    'blue: veil lion-5',
    'green: play moon-8',
    'red: keep',
    'red: play moon-4',
  );
  expect(tried(table, 'blue: veil moon-1')).toMatchObject({ code: 'blocked', rule: 'T4.1' });
});

it('[T4.1 allows] [T3.3 computes] face down again, and no void, in the next round', () => {
  const table = tableWith({
    and(state) {
      state.players[1].hasVeiled = true;
      state.players[2].voids = ['lion'];
    },
  });
  playUntil(table, () => stateOf(table.match).round === 2);
  const { players } = stateOf(table.match);
  expect(players.map((player) => player.hasVeiled)).toEqual([false, false, false]);
  expect(players.map((player) => player.voids)).toEqual([[], [], []]);
});

it('[T4.2 forbids] the lead face down', () => {
  expect(tried(table3(), 'red: veil lion-9')).toMatchObject({ code: 'blocked', rule: 'T4.2' });
});

it('[T4.3 forbids] another suit face down, even to who cannot follow', () => {
  const table = table3();
  playAll(table, 'red: play lion-9', 'blue: play lion-5');
  expect(tried(table, 'green: veil moon-8')).toMatchObject({ code: 'blocked', rule: 'T4.3' });
  expect(offered(table, 'green')).toContain('play moon-8');
});

it('[T4.3 computes] a world dealt anew puts a card of the led suit there', () => {
  const table = table3();
  playAll(table, 'red: play rose-1', 'blue: play rose-2', 'green: play rose-5', 'green: keep');
  playAll(table, 'green: play tower-4', 'red: play tower-2', 'blue: veil tower-9');
  playAll(table, 'blue: keep', 'blue: play moon-1', 'green: veil moon-8');
  const veiled = Array.from({ length: 20 }, (_, i) => {
    const fork = table.fork(0, `${i}`);
    return stateOf(fork.match)
      .players[2].veiled.map((card) => fork.match.name(card))
      .join();
  });
  expect(veiled.every((kind) => kind.startsWith('moon'))).toBe(true);
  expect(new Set(veiled).size).toBeGreaterThan(2);
});

it('[T4.4 computes] turned up when all have played, it wins like any other', () => {
  const table = table3();
  playAll(table, 'red: play lion-3', 'blue: veil lion-5');
  expect(table.events(2).some((event) => event.name === 'turnedUp')).toBe(false);
  playAll(table, 'green: play moon-8');
  expect(table.events(2)).toContainEqual({
    seq: expect.any(Number) as number,
    name: 'turnedUp',
    params: { seat: 1, card: 'lion-5' },
  });
  expect(scores(table)).toEqual([0, 4, 0]);
});
