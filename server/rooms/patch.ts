/** One change of a view, in the notation of RFC 6902 (JSON Patch). */
export type Change =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

type JsonMap = { [key: string]: Json };

/** The way to a part of a value, spelled only where something changed. */
interface Trail {
  readonly up: Trail | null;
  readonly key: string | number;
  /** As it was spelled. */
  path?: string;
}

/** What is being found. */
interface Search {
  readonly changes: Change[];
  /** Whether the first value is changed, and not left as it is. */
  readonly inPlace: boolean;
}

interface Brought {
  readonly value: Json;
  readonly changes: Change[];
}

/**
 * Finds what leads from one value to another. The value returned equals the second and shares nothing with it, so that
 * the second may go on changing; what did not change in it is the first's, which stays as it is.
 */
export function bring(value: Json, to: Json): Brought {
  const search = { changes: [], inPlace: false };
  return { value: follow(value, to, null, search), changes: search.changes };
}

/** The same for a first value that nobody else holds: it becomes the one returned, as far as it can. */
export function bringInPlace(value: Json, to: Json): Brought {
  const search = { changes: [], inPlace: true };
  return { value: follow(value, to, null, search), changes: search.changes };
}

function follow(mine: Json, theirs: Json, trail: Trail | null, search: Search): Json {
  if (mine === theirs) return mine;
  if (Array.isArray(mine) && Array.isArray(theirs)) return followList(mine, theirs, trail, search);
  if (isMap(mine) && isMap(theirs)) return followMap(mine, theirs, trail, search);
  const value = plain(theirs);
  search.changes.push({ op: 'replace', path: pathOf(trail), value });
  return value;
}

function followMap(mine: JsonMap, theirs: JsonMap, up: Trail | null, search: Search): Json {
  const keys = Object.keys(theirs);
  if (!isSameList(Object.keys(mine), keys)) return followKeys(mine, theirs, up, search);
  let next = mine;
  for (const key of keys) {
    const had = mine[key] as Json;
    const has = theirs[key] as Json;
    if (had === has) continue;
    const value = follow(had, has, { up, key }, search);
    if (value === had) continue;
    if (next === mine && !search.inPlace) next = { ...mine };
    next[key] = value;
  }
  return next;
}

// In their order: else how a view is spelled could tell whose it was like before.
function followKeys(mine: JsonMap, theirs: JsonMap, up: Trail | null, search: Search): Json {
  const next: JsonMap = {};
  for (const key of Object.keys(theirs)) {
    const has = theirs[key] as Json;
    next[key] = Object.hasOwn(mine, key)
      ? follow(mine[key] as Json, has, { up, key }, search)
      : added(has, { up, key }, search);
  }
  for (const key of Object.keys(mine))
    if (!Object.hasOwn(theirs, key))
      search.changes.push({ op: 'remove', path: pathOf({ up, key }) });
  return next;
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function added(has: Json, trail: Trail, { changes }: Search): Json {
  const value = plain(has);
  changes.push({ op: 'add', path: pathOf(trail), value });
  return value;
}

// Cards come and go at one place of a list: what is equal behind it stays where it is.
function followList(mine: Json[], theirs: Json[], up: Trail | null, search: Search): Json {
  if (mine.length === theirs.length) return followItems(mine, theirs, theirs.length, up, search);
  const shared = Math.min(mine.length, theirs.length);
  let tail = 0;
  while (tail < shared && isEqual(mine.at(-1 - tail), theirs.at(-1 - tail))) tail++;
  const kept = shared - tail;
  const items = followItems(mine, theirs, kept, up, search);
  const next = search.inPlace ? items : items.slice();
  while (next.length > theirs.length) {
    next.splice(kept, 1);
    search.changes.push({ op: 'remove', path: pathOf({ up, key: kept }) });
  }
  for (let i = kept; next.length < theirs.length; i++)
    next.splice(i, 0, added(theirs[i] as Json, { up, key: i }, search));
  return next;
}

/** The first index from one on at which two lists differ, or the end. */
function differenceFrom(a: Json[], b: Json[], from: number, end: number): number {
  return typeof a[0] === 'number' ? apart(a, b, from, end) : apartInAny(a, b, from, end);
}

// Twice the same: long lists are lists of numbers, and a loop that never sees anything else is compiled for them.
function apart(a: Json[], b: Json[], from: number, end: number): number {
  let i = from;
  while (i < end && a[i] === b[i]) i++;
  return i;
}

function apartInAny(a: Json[], b: Json[], from: number, end: number): number {
  let i = from;
  while (i < end && a[i] === b[i]) i++;
  return i;
}

/** The first items of two lists, one by one. */
function followItems(
  mine: Json[],
  theirs: Json[],
  count: number,
  up: Trail | null,
  search: Search,
): Json[] {
  let next = mine;
  for (let i = 0; ; i++) {
    i = differenceFrom(mine, theirs, i, count);
    if (i === count) return next;
    const had = mine[i] as Json;
    const value = follow(had, theirs[i] as Json, { up, key: i }, search);
    if (value === had) continue;
    if (next === mine && !search.inPlace) next = mine.slice();
    next[i] = value;
  }
}

/** Also in the order of keys, so that they are spelled alike. */
function isEqual(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isEqual(a[i], b[i])) return false;
    return true;
  }
  if (!isMap(a) || !isMap(b)) return false;
  const keys = Object.keys(a);
  if (!isSameList(keys, Object.keys(b))) return false;
  for (const key of keys) if (!isEqual(a[key], b[key])) return false;
  return true;
}

function pathOf(trail: Trail | null): string {
  if (trail === null) return '';
  const { up, key } = trail;
  trail.path ??= `${pathOf(up)}/${typeof key === 'number' ? key : escaped(key)}`;
  return trail.path;
}

/** A copy that shares nothing. */
export function plain(value: Json): Json {
  if (Array.isArray(value)) return value.map(plain);
  if (!isMap(value)) return value;
  const copy: { [key: string]: Json } = {};
  for (const key of Object.keys(value)) copy[key] = plain(value[key] as Json);
  return copy;
}

function isMap(value: Json | undefined): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const escaped = (key: string): string =>
  /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** Carries out changes on a value, which is changed in place; what a client does. */
export function patched(value: Json, changes: readonly Change[]): Json {
  const holder: { [key: string]: Json } = { whole: value };
  for (const change of changes) {
    const keys = ['whole', ...change.path.split('/').slice(1).map(unescaped)];
    const last = keys.pop() as string;
    let at: Json = holder;
    for (const key of keys) at = inside(at, key);
    put(at, last, change);
  }
  return holder['whole'] as Json;
}

function inside(at: Json, key: string): Json {
  const found = Array.isArray(at) ? at[Number(key)] : isMap(at) ? at[key] : undefined;
  if (found === undefined) throw new Error(`there is no ${key} to change`);
  return found;
}

function put(at: Json, key: string, change: Change): void {
  if (Array.isArray(at)) {
    const index = Number(key);
    if (change.op === 'remove') at.splice(index, 1);
    else at.splice(index, change.op === 'add' ? 0 : 1, plain(change.value));
  } else if (isMap(at)) {
    if (change.op === 'remove') delete at[key];
    else at[key] = plain(change.value);
  } else throw new Error(`nothing can be put at ${key}`);
}
