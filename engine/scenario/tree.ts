import type { Scalar } from '../basics.js';
import { hintFor } from '../nearest.js';
import type { Plain } from './words.js';

/** A scenario as it is written: values with the lines they stand on. */
export type Tree = Leaf | ListTree | MapTree;

interface Leaf {
  readonly line: number;
  readonly leaf: Scalar;
}
interface ListTree {
  readonly line: number;
  readonly list: readonly Tree[];
}
interface MapTree {
  readonly line: number;
  readonly map: readonly Entry[];
}
export interface Entry {
  readonly key: string;
  /** The line of the key. */
  readonly line: number;
  readonly value: Tree;
}

/** A scenario that cannot be run as it is written. */
export class ScenarioInvalid extends Error {
  override readonly name = 'ScenarioInvalid';
  readonly line: number;
  readonly hint: string;

  constructor(line: number, message: string, hint: string) {
    super(message);
    this.line = line;
    this.hint = hint;
  }
}

export function plainOf(tree: Tree): Plain {
  if ('leaf' in tree) return tree.leaf;
  if ('list' in tree) return tree.list.map(plainOf);
  return Object.fromEntries(tree.map.map(({ key, value }) => [key, plainOf(value)]));
}

/** The entries below a key, in the order they are written. */
export function entriesOf(tree: Tree, what: string): readonly Entry[] {
  if ('map' in tree) return tree.map;
  if ('leaf' in tree && tree.leaf === null) return [];
  throw new ScenarioInvalid(
    tree.line,
    `${what} is not a list of "word: value"`,
    'write one "word: value" a line below it',
  );
}

export function itemsOf(tree: Tree, what: string): readonly Tree[] {
  if ('list' in tree) return tree.list;
  if ('leaf' in tree && tree.leaf === null) return [];
  throw new ScenarioInvalid(
    tree.line,
    `${what} is not a list`,
    'write "- " before each entry, or [one, two]',
  );
}

/** A word or number, as text. */
export function textOf(tree: Tree, what: string): string {
  if ('leaf' in tree && (typeof tree.leaf === 'string' || typeof tree.leaf === 'number'))
    return String(tree.leaf);
  throw new ScenarioInvalid(
    tree.line,
    `${what} is not a word`,
    'write a word or a number; put a text with ": " in it between quotes',
  );
}

export function numberOf(tree: Tree, what: string): number {
  if ('leaf' in tree && typeof tree.leaf === 'number') return tree.leaf;
  throw new ScenarioInvalid(tree.line, `${what} is not a number`, 'write a number');
}

export function flagOf(tree: Tree, what: string): boolean {
  if ('leaf' in tree && typeof tree.leaf === 'boolean') return tree.leaf;
  throw new ScenarioInvalid(tree.line, `${what} is not true or false`, 'write true or false');
}

/** Refuses every key that is not among the known ones, and names the nearest. */
export function checkKeys(
  entries: readonly Entry[],
  known: readonly string[],
  where: string,
): void {
  for (const { key, line } of entries)
    if (!known.includes(key)) throw unknownWord(line, key, where, known);
}

export function unknownWord(
  line: number,
  word: string,
  where: string,
  known: readonly string[],
): ScenarioInvalid {
  return new ScenarioInvalid(line, `${where} has no "${word}"`, hintFor(word, known));
}

/** What stands under a key that somebody wrote: never what every object has by nature. */
export function own<T>(record: { readonly [key: string]: T }, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

export function valueAt(entries: readonly Entry[], key: string): Tree | undefined {
  return entries.find((entry) => entry.key === key)?.value;
}
