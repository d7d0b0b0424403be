/** Which games somebody was told of; kept in this browser where it lets us. */

const key = (game: string): string => `destrier.primer.${game}`;

export function hasRead(game: string): boolean {
  try {
    return localStorage.getItem(key(game)) !== null;
  } catch {
    // Where nothing can be stored, the primer would be shown at every table.
    return true;
  }
}

export function setRead(game: string): void {
  try {
    localStorage.setItem(key(game), 'read');
  } catch {
    // It is closed for this visit.
  }
}
