import { armsFor } from '../art/covers/plain.js';
import { shield } from '../art/pieces.js';
import { Picture } from '../art/picture.js';
import type { GameCard } from '../games/kit.js';
import { playerArms } from '../heraldry/players.js';

/** The arms of a game, as one picture. */
export function GameArms({
  card: { id, face },
  width,
}: {
  readonly card: Pick<GameCard, 'id' | 'face'>;
  readonly width: number;
}) {
  return <Picture drawing={shield(face?.arms ?? armsFor(id))} width={width} />;
}

/** The arms of a seat; of a free one a dashed shield of gold. */
export function SeatArms({
  seat,
  isFree = false,
  width,
}: {
  readonly seat: number;
  readonly isFree?: boolean;
  readonly width: number;
}) {
  if (isFree) return <FreeShield width={width} />;
  return <Picture drawing={shield(playerArms[seat]?.blazon ?? 'Argent')} width={width} />;
}

function FreeShield({ width }: { readonly width: number }) {
  return (
    <svg
      className="art free-shield"
      viewBox="-4 -4 208 248"
      width={width}
      height={(width * 248) / 208}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M8 8H192V112C192 168 158 208 100 232C42 208 8 168 8 112Z" />
    </svg>
  );
}
