import { useMedia } from '../parts/use-media.js';

/** Whether somebody wants nothing to move. */
export function useStill(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
