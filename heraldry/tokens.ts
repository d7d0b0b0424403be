/** A blazon cut into words; commas and the like only help the reader. */
export interface Token {
  readonly word: string;
  /** Where it starts in the blazon, counted from 0. */
  readonly position: number;
}

/** Says what is wrong with a blazon, and where. */
export class BlazonError extends Error {
  override readonly name = 'BlazonError';
  readonly blazon: string;
  readonly position: number;
  /** The word that was probably meant; undefined where none is near. */
  readonly meant: string | undefined;

  constructor(blazon: string, position: number, problem: string, meant?: string) {
    super(`${problem} (character ${position + 1} of “${blazon}”)`);
    this.blazon = blazon;
    this.position = position;
    this.meant = meant;
  }
}

export function tokens(blazon: string): readonly Token[] {
  return [...blazon.matchAll(/[()]|[^\s,;:.()]+/g)].map(({ 0: word, index }) => ({
    word: word.toLowerCase().replaceAll(/['’]/g, '').replaceAll('é', 'e'),
    position: index,
  }));
}

/** Which of several names was meant, if one is near enough in spelling. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const ranked = names.map((name) => ({ name, far: distance(word, name) }));
  ranked.sort((a, b) => a.far - b.far);
  const best = ranked[0];
  return best !== undefined && best.far <= Math.max(1, word.length / 3) ? best.name : undefined;
}

/** How many letters to change, add, drop or swap with their neighbour. */
function distance(a: string, b: string): number {
  const table: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const far = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    table[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = far(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? far(i - 2, j - 2) + 1 : changed;
      table[i]?.push(Math.min(changed, swapped, far(i - 1, j) + 1, far(i, j - 1) + 1));
    }
  }
  return far(a.length, b.length);
}
