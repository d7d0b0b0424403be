import { useEffect, useRef, type RefObject } from 'react';

/** Whoever scrolled down the page sees what is shown in place of the board from its top. */
export function useTop(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = place;
    if (current !== null && current.getBoundingClientRect().top < 0)
      current.scrollIntoView({ block: 'start' });
  }, []);
  return place;
}
