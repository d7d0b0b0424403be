import type { Route } from '../../app/route.js';
import { openLocal } from '../../local/opening.js';
import { HERE } from '../../storage/saved.js';
import { store } from '../../storage/store.js';
import type { TableLink } from '../../table/link.js';

/** How to play another game with the same people and options, and where it is then; undefined for those who only look on. */
export function rematchAt(link: TableLink): (() => Promise<Route>) | undefined {
  if (link.place === 'here') return async () => ({ at: 'here', id: await opened(link) });
  const { rematch } = link;
  if (rematch === undefined) return undefined;
  return async () => ({ at: 'table', id: await rematch(), key: null });
}

/** In this browser; its id. */
function opened({ kit, sitters, options, counsel }: TableLink): Promise<string> {
  const players = sitters.map(({ name, who }) => ({
    name,
    who: typeof who === 'object' ? who.bot : HERE,
  }));
  return openLocal(kit, { players, options, counsel: counsel !== undefined }, store);
}
