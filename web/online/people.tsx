import { useEffect, useState } from 'react';
import { go } from '../app/route.js';
import { useWords } from '../app/words.js';
import { Blazoned } from '../heraldry/blazoned.js';
import { Button } from '../parts/button.js';
import { timeLeft } from '../people/time-left.js';
import type { Now } from '../table/link.js';
import { call } from './api.js';
import { timeText } from './clock.js';
import { Rating, RatingMoved } from '../people/rating.js';
import { BotTemper } from '../people/temper.js';
import type { OnlineTable } from './online-table.js';
import { useDeed } from './use-deed.js';

/** Who sits at a table of the server, their clocks, and what one may do besides choosing. */
export function People({ table, now }: { readonly table: OnlineTable; readonly now: Now }) {
  const { say } = useWords();
  const { wrong, busy, run } = useDeed();
  const [sure, setSure] = useState(false);
  const left = useClocks(table);
  const { card, seat, sitters, rematch } = table;
  const isOver = now.moment.result !== null;
  const isSeated = seat !== null;
  const post = (deed: string, body: object): void =>
    run(() => call('POST', `/tables/${card.id}/${deed}`, body));
  return (
    <>
      <ul className="people-list">
        {sitters.map(({ name, who, arms }, at) => {
          const time = left[at];
          const { rating, rated, isAway } = table.newsOf(at);
          const isLate = time !== undefined && time <= 0 && at !== seat && who === 'away';
          return (
            <li key={at}>
              <Blazoned blazon={arms} size={24} />
              <bdi>{name}</bdi>
              {typeof who === 'object' && <BotTemper level={who.bot} />}
              {isAway === true && <span className="gone-tag">{say('plate.away')}</span>}
              {rated !== undefined && <RatingMoved {...rated} />}
              {rating !== undefined && rated === undefined && <Rating {...rating} />}
              {time !== undefined && !isOver && (
                <span>{say('people.left', { time: { said: timeText(time) } })}</span>
              )}
              {isLate && isSeated && !isOver && (
                <Button disabled={busy} onClick={() => post('stand-in', { seat: at })}>
                  {say('people.standIn', {
                    name: { said: name },
                    level: { said: say(`open.level.${card.standIn}`) },
                  })}
                </Button>
              )}
              {at === seat && typeof who === 'object' && !isOver && (
                <Button kind="main" disabled={busy} onClick={() => post('back', { seat })}>
                  {say('people.back')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {isSeated && !isOver && !sure && (
        <Button kind="quiet" onClick={() => setSure(true)}>
          {say('people.resign')}
        </Button>
      )}
      {sure && !isOver && (
        <fieldset>
          <legend>{say('people.resign.sure')}</legend>
          <Button disabled={busy} onClick={() => post('resign', { seat })}>
            {say('people.resign.yes')}
          </Button>
          <Button kind="quiet" onClick={() => setSure(false)}>
            {say('people.resign.no')}
          </Button>
        </fieldset>
      )}
      {rematch !== undefined && isOver && (
        <Button
          kind="main"
          disabled={busy}
          onClick={() =>
            run(async () => {
              const id = await rematch();
              go({ at: 'table', id, key: null });
            })
          }
        >
          {say(card.rematch === null ? 'people.rematch' : 'people.rematch.wanted')}
        </Button>
      )}
      {wrong !== null && <p role="alert">{wrong}</p>}
    </>
  );
}

/** Milliseconds that each seat has left now; nothing at a table without clocks. */
function useClocks(table: OnlineTable): readonly (number | undefined)[] {
  const [at, setAt] = useState(() => Date.now());
  const hasClock = table.card.clock.kind !== 'none';
  useEffect(() => {
    if (!hasClock) return undefined;
    const timer = setInterval(() => setAt(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [hasClock]);
  return table.card.seats.map(({ seat }) => {
    const { clock } = table.newsOf(seat);
    return clock === undefined ? undefined : timeLeft(clock, at);
  });
}
