import { describe, expect, it } from 'vitest';
import {
  defineGame,
  forkFor,
  hidden,
  need,
  newMatch,
  prepare,
  dataOf,
  type AnyGame,
  type Card,
  type Match,
  type Seat,
} from '../../index.js';
import { decks, RELICS } from './game.js';

/** What a seat imagines of the decks of others, and of relics that only their owners have seen. */

const ANN = 0;
const BOB = 1;
const FORKS = 2000;

interface Seen {
  readonly relics: Card[];
  readonly wounds: Card[];
  readonly players: readonly { readonly deck: Card[]; readonly hand: Card[] }[];
}
const stateOf = (match: Match): Seen => match.s;
const placesOf = (match: Match, seat: Seat) => need(stateOf(match).players[seat], `seat ${seat}`);
const names = (match: Match, cards: readonly Card[]): string[] =>
  cards.map((card) => match.name(card));
const ownedBy = (match: Match, seat: Seat): string[] => {
  const { deck, hand } = placesOf(match, seat);
  return [...names(match, deck), ...names(match, hand)].toSorted();
};
const isRelic = (kind: string): boolean => kind.startsWith('relic');
const relicsOf = (match: Match, seat: Seat): string[] => ownedBy(match, seat).filter(isRelic);

/** Bob has 24 cards face down, 9 of them in his hand: 6 wounds, two relics and 16 deeds that Ann began with as well. */
function dealt(relics: readonly string[]): Match {
  const match = newMatch(prepare(decks, 3), 'key');
  const { deck, hand } = placesOf(match, BOB);
  const take = (from: Card[], kind: string): void => {
    deck.push(...from.splice(from.indexOf(need(match.find(from, kind), kind)), 1));
  };
  for (const kind of relics) take(stateOf(match).relics, kind);
  for (let i = 0; i < 6; i++) take(stateOf(match).wounds, 'wound');
  const cat = placesOf(match, 2).deck;
  while (cat.length > 0) deck.push(...cat.splice(0, 1));
  const ann = placesOf(match, ANN).deck;
  while (deck.length < 24) deck.push(...ann.splice(0, 1));
  hand.push(...deck.splice(-9));
  return match;
}

function* forksOf(match: Match, seat: Seat, count = FORKS): Generator<Match> {
  for (let i = 0; i < count; i++) yield forkFor(match, seat, String(i));
}

describe('a deck that everybody saw grow', () => {
  it('keeps its cards in every world, but not which of them are in hand', () => {
    const match = dealt(['relic14', 'relic15']);
    const deeds = ownedBy(match, BOB).filter((kind) => !isRelic(kind));
    const inHand = new Set<number>();
    let sum = 0;
    for (const fork of forksOf(match, ANN)) {
      expect(ownedBy(fork, BOB).filter((kind) => !isRelic(kind))).toEqual(deeds);
      const wounds = names(fork, placesOf(fork, BOB).hand).filter((kind) => kind === 'wound');
      inHand.add(wounds.length);
      sum += wounds.length;
    }
    expect(inHand.size).toBeGreaterThan(4);
    // 9 of 24 cards are in hand, 6 of the 24 are wounds.
    expect(sum / FORKS).toBeCloseTo(2.25, 1);
  });

  it('gives nothing to the deck of another', () => {
    const match = newMatch(prepare(decks, 3), 'key');
    const before = ownedBy(match, 2);
    for (const fork of forksOf(match, ANN, 50)) expect(ownedBy(fork, 2)).toEqual(before);
  });
});

describe('a card of which only the class is known', () => {
  it('may be any of its class that lies face down, and there are always as many', () => {
    const match = dealt(['relic14', 'relic15']);
    const seen = new Set<string>();
    for (const fork of forksOf(match, ANN)) {
      const relics = relicsOf(fork, BOB);
      expect(relics).toHaveLength(2);
      for (const relic of relics) seen.add(relic);
      expect([...relics, ...names(fork, stateOf(fork).relics)].toSorted()).toEqual(
        Array.from({ length: RELICS }, (_, i) => `relic${i}`).toSorted(),
      );
    }
    expect(seen.size).toBe(RELICS);
  });

  it('is known by its face to its owner, wherever it lies', () => {
    const match = dealt(['relic14', 'relic15']);
    for (const fork of forksOf(match, BOB, 50))
      expect(relicsOf(fork, BOB)).toEqual(['relic14', 'relic15']);
  });

  it('is not dealt away from the seat that knows it lies there', () => {
    const match = dealt(['relic14', 'relic15']);
    const { deck } = placesOf(match, BOB);
    const at = names(match, deck).indexOf('relic14');
    match.show(deck, [ANN], deck[at]);
    const others = new Set<string>();
    for (const fork of forksOf(match, ANN, 200)) {
      expect(match.name(placesOf(fork, BOB).deck[at] as Card)).toBe('relic14');
      for (const relic of relicsOf(fork, BOB)) others.add(relic);
    }
    expect(others.size).toBe(RELICS);
  });
});

it('two worlds that a seat cannot tell apart give it one fork', () => {
  const bytes = (match: Match, seed: string): string =>
    JSON.stringify(dataOf(forkFor(match, ANN, seed)));
  const one = dealt(['relic14', 'relic15']);
  for (let i = 0; i < 50; i++) {
    const other = forkFor(dealt([`relic${i % 13}`, 'relic13']), ANN, `world ${i}`);
    expect(bytes(other, 'same')).toBe(bytes(one, 'same'));
  }
});

describe('a declaration of classes', () => {
  const declared = (secrecy: object): AnyGame => defineGame({ ...decks, secrecy } as never);
  const classOf = (): string => 'any';

  it('is refused where places whose cards may be any of one another do not share it', () => {
    const deck = hidden('nobody', 'deeds', { class: classOf });
    const pile = hidden('nobody', 'deeds');
    expect(() => declared({ deck, pile })).toThrow("all its hidden places need the same 'class'");
    expect(() => declared({ deck, pile: hidden('nobody', 'deeds', { back: 'b' }) })).not.toThrow();
  });

  it('is refused beside a question which card fits', () => {
    const deck = hidden('nobody', 'deeds', { class: classOf });
    const pile = hidden('nobody', 'deeds', { class: classOf, fits: () => true });
    expect(() => declared({ deck, pile })).toThrow("'fits' cannot judge");
  });
});
