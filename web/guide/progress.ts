/** How far somebody came in the guided game of a table; kept in this browser where it lets us. */

const key = (table: string): string => `destrier.guide.${table}`;

/** How far, and whether the herald was sent away and waits to be called. */
export interface Kept {
  /** The first step that was not passed. */
  readonly step: number;
  readonly isAway: boolean;
  /** How many choices stood when something else was chosen than the lesson shows; null: all went as it does. */
  readonly strayedAt: number | null;
}

export const FIRST_STEP: Kept = { step: 0, isAway: false, strayedAt: null };

/** Null: this table has no guide. */
export function readProgress(table: string): Kept | null {
  try {
    const kept = localStorage.getItem(key(table));
    if (kept === null) return null;
    const [step = '', where, strayed] = kept.split(' ');
    return {
      step: Number(step),
      isAway: where === AWAY,
      strayedAt: strayed === undefined ? null : Number(strayed),
    };
  } catch {
    return null;
  }
}

const AWAY = 'away';

export function writeProgress(table: string, { step, isAway, strayedAt }: Kept): void {
  try {
    const words = [step, isAway ? AWAY : 'here', ...(strayedAt === null ? [] : [strayedAt])];
    localStorage.setItem(key(table), words.join(' '));
  } catch {
    // The guide then ends with the visit.
  }
}

/** Whoever goes on with a lesson finds the herald there. */
export function callHerald(table: string): void {
  const kept = readProgress(table);
  if (kept !== null) writeProgress(table, { ...kept, isAway: false });
}

export function endProgress(table: string): void {
  try {
    localStorage.removeItem(key(table));
  } catch {
    // It was kept nowhere.
  }
}
