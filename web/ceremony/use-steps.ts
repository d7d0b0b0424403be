import { useEffect, useState } from 'react';
import { usePace } from '../movement/use-pace.js';

/** So long each step is looked at, at the usual pace. */
const STEP_MS = 520;

/** How many of these steps are shown by now, one after the other; all of them at once where nothing is to move. */
export function useSteps(steps: number): number {
  const pace = usePace();
  const [shown, setShown] = useState(0);
  const isGoing = pace > 0 && shown < steps;
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setInterval(() => setShown((before) => before + 1), STEP_MS * pace);
    return () => clearInterval(timer);
  }, [isGoing, pace]);
  return pace === 0 ? steps : Math.min(shown, steps);
}
