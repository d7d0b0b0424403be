import { sha256 } from './sha256.js';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Deeper than any state: what goes further would overflow the stack at a depth that differs between machines. */
const DEEPEST = 100;

/** JSON with sorted keys and nothing but data, so that equal games are equal bytes. */
export function canonical(value: unknown, depth = 0): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === true) return 'true';
  if (value === false) return 'false';
  if (value === null) return 'null';
  if (depth > DEEPEST) throw new TypeError(`not plain data: more than ${DEEPEST} levels deep`);
  if (Array.isArray(value)) return canonicalList(value, depth + 1);
  if (typeof value === 'object' && isPlain(value))
    return canonicalMap(value as Record<string, unknown>, depth + 1);
  throw new TypeError(`not plain data: ${nameOf(value)}`);
}

function canonicalList(list: readonly unknown[], depth: number): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) {
    if (i > 0) text += ',';
    text += within(i, list[i], depth);
  }
  return `${text}]`;
}

function canonicalMap(map: Record<string, unknown>, depth: number): string {
  let text = '{';
  for (const { key, label } of labelsOf(Object.keys(map))) {
    if (text.length > 1) text += ',';
    text += label + within(key, map[key], depth);
  }
  return `${text}}`;
}

interface Label {
  readonly key: string;
  /** As it is written. */
  readonly label: string;
}
interface Labelled {
  readonly keys: readonly string[];
  readonly labels: readonly Label[];
}

// Objects of a few shapes come again and again: their keys are sorted and quoted once. By the first key.
const known = new Map<string, Labelled[]>();
const KNOWN_AT_MOST = 1000;
const ALIKE_AT_MOST = 16;

function labelsOf(keys: readonly string[]): readonly Label[] {
  const first = keys[0] ?? '';
  const alike = known.get(first) ?? [];
  for (const before of alike) if (isSame(before.keys, keys)) return before.labels;
  const labels = keys.toSorted().map((key) => ({ key, label: `${JSON.stringify(key)}:` }));
  if (alike.length === 0 && known.size < KNOWN_AT_MOST) known.set(first, alike);
  if (alike.length < ALIKE_AT_MOST) alike.push({ keys, labels });
  return labels;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

// The path is put together only when something is wrong, on the way out.
function within(key: string | number, value: unknown, depth: number): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  try {
    return canonical(value, depth);
  } catch (error) {
    if (error instanceof TypeError) error.message = `${key} > ${error.message}`;
    throw error;
  }
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function nameOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'object' ? 'an instance of a class' : typeof value;
}

/** `sha256:<hex>` over the canonical bytes of a value. */
export function hashOf(value: unknown): string {
  return `sha256:${sha256(canonical(value))}`;
}
