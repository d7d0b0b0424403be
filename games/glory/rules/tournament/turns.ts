import type { OpenLook } from '../../state.js';

/** [G18.14] */
export function sideBySide(g: OpenLook): boolean {
  return g.options['duels'] === 'together';
}
