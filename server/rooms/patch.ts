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
}

/**
 * Makes one value equal to another and tells how. The first is changed in place and shares nothing with the second
 * afterwards, so that the second may go on changing.
 */
export function bring(value: Json, to: Json): { readonly value: Json; readonly changes: Change[] } {
  const changes: Change[] = [];
  return { value: follow(value, to, null, changes), changes };
}

function follow(mine: Json, theirs: Json, trail: Trail | null, changes: Change[]): Json {
  if (mine === theirs) return mine;
  if (Array.isArray(mine) && Array.isArray(theirs)) return followList(mine, theirs, trail, changes);
  if (isMap(mine) && isMap(theirs)) return followMap(mine, theirs, trail, changes);
  changes.push({ op: 'replace', path: pathOf(trail), value: plain(theirs) });
  return plain(theirs);
}

function followMap(mine: JsonMap, theirs: JsonMap, up: Trail | null, changes: Change[]): Json {
  const keys = Object.keys(theirs);
  for (const key of keys) {
    const had = mine[key];
    const has = theirs[key] as Json;
    if (had === has) continue;
    if (had !== undefined) mine[key] = follow(had, has, { up, key }, changes);
    else {
      mine[key] = plain(has);
      changes.push({ op: 'add', path: pathOf({ up, key }), value: plain(has) });
    }
  }
  const held = Object.keys(mine);
  if (held.length === keys.length) return mine;
  for (const key of held) {
    if (Object.hasOwn(theirs, key)) continue;
    delete mine[key];
    changes.push({ op: 'remove', path: pathOf({ up, key }) });
  }
  return mine;
}

// Cards come and go at one place of a list: what is equal behind it stays where it is.
function followList(mine: Json[], theirs: Json[], up: Trail | null, changes: Change[]): Json {
  const shared = Math.min(mine.length, theirs.length);
  let tail = 0;
  if (mine.length !== theirs.length)
    while (tail < shared && isEqual(mine.at(-1 - tail), theirs.at(-1 - tail))) tail++;
  const kept = shared - tail;
  for (let i = 0; i < kept; i++) {
    const had = mine[i] as Json;
    const has = theirs[i] as Json;
    if (had !== has) mine[i] = follow(had, has, { up, key: i }, changes);
  }
  while (mine.length > theirs.length) {
    mine.splice(kept, 1);
    changes.push({ op: 'remove', path: pathOf({ up, key: kept }) });
  }
  for (let i = kept; mine.length < theirs.length; i++) {
    const value = theirs[i] as Json;
    mine.splice(i, 0, plain(value));
    changes.push({ op: 'add', path: pathOf({ up, key: i }), value: plain(value) });
  }
  return mine;
}

function isEqual(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isEqual(a[i], b[i])) return false;
    return true;
  }
  if (!isMap(a) || !isMap(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !isEqual(a[key], b[key])) return false;
  return true;
}

function pathOf(trail: Trail | null): string {
  return trail === null ? '' : `${pathOf(trail.up)}/${escaped(String(trail.key))}`;
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
