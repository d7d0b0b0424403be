import { need } from '@destrier/engine';

/** The keys that choose, one option each: all but those that do something else at a table. */
export const KEYS: readonly string[] = '123456789abcdefgjkmnopqrstvwxyz'.split('');

export type OptionKeys = ReadonlyMap<string, string>;

/** The keys of the options that there are now, by their ids: in the order of the list, without a gap. */
export function keysOf(ids: readonly string[]): OptionKeys {
  const each = [...new Set(ids)];
  return new Map(KEYS.slice(0, each.length).map((key, at) => [need(each[at], 'an option'), key]));
}
