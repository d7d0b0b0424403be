import { expect, it } from 'vitest';
import type { Table } from '../../index.js';
import { offered, tried } from '../../testkit/check.js';
import { knownOf, playAll, playUntil, seenBy, stateOf, tableWith } from './given.js';

/** Seat 1 has won the first trick. */
function afterFirstTrick(): Table {
  const table = tableWith({
    offer: 'tower-7 moon-1',
  });
  playAll(table, 'red: play lion-3', 'blue: play lion-5', 'green: play tower-4');
  return table;
}

it('[T6.1 allows] the winner one card of the offer for one of the hand, or none', () => {
  const table = afterFirstTrick();
  expect(offered(table, 'blue')).toEqual(expect.arrayContaining(['take tower-7 rose-9', 'keep']));
  playAll(table, 'blue: take tower-7 rose-9');
  expect(seenBy(table, 1).players[1]?.hand).toEqual(['moon-1', 'rose-2', 'tower-7', 'tower-9']);
  expect(seenBy(table, 'public').offer).toEqual(['moon-1', 'rose-9']);
  expect(table.asks()[0]).toMatchObject({ prompt: 'turn.card', seat: 1 });
});

it('[T6.1 forbids] others to exchange, and anybody after the last trick', () => {
  const table = afterFirstTrick();
  expect(tried(table, 'red: take tower-7 rose-1')).toMatchObject({ code: 'notNow' });
  let exchanges = 0;
  playUntil(table, (ask) => {
    if (ask.prompt === 'exchange.exchange') exchanges++;
    return stateOf(table.match).round === 2;
  });
  expect(exchanges).toBe(4);
});

it('[T6.2 computes] everybody knows the taken card in that hand', () => {
  const table = afterFirstTrick();
  playAll(table, 'blue: take tower-7 rose-9');
  expect([knownOf(table, 0, 1), knownOf(table, 2, 1)]).toEqual([['tower-7'], ['tower-7']]);
  playAll(table, 'blue: play rose-2');
  expect(knownOf(table, 0, 1)).toEqual(['tower-7']);
});

it('[T6.2 computes] a world dealt anew leaves it there', () => {
  const table = afterFirstTrick();
  playAll(table, 'blue: take tower-7 rose-9');
  for (let i = 0; i < 10; i++) {
    const fork = table.fork(0, `${i}`);
    const hand = stateOf(fork.match).players[1].hand.map((card) => fork.match.name(card));
    expect(hand).toContain('tower-7');
  }
});

it('[T6.2 computes] nobody knows it any more once a card has left that hand unseen', () => {
  const table = afterFirstTrick();
  playAll(
    table,
    'blue: take tower-7 rose-9',
    'blue: play moon-1',
    'green: play moon-8',
    'red: play moon-4',
  );
  playAll(table, 'green: keep', 'green: play rose-5', 'red: play rose-1', 'blue: veil rose-2');
  expect([knownOf(table, 0, 1), knownOf(table, 2, 1)]).toEqual([[], []]);
});

it('[T6.3 forbids] an equal card for the offered one', () => {
  const table = afterFirstTrick();
  expect(tried(table, 'blue: take moon-1 moon-1')).toMatchObject({ code: 'blocked', rule: 'T6.3' });
});
