import { useMedia } from '../../parts/use-media.js';

/** Whether there is room to have more open than what matters most. */
export function useWide(): boolean {
  return useMedia('(min-width: 56rem)');
}
