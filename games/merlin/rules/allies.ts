import { need, type Seat } from '@destrier/engine';
import type { Knight } from '../content/types.js';
import type { Ally, Play } from '../state.js';

/** The knights of the Round Table who help a player. */

/** One of the allies, if the player has that one. */
export function allyIn<A extends Pick<Ally, 'knight'>>(
  { allies }: { readonly allies: readonly A[] },
  knight: Knight,
): A | undefined {
  // There are two at most, and most games are played without any.
  for (const ally of allies) if (ally.knight === knight) return ally;
  return undefined;
}

/** How many tiles are left on one of the allies. */
export function tilesOf(
  player: { readonly allies: readonly Pick<Ally, 'knight' | 'tiles'>[] },
  knight: Knight,
): number {
  return allyIn(player, knight)?.tiles ?? 0;
}

/** Takes a tile off a knight [M18.7]. */
export function takeTile(g: Play, seat: Seat, knight: Knight): Ally {
  const ally = need(allyIn(g.s.players[seat], knight), knight);
  ally.tiles--;
  g.event('usedTile', { seat, knight, left: ally.tiles });
  return ally;
}
