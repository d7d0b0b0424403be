import type { Viewer } from '@destrier/engine';
import type { Moment, TableLink } from '../../table/link.js';
import { lastChosen, readSeen, seenAfter, type Mark, type Seen } from './seen.js';

/** Keeps what was seen of a table, as long as the page shows it. */
export interface Watch {
  /** The choices that were made while nobody looked: after how many the table was left, and found again. */
  readonly away: { readonly left: number; readonly came: number } | null;
  /** Where the viewer chose last. */
  lastChosen(viewer: Viewer): Mark | undefined;
}

const watches = new WeakMap<TableLink, Watch>();

/** The watch of a table, begun when it is first asked for. It ends with the table. */
export function watchOf(link: TableLink): Watch {
  const known = watches.get(link);
  if (known !== undefined) return known;
  const key = `destrier.seen.${link.id}`;
  const kept = read(key);
  let seen: Seen = readSeen(kept);
  const came = link.now().moment.seq;
  const away = kept === null || seen.seq >= came ? null : { left: seen.seq, came };
  const before = new Map<Viewer, Moment>();
  const keep = lateKeeper(key);
  const look = (): void => {
    // Behind a closed curtain, or in a tab in the background, nobody sees anything.
    const { moment, handTo } = link.now();
    if (handTo !== null || document.visibilityState === 'hidden') return;
    seen = seenAfter(seen, before.get(moment.viewer), moment);
    before.set(moment.viewer, moment);
    keep(seen);
  };
  look();
  link.subscribe(look);
  const watch: Watch = { away, lastChosen: (viewer) => lastChosen(seen, viewer) };
  watches.set(link, watch);
  return watch;
}

const KEEP_MS = 300;

/** Writes the latest a moment after it changed, so that nobody waits for it; at once where the tab is closed. */
function lateKeeper(key: string): (seen: Seen) => void {
  let waiting: { readonly seen: Seen; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  const flush = (): void => {
    if (waiting === null) return;
    clearTimeout(waiting.timer);
    write(key, JSON.stringify(waiting.seen));
    waiting = null;
  };
  addEventListener('pagehide', flush);
  return (seen) => {
    waiting = { seen, timer: waiting?.timer ?? setTimeout(flush, KEEP_MS) };
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Known for this visit only.
  }
}
