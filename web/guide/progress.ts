/** How far somebody came in the guided game of a table; kept in this browser where it lets us. */

const key = (table: string): string => `destrier.guide.${table}`;

/** How far, and whether the herald was sent away and waits to be called. */
export interface Kept {
  /** The first step that was not passed. */
  readonly step: number;
  readonly isAway: boolean;
}

/** Null: this table has no guide. */
export function readProgress(table: string): Kept | null {
  try {
    const kept = localStorage.getItem(key(table));
    if (kept === null) return null;
    const [step = '', away] = kept.split(' ');
    return { step: Number(step), isAway: away === AWAY };
  } catch {
    return null;
  }
}

const AWAY = 'away';

export function writeProgress(table: string, { step, isAway }: Kept): void {
  try {
    localStorage.setItem(key(table), isAway ? `${step} ${AWAY}` : String(step));
  } catch {
    // The guide then ends with the visit.
  }
}

export function endProgress(table: string): void {
  try {
    localStorage.removeItem(key(table));
  } catch {
    // It was kept nowhere.
  }
}
