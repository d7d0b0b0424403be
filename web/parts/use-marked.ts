import { useLayoutEffect } from 'react';

/**
 * Marks the root of the page while this part stands on it, for styles of what lies far from it. Styles that look for
 * it with `:has` from the root would search the page again at every change.
 */
export function useMarked(
  mark: 'table' | 'pane' | 'hall' | 'foot' | 'notice' | 'course',
  value: string | null,
): void {
  useLayoutEffect(() => {
    if (value === null) return undefined;
    const { dataset } = document.documentElement;
    dataset[mark] = value;
    return () => void delete dataset[mark];
  }, [mark, value]);
}
