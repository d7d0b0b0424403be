/** How far somebody came in the guided game of a table; kept in this browser where it lets us. */

const key = (table: string): string => `destrier.guide.${table}`;

/** The first step that was not passed; null: this table has no guide, or it was left. */
export function readProgress(table: string): number | null {
  try {
    const kept = localStorage.getItem(key(table));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

export function writeProgress(table: string, step: number): void {
  try {
    localStorage.setItem(key(table), String(step));
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
