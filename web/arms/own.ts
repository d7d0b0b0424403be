import { isBearable } from '@destrier/heraldry';
import { useSyncExternalStore } from 'react';
import { readArms, writeArms } from '../app/settings.js';
import { call, whoAmI } from '../online/api.js';

/** The arms of the one at this screen, kept in this browser and at a server that knows them. */

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A blazon that can be drawn; null where nobody chose one. */
export function ownArms(): string | null {
  const kept = readArms();
  return kept !== null && isBearable(kept) ? kept : null;
}

export function useOwnArms(): string | null {
  return useSyncExternalStore(subscribe, ownArms);
}

/** Keeps them here, and wherever somebody is known; whether the server knows them. */
export async function bear(arms: string | null): Promise<boolean> {
  keepArms(arms);
  if ((await whoAmI()) === null) return false;
  await call('PUT', '/me/arms', { arms });
  return true;
}

/** What a server told about the one at this screen. */
export function keepArms(arms: string | null): void {
  writeArms(arms);
  for (const listener of listeners) listener();
}
