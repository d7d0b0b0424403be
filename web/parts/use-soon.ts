import { useEffect } from 'react';

/** Loads what is not needed at once but soon, when the time has come: nobody waits for it later. */
export function useSoon(load: () => Promise<unknown>, isTime: boolean): void {
  useEffect(() => {
    // Whoever needs it then tries again.
    if (isTime) void load().catch(() => {});
  }, [load, isTime]);
}
