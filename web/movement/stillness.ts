/** Whether anything moves on the table in front of the reader: bots wait for it, and a click or a key ends it. */

let until = 0;
const skipping = new Set<() => void>();

/** Something moves for so long from now on. */
export function moveFor(ms: number): void {
  until = Math.max(until, performance.now() + ms);
}

/** Calls when the reader does not want to wait; the way to stop listening. */
export function onSkip(listener: () => void): () => void {
  skipping.add(listener);
  return () => skipping.delete(listener);
}

let isHeld = false;
const holding = new Set<(isHeld: boolean) => void>();

function hold(value: boolean): void {
  isHeld = value;
  for (const listener of holding) listener(value);
}

/** Nothing moves from now on, as something covers the table; what is returned lets it go on. */
export function holdMovement(): () => void {
  hold(true);
  return () => hold(false);
}

/** Calls when movement is held and when it goes on; the way to stop listening. */
export function onHold(listener: (isHeld: boolean) => void): () => void {
  holding.add(listener);
  return () => holding.delete(listener);
}

function skip(): void {
  // What ends that which covers the table does not skip what lies below it.
  if (isHeld) return;
  until = 0;
  for (const listener of skipping) listener();
}

/** Listens for clicks and keys as long as a table is shown; the way to stop. Whatever they are meant for gets them too. */
export function listenForSkips(): () => void {
  const kinds = ['pointerdown', 'keydown'] as const;
  for (const kind of kinds) addEventListener(kind, skip, { capture: true, passive: true });
  return () => {
    for (const kind of kinds) removeEventListener(kind, skip, { capture: true });
  };
}

/** After so long, and when nothing moves any more; at once if the reader does not want to wait. */
export function pauseFor(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const wait = (): void => {
      const left = until - performance.now();
      if (left <= 0) end();
      else timer = setTimeout(wait, left);
    };
    const stop = onSkip(end);
    let timer = setTimeout(wait, ms);
  });
}
