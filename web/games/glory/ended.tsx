import { gloryEvents } from '@destrier/glory/page';
import { endedIn } from './duel/account.js';
import { Ended } from './duel/reading.js';
import { useLook, type Look } from './look.js';

/** Whether a duel of this phase is over and can be read. */
export function hasEnded({ moment }: Look): boolean {
  return endedIn(gloryEvents(moment.events)).length > 0;
}

/** How the last duel of this phase ended; those before it can be read too. */
export function EndedDuels() {
  const { moment, say } = useLook();
  const [last, ...before] = endedIn(gloryEvents(moment.events));
  if (last === undefined) return null;
  return (
    <section className="ended-duels" aria-label={say('board.duel.over')}>
      <Ended key={before.length} account={last} />
      {before.length === 0 ? null : (
        <details className="ended">
          <summary>{say('board.duel.earlier', { n: before.length })}</summary>
          {before.map((account, at) => (
            // The last one comes first, and none is ever taken away.
            <Ended key={before.length - at} account={account} />
          ))}
        </details>
      )}
    </section>
  );
}
