import type { Speaker } from '@destrier/text';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import { calledBy } from './seat-names.js';
import { Said } from './said.js';
import type { Ranked } from './scores.js';

interface Props {
  /** From the first place on. */
  readonly ranked: readonly Ranked[];
  readonly speaker: Speaker;
  /** Shows the whole result. */
  readonly onMore: () => void;
}

/** The ranking, best first. */
export function Over({ ranked, speaker, onMore }: Props) {
  const { say } = useWords();
  const winners = ranked
    .filter(({ place }) => place === 1)
    .map(({ who }) => calledBy(speaker, who));
  const seats = { said: speaker.list(winners) };
  return (
    <div className="over">
      {winners.length === 0 ? null : (
        <p className="over-winner">
          <Said text={say('table.over.winner', { count: winners.length, seats })} />
        </p>
      )}
      <ul>
        {ranked.map(({ who, place, score }) => (
          <li key={who}>
            <Said
              text={say('table.over.place', {
                place,
                score,
                seat: { said: calledBy(speaker, who) },
              })}
            />
          </li>
        ))}
      </ul>
      <Button kind="main" className="over-more" onClick={onMore}>
        {say('table.over.more')}
      </Button>
    </div>
  );
}
