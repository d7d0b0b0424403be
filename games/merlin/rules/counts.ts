import type { Good, Province } from '../content/types.js';
import type { Counts } from '../state.js';

export const counts = (each: number): Counts => ({
  black: each,
  grey: each,
  blue: each,
  violet: each,
  orange: each,
  brown: each,
});
export const goodsOf = (each: number): { [good in Good]: Counts } => ({
  shield: counts(each),
  flag: counts(each),
  material: counts(each),
});

export function sumOf(of: { readonly [province in Province]: number }): number {
  return of.black + of.grey + of.blue + of.violet + of.orange + of.brown;
}
