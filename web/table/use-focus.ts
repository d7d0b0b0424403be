import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Asking } from './use-choosing.js';

/** Whether the focus is on nothing that somebody could be reading. */
function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/**
 * Brings the focus to the question when another one is asked, when somebody goes back to all its options, or back to now;
 * not from somebody who reads elsewhere: only from the choice that was just made, or from nothing.
 */
export function useQuestionFocus(
  target: RefObject<HTMLElement | null>,
  { question, choosing, from }: Asking,
  isLooking: boolean,
): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const chosen = from.current?.question === last.current ? from.current : null;
    last.current = question;
    if (isLost() || document.activeElement === chosen?.element) target.current?.focus();
  }, [question, choosing.at, isLooking, target, from]);
}

/** Takes the focus where what had it is gone. */
export function useFoundFocus<T extends HTMLElement>(isWanted: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (isWanted && isLost()) ref.current?.focus();
  }, [isWanted]);
  return ref;
}

/** Brings what has the focus back into sight, for those who go by keys. */
export function keepFocusInSight(): void {
  const { activeElement } = document;
  if (activeElement?.matches(':focus-visible') === true)
    activeElement.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Keeps what has the focus in sight when something comes later that makes the page or a list longer. */
export function useFocusInSight(...came: readonly unknown[]): void {
  useLayoutEffect(keepFocusInSight, came);
}
