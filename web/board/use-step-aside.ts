import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { freeCorner, type Edges, type Corner } from './step-aside.js';

/** While the picture moves, controls stay where they are. */
const STILL_MS = 120;
const CHOICES = 'button:not([aria-disabled])';

/** Controls over a picture step aside from whatever may be chosen on it; what is returned is called when it moved. */
export function useStepAside(
  root: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  controls: string,
): () => void {
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined);
  const step = useEffectEvent((): void => {
    const [around, inside] = [root.current, picture.current];
    if (around === null || inside === null) return;
    const choices = [...inside.querySelectorAll(CHOICES)]
      .filter((one) => one.closest('[popover]') === null)
      .map((one) => one.getBoundingClientRect());
    for (const control of around.querySelectorAll<HTMLElement>(controls))
      stepAside(control, around, choices);
  });
  useEffect(() => {
    const frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => () => clearTimeout(waits.current), []);
  return () => {
    clearTimeout(waits.current);
    waits.current = setTimeout(step, STILL_MS);
  };
}

function stepAside(control: HTMLElement, root: HTMLElement, choices: readonly Edges[]): void {
  // What somebody is pressing stays below the finger.
  if (control.matches(':hover, :focus-within')) return;
  const pane = root.getBoundingClientRect();
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const lies: Corner = control.dataset['corner'] === 'bottom' ? 'bottom' : 'top';
  const gap = lies === 'top' ? top - pane.top : pane.bottom - bottom;
  const height = bottom - top;
  const corner = freeCorner(
    lies,
    (one) => {
      const from = one === 'top' ? pane.top + gap : pane.bottom - gap - height;
      return { left, right, top: from, bottom: from + height };
    },
    choices,
    (box) => isSeenIn(root, box),
  );
  control.dataset['corner'] = corner ?? lies;
  control.dataset['away'] = String(corner === null);
}

/** Whether its middle is in the window and nothing lies over it. */
function isSeenIn(root: HTMLElement, { left, top, right, bottom }: Edges): boolean {
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return root.contains(there);
}
