import { avalonEvents } from '@destrier/avalon/page';
import type { Seat } from '@destrier/engine';
import { Person } from './arms.js';
import { around } from '../../board/around.js';
import './dusk.css';
import { useLook } from './look.js';
import { tallyOf } from './tally.js';

/** What the round cost everybody, from its last combat until the next one begins. */
export function Dusk() {
  const { moment, say, speaker, view, viewer } = useLook();
  const tally = tallyOf(avalonEvents(moment.events), view.players.length);
  if (tally === undefined) return null;
  const { round, empty, losses } = tally;
  const signed = (n: number): string => (n === 0 ? '0' : `${n < 0 ? '−' : '+'}${Math.abs(n)}`);
  return (
    <table className="dusk">
      <caption>
        {say('board.tally', { round })}
        {empty.length === 0 ? null : (
          <p className="note">
            {say('board.tally.empty', {
              names: { said: empty.map((seat) => speaker.seat(seat)).join(', ') },
            })}
          </p>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('board.tally.player')}</th>
          <th scope="col">{say('board.tally.pile')}</th>
          <th scope="col">{say('board.tally.other')}</th>
          <th scope="col">{say('board.tally.health')}</th>
        </tr>
      </thead>
      <tbody>
        {around(view.players.length, viewer).map((seat: Seat) => (
          <tr key={seat}>
            <th scope="row">
              <Person who={seat} size={14} />
            </th>
            <td>{signed(-(losses[seat]?.pile ?? 0))}</td>
            <td>{signed(losses[seat]?.other ?? 0)}</td>
            <td>
              <b>{speaker.word(view.players[seat]?.health ?? 0)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
