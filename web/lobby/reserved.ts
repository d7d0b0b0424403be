/** Whether something was to go on with last time: room is left for it before it is known what. */

const KEY = 'destrier.goOn';

export function readStrip(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function writeStrip(isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Then the page moves a little once.
  }
}
