import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a place in pixels, as it is and as it changes. */
export function useSize<E extends HTMLElement>(): {
  readonly place: RefObject<E | null>;
  readonly size: Size;
} {
  const place = useRef<E>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const measure = (): void =>
      setSize({ width: Math.floor(current.clientWidth), height: Math.floor(current.clientHeight) });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { place, size };
}
