import { useEffect, useState } from 'react';

/**
 * Whether the table is covered because somebody else may be looking: where several people share the screen, when the
 * page is opened and whenever it comes back into sight.
 */
export function useCovered(isShared: boolean): readonly [boolean, (covered: boolean) => void] {
  const [covered, setCovered] = useState(isShared);
  useEffect(() => {
    if (!isShared) return undefined;
    const hide = (): void => {
      if (document.visibilityState === 'hidden') setCovered(true);
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [isShared]);
  return [covered && isShared, setCovered];
}
