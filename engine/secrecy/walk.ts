import type { Card, Seat } from '../basics.js';
import { RuleFault } from '../basics.js';
import {
  isEach,
  isPlace,
  isSecret,
  keysOf,
  type Node,
  type Place,
  type Secret,
} from './declare.js';

export interface Visitor {
  place?: (cards: Card[], node: Place, owner: Seat | -1, path: string) => void;
  secret?: (
    node: Secret,
    owner: Seat | -1,
    path: string,
    read: () => unknown,
    write: (value: unknown) => void,
  ) => void;
}

/** Visits every place and secret of a state in the order of the declaration. */
export function walk(node: Node, state: unknown, visitor: Visitor): void {
  visit(node, state, -1, '', visitor, () => {
    throw new RuleFault('the whole state cannot be one secret');
  });
}

function visit(
  node: Node,
  value: unknown,
  owner: Seat | -1,
  path: string,
  visitor: Visitor,
  write: (value: unknown) => void,
): void {
  if (node === 'all' || value === null || value === undefined) return;
  if (isPlace(node)) return visitor.place?.(value as Card[], node, owner, path);
  if (isSecret(node)) return visitor.secret?.(node, owner, path, () => value, write);
  const fields = value as Record<string, unknown>;
  if (isEach(node)) {
    if (node.of === 'all') return;
    const keys = Array.isArray(value) ? value.keys() : Object.keys(fields).toSorted();
    for (const key of keys) {
      visit(
        node.of,
        fields[key],
        node.seats ? (key as Seat) : owner,
        join(path, key),
        visitor,
        (next) => {
          fields[key] = next;
        },
      );
    }
    return;
  }
  for (const [key, child] of keysOf(node)) {
    if (child === 'all' || !(key in fields)) continue;
    visit(child, fields[key], owner, join(path, key), visitor, (next) => {
      fields[key] = next;
    });
  }
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

/** Paths of a real state that the declaration does not cover, or covers with the wrong kind: must be empty. */
export function undeclared(node: Node, value: unknown, path = ''): string[] {
  if (value === null) return [];
  if (node === 'all') return isFlat(value) ? [] : [path];
  if (isPlace(node)) return Array.isArray(value) ? [] : [path];
  if (isSecret(node)) return [];
  if (typeof value !== 'object') return [path];
  const fields = value as Record<string, unknown>;
  if (isEach(node))
    return Object.keys(fields).flatMap((key) => undeclared(node.of, fields[key], join(path, key)));
  const children: { readonly [key: string]: Node } = node;
  return Object.keys(fields).flatMap((key) => {
    const child = Object.hasOwn(children, key) ? children[key] : undefined;
    return child === undefined
      ? [join(path, key)]
      : undeclared(child, fields[key], join(path, key));
  });
}

function isFlat(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => item === null || typeof item !== 'object');
  return typeof value !== 'object' && value !== undefined;
}
