import { armsFor } from '../art/covers/plain.js';
import { shield } from '../art/pieces.js';
import { Picture } from '../art/picture.js';
import type { GameCard } from '../games/kit.js';

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

/** What somebody bears at a table. */
export function SeatArms({ arms, width }: { readonly arms: string; readonly width: number }) {
  return <Picture drawing={shield(arms)} width={width} />;
}

/** A seat for somebody: a dashed shield of gold. */
export function FreeShield({ width }: { readonly width: number }) {
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
