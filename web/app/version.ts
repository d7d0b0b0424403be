import { useEffect, useState } from 'react';
import type { Route } from './route.js';

/** Keeps the page for use without a network, and takes new versions when no game is under way. */

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Browsers let a page be kept over https and on this machine only. */
export const canBeKept = (): boolean => 'serviceWorker' in navigator;

export async function keepPage(): Promise<void> {
  if (!canBeKept()) return;
  let reloading = false;
  const hadOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloading || !hadOne) return;
    reloading = true;
    location.reload();
  });
  try {
    const registration = await navigator.serviceWorker.register('./sw.js');
    const note = (): void => {
      waiting = newVersionIn(registration);
      for (const listener of listeners) listener();
    };
    note();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', note);
    });
  } catch {
    // The page works without being kept.
  }
}

/** A worker that waits for another to go. The first of all waits for none, though it takes a moment to begin. */
export function newVersionIn<Worker>({
  active,
  waiting: next,
}: {
  readonly active: Worker | null;
  readonly waiting: Worker | null;
}): Worker | null {
  return active === null ? null : next;
}

/** Whether a new version waits for the end of a game. */
export function useNewVersion({ at }: Route): boolean {
  const [isThere, setThere] = useState(waiting !== null);
  useEffect(() => {
    const listener = (): void => setThere(waiting !== null);
    listeners.add(listener);
    listener();
    return () => void listeners.delete(listener);
  }, []);
  const isPlaying = at === 'here' || at === 'table';
  useEffect(() => {
    if (isThere && !isPlaying) waiting?.postMessage('take');
  }, [isThere, isPlaying]);
  return isThere && isPlaying;
}
