import { useEffect, useState } from 'react';
import type { Box } from './placing.js';

/** What is in the light and where it lies on the screen now. */
export interface LitBoxes {
  readonly boxes: readonly Box[];
  /** What may be covered: all below the bar, and above the question where that lies at the foot. */
  readonly pane: Box;
  /** What lies on the board besides, and is better seen. */
  readonly spared: readonly Box[];
  /** A ceremony is held, or something is looked at: the herald steps back. */
  readonly isBusy: boolean;
}

const LOOK_MS = 120;
/** A ring of light around a thing. */
const RIM = 6;
const MOST = 4;
const BUSY = '.table-board .ceremony, dialog[open], .notice-look, [popover]:popover-open';

const NONE: LitBoxes = {
  boxes: [],
  pane: { left: 0, top: 0, width: 0, height: 0 },
  spared: [],
  isBusy: true,
};

/** Follows what is in the light, however the table moves: looked at often, drawn anew only when something changed. */
export function useLitBoxes(selectors: readonly string[], whole: string | null): LitBoxes {
  const all = selectors.join(', ');
  const [seen, setSeen] = useState(NONE);
  useEffect(() => {
    let told = '';
    const look = (): void => {
      const next = lookedAt(all, whole);
      const text = JSON.stringify(next);
      if (text !== told) setSeen({ ...next, spared: sparedNow(next) });
      told = text;
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    const ends = new AbortController();
    const { signal } = ends;
    addEventListener('resize', look, { signal });
    addEventListener('scroll', look, { signal, capture: true, passive: true });
    return () => {
      clearInterval(timer);
      ends.abort();
    };
  }, [all, whole]);
  return seen;
}

type Looked = Omit<LitBoxes, 'spared'>;

function lookedAt(all: string, whole: string | null): Looked {
  const bar = document.querySelector('.shell')?.getBoundingClientRect().bottom ?? 0;
  const top = Math.max(0, bar);
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const dock = document.querySelector("[data-frame='pocket'] > .dock");
  const foot = dock?.getBoundingClientRect().top ?? height;
  return {
    boxes: litNow(all, whole).filter(isOpen).map(around),
    pane: { left: 0, top, width, height: foot - top },
    isBusy: document.querySelector(BUSY) !== null,
  };
}

const SPARED = '[data-pick], [data-thing], [data-anchor^="sum:"]';

/** Things, as large as they may be looked at; what is larger is a place for them. */
function sparedNow({ pane }: Looked): readonly Box[] {
  return [...document.querySelectorAll(`.table-board :is(${SPARED})`)]
    .map(around)
    .filter(({ width, height }) => width * height < (pane.width * pane.height) / 8);
}

/** The things to press that are seen: on the board before those beside the question, those before the list. */
export function litNow(all: string, whole: string | null): readonly Element[] {
  const found = all === '' ? [] : [...document.querySelectorAll(all)].filter(isSeen);
  const [first = []] = ['.table-board', '.dock-head', '.dock']
    .map((place) => found.filter((one) => one.closest(place) !== null))
    .filter((some) => some.length > 0);
  if (first.length > 0) return first.slice(0, MOST);
  const place = whole === null ? null : document.querySelector(whole);
  return place !== null && isSeen(place) ? [place] : [];
}

function isSeen(element: Element): boolean {
  const isFolded = element.closest(".dock[data-folded='true'] .dock-body:not(:focus-within)");
  const { width, height } = element.getBoundingClientRect();
  return isFolded === null && width > 8 && height > 8 && element.checkVisibility();
}

/** On the board what others lie over is not shown: on a small screen it may be below a row of tabs. */
function isOpen(element: Element): boolean {
  return element.closest('.table-board') === null || !isCovered(element);
}

/** Something else lies over its middle, or it is outside of the screen. The bubble does not count: it makes way. */
export function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find((one) => one.closest('.bubble') === null);
  return above === undefined || !(element.contains(above) || above.contains(element));
}

/** As far as it is seen through the pane of a map. */
function around(element: Element): Box {
  const box = element.getBoundingClientRect();
  const seen = element.closest('.pan-zoom-pane')?.getBoundingClientRect() ?? box;
  const left = Math.round(Math.max(box.left, seen.left)) - RIM;
  const top = Math.round(Math.max(box.top, seen.top)) - RIM;
  const right = Math.round(Math.min(box.right, seen.right)) + RIM;
  const bottom = Math.round(Math.min(box.bottom, seen.bottom)) + RIM;
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
