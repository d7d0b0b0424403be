import { expect, it } from 'vitest';
import { Table, type Seat } from '../../index.js';
import { allCards, CONTENT } from './content.js';
import { colourOf, tried } from '../../testkit/check.js';
import { HANDS, knownOf, playAll, playUntil, seenBy, stateOf, tableWith } from './given.js';
import { tricks } from './index.js';

const passing = (): Table => tableWith({ options: { passing: 'on' } });
const promptsOf = (table: Table): string[] => table.asks('public').map((ask) => ask.prompt);

it('[T1.1 computes] 44 cards, low ones twice', () => {
  const cards = allCards(CONTENT);
  const copies = (kind: string): number => cards.filter((card) => card === kind).length;
  expect(cards).toHaveLength(44);
  expect(['moon-1', 'moon-2', 'moon-3', 'moon-9', 'moon-10'].map(copies)).toEqual([2, 2, 1, 1, 0]);
});

it.each([
  [3, 27],
  [8, 2],
])('[T2.1 computes] at %i seats %i cards stay in the deck', (count, left) => {
  const table = Table.start(tricks, { seats: count, seed: 'deal' });
  const { deck, offer, players } = stateOf(table.match);
  expect([deck.length, offer.length]).toEqual([left, 2]);
  expect(players.map((player) => player.hand.length)).toEqual(players.map(() => 5));
});

it("[T2.1 forbids] anybody to see the deck or another seat's hand", () => {
  const table = tableWith();
  expect(seenBy(table, 0).players[0]?.hand).toEqual(HANDS[0]?.split(' ').toSorted());
  expect(seenBy(table, 1).players[0]?.hand).toEqual({ count: 5, known: [] });
  for (const viewer of [0, 1, 2, 'public'] as const)
    expect(seenBy(table, viewer).deck).toEqual({ count: 27, known: [] });
});

it('[T2.2 allows] [T2.2 forbids] any two cards of the hand, but not one, three or those of others', () => {
  const table = passing();
  for (const option of ['give lion-9', 'give lion-9 lion-3 rose-1', 'give lion-9 lion-5'])
    expect(tried(table, `red: ${option}`)).toMatchObject({ code: 'unknown' });
  expect(tried(table, 'red: give tower-2 lion-9')).toBeUndefined();
});

it('[T2.2 forbids] any card to move before all have chosen', () => {
  const table = passing();
  playAll(table, 'red: give lion-9 tower-2', 'green: give rose-5 rose-6');
  expect(seenBy(table, 1).players.map((player) => player.hand)).toEqual([
    { count: 5, known: [] },
    HANDS[1]?.split(' ').toSorted(),
    { count: 5, known: [] },
  ]);
  expect(promptsOf(table)).toEqual(['passing.give']);
});

it('[T2.2 forbids] others to tell what a seat has chosen', () => {
  const giving = (cards: string): unknown[] => {
    const table = passing();
    playAll(table, `red: give ${cards}`);
    return [1, 2, 'public' as const].map((viewer) => [
      table.asks(viewer as Seat),
      table.view(viewer as Seat),
      table.events(viewer as Seat),
    ]);
  };
  expect(giving('lion-9 tower-2')).toEqual(giving('rose-1 moon-4'));
});

it('[T2.2 allows] a choice to be taken back until the last seat has chosen', () => {
  const table = passing();
  playAll(table, 'red: give lion-9 tower-2', 'blue: give lion-5 rose-9');
  expect(table.undo(0)).toEqual({ ok: true });
  playAll(table, 'red: give rose-1 moon-4', 'green: give rose-5 rose-6');
  expect(table.undoBlocked(0)).toMatchObject({ why: 'kernel.undo.others' });
  expect(table.undoBlocked(2)).toMatchObject({ why: 'kernel.undo.learned' });
  expect(knownOf(table, 0, 1)).toEqual(['moon-4', 'rose-1']);
});

it('[T2.2 computes] to the left in odd rounds, to the right in even ones', () => {
  const table = passing();
  playAll(
    table,
    'red: give lion-9 tower-2',
    'blue: give lion-5 rose-9',
    'green: give rose-5 rose-6',
  );
  expect(knownOf(table, 1, 1)).toEqual(['lion-9', 'moon-1', 'rose-2', 'tower-2', 'tower-9']);
  playUntil(table, (ask) => ask.prompt === 'passing.give');
  expect(stateOf(table.match).round).toBe(2);
  const before = knownOf(table, 2, 2);
  for (const seat of [0, 1, 2] as const)
    tried(table, `${colourOf(seat)}: ${table.optionIds(seat)[0]}`);
  expect(knownOf(table, 2, 2)).toEqual([...before.slice(2), ...knownOf(table, 0, 2)].toSorted());
});

it('[T2.3 computes] the giver goes on knowing the passed cards, in hand and when others are played', () => {
  const table = passing();
  playAll(
    table,
    'red: give lion-9 tower-2',
    'blue: give lion-5 rose-9',
    'green: give rose-5 rose-6',
  );
  expect(knownOf(table, 0, 1)).toEqual(['lion-9', 'tower-2']);
  playAll(table, 'red: play rose-1', 'blue: play rose-2');
  expect(knownOf(table, 0, 1)).toEqual(['lion-9', 'tower-2']);
});

it('[T2.3 forbids] anybody else to know them', () => {
  const table = passing();
  playAll(
    table,
    'red: give lion-9 tower-2',
    'blue: give lion-5 rose-9',
    'green: give rose-5 rose-6',
  );
  expect([knownOf(table, 2, 1), knownOf(table, 'public', 1)]).toEqual([[], []]);
  const passed = (viewer: Seat): unknown =>
    table.events(viewer).find((event) => event.name === 'passed' && event.params['from'] === 0);
  expect(passed(0)).toMatchObject({ params: { to: 1, cards: ['lion-9', 'tower-2'] } });
  expect(passed(1)).toEqual(passed(0));
  expect(passed(2)).toMatchObject({ params: { from: 0, to: 1 } });
  expect(passed(2)).not.toHaveProperty('params.cards');
});

it('[T2.1 computes] nobody knows anything of another hand after the shuffle', () => {
  const table = passing();
  playAll(
    table,
    'red: give lion-9 tower-2',
    'blue: give lion-5 rose-9',
    'green: give rose-5 rose-6',
  );
  playUntil(table, (ask) => ask.prompt === 'passing.give');
  for (const viewer of [0, 1, 2] as const)
    for (const seat of [0, 1, 2] as const)
      expect(knownOf(table, viewer, seat)).toHaveLength(viewer === seat ? 5 : 0);
  expect(stateOf(table.match).offer).toHaveLength(2);
});

it('[T2.4 computes] the first seat leads round one, the second round two', () => {
  const table = tableWith();
  expect(table.asks()[0]).toMatchObject({ prompt: 'turn.card', seat: 0, params: { led: null } });
  playUntil(table, () => stateOf(table.match).round === 2);
  expect(table.asks()[0]).toMatchObject({ seat: 1, params: { led: null } });
});

it('[T2.4 computes] the winner leads the next trick', () => {
  const table = tableWith();
  playAll(table, 'red: play lion-3', 'blue: play lion-5', 'green: play tower-4', 'blue: keep');
  expect(table.asks()[0]).toMatchObject({ prompt: 'turn.card', seat: 1, params: { led: null } });
});

it('[T2.5 allows] the winner of the last trick any token of the heap', () => {
  const table = tableWith({
    and(state) {
      state.players[0].tokens = [];
      state.heap = ['parry', 'spy', 'plunder'];
    },
  });
  playUntil(table, (ask) => ask.prompt === 'round.reclaim');
  const winner = stateOf(table.match).trick.leader;
  expect(table.optionIds(winner)).toEqual(['reclaim parry', 'reclaim spy', 'reclaim plunder']);
  const before = stateOf(table.match).players[winner].tokens.length;
  expect(tried(table, `${colourOf(winner)}: reclaim spy`)).toBeUndefined();
  expect(stateOf(table.match).heap).toEqual(['parry', 'plunder']);
  expect(stateOf(table.match).players[winner].tokens).toHaveLength(before + 1);
});

it('[T2.5 forbids] to reclaim from an empty heap, and the winner is told so', () => {
  const table = tableWith({ options: { rounds: '1' } });
  playUntil(table, () => false);
  expect(table.over).toBe(true);
  expect(table.events('public').at(-1)).toMatchObject({
    name: 'kernel.skipped',
    params: { question: 'round.reclaim', rule: 'T2.5', why: 'emptyHeap' },
  });
});

it('[T2.6 forbids] passing where the table plays without it', () => {
  const table = Table.start(tricks, { seats: 4, seed: 'deal', options: { passing: 'off' } });
  expect(promptsOf(table)).toEqual(['turn.card']);
});
