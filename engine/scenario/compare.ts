import type { Comparison, Plain } from './words.js';

/** Whether what was found is what was expected. A group of values is compared by the keys that are written. */
export function fits(
  expected: Plain,
  found: unknown,
  names: readonly string[],
  comparison: Comparison = 'same',
): boolean {
  if (Array.isArray(expected))
    return Array.isArray(found) && listFits(expected as readonly Plain[], found, names, comparison);
  if (typeof expected === 'object' && expected !== null)
    return (
      typeof found === 'object' &&
      found !== null &&
      Object.entries(expected).every(([key, value]) =>
        fits(value, (found as Record<string, unknown>)[key] ?? null, names),
      )
    );
  return sameScalar(expected, found, names);
}

function listFits(
  expected: readonly Plain[],
  found: readonly unknown[],
  names: readonly string[],
  comparison: Comparison,
): boolean {
  const wanted = comparison === 'any order' ? sorted(expected) : expected;
  const there =
    comparison === 'any order'
      ? sorted(found)
      : comparison === 'top'
        ? found.slice(0, wanted.length)
        : found;
  return wanted.length === there.length && wanted.every((value, i) => fits(value, there[i], names));
}

function sorted<T>(list: readonly T[]): readonly T[] {
  return list.toSorted((a, b) => (String(a) < String(b) ? -1 : 1));
}

// A kind may be called 7, and a seat is written by its name.
function sameScalar(
  expected: string | number | boolean | null,
  found: unknown,
  names: readonly string[],
): boolean {
  if (expected === found) return true;
  if (typeof expected === 'number') return String(expected) === found;
  return typeof expected === 'string' && typeof found === 'number' && names[found] === expected;
}
