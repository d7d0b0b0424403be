import type { Open } from '../../state.js';

/** [G18.14] */
export function sideBySide(g: Open): boolean {
  return g.options['duels'] === 'together';
}
