import { useSyncExternalStore } from 'react';
import { onOwnChange, readName } from '../app/settings.js';

/** What the one at this screen is called; null where they never said it. */
export function useKeptName(): string | null {
  return useSyncExternalStore(onOwnChange, readName);
}
