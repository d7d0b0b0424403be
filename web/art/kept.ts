import type { Drawing } from './drawing.js';

/** The same parameters give the same drawing: it is made when first asked for, and kept. */
export function kept<Given extends readonly unknown[]>(
  make: (...given: Given) => Drawing,
): (...given: Given) => Drawing {
  const made = new Map<string, Drawing>();
  return (...given) => {
    const key = JSON.stringify(given);
    const drawing = made.get(key) ?? make(...given);
    made.set(key, drawing);
    return drawing;
  };
}
