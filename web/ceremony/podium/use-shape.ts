import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { shapeFor } from './towers.js';

/** Towers or bars, by the room there is. */
export function useShape(
  count: number,
  billed: boolean,
): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly shape: 'towers' | 'bars';
} {
  const place = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState<'towers' | 'bars'>('bars');
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const measure = (): void =>
      setShape(
        shapeFor({ width: current.clientWidth, height: current.clientHeight }, count, billed),
      );
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(current);
    return () => observer.disconnect();
  }, [count, billed]);
  return { place, shape };
}
