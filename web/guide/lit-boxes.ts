import { useEffect, useState } from 'react';
import { farthest, type Box } from './placing.js';

/** What is in the light and where it lies on the screen now. */
export interface LitBoxes {
  readonly boxes: readonly Box[];
  /** What may be covered: all below the bar, and above the question where that lies at the foot. */
  readonly pane: Box;
  /** What lies on the board besides, and is better seen. */
  readonly spared: readonly Box[];
  /** What of that may be chosen now. */
  readonly open: readonly Box[];
  /** A ceremony is held, or something is looked at: the herald steps back. */
  readonly isBusy: boolean;
  /** Nothing of this has moved for a moment: the herald may go there. */
  readonly isAtRest: boolean;
}

const LOOK_MS = 120;
/** What moves no farther between two looks is at rest. */
const STIRS = 4;
/** Boards follow the question a moment later: after so many looks what is not found is not there. */
export const PATIENCE = 5;
/** What is lit is seen whole, with its rim. */
const EDGE = 3;
/** A ring of light around a thing. */
const RIM = 6;
const MOST = 4;
const BUSY = '.table-board .ceremony, dialog[open], .notice-look, [popover]:popover-open';

const NONE: LitBoxes = {
  boxes: [],
  pane: { left: 0, top: 0, width: 0, height: 0 },
  spared: [],
  open: [],
  isBusy: true,
  isAtRest: false,
};

/**
 * Follows what is in the light, however the table moves: looked at often, drawn anew only when
 * something changed, or something else is said.
 */
export function useLitBoxes(
  selectors: readonly string[],
  whole: string | null,
  said: string,
): LitBoxes {
  const all = selectors.join(', ');
  const [seen, setSeen] = useState(NONE);
  useEffect(() => {
    let told = '';
    const tell = (next: Looked, isAtRest: boolean): void => {
      const text = JSON.stringify([next, isAtRest]);
      if (text === told) return;
      told = text;
      // Whoever comes back goes at once to where it lies.
      setSeen((before) =>
        before.isBusy && !next.isBusy && !isAtRest
          ? before
          : { ...next, isAtRest, spared: lying(SPARED, next), open: lying(OPEN, next) },
      );
    };
    let last: Looked | undefined;
    let quiet = 0;
    let missed = 0;
    const seek = (): Looked => lookedAt(all, missed === 0 || missed > PATIENCE ? whole : null);
    const look = (): void => {
      const isThere = lookedAt(all, all === '' ? whole : null).boxes.length > 0;
      missed = isThere ? 0 : missed + 1;
      const next = seek();
      quiet = last !== undefined && isStill(last, next) ? quiet + 1 : 0;
      last = next;
      tell(next, quiet > 0 && (missed === 0 || missed > PATIENCE));
    };
    const follow = (): void => tell(seek(), false);
    look();
    const timer = setInterval(look, LOOK_MS);
    const ends = new AbortController();
    const { signal } = ends;
    addEventListener('resize', follow, { signal });
    addEventListener('scroll', follow, { signal, capture: true, passive: true });
    return () => {
      clearInterval(timer);
      ends.abort();
    };
  }, [all, whole, said]);
  return seen;
}

type Looked = Omit<LitBoxes, 'spared' | 'open' | 'isAtRest'>;

function isStill(before: Looked, now: Looked): boolean {
  const edges = [before, now].map(({ pane, boxes }) => [pane, ...boxes]);
  const [first = [], second = []] = edges;
  const isNear = (one: Box, at: number): boolean => {
    const other = second[at];
    return other !== undefined && farthest(one, other) <= STIRS;
  };
  return before.isBusy === now.isBusy && first.length === second.length && first.every(isNear);
}

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
const OPEN = '[data-pick]:not([aria-disabled])';

/** Things, as large as they may be looked at; what is larger is a place for them. */
function lying(things: string, { pane }: Looked): readonly Box[] {
  return [...document.querySelectorAll(`.table-board :is(${things})`)]
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

/** As far as it is seen through the pane of a map, and on the screen. */
function around(element: Element): Box {
  const box = element.getBoundingClientRect();
  const seen = element.closest('.pan-zoom-pane')?.getBoundingClientRect() ?? box;
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(EDGE, Math.round(Math.max(box.left, seen.left)) - RIM);
  const top = Math.max(EDGE, Math.round(Math.max(box.top, seen.top)) - RIM);
  const right = Math.min(clientWidth - EDGE, Math.round(Math.min(box.right, seen.right)) + RIM);
  const bottom = Math.min(clientHeight - EDGE, Math.round(Math.min(box.bottom, seen.bottom)) + RIM);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
