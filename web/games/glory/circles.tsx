import { circlesOf, type Spot } from '@destrier/glory/page';
import { Picture } from '../../art/picture.js';
import { pawnIn } from '../../heraldry/pawn-in.js';
import { blazonBorne } from './arms.js';
import { useLook } from './look.js';

/** The pawn of somebody, in the arms that they bear. */
export function PawnOf({ who }: { readonly who: number }) {
  return <Picture drawing={pawnIn(blazonBorne(useLook(), who))} thing={`pawn:${who}`} />;
}

/** The pawns on a place, and its free circles. Where there is room for any number, they stand in one zone. */
export function Circles({ spot }: { readonly spot: Spot }) {
  const { g, name, say, view } = useLook();
  const { spaces, owners } = view.placed;
  const pawns = owners.filter((_, at) => spaces[at] === spot);
  const free = circlesOf(g, spot);
  const room = free === Infinity ? say('board.space.free') : say('board.circles', { n: free });
  return (
    <span className="circles" data-anchor={`space:${spot}`}>
      <span className="heard">{[...pawns.map(name), room].join(', ')}</span>
      {free === Infinity ? (
        <span className="zone" style={{ '--count': Math.max(1, pawns.length) }}>
          {pawns.map((who, at) => (
            // Pawns stand in the order in which they came.
            <PawnOf key={at} who={who} />
          ))}
        </span>
      ) : (
        [...pawns, ...Array.from({ length: free }, () => null)].map((who, at) => (
          <span key={at} className="circle-slot">
            {who === null ? null : <PawnOf who={who} />}
          </span>
        ))
      )}
    </span>
  );
}
