import type { Proc } from '@destrier/engine';
import type { G, Open, Rule } from '../../state.js';

/** Runs a procedure once for each of these, one after the other: what is called last runs first. */
export function callEach<A extends object>(
  g: Rule,
  procedure: Proc<G, A>,
  each: readonly A[],
): void {
  for (const args of each.toReversed()) g.call(procedure, args);
}

/** [G18.14] */
export function sideBySide(g: Open): boolean {
  return g.options['duels'] === 'together';
}
