import { useEffect, useState } from 'react';
import { untilCelebrated } from '../ceremony/rest.js';
import type { Moment } from './link.js';

/**
 * The moment that the bar tells. What is celebrated belongs to the round before: the next one is named when all of it was
 * looked at.
 */
export function useStanding(moment: Moment): Moment {
  const [shown, setShown] = useState(moment);
  useEffect(() => {
    const end = new AbortController();
    void untilAllCelebrated().then(() => {
      if (!end.signal.aborted) setShown(moment);
    });
    return () => end.abort();
  }, [moment]);
  return shown;
}

/** One after another: what is celebrated next begins with a frame after the last. */
async function untilAllCelebrated(): Promise<void> {
  for (;;) {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const from = performance.now();
    await untilCelebrated();
    if (performance.now() - from < SEEN_MS) return;
  }
}

/** Less than this is no celebration. */
const SEEN_MS = 30;
