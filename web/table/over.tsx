import type { SeatResult } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import { bringIntoSight } from './in-sight.js';
import { Said } from './said.js';

/** The ranking, best first. */
export function Over({
  result,
  speaker,
}: {
  readonly result: readonly SeatResult[];
  readonly speaker: Speaker;
}) {
  const { say } = useWords();
  const ranked = result.toSorted((one, other) => one.place - other.place);
  const winners = ranked.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const seats = { said: speaker.list(winners.map(speaker.seat)) };
  return (
    <div className="over">
      {winners.length === 0 ? null : (
        <p className="over-winner">
          <Said text={say('table.over.winner', { count: winners.length, seats })} />
        </p>
      )}
      <ul>
        {ranked.map(({ seat, place, score }) => (
          <li key={seat}>
            <Said
              text={say('table.over.place', { place, score, seat: { said: speaker.seat(seat) } })}
            />
          </li>
        ))}
      </ul>
      <Button kind="main" className="over-more" onClick={showResult}>
        {say('table.over.more')}
      </Button>
    </div>
  );
}

/** Where there is little room the result lies below the board. */
function showResult(): void {
  const tabs = document.querySelector('.table-side .tabs');
  if (tabs !== null) bringIntoSight(tabs, 'start');
}
