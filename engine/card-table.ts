import type { Card, Seat } from './basics.js';
import { RuleFault } from './basics.js';
import { bit, cardOf, kindOf, knownTo, knowersOf, takeOut, type Seats } from './cards.js';
import type { Match } from './match.js';
import type { Stream } from './random.js';
import type { Place } from './secrecy/declare.js';
import { walk } from './secrecy/walk.js';
import { sortFew, sortSmall } from './sort.js';

interface Known {
  readonly node: Place;
  /** Seats that see the place by its nature. */
  readonly seers: Seats;
}

/** The places of a state. Searched one by one: a copy in which little is moved would spend more on a table of hashes. */
interface Places {
  readonly cards: Card[][];
  readonly known: Known[];
}

interface Way {
  readonly from: Card[];
  readonly to: Card[];
  readonly source: Known;
  readonly target: Known;
}

const everKnown = new WeakMap<Place, Known[]>();

/** What is known of a place is the same in every copy. */
function knownAs(node: Place, seers: Seats): Known {
  let all = everKnown.get(node);
  if (all === undefined) everKnown.set(node, (all = []));
  return (all[seers] ??= { node, seers });
}

/** Moves hidden things, and with them what each seat knows. The only way a card changes place. */
export class CardTable {
  readonly #match: Match;
  #places: Places | undefined;

  constructor(match: Match) {
    this.#match = match;
  }

  #at(place: Card[]): Known {
    const known = this.#places?.known[this.#places.cards.indexOf(place)];
    if (known !== undefined) return known;
    const again = this.#index();
    const found = again.known[again.cards.indexOf(place)];
    if (found === undefined) throw new RuleFault('cards move between places of the state only');
    return found;
  }

  #index(): Places {
    const cards: Card[][] = [];
    const known: Known[] = [];
    const everybody = (1 << this.#match.seats.length) - 1;
    walk(this.#match.prepared.game.secrecy, this.#match.s, {
      place: (place, node, owner) => {
        const seers =
          node.sight === 'all' ? everybody : node.sight === 'owner' ? bit(owner as Seat) : 0;
        cards.push(place);
        known.push(knownAs(node, seers));
      },
    });
    return (this.#places = { cards, known });
  }

  // Somebody learns of a card: no barrier if the chooser knew it before. That a learner knew it is hidden from the
  // chooser, who would read it off what can be taken back: only what a place shows by its nature counts for others.
  #learn(learners: Seats, seers: Seats, knowers: Seats): void {
    const match = this.#match;
    if ((learners & ~seers) === 0) return;
    if (match.chooser === 0 || (match.chooser & ~(seers | knowers)) !== 0) match.barrier = true;
  }

  // Of equal cards the topmost: which seats know which of them is hidden, and must not matter.
  #indexOf(place: Card[], card: Card, what: string): number {
    let index = place.length - 1;
    while (index >= 0 && kindOf(place[index] as Card) !== kindOf(card)) index--;
    if (index === -1) throw new RuleFault(`${this.#match.name(card)} is not there to be ${what}`);
    return index;
  }

  // Between which places cards move.
  #way(from: Card[], to: Card[]): Way {
    const source = this.#at(from);
    const target = this.#at(to);
    if (source.node.pool !== target.node.pool)
      throw new RuleFault(`a card of ${source.node.pool} cannot lie among ${target.node.pool}`);
    return { from, to, source, target };
  }

  #transfer({ from, to, source, target }: Way, index: number, where: 'top' | 'bottom'): void {
    const tracked = source.node.ordered || from.length === 1;
    const seers = source.seers | target.seers;
    const knowers = tracked ? knowersOf(from[index] as Card) : 0;
    const card = takeOut(from, index, seers, tracked);
    this.#learn(seers, source.seers, knowers);
    const placed = knownTo(card, knowersOf(card) & ~target.seers);
    if (where === 'bottom') to.unshift(placed);
    else to.push(placed);
  }

  move(card: Card, from: Card[], to: Card[], where: 'top' | 'bottom'): void {
    this.#transfer(this.#way(from, to), this.#indexOf(from, card, 'moved'), where);
  }

  draw(from: Card[], to: Card[], n: number): number {
    const count = Math.min(n, from.length);
    if (count === 0) return 0;
    const way = this.#way(from, to);
    for (let i = 0; i < count; i++) this.#transfer(way, from.length - 1, 'top');
    return count;
  }

  moveAll(from: Card[], to: Card[]): void {
    if (from === to) throw new RuleFault('a place cannot be moved onto itself');
    if (from.length === 0) return;
    const { source, target } = this.#way(from, to);
    if (!source.node.ordered && target.node.ordered) this.#arrange(from, source.seers);
    const seers = source.seers | target.seers;
    for (const card of from) {
      this.#learn(seers, source.seers, knowersOf(card));
      to.push(knownTo(card, (knowersOf(card) | seers) & ~target.seers));
    }
    from.length = 0;
  }

  // A hand becomes a pile: its order must reveal nothing, and those who did not see it cannot say which card lies where.
  #arrange(hand: Card[], seers: Seats): void {
    sortFew(hand, kindOf);
    if (hand.length === 1) return;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as Card;
      hand[i] = knownTo(card, knowersOf(card) & seers);
    }
  }

  moveRandom(from: Card[], to: Card[], stream: number): Card | undefined {
    if (from.length === 0) return undefined;
    const match = this.#match;
    match.barrier = true;
    const drawn = (match.streams[stream] as Stream).below(from.length);
    const forced = match.scripted(stream);
    const index =
      forced === undefined ? drawn : from.findIndex((card) => match.name(card) === String(forced));
    if (index === -1)
      throw match.scriptFault(stream, `random has ${String(forced)}, which is not there`);
    const card = from[index] as Card;
    match.sink?.draw(match.prepared.streamLabels[stream] as string, match.name(card));
    this.#transfer(this.#way(from, to), index, 'top');
    return card;
  }

  show(place: Card[], to: Seats, card?: Card): void {
    const { node, seers } = this.#at(place);
    if (card === undefined) {
      place.forEach((one, i) => this.#reveal(place, i, to, seers, knowersOf(one)));
      return;
    }
    const index = this.#indexOf(place, card, 'shown');
    const shown = place[index] as Card;
    this.#reveal(
      place,
      index,
      to,
      seers,
      node.ordered ? knowersOf(shown) : knowersOfEqual(place, shown),
    );
  }

  #reveal(place: Card[], index: number, to: Seats, seers: Seats, knew: Seats): void {
    const shown = place[index] as Card;
    this.#learn(to, seers, knew);
    place[index] = knownTo(shown, knowersOf(shown) | (to & ~knew & ~seers));
  }

  /** Nobody knows afterwards where anything lies; its order is to be drawn later. */
  jumble(place: Card[]): void {
    this.#at(place);
    sortAndForget(place);
  }

  /** Fisher and Yates from the bottom up. Nobody knows afterwards where anything lies. */
  shuffle(place: Card[], stream: number): void {
    const match = this.#match;
    this.#at(place);
    match.barrier = true;
    const random = match.streams[stream] as Stream;
    // The order before must not matter: a shuffle is over a set.
    sortAndForget(place);
    for (let i = place.length - 1; i > 0; i--) {
      const k = random.below(i + 1);
      const card = place[i] as Card;
      place[i] = place[k] as Card;
      place[k] = card;
    }
    if (match.script !== null) this.#stack(place, stream);
    match.sink?.draw(
      match.prepared.streamLabels[stream] as string,
      place
        .map((card) => match.name(card))
        .toReversed()
        .join(' '),
    );
  }

  // Scripted kinds come to the top, the first of them topmost.
  #stack(place: Card[], stream: number): void {
    const top: Card[] = [];
    for (
      let forced = this.#match.scripted(stream);
      forced !== undefined;
      forced = this.#match.scripted(stream)
    ) {
      const kind = String(forced);
      if (kind === 'shuffle') break;
      const index = place.findIndex((card) => this.#match.name(card) === kind);
      if (index === -1)
        throw this.#match.scriptFault(stream, `random has ${kind} on top, which is not there`);
      top.unshift(...place.splice(index, 1));
    }
    place.push(...top);
  }
}

// Equal cards of a hand cannot be told apart: whoever knew one there may be seeing that one again.
function knowersOfEqual(place: readonly Card[], card: Card): Seats {
  let knowers: Seats = 0;
  for (const other of place) if (kindOf(other) === kindOf(card)) knowers |= knowersOf(other);
  return knowers;
}

/** The cards of a place in an order that says nothing of where they lay, known to nobody. A card alone lies where it lay. */
function sortAndForget(place: Card[]): void {
  if (place.length < 2) return;
  for (let i = 0; i < place.length; i++) place[i] = cardOf(kindOf(place[i] as Card));
  sortSmall(place);
}
