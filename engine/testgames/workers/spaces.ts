import { need } from '../../index.js';
import { SPACES } from './content.js';

interface Circles<L> {
  /** Who stands there. */
  readonly taken: L;
  readonly free: number;
}

/** The circles of a space, as a rule or a menu sees them. */
export function circlesOf<L extends { readonly length: number }>(
  all: readonly L[],
  space: string,
): Circles<L> {
  const index = SPACES.findIndex(({ id }) => id === space);
  const taken = need(all[index], `the space ${space}`);
  return { taken, free: need(SPACES[index], space).circles - taken.length };
}
