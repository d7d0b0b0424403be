/** The keys that choose, one option each: all but those that do something else at a table. */
export const KEYS: readonly string[] = '123456789abcdefgjkmnopqrstvwxyz'.split('');

export type OptionKeys = ReadonlyMap<string, string>;

/**
 * The keys of the options that there are now, by their ids. Who had a key keeps it, also when others are gone; one that comes
 * back gets the one that it had, if nobody has it now. Keys are in the order of the list: where that cannot be, all are new.
 */
export function keysOf(before: OptionKeys, ids: readonly string[]): OptionKeys {
  const kept = keptKeys(before, ids);
  if (!isInOrder(ids.flatMap((id) => kept.get(id) ?? []))) return keptKeys(NONE, ids);
  const gone = [...before].filter(([id]) => !kept.has(id));
  return new Map([...gone, ...kept]);
}

const NONE: OptionKeys = new Map();

function isInOrder(keys: readonly string[]): boolean {
  return keys.every((key, at) => at === 0 || KEYS.indexOf(keys[at - 1] ?? key) < KEYS.indexOf(key));
}

function keptKeys(before: OptionKeys, ids: readonly string[]): OptionKeys {
  const taken = new Set<string>();
  const now = new Map<string, string>();
  for (const id of ids) {
    const key = before.get(id);
    if (key === undefined || taken.has(key)) continue;
    taken.add(key);
    now.set(id, key);
  }
  for (const id of ids.filter((one) => !now.has(one))) {
    const key = KEYS.find((one) => !taken.has(one));
    if (key === undefined) break;
    taken.add(key);
    now.set(id, key);
  }
  return now;
}
