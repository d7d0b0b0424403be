import { Said } from '../../../table/said.js';
import { useLook } from '../look.js';
import type { Account } from './account.js';
import { accountName } from './named.js';

/** A duel to be read: what was done in each engagement, and how it ended. */
export function Reading({ account }: { readonly account: Account }) {
  const look = useLook();
  const { say, speaker } = look;
  return (
    <>
      {account.engagements.map(({ number, events, end }) => (
        <section key={number} className="reading">
          <h4>{say('board.duel.engagement', { n: number })}</h4>
          <ul>
            {events.map((event, at) => (
              // Told in the order in which it happened; nothing is taken out.
              <li key={at}>
                <Said text={speaker.event(event)} />
              </li>
            ))}
            {end === undefined ? null : (
              <li>
                <b>
                  <Said
                    text={say('board.duel.engagementTo', {
                      name: { said: accountName(look, account.sides[end.winner]) },
                      one: end.attacks[end.winner],
                      other: end.attacks[end.winner === 0 ? 1 : 0],
                    })}
                  />
                </b>
              </li>
            )}
          </ul>
        </section>
      ))}
      {account.after.map((event, at) => (
        <p key={at}>
          <Said text={speaker.event(event)} />
        </p>
      ))}
    </>
  );
}

/** How a duel of this phase ended, in a line that unfolds. */
export function Ended({ account }: { readonly account: Account }) {
  const look = useLook();
  const { say } = look;
  const winner = account.winner ?? 0;
  const wins = ([0, 1] as const).map(
    (side) => account.engagements.filter(({ end }) => end?.winner === side).length,
  );
  const won = say('board.duel.ended', {
    winner: { said: accountName(look, account.sides[winner]) },
    loser: { said: accountName(look, account.sides[winner === 0 ? 1 : 0]) },
    won: wins[winner] ?? 0,
    lost: wins[1 - winner] ?? 0,
  });
  return (
    <details className="ended">
      <summary>
        <span className="ended-line">
          <Said text={won} />
        </span>
      </summary>
      <Reading account={account} />
    </details>
  );
}
