import type { Card, Seat } from '../basics.js';
import { cardOf, kindOf } from '../cards.js';
import type { Match } from '../match.js';
import type { Place } from '../secrecy/declare.js';
import { pathOf, walk } from '../secrecy/walk.js';
import { hintFor } from '../nearest.js';
import { nameFrom, WordError, type Plain } from './words.js';

/** A place of the table with what was declared of it. */
export interface Lying {
  readonly cards: Card[];
  readonly node: Place;
  readonly owner: Seat | null;
  readonly path: string;
}

export function placesOf(match: Match): Lying[] {
  const places: Lying[] = [];
  walk(match.prepared.game.secrecy, match.s, {
    place: (cards, node, owner, trail) => places.push({ cards, node, owner, path: pathOf(trail) }),
  });
  return places;
}

/**
 * Puts cards where a scenario wants them, out of those the box holds. What is given is known to whom its place
 * shows it and to nobody else; every place the scenario does not speak of keeps as many cards as it had.
 */
export class Supply {
  readonly #match: Match;
  /** How many cards on top of a place the scenario has asked for. */
  readonly #given = new Map<Card[], number>();
  /** Places that hold exactly what was asked for. */
  readonly #held = new Set<Card[]>();

  constructor(match: Match) {
    this.#match = match;
  }

  hold(place: Card[], wanted: Plain): void {
    const { node } = this.#lying(place);
    const kinds = this.#kinds(node.pool, wanted);
    this.#clear(place, node.pool);
    const taken = kinds.map((kind) => this.#take(kind, node.pool));
    place.push(...taken);
    this.#given.set(place, taken.length);
    this.#held.add(place);
  }

  top(place: Card[], wanted: Plain): void {
    const { node } = this.#lying(place);
    const kinds = this.#kinds(node.pool, wanted);
    const taken = kinds.map((kind) => this.#take(kind, node.pool, place));
    place.push(...taken.toReversed());
    this.#given.set(place, taken.length);
  }

  #lying(place: Card[]): Lying {
    const found = placesOf(this.#match).find(({ cards }) => cards === place);
    if (found === undefined) throw new WordError('there is no such place on the table now');
    return found;
  }

  #kinds(pool: string, wanted: Plain): number[] {
    const { pools, kinds, kindAt } = this.#match.prepared;
    const known = [...new Set(pools.get(pool))];
    if (!Array.isArray(wanted)) throw new WordError('it is a list of cards: [one, two]');
    return (wanted as readonly Plain[]).map(nameFrom).map((name) => {
      const kind = kindAt.get(name);
      if (kind !== undefined && known.includes(kind)) return kind;
      const names = known.map((one) => kinds[one] as string);
      throw new WordError(`there is no "${name}" in the box; ${hintFor(name, names)}`);
    });
  }

  // The piles in the middle first, the largest of them before all: that is what people call the supply.
  #sources(pool: string): Lying[] {
    const rank = ({ node, owner }: Lying): number =>
      (owner === null ? 0 : 3) + { nobody: 0, all: 1, owner: 2 }[node.sight];
    return placesOf(this.#match)
      .filter(({ node }) => node.pool === pool)
      .toSorted((a, b) => rank(a) - rank(b) || this.#free(b.cards) - this.#free(a.cards));
  }

  /** How many cards at the bottom of a place are not asked for. */
  #free(place: readonly Card[]): number {
    return place.length - (this.#given.get(place as Card[]) ?? 0);
  }

  #clear(place: Card[], pool: string): void {
    if (place.length === 0) return;
    const supply = this.#sources(pool).find(
      ({ cards }) => cards !== place && !this.#held.has(cards),
    );
    if (supply === undefined)
      throw new WordError('there is nowhere to put the cards that lie there');
    supply.cards.unshift(...place.splice(0).map((card) => cardOf(kindOf(card))));
  }

  /** A card of this kind, from `first` if it lies there. Taken from a seat or a row, it is replaced from the pile. */
  #take(kind: number, pool: string, first?: Card[]): Card {
    const sources = this.#sources(pool).toSorted(
      (a, b) => Number(b.cards === first) - Number(a.cards === first),
    );
    for (const { cards, node } of sources) {
      const at = cards.findIndex((card, i) => kindOf(card) === kind && i < this.#free(cards));
      if (at === -1) continue;
      const [taken] = cards.splice(at, 1);
      const pile =
        node.sight === 'nobody'
          ? undefined
          : sources.find((one) => one.node.sight === 'nobody' && this.#free(one.cards) > 0);
      const [instead] = pile === undefined ? [] : pile.cards.splice(0, 1);
      if (instead !== undefined) cards.splice(at, 0, cardOf(kindOf(instead)));
      return cardOf(kindOf(taken as Card));
    }
    const name = this.#match.prepared.kinds[kind] as string;
    const all = this.#match.prepared.pools.get(pool)?.filter((one) => one === kind).length ?? 0;
    throw new WordError(`the box holds only ${all} of "${name}"`);
  }
}
