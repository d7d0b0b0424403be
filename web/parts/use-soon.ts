import { useEffect, useState } from 'react';

/** Loads what is not needed at once but soon, when something has happened since it was first looked at: nobody waits for it later. */
export function useSoon(load: () => Promise<unknown>, seq: number): void {
  const [first] = useState(seq);
  const isTime = seq !== first;
  useEffect(() => {
    // Whoever needs it then tries again.
    if (isTime) void load().catch(() => {});
  }, [load, isTime]);
}
