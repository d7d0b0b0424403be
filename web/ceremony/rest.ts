/** Bots rest while something is celebrated. */

/** So long at most: whoever looks longer finds the game further on. */
const MOST_MS = 8000;

let shown: Promise<void> | null = null;

/** From now on something is shown; what is returned ends it. */
export function celebrate(): () => void {
  let end = (): void => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const timer = setTimeout(end, MOST_MS);
  shown = over;
  return () => {
    clearTimeout(timer);
    end();
    if (shown === over) shown = null;
  };
}

/** Until nothing is shown any more, or it was looked at for long. */
export async function untilCelebrated(): Promise<void> {
  await shown;
}
