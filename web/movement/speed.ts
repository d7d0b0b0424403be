/** How fast things move, as somebody prefers it. */
export const SPEEDS = ['slow', 'normal', 'fast', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

const PACES: { readonly [speed in Speed]: number } = { slow: 1.7, normal: 1, fast: 0.5, none: 0 };

/** By what every duration is multiplied; 0: nothing moves. */
export function paceOf(speed: Speed): number {
  return wantsStillness() ? 0 : PACES[speed];
}

/** What the system of the reader asks for counts more than what the page was told. */
export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
