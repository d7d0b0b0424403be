/** Values by their path in the content; `undefined` takes an entry away. */
export type Moves = { readonly [path: string]: unknown };

export interface Limit {
  /** Figures moved past what a check allows. */
  readonly past: readonly Moves[];
  /** Figures moved exactly to where they are still allowed, if they do not stand there already. */
  readonly at?: readonly Moves[];
}

export type Limits = { readonly [check: string]: Limit };

export const times = <T>(count: number, value: T): T[] =>
  Array.from({ length: count }, () => value);
export const trinket = { source: 'house', copies: 0 };
