import { OTTO } from '@destrier/glory/page';
import { Blazoned } from '../../heraldry/blazoned.js';
import { knightArms } from './knight-arms.js';
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

export function SeatArms({ who, size }: { readonly who: number; readonly size: number }) {
  const seat = who === OTTO ? undefined : playerArms[who];
  if (seat === undefined) return <Token who={who} size={size} />;
  return <Blazoned blazon={seat.blazon} size={size} />;
}
