import { useMedia } from '../parts/use-media.js';
import { usePreferences } from '../table/preferences.js';
import { paceOf } from './speed.js';

/** By what durations are multiplied at this table; 0: nothing moves. */
export function usePace(): number {
  const { speed } = usePreferences();
  // Drawn again when the reader changes it.
  useMedia('(prefers-reduced-motion: reduce)');
  return paceOf(speed);
}
