import { useSyncExternalStore } from 'react';

/** Whether counsel is wanted at this browser, kept where it lets us. */

const KEY = 'destrier.counsel';
const OFF = 'off';

const listeners = new Set<() => void>();
let wanted: boolean | undefined;

function isWanted(): boolean {
  wanted ??= read() !== OFF;
  return wanted;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function wantCounsel(on: boolean): void {
  wanted = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : OFF);
  } catch {
    // For this visit only.
  }
  for (const listener of listeners) listener();
}

export function useCounselWanted(): boolean {
  return useSyncExternalStore(subscribe, isWanted);
}
