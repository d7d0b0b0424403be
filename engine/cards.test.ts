import { describe, expect, it } from 'vitest';
import type { Card } from './basics.js';
import { cardOf, kindOf, knowersOf, takeOut } from './cards.js';

const ANN = 0b001;
const BOB = 0b010;
const CAT = 0b100;
const WOLF = 3;
const BEAR = 4;
const kindsKnown = (place: Card[], who: number): number[] =>
  place.filter((card) => (knowersOf(card) & who) !== 0).map(kindOf);

describe('a card leaves an unordered place', () => {
  it('is forgotten by a seat that does not see it leave: any card it knew may have been the one', () => {
    const hand = [cardOf(WOLF, CAT), cardOf(BEAR)];
    const card = takeOut(hand, 1, ANN | BOB, false);
    expect(kindsKnown(hand, CAT)).toEqual([]);
    expect(knowersOf(card)).toBe(ANN | BOB);
  });

  it('stays known to a seat that saw another card leave', () => {
    const hand = [cardOf(WOLF, CAT), cardOf(BEAR)];
    takeOut(hand, 1, ANN | CAT, false);
    expect(kindsKnown(hand, CAT)).toEqual([WOLF]);
  });

  it('uses up what a seat knew of an equal card, so that it does not learn there were two', () => {
    const hand = [cardOf(WOLF), cardOf(WOLF, CAT)];
    takeOut(hand, 0, ANN | CAT, false);
    expect(hand.map(kindOf)).toEqual([WOLF]);
    expect(kindsKnown(hand, CAT)).toEqual([]);
  });

  it('uses up no more than one equal card', () => {
    const hand = [cardOf(WOLF), cardOf(WOLF, CAT), cardOf(WOLF, CAT)];
    takeOut(hand, 0, CAT, false);
    expect(kindsKnown(hand, CAT)).toEqual([WOLF]);
  });
});

it('keeps by position what is known in an ordered place', () => {
  const deck = [cardOf(WOLF, CAT), cardOf(BEAR, BOB)];
  const card = takeOut(deck, 1, ANN, true);
  expect(kindsKnown(deck, CAT)).toEqual([WOLF]);
  expect(knowersOf(card)).toBe(ANN | BOB);
});
