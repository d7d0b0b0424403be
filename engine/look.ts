import type { Card, Seat } from './basics.js';
import type { EventDecls, EventParams } from './events.js';
import type { Proc } from './rules.js';
import type { Public } from './secrecy/declare.js';

/** What a rule is given: `Play` to act, `Look` to read, `OpenLook` to read what everybody knows. */

/** What a game is made of, as types. */
export interface GameTypes {
  readonly state: object;
  /** `typeof` the secrecy declaration. */
  readonly secrecy: unknown;
  readonly content: object;
  /** `typeof` the event declarations. */
  readonly events: EventDecls;
  /** The labels of the random streams. */
  readonly streams: string;
}

export type PublicState<T extends GameTypes> = Public<T['state'], T['secrecy']>;

/** What a predicate or a menu may read. */
export interface Look<T extends GameTypes, S = T['state']> {
  readonly s: S;
  readonly content: T['content'];
  readonly options: { readonly [id: string]: string };
  readonly seats: readonly Seat[];
  /** The seat this many places to the left. */
  after(seat: Seat, places?: number): Seat;
  /** The kind of a card, as ids and views print it. */
  name(card: Card): string;
  /** A card of this kind in a place, if there is one. */
  find(place: readonly Card[], kind: string): Card | undefined;
  /** The different kinds in a place, in its order: equal cards are one option. */
  kinds(place: readonly Card[]): string[];
  /** The kinds of all cards of a place, in its order, equal ones as often as they are there. */
  all(place: readonly Card[]): string[];
  /** The points a seat has by all causes together. */
  points(seat: Seat): number;
}

/** What everybody may read: a hidden place has a length and nothing else. */
export type OpenLook<T extends GameTypes> = Look<T, PublicState<T>>;

/** What a rule may do. */
export interface Play<T extends GameTypes> extends Look<T> {
  /** Starts a procedure above the running one; the running one goes on when it ends. */
  call<A extends object>(procedure: Proc<T, A>, args: A): void;
  /** Starts a procedure once for each of these, in this order, one after the other. */
  callEach<A extends object>(procedure: Proc<T, A>, each: readonly A[]): void;
  /** Ends the frame of this procedure and all above it. */
  leave<A>(procedure: Proc<T, A>): void;
  /** Ends the game at once. */
  end(): void;
  /** Whether anybody listens: what only an event would tell need not be worked out if nobody does. */
  readonly heard: boolean;
  event<K extends keyof T['events'] & string>(name: K, params: EventParams<T['events'][K]>): void;
  /** Gives (or with a negative number takes) points, with their cause; to a rival without a seat by its name. */
  score(who: Seat | string, cause: string, points: number): void;
  /** Says that an item took effect here, where no step and no reason does; for `sim --fired`. */
  rule(id: string): void;
  /** A number from 0 to n-1. `seat`: the seat's own stream of that label. */
  random(stream: T['streams'], n: number, seat?: Seat): number;
  /** One of the faces. */
  roll<F extends string | number>(stream: T['streams'], faces: readonly F[], seat?: Seat): F;
  shuffle(place: Card[], stream: T['streams'], seat?: Seat): void;
  /** Everybody loses track of these cards, as after a shuffle whose order nobody needs: shuffle again before one is drawn. */
  jumble(place: Card[]): void;
  /** Moves a card, the topmost of its kind; `bottom` puts it under an ordered place. Knowledge goes with it. */
  move(card: Card, from: Card[], to: Card[], where?: 'top' | 'bottom'): void;
  /** Moves the top cards of an ordered place, as many as there are up to n; says how many. */
  draw(from: Card[], to: Card[], n?: number): number;
  /** Moves a whole place, in its order; a hand that becomes a pile lies sorted, so that it does not tell how it was held. */
  moveAll(from: Card[], to: Card[]): void;
  moveRandom(from: Card[], to: Card[], stream: T['streams'], seat?: Seat): Card | undefined;
  /** Shows the cards of a place (or one of them, the topmost of its kind) to seats that then know them. */
  show(place: Card[], to: readonly Seat[], card?: Card): void;
  /** Says that something hidden that is not a card becomes known now: nothing before it can be taken back. */
  disclose(): void;
}
