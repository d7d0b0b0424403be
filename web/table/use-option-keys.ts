import { useEffect } from 'react';
import { keysOf, type OptionKeys } from './option-keys.js';

/** The keys that options had last, by what was asked: kept as long as the page is open. */
const last = new Map<string, OptionKeys>();

export function useOptionKeys(prompt: string, ids: readonly string[]): OptionKeys {
  const keys = keysOf(last.get(prompt) ?? new Map(), ids);
  useEffect(() => {
    last.set(prompt, keys);
  });
  return keys;
}
