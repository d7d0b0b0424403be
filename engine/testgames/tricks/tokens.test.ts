import { expect, it } from 'vitest';
import type { Seat, Table } from '../../index.js';
import { colourOf, offered, tried } from '../../testkit/check.js';
import {
  givePoints,
  HANDS,
  knownOf,
  passWindow,
  playAll,
  playUntil,
  seenBy,
  stateOf,
  tableWith,
} from './given.js';

const table3 = (): Table => tableWith();
const withPoints = (seat: Seat, points: number, passing = 'off'): Table =>
  tableWith({
    options: { passing },
    and: (_state, match) => givePoints(match, seat, points),
  });
const asked = (table: Table): Seat[] => table.asks('public').map((ask) => ask.seat);
const winner = (table: Table): Seat | undefined => table.asks()[0]?.seat;

it('[T1.2 computes] one of each at the start; a used one lies in the heap', () => {
  const table = table3();
  expect(seenBy(table, 'public').players.map((player) => player.tokens)).toEqual([
    ['parry', 'spy', 'plunder'],
    ['parry', 'spy', 'plunder'],
    ['parry', 'spy', 'plunder'],
  ]);
  playAll(table, 'red: spy 1');
  expect(seenBy(table, 'public').players[0]?.tokens).toEqual(['parry', 'plunder']);
  expect(seenBy(table, 'public').heap).toEqual(['spy']);
  expect(offered(table, 'red')).not.toContain('spy 2');
});

it('[T5.1 allows] [T5.1 forbids] a reaction to a card with a parry, but not without one', () => {
  const table = tableWith({
    and(state) {
      state.players[1].tokens = ['spy', 'plunder'];
      state.heap = ['parry'];
    },
  });
  tried(table, 'red: play lion-9');
  expect(asked(table)).toEqual([0, 2]);
  expect(tried(table, 'blue: blunt')).toMatchObject({ code: 'notAsked' });
});

it('[T5.1 computes] the first from the leader on is carried out, whoever answered first', () => {
  const table = table3();
  tried(table, 'red: play lion-9');
  tried(table, 'green: blunt');
  tried(table, 'blue: reverse');
  expect(stateOf(table.match)).toMatchObject({ trick: { reversed: false }, heap: [] });
  tried(table, 'red: pass');
  const { players, trick, heap } = stateOf(table.match);
  expect([trick.reversed, players[0].blunted, heap]).toEqual([true, false, ['parry']]);
});

it('[T5.1 computes] precedence goes by the leader, not by the number of the seat', () => {
  const table = table3();
  playAll(table, 'red: play lion-3', 'blue: play lion-5', 'green: play moon-8', 'blue: keep');
  tried(table, 'blue: play rose-9');
  for (const [seat, option] of [
    [0, 'reverse'],
    [1, 'pass'],
    [2, 'blunt'],
  ] as const)
    tried(table, `${colourOf(seat)}: ${option}`);
  const { players, trick } = stateOf(table.match);
  expect([trick.reversed, players[1].blunted]).toEqual([false, true]);
});

it('[T5.1 computes] after a reaction the others are asked again, until all pass', () => {
  const table = table3();
  tried(table, 'red: play lion-9');
  for (const seat of [0, 1, 2] as const)
    tried(table, `${colourOf(seat)}: ${seat === 1 ? 'reverse' : 'pass'}`);
  expect(asked(table)).toEqual([0, 2]);
  tried(table, 'red: pass');
  tried(table, 'green: blunt');
  expect(table.asks('public')).toMatchObject([{ prompt: 'turn.card', seat: 1 }]);
});

it('[T5.1 forbids] others to tell a sealed reaction from a pass', () => {
  const reacting = (option: string): unknown => {
    const table = table3();
    tried(table, 'red: play lion-9');
    tried(table, `blue: ${option}`);
    return [0, 2].map((seat) => [
      table.asks(seat as Seat),
      table.view(seat as Seat),
      table.events(seat as Seat),
    ]);
  };
  expect(reacting('blunt')).toEqual(reacting('pass'));
});

it('[T5.2 computes] a blunted card counts as 0', () => {
  const table = table3();
  tried(table, 'red: play lion-9');
  for (const seat of [0, 1, 2] as const)
    tried(table, `${colourOf(seat)}: ${seat === 1 ? 'blunt' : 'pass'}`);
  passWindow(table);
  playAll(table, 'blue: play lion-5', 'green: play moon-8');
  expect(winner(table)).toBe(1);
});

it("[T5.2 computes] the same seat's next card counts in full", () => {
  const table = tableWith({
    hands: [...HANDS.slice(0, 2), 'rose-5 rose-6 tower-4 tower-6 tower-8'],
  });
  tried(table, 'red: play lion-9');
  for (const seat of [0, 1, 2] as const)
    tried(table, `${colourOf(seat)}: ${seat === 1 ? 'blunt' : 'pass'}`);
  playAll(table, 'blue: play lion-5', 'green: play rose-5', 'blue: keep');
  playAll(table, 'blue: play moon-1', 'green: play rose-6', 'red: play moon-4');
  expect(winner(table)).toBe(0);
});

it('[T5.2 forbids] to blunt a card twice', () => {
  const table = table3();
  tried(table, 'red: play lion-9');
  for (const seat of [0, 1, 2] as const)
    tried(table, `${colourOf(seat)}: ${seat === 1 ? 'blunt' : 'pass'}`);
  expect(tried(table, 'green: blunt')).toMatchObject({ code: 'blocked', rule: 'T5.2' });
  expect(offered(table, 'green')).toEqual(['reverse', 'pass']);
});

it('[T5.3 computes] in a reversed trick the lowest of the led suit wins', () => {
  const table = table3();
  tried(table, 'red: play lion-9');
  for (const seat of [0, 1, 2] as const)
    tried(table, `${colourOf(seat)}: ${seat === 2 ? 'reverse' : 'pass'}`);
  playAll(table, 'blue: play lion-5', 'green: play moon-8');
  expect(winner(table)).toBe(1);
});

it('[T5.3 forbids] [T5.3 allows] to reverse a trick only once, and the next one again', () => {
  const table = table3();
  tried(table, 'red: play lion-3');
  for (const seat of [0, 1, 2] as const)
    tried(table, `${colourOf(seat)}: ${seat === 2 ? 'reverse' : 'pass'}`);
  passWindow(table);
  tried(table, 'blue: play lion-5');
  expect(tried(table, 'red: reverse')).toMatchObject({ code: 'blocked', rule: 'T5.3' });
  passWindow(table);
  playAll(table, 'green: play moon-8', 'red: keep');
  tried(table, 'red: play moon-4');
  expect(offered(table, 'red')).toContain('reverse');
});

it('[T5.4 allows] to spy before playing and before exchanging', () => {
  const table = table3();
  expect(offered(table, 'red')).toEqual(expect.arrayContaining(['spy 1', 'spy 2']));
  expect(offered(table, 'red')).not.toContain('spy 0');
  playAll(table, 'red: play lion-9', 'blue: play lion-5', 'green: play moon-8');
  expect(offered(table, 'red')).toContain('spy 1');
  playAll(table, 'red: spy 1');
  expect(table.asks()[0]).toMatchObject({ prompt: 'exchange.exchange', seat: 0 });
});

it('[T5.4 forbids] to spy out of turn, and in a window', () => {
  const table = table3();
  expect(tried(table, 'blue: spy 0')).toMatchObject({ code: 'notAsked' });
  tried(table, 'red: play lion-9');
  expect(tried(table, 'red: spy 1')).toMatchObject({
    code: 'notNow',
    params: { moments: ['spy'] },
  });
});

it('[T5.4 forbids] to look at an empty hand', () => {
  const table = table3();
  const { players, trick } = stateOf(table.match);
  playUntil(
    table,
    (ask) => ask.prompt === 'turn.card' && players.some((player) => player.hand.length === 0),
  );
  const { leader } = trick;
  const [ask] = table.asks();
  expect(ask?.seat).toBe(table.match.after(leader));
  expect(table.choose(table.match.after(leader), ask?.id, `spy ${leader}`)).toMatchObject({
    refusal: { code: 'blocked', rule: 'T5.4' },
  });
});

it('[T5.5 computes] the spy knows the hand, and goes on knowing what stays in it', () => {
  const table = table3();
  playAll(table, 'red: spy 1');
  expect(knownOf(table, 0, 1)).toEqual(['lion-5', 'moon-1', 'rose-2', 'rose-9', 'tower-9']);
  expect(table.events(0).at(-1)).toMatchObject({
    name: 'spied',
    params: { target: 1, cards: knownOf(table, 0, 1) },
  });
  playAll(table, 'red: play lion-9', 'blue: play lion-5');
  expect(knownOf(table, 0, 1)).toEqual(['moon-1', 'rose-2', 'rose-9', 'tower-9']);
});

it('[T5.5 forbids] anybody else to learn the cards', () => {
  const table = table3();
  playAll(table, 'red: spy 1');
  expect(knownOf(table, 2, 1)).toEqual([]);
  for (const viewer of [1, 2, 'public'] as const) {
    expect(table.events(viewer).at(-1)).toMatchObject({
      name: 'spied',
      params: { seat: 0, target: 1 },
    });
    expect(table.events(viewer).at(-1)).not.toHaveProperty('params.cards');
  }
});

it('[T5.5 computes] the knowledge is lost when a card leaves the hand unseen', () => {
  const table = table3();
  playAll(table, 'red: spy 1', 'red: play lion-9', 'blue: veil lion-5');
  expect(knownOf(table, 0, 1)).toEqual([]);
});

it('[T5.6 allows] a seat that is not asked to plunder, at any pause', () => {
  const table = withPoints(1, 3, 'on');
  expect(tried(table, 'green: plunder 1')).toBeUndefined();
  expect(table.asks()[0]).toMatchObject({ prompt: 'passing.give' });
  playAll(
    table,
    'red: give lion-9 tower-2',
    'blue: give lion-5 rose-9',
    'green: give rose-5 rose-6',
  );
  tried(table, 'red: play lion-3');
  expect(table.asks()[0]?.kind).toBe('window');
  expect(tried(table, 'red: plunder 1')).toBeUndefined();
  expect(table.result.map((row) => row.breakdown)).toEqual([
    { plunder: 1 },
    { given: 3, plundered: -2 },
    { plunder: 1 },
  ]);
  expect(table.asks()[0]?.kind).toBe('window');
});

it('[T5.6 forbids] to plunder who has no point, or oneself', () => {
  const table = withPoints(1, 1);
  expect(tried(table, 'red: plunder 2')).toMatchObject({ code: 'notNow' });
  const aside = table.asks(0).find((ask) => ask.kind === 'aside' && ask.seat === 0);
  expect(table.choose(0, aside?.id, 'plunder 2')).toMatchObject({
    refusal: { code: 'blocked', rule: 'T5.6' },
  });
  expect(asked(table)).toEqual([0, 0, 2]);
  playAll(table, 'red: plunder 1');
  expect(stateOf(table.match).players[0].score).toBe(1);
  expect(offered(table, 'green')).toEqual(['plunder 0']);
});

it('[T5.6 computes] a click on a question made before somebody plundered is stale', () => {
  const table = withPoints(1, 3);
  const [main] = table.asks(0);
  playAll(table, 'green: plunder 1');
  expect(table.choose(0, main?.id, 'play lion-9')).toMatchObject({ refusal: { code: 'stale' } });
});
