import { requestAt } from '@destrier/bots/host';
import type { Seat } from '@destrier/engine';
import { print, type Session } from '../session.js';

/** Who is asked for a hint, and how long it thinks at most. */
const HINTING = { bot: 'strong', ms: 1000 };

/** Says what a bot would choose in the place of the seat, from what the seat knows. Ctrl-C stops it. */
export async function printHint(session: Session, seat: Seat): Promise<void> {
  const { host, speaker, table, terminal } = session;
  const asked = requestAt(table, seat, HINTING);
  if (asked === undefined) return print(session, 'cli.hint.unasked');
  const done = await terminal.during((signal) => host.think(asked.request, signal));
  if ('typed' in done) return;
  const [verb = '', ...words] = done.result.option.split(' ');
  print(session, 'cli.hint.told', { option: { said: speaker.option(verb, words) } });
}
