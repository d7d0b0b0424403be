import { GOODS, PROVINCES, SERVANTS, type Need } from './types.js';

/** Everything that a quest may ask for. */
export const NEEDS: readonly Need[] = [
  ...[...GOODS, 'influence' as const, ...SERVANTS].flatMap((thing) =>
    [...PROVINCES, 'any' as const].map((where) => `${thing}-${where}` as const),
  ),
  ...PROVINCES.map((where) => `servant-${where}` as const),
];
