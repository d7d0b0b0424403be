import type { Card, Scalar, Seat } from '../basics.js';
import type { Stream } from '../random.js';

/**
 * Secrecy, declared once for every part of a state and refused by the compiler where a part is missing.
 * From the declaration follow the view of a seat, the undo barrier, copies, and the re-deal of what a
 * seat cannot know. What is hidden must say how it is re-dealt, else bots would cheat unnoticed.
 */

const tag: unique symbol = Symbol('declaration');

/** The seats that see a place by its nature: all, the one it belongs to, or none. */
export type Sight = 'all' | 'owner' | 'nobody';

/** What may lie in a hidden place, judged by public facts: a face-down card follows suit, a void was shown. */
export type Fits = (state: never, owner: Seat | null, kind: string) => boolean;

/** A list of cards. Ordered: every position is public knowledge (a deck); unordered: a hand. */
export interface Place<W extends Sight = Sight> {
  readonly [tag]: 'place';
  readonly sight: W;
  readonly pool: string;
  readonly ordered: boolean;
  readonly fits?: Fits;
  /** What is printed on the back, where a pool has several: hidden cards with different backs are never taken for each other. */
  readonly back?: string;
  readonly apart?: boolean;
  readonly class?: ClassOf;
}

/** The class of a kind that is not known by its face while it lies face down; undefined for one that is. */
export type ClassOf = (kind: string) => string | undefined;

/** How a hidden value is drawn again for somebody who cannot know it. */
export type Redeal<T> = (value: T, random: Stream, state: never) => T;

/** A hidden value that is not a card. */
export interface Secret<W extends Sight = Sight, T = unknown> {
  readonly [tag]: 'secret';
  readonly sight: W;
  readonly redeal: Redeal<T>;
}

/** A list or map whose entries share one declaration; `seats`: entry i belongs to seat i. */
export interface Each<D = unknown> {
  readonly [tag]: 'each';
  readonly of: D;
  readonly seats: boolean;
}

interface Bad {
  readonly [tag]: 'state must be plain data of known type; cards live in Card[]';
}

type AllKeys<T> = T extends unknown ? keyof T : never;
type At<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** The declarations that fit a state type. `unknown` is caught before NonNullable would turn it into {}. */
export type Decl<T> = unknown extends T ? Bad : DeclOf<NonNullable<T>>;

type DeclOf<T> = [T] extends [never]
  ? 'all'
  : [T] extends [Card]
    ? Bad
    : [T] extends [Scalar]
      ? 'all' | Secret<'owner' | 'nobody', T>
      : [T] extends [readonly (infer E)[]]
        ? DeclOfList<T, E>
        : [T] extends [(...args: never) => unknown]
          ? Bad
          : string extends keyof T
            ? Each<Decl<At<T, string>>> | Secret<'nobody', T>
            : [AllKeys<T>] extends [never]
              ? Bad
              : { readonly [K in AllKeys<T>]-?: Decl<At<T, K>> } | Secret<'nobody', T>;

type DeclOfList<T, E> = unknown extends E
  ? Bad
  : [E] extends [Card]
    ? Place
    : [E] extends [Scalar]
      ? 'all' | Each<'all' | Secret<'owner' | 'nobody', E>> | Secret<'owner' | 'nobody', T>
      : Each<Decl<E>> | Secret<'nobody', T>;

/** Checks a declaration against its state type and keeps its literal type, so that `Public` and `View` can follow. */
export function declare<S>(): <const D extends Decl<S>>(declaration: D) => D {
  return (declaration) => declaration;
}

interface PlaceOptions {
  readonly ordered?: boolean;
  readonly fits?: Fits;
  readonly back?: string;
  /**
   * Everybody knows what an owner holds face down, but not what lies where: it is dealt again among the places of that
   * owner alone. A place that belongs to no seat stands for itself.
   */
  readonly apart?: boolean;
  /** Of these kinds everybody but their owner knows only the class: which of it lies where is dealt over the whole table. */
  readonly class?: ClassOf;
}

/** Cards that lie open. */
export function faceUp(pool: string): Place<'all'> {
  return { [tag]: 'place', sight: 'all', pool, ordered: true };
}

/** Cards seen by their owner only (`owner`: inside `seats`) or by nobody. A pile nobody sees is ordered unless said otherwise. */
export function hidden<W extends 'owner' | 'nobody'>(
  sight: W,
  pool: string,
  options: PlaceOptions = {},
): Place<W> {
  return { ordered: sight === 'nobody', ...options, [tag]: 'place', sight, pool };
}

/** The cards among which a hidden card of this place may be any: its pool, and its back where backs differ. */
export function stockOf(node: Place): string {
  return node.back === undefined ? node.pool : `${node.pool} ${node.back}`;
}

/** A hidden value that is not a card, with the function that draws it again. */
export function secret<T, W extends 'owner' | 'nobody'>(sight: W, redeal: Redeal<T>): Secret<W, T> {
  return { [tag]: 'secret', sight, redeal };
}

/** One entry per seat. */
export function seats<const D>(of: D): Each<D> {
  return { [tag]: 'each', of, seats: true };
}

/** A list or map of like things. */
export function each<const D>(of: D): Each<D> {
  return { [tag]: 'each', of, seats: false };
}

/** A declaration as the kernel walks it. */
export type Node = 'all' | Place | Secret | Each<Node> | { readonly [key: string]: Node };

export function isPlace(node: Node): node is Place {
  return typeof node === 'object' && tag in node && node[tag] === 'place';
}
export function isSecret(node: Node): node is Secret {
  return typeof node === 'object' && tag in node && node[tag] === 'secret';
}
export function isEach(node: Node): node is Each<Node> {
  return typeof node === 'object' && tag in node && node[tag] === 'each';
}
/** The declared keys of an object node; the caller has asked the three others first. */
export function keysOf(node: Node): readonly (readonly [string, Node])[] {
  return Object.entries(node as { readonly [key: string]: Node });
}

/** A state as everybody may know it. The state itself is assignable to it: nothing is copied. */
export type Public<S, D> = S extends null
  ? null
  : D extends 'all'
    ? Frozen<S>
    : D extends Secret
      ? unknown
      : D extends Place<'all'>
        ? readonly Card[]
        : D extends Place
          ? { readonly length: number }
          : D extends Each<infer E>
            ? S extends readonly (infer X)[]
              ? PublicList<S, X, E>
              : { readonly [K in keyof S]: Public<S[K], E> }
            : { readonly [K in keyof S]: K extends keyof D ? Public<S[K], D[K]> : never };

type PublicList<S, X, E> = S extends { readonly [K in Seat]: unknown }
  ? readonly Public<X, E>[] & { readonly [K in Seat]: Public<X, E> }
  : readonly Public<X, E>[];

type Frozen<S> = S extends readonly (infer X)[]
  ? S extends { readonly [K in Seat]: unknown }
    ? readonly X[] & { readonly [K in Seat]: X }
    : readonly X[]
  : S;

/** What a seat sees of a hidden place: how many cards, and those it knows (an ordered place: with their depth from the top). */
export interface HiddenView {
  readonly count: number;
  readonly known: readonly (string | readonly [depth: number, kind: string])[];
}

/** A state as one seat sees it: the type of what the page and the terminal draw. */
export type View<S, D> = S extends null
  ? null
  : D extends 'all'
    ? Frozen<S>
    : D extends Secret
      ? S | null
      : D extends Place<'all'>
        ? readonly string[]
        : D extends Place<'owner'>
          ? readonly string[] | HiddenView
          : D extends Place
            ? HiddenView
            : D extends Each<infer E>
              ? S extends readonly (infer X)[]
                ? readonly View<X, E>[]
                : { readonly [K in keyof S]: View<S[K], E> }
              : { readonly [K in keyof S]: K extends keyof D ? View<S[K], D[K]> : never };
