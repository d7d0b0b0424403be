import { isBearable } from '@destrier/heraldry';
import { useSyncExternalStore } from 'react';
import { onOwnChange, readArms, writeArms } from '../app/settings.js';
import { call, whoAmI } from '../online/api.js';

/** The arms of the one at this screen, kept in this browser and at a server that knows them. */

/** A blazon that can be drawn; null where nobody chose one. */
export function ownArms(): string | null {
  const kept = readArms();
  return kept !== null && isBearable(kept) ? kept : null;
}

export function useOwnArms(): string | null {
  return useSyncExternalStore(onOwnChange, ownArms);
}

/** Keeps them here, and wherever somebody is known; whether the server knows them. */
export async function bear(arms: string | null): Promise<boolean> {
  writeArms(arms);
  if ((await whoAmI()) === null) return false;
  await call('PUT', '/me/arms', { arms });
  return true;
}
