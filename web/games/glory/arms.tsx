import { OTTO } from '@destrier/glory/page';
import { Blazoned } from '../../heraldry/blazoned.js';
import { knightArms } from './knight-arms.js';
import { useLook } from './look.js';
import { playerArms } from '../../heraldry/players.js';
import { Token } from './shields.js';

/** Coats of arms. Names stand beside them: they are seen, not heard. */

function isKnown(knight: string): knight is keyof typeof knightArms {
  return Object.hasOwn(knightArms, knight);
}

/** A knight of a pack has no arms of ours: his shield is plain. */
export function KnightArms({ knight, size }: { readonly knight: string; readonly size: number }) {
  return <Blazoned blazon={isKnown(knight) ? knightArms[knight].blazon : 'Argent'} size={size} />;
}

/**
 * The arms of somebody: their own, else those of the seat. The knight whom they play keeps his on his card: he is a
 * character of the game, and whoever plays him is known by their own shield at every table.
 */
export function SeatArms({ who, size }: { readonly who: number; readonly size: number }) {
  const { sitters } = useLook();
  const arms = who === OTTO ? undefined : (sitters[who]?.arms ?? playerArms[who]?.blazon);
  if (arms === undefined) return <Token who={who} size={size} />;
  return <Blazoned blazon={arms} size={size} />;
}
