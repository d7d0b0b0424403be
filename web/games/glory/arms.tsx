import { need } from '@destrier/engine';
import { OTTO } from '@destrier/glory/page';
import { shield } from '../../art/pieces.js';
import { Picture } from '../../art/picture.js';
import { playerArms } from '../../heraldry/players.js';
import { armsBeside } from '../../heraldry/told-apart.js';
import { knightArms } from './knight-arms.js';
import { useLook, type Look } from './look.js';

/** Coats of arms. Names stand beside them: they are seen, not heard. */

/** The arms of a seat that no game of Glory has. */
export const ARMS_OF_OTTO = need(playerArms[6], 'arms').blazon;

function isKnown(knight: string): knight is keyof typeof knightArms {
  return Object.hasOwn(knightArms, knight);
}

/** A knight of a pack has no arms of ours: his shield is plain. */
export function knightBlazon(knight: string): string {
  return isKnown(knight) ? knightArms[knight].blazon : 'Argent';
}

/**
 * What somebody bears: everything of theirs on the table, shields and pawns alike, comes from here. The knight whom they
 * play keeps his arms on his card: he is a character of the game, and whoever plays him is known by their own shield.
 */
export function blazonBorne({ sitters }: Pick<Look, 'sitters'>, who: number): string {
  if (who !== OTTO) return need(sitters[who], 'somebody on the seat').arms;
  return armsBeside(
    sitters.map(({ arms }) => arms),
    ARMS_OF_OTTO,
  );
}

interface ArmsProps {
  /** In pixels; without it, as wide as its place. */
  readonly size?: number;
}

function Arms({ blazon, size }: ArmsProps & { readonly blazon: string }) {
  return (
    <span className="arms">
      <Picture drawing={shield(blazon)} width={size} />
    </span>
  );
}

export function KnightArms({ knight, ...size }: ArmsProps & { readonly knight: string }) {
  return <Arms blazon={knightBlazon(knight)} {...size} />;
}

export function SeatArms({ who, ...size }: ArmsProps & { readonly who: number }) {
  return <Arms blazon={blazonBorne(useLook(), who)} {...size} />;
}
