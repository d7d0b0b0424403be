import { PawnOf } from './circles.js';
import { useLook } from './look.js';

/** The pawns of somebody: those in hand, and the places of those on the board. */
export function Pawns({ who, left }: { readonly who: number; readonly left: number }) {
  const { content, say } = useLook();
  const all = Math.max(left, content.figures.pawns);
  return (
    <p className="pawns" data-anchor={`pawns:${who}`}>
      <span className="heard">{say('board.pawns', { n: left })}</span>
      {Array.from({ length: all }, (_, at) => (
        // Pawns of one seat are all alike.
        <span key={at} className={at < left ? 'pawn' : 'pawn pawn-out'}>
          <PawnOf who={who} />
        </span>
      ))}
    </p>
  );
}
