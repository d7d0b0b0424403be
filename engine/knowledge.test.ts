import { beforeEach, describe, expect, it } from 'vitest';
import { bit } from './cards.js';
import { forkFor, newMatch, prepare, type Card, type Match, type Seat } from './index.js';
import { viewOf } from './secrecy/view.js';
import { smallGame, type Small } from './testgames/small-game.js';

/** What each seat knows of hidden cards, and what can be taken back, as cards move by hand. */

const ANN = 0;
const BOB = 1;
const CAT = 2;

type State = Small['state'];
let match: Match;
let s: State;

const game = smallGame(({ procedure }) => procedure('game', { steps: [] }));

beforeEach(() => {
  match = newMatch(prepare(game, 3), 'key');
  s = match.s;
  match.chooser = bit(ANN);
  match.barrier = false;
});

function take(kind: string): Card {
  const card = s.deck.find((one) => match.name(one) === kind);
  s.deck.splice(s.deck.indexOf(card as Card), 1);
  return card as Card;
}
/** Puts cards of the deck somewhere as if they had always lain there. */
function lay(place: Card[], ...kinds: string[]): void {
  for (const kind of kinds) place.push(take(kind));
}
const found = (place: Card[], kind: string): Card => match.find(place, kind) as Card;
const names = (place: Card[]): string[] => place.map((card) => match.name(card));
interface Seen {
  readonly deck: { readonly known: readonly unknown[] };
  readonly bag: { readonly known: readonly unknown[] };
  readonly players: readonly { readonly hand: { readonly known: readonly unknown[] } }[];
}
const seenBy = (seat: Seat, of = match): Seen =>
  viewOf(game.secrecy, of.s, seat, of.prepared.kinds) as Seen;
const knownIn = (seat: Seat, owner: Seat): readonly unknown[] | undefined =>
  seenBy(seat).players[owner]?.hand.known;

describe('a card that is shown', () => {
  it('is the top one of its kind in a pile, not an equal one below', () => {
    s.deck.length = 0;
    match = newMatch(prepare(game, 3), 'key');
    s = match.s;
    const [low, high] = [take('wolf'), take('wolf')];
    s.deck.unshift(low);
    s.deck.push(high);
    match.show(s.deck, [ANN], s.deck.at(-1));
    expect(seenBy(ANN).deck.known).toEqual([[0, 'wolf']]);
  });

  it('may be shown to one seat after the other', () => {
    lay(s.players[ANN].hand, 'fox', 'hare');
    const fox = found(s.players[ANN].hand, 'fox');
    match.show(s.players[ANN].hand, [BOB], fox);
    match.show(s.players[ANN].hand, [CAT], fox);
    expect([knownIn(BOB, ANN), knownIn(CAT, ANN)]).toEqual([['fox'], ['fox']]);
  });

  it('of a hand may be the one that was known: its holder need not have two', () => {
    const { hand } = s.players[ANN];
    lay(hand, 'wolf', 'wolf', 'bear');
    match.show(hand, [BOB], found(hand, 'wolf'));
    for (const order of [
      [0, 1, 2],
      [1, 0, 2],
    ] as const) {
      hand.splice(0, 3, ...order.map((i) => hand[i] as Card));
      match.show(hand, [BOB], found(hand, 'wolf'));
      expect(knownIn(BOB, ANN)).toEqual(['wolf']);
    }
  });

  it('must be there', () => {
    lay(s.players[ANN].hand, 'fox');
    expect(() => match.show(s.deck, [BOB], found(s.players[ANN].hand, 'fox'))).toThrow('fox');
  });
});

describe('a whole hand that is laid on a pile', () => {
  beforeEach(() => {
    lay(s.players[ANN].hand, 'lynx', 'fox', 'hare');
    match.show(s.players[ANN].hand, [BOB], found(s.players[ANN].hand, 'fox'));
    match.barrier = false;
  });

  it('is known card by card to its holder and to nobody else', () => {
    match.moveAll(s.players[ANN].hand, s.deck);
    expect(seenBy(ANN).deck.known).toHaveLength(3);
    expect(seenBy(BOB).deck.known).toEqual([]);
    expect(match.barrier).toBe(false);
  });

  it('stays known where no order is made of it', () => {
    match.moveAll(s.players[ANN].hand, s.bag);
    expect(seenBy(BOB).bag.known).toEqual(['fox']);
  });

  it('stays known if it is one card', () => {
    match.move(found(s.players[ANN].hand, 'lynx'), s.players[ANN].hand, s.row);
    match.move(found(s.players[ANN].hand, 'hare'), s.players[ANN].hand, s.row);
    match.moveAll(s.players[ANN].hand, s.deck);
    expect(seenBy(BOB).deck.known).toEqual([[0, 'fox']]);
  });

  it('lies in an order that does not tell how the hand was held', () => {
    const other = s.players[ANN].hand.toReversed();
    match.moveAll(s.players[ANN].hand, s.row);
    const first = names(s.row);
    s.row.length = 0;
    s.players[ANN].hand.push(...other);
    match.moveAll(s.players[ANN].hand, s.row);
    expect(names(s.row)).toEqual(first);
  });

  it('cannot be laid on itself', () => {
    expect(() => match.moveAll(s.deck, s.deck)).toThrow('itself');
  });
});

it('takes the same of equal cards out of a pile whoever else knows one of them', () => {
  s.deck.length = 0;
  match = newMatch(prepare(game, 3), 'key');
  s = match.s;
  const cards = [take('wolf'), take('bear'), take('wolf')];
  s.deck.push(...cards);
  match.chooser = bit(ANN);
  match.show(s.deck, [ANN]);
  s.deck[4] = ((s.deck[4] as number) | (bit(CAT) << 16)) as Card;
  const fork = forkFor(match, ANN, 'x');
  for (const world of [match, fork]) {
    const { deck, row } = world.s as State;
    world.move(world.find(deck, 'wolf') as Card, deck, row);
  }
  expect(seenBy(ANN, fork)).toEqual(seenBy(ANN));
});

describe('what can be taken back', () => {
  it('does not tell the chooser what another seat knew', () => {
    const barriers = [[], [BOB] as const].map((knowers) => {
      match = newMatch(prepare(game, 3), 'key');
      s = match.s;
      match.show(s.deck, knowers, s.deck.at(-1));
      match.chooser = bit(ANN);
      match.barrier = false;
      match.draw(s.deck, s.players[BOB].hand);
      return match.barrier;
    });
    expect(barriers).toEqual([true, true]);
  });

  it('is a move of what the chooser knew, though others learn of it', () => {
    match.show(s.deck, [ANN], s.deck.at(-1));
    match.barrier = false;
    match.draw(s.deck, s.row);
    expect(match.barrier).toBe(false);
  });
});

it('a shuffle ends what anybody knew of a pile, and can never be taken back', () => {
  match.show(s.deck, [BOB, CAT]);
  expect(seenBy(BOB).deck.known).toHaveLength(s.deck.length);
  match.barrier = false;
  match.shuffle(s.deck, 'dice');
  expect([seenBy(BOB).deck.known, seenBy(CAT).deck.known]).toEqual([[], []]);
  expect(match.barrier).toBe(true);
});

it('a shuffle of one card alone hides nothing', () => {
  while (s.deck.length > 1) match.draw(s.deck, s.row);
  match.show(s.deck, [BOB]);
  match.shuffle(s.deck, 'dice');
  expect([seenBy(BOB).deck.known.length, seenBy(CAT).deck.known.length]).toEqual([1, 0]);
});
