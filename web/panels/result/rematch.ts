import { openLocal } from '../../local/opening.js';
import { HERE } from '../../storage/saved.js';
import { store } from '../../storage/store.js';
import type { TableLink } from '../../table/link.js';

/** Another game with the same people and options in this browser; its id. */
export function rematch({ kit, sitters, options, counsel }: TableLink): Promise<string> {
  const players = sitters.map(({ name, who }) => ({
    name,
    who: typeof who === 'object' ? who.bot : HERE,
  }));
  return openLocal(kit, { players, options, counsel: counsel !== undefined }, store);
}
