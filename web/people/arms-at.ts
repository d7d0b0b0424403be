import { armsBeside } from '../heraldry/told-apart.js';
import type { TableLink } from '../table/link.js';
import type { Who } from '../table/scores.js';

/** For an opponent without a seat of whom the game says nothing. */
const PLAIN = 'Argent, a bordure sable';

/** What somebody bears at a table, also an opponent who has no seat. */
export function armsAt({ sitters, kit }: Pick<TableLink, 'sitters' | 'kit'>, who: Who): string {
  const borne = sitters.map(({ arms }) => arms);
  const own = typeof who === 'number' ? borne[who] : undefined;
  return own ?? armsBeside(borne, kit.podium?.automa ?? PLAIN);
}
