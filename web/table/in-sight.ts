import { useEffect, useRef } from 'react';

/** What can be pressed on the board now. */
const PICKS = '.table-board .pick:not([aria-disabled])';
/** The same, or what the question is about. */
const LIT = `.table-board [data-now], ${PICKS}`;

/** Scrolls to something, at once for who does not like motion. */
export function bringIntoSight(element: Element, block: 'start' | 'center' | 'nearest'): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, inline: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
}

/** What is seen of the page: below what sticks to its top, above the question where that lies over it. */
function sight(): { readonly ceiling: number; readonly floor: number } {
  const stuck = document.querySelector('.notice')?.getBoundingClientRect().bottom ?? 0;
  const dock = document.querySelector('.dock');
  const isOver = dock !== null && getComputedStyle(dock).position === 'fixed';
  const floor = isOver ? dock.getBoundingClientRect().top : innerHeight;
  return { ceiling: Math.max(0, stuck), floor };
}

/** Whether enough of something is seen. */
export function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const { ceiling, floor } = sight();
  const seen = Math.min(bottom, floor) - Math.max(top, ceiling);
  return seen >= Math.min(height, (floor - ceiling) / 2);
}

/** Scrolls to something on the board with all that it belongs to, as far as there is room above it. */
export function bringWithScene(element: Element): void {
  const scene = element.closest('[data-now]') ?? element;
  const { ceiling, floor } = sight();
  const height = element.getBoundingClientRect().bottom - scene.getBoundingClientRect().top;
  if (height <= floor - ceiling) bringIntoSight(scene, 'start');
  else bringIntoSight(element, 'nearest');
}

/** When another question is asked and nothing on the board that it is about can be seen, goes there. */
export function useInSight(question: string, drawn: unknown): void {
  const seen = useRef({ question, drawn });
  useEffect(() => {
    // The board follows the question a moment later.
    const { current } = seen;
    if (drawn === current.drawn) return;
    seen.current = { question, drawn };
    if (question === current.question) return;
    // Those who have folded the list away answer on the board alone.
    const isFolded = document.querySelector('.dock[data-folded=true]') !== null;
    const lit = [...document.querySelectorAll(isFolded ? PICKS : LIT)];
    const [first] = lit;
    if (first === undefined || lit.some(isInSight)) return;
    bringIntoSight(first, first.hasAttribute('data-now') ? 'start' : 'center');
  }, [question, drawn]);
}
