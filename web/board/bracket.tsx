import type { ReactNode } from 'react';
import './bracket.css';

interface Stage {
  readonly label: string;
  readonly places: readonly ReactNode[];
}

/** A knock-out from its first slots, above, to the winner: half as many places in each stage as in the one before. */
export function Bracket({
  first,
  then,
}: {
  readonly first: Stage;
  readonly then: readonly Stage[];
}) {
  return (
    <div className="bracket">
      <ol className="bracket-slots" aria-label={first.label}>
        {first.places.map((place, at) => (
          // A slot has no name but its number.
          <li key={at}>{place}</li>
        ))}
      </ol>
      {then.map(({ label, places }) => (
        <ol key={label} className="bracket-stage" aria-label={label}>
          {places.map((place, at) => (
            <li key={at}>
              <span className="bracket-place">{place}</span>
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}
