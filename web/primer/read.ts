/** How far somebody was told of a game; kept in this browser where it lets us. */

const key = (game: string): string => `destrier.primer.${game}`;

const READ = 'read';

/** The card to begin with, from 0; null where all of it was read. */
export function readAt(game: string): number | null {
  try {
    const kept = localStorage.getItem(key(game));
    return kept === READ ? null : Number(kept ?? 0) || 0;
  } catch {
    // Where nothing can be stored, the primer would be shown at every table.
    return null;
  }
}

export function setReadAt(game: string, card: number | null): void {
  try {
    localStorage.setItem(key(game), card === null ? READ : String(card));
  } catch {
    // It is as far as it is for this visit.
  }
}
