import { useMemo, useState, useSyncExternalStore } from 'react';
import { holdMovement } from '../movement/stillness.js';
import type { Moment } from '../table/link.js';

/** While something is celebrated bots rest, and after something great nothing goes on until it was looked at. */

let shown: Promise<void> | null = null;
let isHeld = false;
const listeners = new Set<() => void>();

function hold(value: boolean): void {
  isHeld = value;
  for (const listener of listeners) listener();
}

/** From now on something is shown; what is returned ends it. */
export function celebrate(isGreat: boolean): () => void {
  let end = (): void => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  shown = over;
  const release = isGreat ? holdMovement() : null;
  hold(isGreat);
  return () => {
    if (shown === over) shown = null;
    hold(false);
    release?.();
    end();
  };
}

/** Until nothing is shown any more. */
export async function untilCelebrated(): Promise<void> {
  await shown;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is seen of a table: while something great is shown, what led to it; nothing is asked meanwhile. */
export function useHeld<T extends { readonly moment: Moment }>(now: T): T {
  const isHolding = useSyncExternalStore(subscribe, () => isHeld);
  const [last, setLast] = useState(now);
  if (!isHolding && last !== now) setLast(now);
  const silent = useMemo(
    () => ({ ...last, moment: { ...last.moment, asks: [], undo: false } }),
    [last],
  );
  return isHolding ? silent : now;
}
