import { useWords } from '../app/words.js';
import type { Ended } from '../storage/saved.js';
import { isolated } from '../table/isolated-names.js';
import { Said } from '../table/said.js';

export interface Placed extends Ended {
  readonly seat: number;
  readonly name: string;
}

/** How a game ended, from the first place on; nothing before. */
export function Placings({ ended }: { readonly ended: readonly Placed[] }) {
  const { say } = useWords();
  if (ended.length === 0) return null;
  const ordered = ended.toSorted((one, other) => one.place - other.place);
  return (
    <span className="placings">
      {ordered.map(({ seat, name, place, score }, i) => (
        <span key={seat}>
          {i > 0 && ' · '}
          <Said text={say('table.over.place', { place, score, seat: { said: isolated(name) } })} />
        </span>
      ))}
    </span>
  );
}
