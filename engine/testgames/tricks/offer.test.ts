import { expect, it } from 'vitest';
import type { Table } from '../../index.js';
import { knownOf, offered, playAll, playUntil, say, seenBy, stateOf, tableWith } from './given.js';

/** Seat 1 has won the first trick. */
function afterFirstTrick(): Table {
  const table = tableWith({
    offer: 'tower-7 moon-1',
  });
  playAll(table, '0 play lion-3', '1 play lion-5', '2 play tower-4');
  return table;
}

it('[T6.1 allows] the winner one card of the offer for one of the hand, or none', () => {
  const table = afterFirstTrick();
  expect(offered(table, 1)).toEqual(expect.arrayContaining(['take tower-7 rose-9', 'keep']));
  playAll(table, '1 take tower-7 rose-9');
  expect(seenBy(table, 1).players[1]?.hand).toEqual(['moon-1', 'rose-2', 'tower-7', 'tower-9']);
  expect(seenBy(table, 'public').offer).toEqual(['moon-1', 'rose-9']);
  expect(table.asks()[0]).toMatchObject({ prompt: 'turn.card', seat: 1 });
});

it('[T6.1 forbids] others to exchange, and anybody after the last trick', () => {
  const table = afterFirstTrick();
  expect(say(table, 0, 'take tower-7 rose-1')).toMatchObject({ code: 'notNow' });
  let exchanges = 0;
  playUntil(table, (ask) => {
    if (ask.prompt === 'exchange.exchange') exchanges++;
    return stateOf(table.match).round === 2;
  });
  expect(exchanges).toBe(4);
});

it('[T6.2 computes] everybody knows the taken card in that hand', () => {
  const table = afterFirstTrick();
  playAll(table, '1 take tower-7 rose-9');
  expect([knownOf(table, 0, 1), knownOf(table, 2, 1)]).toEqual([['tower-7'], ['tower-7']]);
  playAll(table, '1 play rose-2');
  expect(knownOf(table, 0, 1)).toEqual(['tower-7']);
});

it('[T6.2 computes] a world dealt anew leaves it there', () => {
  const table = afterFirstTrick();
  playAll(table, '1 take tower-7 rose-9');
  for (let i = 0; i < 10; i++) {
    const fork = table.fork(0, `${i}`);
    const hand = stateOf(fork.match).players[1].hand.map((card) => fork.match.name(card));
    expect(hand).toContain('tower-7');
  }
});

it('[T6.2 computes] nobody knows it any more once a card has left that hand unseen', () => {
  const table = afterFirstTrick();
  playAll(table, '1 take tower-7 rose-9', '1 play moon-1', '2 play moon-8', '0 play moon-4');
  playAll(table, '2 keep', '2 play rose-5', '0 play rose-1', '1 veil rose-2');
  expect([knownOf(table, 0, 1), knownOf(table, 2, 1)]).toEqual([[], []]);
});

it('[T6.3 forbids] an equal card for the offered one', () => {
  const table = afterFirstTrick();
  expect(say(table, 1, 'take moon-1 moon-1')).toMatchObject({ code: 'blocked', rule: 'T6.3' });
});
