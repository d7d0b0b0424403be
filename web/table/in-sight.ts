import { useEffect, useRef } from 'react';

/** What can be pressed on the board now, or what the question is about. */
const LIT = '.table-board [data-now], .table-board .pick:not([aria-disabled])';

/** Scrolls to something, at once for who does not like motion. */
export function bringIntoSight(element: Element, block: 'start' | 'center'): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, inline: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
}

/** Whether enough of something is seen, above the question where that lies over the page. */
export function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const dock = document.querySelector('.dock');
  const isOver = dock !== null && getComputedStyle(dock).position === 'fixed';
  const floor = isOver ? dock.getBoundingClientRect().top : innerHeight;
  const seen = Math.min(bottom, floor) - Math.max(top, 0);
  return seen >= Math.min(height, floor / 2);
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
    const lit = [...document.querySelectorAll(LIT)];
    const [first] = lit;
    if (first === undefined || lit.some(isInSight)) return;
    bringIntoSight(first, first.hasAttribute('data-now') ? 'start' : 'center');
  }, [question, drawn]);
}
