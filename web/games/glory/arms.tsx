import { need } from '@destrier/engine';
import { OTTO } from '@destrier/glory/page';
import { shield, type PawnColour } from '../../art/pieces.js';
import { Picture } from '../../art/picture.js';
import { playerArms } from '../../heraldry/players.js';
import { knightArms } from './knight-arms.js';
import { useLook, type Look } from './look.js';

/** Coats of arms. Names stand beside them: they are seen, not heard. */

/** A seat that no game of Glory has: its arms are free for Otto. */
const ARMS_OF_OTTO = 6;

interface SeatArmsLook {
  readonly blazon: string;
  readonly pawn: PawnColour;
}

/** What somebody bears: everything of theirs on the table, shields and pawns alike, comes from here. */
export function armsOf(who: number): SeatArmsLook {
  const { blazon, colour } = need(playerArms[who === OTTO ? ARMS_OF_OTTO : who], 'arms');
  return { blazon, pawn: colour === 'murrey' ? 'purpure' : colour };
}

function isKnown(knight: string): knight is keyof typeof knightArms {
  return Object.hasOwn(knightArms, knight);
}

/** A knight of a pack has no arms of ours: his shield is plain. */
export function knightBlazon(knight: string): string {
  return isKnown(knight) ? knightArms[knight].blazon : 'Argent';
}

/**
 * The arms of somebody: their own, else those of the seat. The knight whom they play keeps his on his card: he is a
 * character of the game, and whoever plays him is known by their own shield at every table.
 */
export function blazonBorne({ sitters }: Pick<Look, 'sitters'>, who: number): string {
  return sitters[who]?.arms ?? armsOf(who).blazon;
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
