import { useCallback, useLayoutEffect, useRef } from 'react';

/** A way to the latest value that never changes itself: what lives longer than a rendering asks by it. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return useCallback(() => latest.current, []);
}
