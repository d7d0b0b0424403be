import { useCallback, useEffect, useState } from 'react';
import { useStill } from '../still.js';

/** For each cause all towers grow at once. */
const CAUSE_MS = 260;

/** Of how many causes the courses are laid; at once where nothing is to move, and where somebody does not want to wait. */
export function useBuild(causes: number): { readonly built: number; readonly finish: () => void } {
  const isStill = useStill();
  const [laid, setLaid] = useState(0);
  const isBuilding = !isStill && laid < causes;
  useEffect(() => {
    if (!isBuilding) return undefined;
    const timer = setInterval(() => setLaid((before) => before + 1), CAUSE_MS);
    return () => clearInterval(timer);
  }, [isBuilding]);
  const finish = useCallback(() => setLaid(causes), [causes]);
  return { built: isStill ? causes : Math.min(laid, causes), finish };
}
