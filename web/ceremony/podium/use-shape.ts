import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { shapeFor } from './towers.js';

/** What stands above and below the towers, and the head of the page on a small screen. */
const AROUND = 200;
const HEAD = 64;

/** Towers or bars, by the room there is; whatever is shown now. */
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
    const board = current?.closest('.table-board') ?? null;
    if (current === null || board === null) return undefined;
    const measure = (): void => {
      const room = { width: current.clientWidth, height: heightAt(board) - AROUND };
      setShape(shapeFor(room, count, billed));
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(board);
    return () => observer.disconnect();
  }, [count, billed]);
  return { place, shape };
}

/** At a desk the board has its pane; on a small screen, what the question leaves of it. */
function heightAt(board: Element): number {
  if (board.closest('[data-frame=desk]') !== null) return board.clientHeight;
  const dock = Number.parseFloat(getComputedStyle(board).getPropertyValue('--dock-room'));
  return window.innerHeight - HEAD - (Number.isNaN(dock) ? 0 : dock);
}
