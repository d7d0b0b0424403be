import type { Viewer } from '@destrier/engine';
import type { Moment } from '../../table/link.js';

/** What a viewer of a table has seen, to be kept. */
export interface Seen {
  /** How many choices stood when the table was last looked at. */
  readonly seq: number;
  /** Where in the log each choice of a viewer was made, by viewer: the latest last. */
  readonly chosen: { readonly [viewer: string]: readonly Mark[] };
}

/** A place in the log, and how many choices stood there. */
export interface Mark {
  readonly events: number;
  readonly seq: number;
}

/** Only the last few are ever needed: to go back to after an undo. */
const MOST_MARKS = 8;

export const NOTHING_SEEN: Seen = { seq: 0, chosen: {} };

/** What is seen after another moment, where `before` is the moment that the same viewer saw before it. */
export function seenAfter(seen: Seen, before: Moment | undefined, after: Moment): Seen {
  const viewer = String(after.viewer);
  const marks = marksOf(seen, after.viewer);
  const kept = marks.filter(({ events, seq }) => events <= after.events.length && seq < after.seq);
  const has = before !== undefined && hasChosen(before, after);
  const next = has ? [...kept, { events: before.events.length, seq: before.seq }] : kept;
  return {
    seq: after.seq,
    chosen: { ...seen.chosen, [viewer]: next.slice(-MOST_MARKS) },
  };
}

/** Where the viewer chose last; undefined where it never did. */
export function lastChosen(seen: Seen, viewer: Viewer): Mark | undefined {
  return marksOf(seen, viewer).at(-1);
}

function marksOf(seen: Seen, viewer: Viewer): readonly Mark[] {
  return seen.chosen[String(viewer)] ?? [];
}

/** A question of the viewer's is gone and a choice more stands: it was the viewer's, or answered together with it. */
function hasChosen(before: Moment, after: Moment): boolean {
  if (after.seq <= before.seq) return false;
  const open = new Set(own(after));
  return own(before).some((id) => !open.has(id));
}

function own({ asks, viewer }: Moment): string[] {
  return asks.filter((ask) => ask.seat === viewer && ask.kind !== 'aside').map(({ id }) => id);
}

/** Reads what was kept; nothing seen where it cannot be read. */
export function readSeen(text: string | null): Seen {
  if (text === null) return NOTHING_SEEN;
  try {
    const kept: unknown = JSON.parse(text);
    return isSeen(kept) ? kept : NOTHING_SEEN;
  } catch {
    return NOTHING_SEEN;
  }
}

function isSeen(value: unknown): value is Seen {
  return (
    isObject(value) &&
    typeof value['seq'] === 'number' &&
    isObject(value['chosen']) &&
    Object.values(value['chosen']).every((marks) => Array.isArray(marks) && marks.every(isMark))
  );
}

function isMark(value: unknown): value is Mark {
  return isObject(value) && typeof value['events'] === 'number' && typeof value['seq'] === 'number';
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
