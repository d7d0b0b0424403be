import type { Card, Seat } from '../basics.js';
import { RuleFault } from '../basics.js';
import {
  isEach,
  isPlace,
  isSecret,
  keysOf,
  stockOf,
  type Node,
  type Place,
  type Secret,
} from './declare.js';

/** The keys on the way to a part of the state; one list for the whole walk, to be read at once. */
export type Trail = readonly (string | number)[];

export function pathOf(trail: Trail): string {
  return trail.join('.');
}

type Fields = Record<string | number, unknown>;

/** The hidden cards among which one of this place may be any: its stock, or of that what its owner holds. */
export function groupOf(node: Place, owner: Seat | null, trail: Trail): string {
  const stock = stockOf(node);
  if (node.apart !== true) return stock;
  return owner === null ? `${stock}\nat ${pathOf(trail)}` : `${stock}\nof ${owner}`;
}

/** All places that a declaration names, each once. */
export function placesOf(node: Node): Place[] {
  if (node === 'all' || isSecret(node)) return [];
  if (isPlace(node)) return [node];
  if (isEach(node)) return placesOf(node.of);
  return keysOf(node).flatMap(([, child]) => placesOf(child));
}

export interface Visitor {
  place?: (cards: Card[], node: Place, owner: Seat | null, trail: Trail) => void;
  /** A secret value is read and written at its key. */
  secret?: (
    node: Secret,
    owner: Seat | null,
    trail: Trail,
    fields: Fields,
    key: string | number,
  ) => void;
}

/** A declaration without the parts that hide nothing and hold no cards: forks and copies walk it all the time. */
type Way =
  | { readonly kind: 'place'; readonly node: Place }
  | { readonly kind: 'secret'; readonly node: Secret }
  | { readonly kind: 'each'; readonly of: Way; readonly seats: boolean; readonly last: Sorted }
  | { readonly kind: 'fields'; readonly keys: readonly string[]; readonly of: readonly Way[] };

/** The keys of the last object that was walked, as they stood and in order: copies of a state have the same ones. */
interface Sorted {
  keys: readonly string[];
  sorted: readonly string[];
}

function sortedKeys(each: object, last: Sorted): readonly string[] {
  const keys = Object.keys(each);
  if (keys.length !== last.keys.length || keys.some((key, i) => key !== last.keys[i])) {
    last.keys = keys;
    last.sorted = keys.toSorted();
  }
  return last.sorted;
}

const ways = new WeakMap<object, Way | null>();

function wayOf(node: Node): Way | null {
  if (node === 'all') return null;
  const known = ways.get(node);
  if (known !== undefined) return known;
  const way = wayAnew(node);
  ways.set(node, way);
  return way;
}

function wayAnew(node: Exclude<Node, 'all'>): Way | null {
  if (isPlace(node)) return { kind: 'place', node };
  if (isSecret(node)) return { kind: 'secret', node };
  if (isEach(node)) {
    const of = wayOf(node.of);
    return of === null
      ? null
      : { kind: 'each', of, seats: node.seats, last: { keys: [], sorted: [] } };
  }
  const keys: string[] = [];
  const of: Way[] = [];
  for (const [key, child] of keysOf(node)) {
    const way = wayOf(child);
    if (way === null) continue;
    keys.push(key);
    of.push(way);
  }
  return keys.length === 0 ? null : { kind: 'fields', keys, of };
}

/** Visits every place and secret of a state in the order of the declaration. */
export function walk(node: Node, state: unknown, visitor: Visitor): void {
  const way = wayOf(node);
  if (way === null) return;
  if (way.kind === 'secret') throw new RuleFault('the whole state cannot be one secret');
  const whole: Fields = { state };
  visit(way, whole, 'state', null, [], visitor);
}

function visit(
  way: Way,
  holder: Fields,
  at: string | number,
  owner: Seat | null,
  trail: (string | number)[],
  visitor: Visitor,
): void {
  const value = holder[at];
  if (value === null || value === undefined) return;
  switch (way.kind) {
    case 'place':
      return visitor.place?.(value as Card[], way.node, owner, trail);
    case 'secret':
      return visitor.secret?.(way.node, owner, trail, holder, at);
    case 'each': {
      const each = value as Fields;
      if (Array.isArray(value))
        for (let i = 0; i < value.length; i++) visitOne(way, each, i, owner, trail, visitor);
      else
        for (const key of sortedKeys(each, way.last))
          visitOne(way, each, key, owner, trail, visitor);
      return;
    }
    case 'fields': {
      const { keys, of } = way;
      for (let i = 0; i < keys.length; i++) {
        const key = keys[i] as string;
        trail.push(key);
        visit(of[i] as Way, value as Fields, key, owner, trail, visitor);
        trail.pop();
      }
    }
  }
}

function visitOne(
  { of, seats }: Extract<Way, { kind: 'each' }>,
  holder: Fields,
  key: string | number,
  owner: Seat | null,
  trail: (string | number)[],
  visitor: Visitor,
): void {
  trail.push(key);
  visit(of, holder, key, seats ? (key as Seat) : owner, trail, visitor);
  trail.pop();
}

function join(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`;
}

/** A description of the declaration that changes when its shape does: part of the hash a record pins. */
export function shapeOf(node: Node): unknown {
  if (node === 'all') return 'all';
  if (isPlace(node)) {
    const place = ['place', node.sight, node.pool, node.ordered];
    return node.back === undefined ? place : [...place, node.back];
  }
  if (isSecret(node)) return ['secret', node.sight];
  if (isEach(node)) return ['each', node.seats, shapeOf(node.of)];
  return Object.fromEntries(keysOf(node).map(([key, child]) => [key, shapeOf(child)]));
}

/** Refuses a declaration in which something belongs to a seat but stands outside `seats`. */
export function checkOwners(node: Node, inSeats = false, path = ''): void {
  if (node === 'all') return;
  if (isPlace(node) || isSecret(node)) {
    if (node.sight === 'owner' && !inSeats)
      throw new RuleFault(`${path}: 'owner' needs a list of seats around it`);
    return;
  }
  if (isEach(node)) return checkOwners(node.of, inSeats || node.seats, `${path}[]`);
  for (const [key, child] of keysOf(node)) checkOwners(child, inSeats, join(path, key));
}

/** The first path of a real state that the declaration does not cover, or covers with the wrong kind: must be null. */
export function undeclared(node: Node, value: unknown): string | null {
  if (value === null) return null;
  if (node === 'all') return isFlat(value) ? null : '';
  if (isPlace(node)) return Array.isArray(value) ? null : '';
  if (isSecret(node)) return null;
  if (typeof value !== 'object') return '';
  const fields = value as Record<string, unknown>;
  const children = node as { readonly [key: string]: Node };
  for (const key of Object.keys(fields)) {
    const child = isEach(node) ? node.of : Object.hasOwn(children, key) ? children[key] : undefined;
    const path = child === undefined ? '' : undeclared(child, fields[key]);
    if (path !== null) return path === '' ? key : join(key, path);
  }
  return null;
}

function isFlat(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => item === null || typeof item !== 'object');
  return typeof value !== 'object' && value !== undefined;
}
