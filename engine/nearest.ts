/** The known word with the fewest letters to change, if it is near enough to be meant. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 2)) + 1;
  for (const one of known) {
    const changes = distance(wanted, one.toLowerCase());
    if (changes < least) [best, least] = [one, changes];
  }
  return best;
}

const LISTED = 12;

/** What to write instead of a word that is not known. */
export function hintFor(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  if (near !== undefined) return `did you mean "${near}"?`;
  if (known.length === 0) return 'there is none to choose from';
  const more = known.length > LISTED ? `, and ${known.length - LISTED} more` : '';
  return `it is one of: ${known.slice(0, LISTED).join(', ')}${more}`;
}

// Letters put in, left out, replaced, or swapped with their neighbour.
function distance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let k = 1; k <= b.length; k++) {
      const replaced = (above[k - 1] as number) + (a[i - 1] === b[k - 1] ? 0 : 1);
      let least = Math.min(replaced, (above[k] as number) + 1, (row[k - 1] as number) + 1);
      if (k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1])
        least = Math.min(least, (before[k - 2] as number) + 1);
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[b.length] as number;
}
