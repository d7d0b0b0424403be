/**
 * Gives things of one sort one form: every field that any of them has, in one order, undefined where a thing has none.
 * Rules read content all the time, and fields of things that all have one form are found without being looked for.
 */
export function formOf<E extends object>(sort: Iterable<E>): (thing: E) => E {
  const blank: Record<string, undefined> = {};
  for (const thing of sort) for (const key of Object.keys(thing)) blank[key] = undefined;
  return (thing) => ({ ...blank, ...thing });
}

/** A table with another entry for each. */
export function tableOf<E, F>(
  table: { readonly [id: string]: E },
  entry: (of: E) => F,
): { readonly [id: string]: F } {
  return Object.fromEntries(Object.entries(table).map(([id, of]) => [id, entry(of)]));
}
