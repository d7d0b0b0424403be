import { requestOf, type BotHost, type Heard } from '@destrier/bots/host';
import { need, questions, sha256, tableKey, type Seat, type Table } from '@destrier/engine';
import { YOU, type Player } from './seating.js';

/** Nobody waits longer for a decision of a bot. */
const MOST_MS = 1000;

/** A seat that is asked something and for which a bot chooses. */
export function botAsked(table: Table, players: readonly Player[]): Seat | undefined {
  const asks = table.asks('public');
  return asks.find(({ kind, seat }) => kind !== 'aside' && players[seat]?.who !== YOU)?.seat;
}

/** Lets the bot of a seat choose. Until it has, nothing changes. */
export async function playBot(
  table: Table,
  seat: Seat,
  { who }: Player,
  host: BotHost,
  signal: AbortSignal,
): Promise<Heard> {
  // The asks of a table stand in the order of the questions of its match.
  const at = table.asks('public').findIndex((one) => one.seat === seat && one.kind !== 'aside');
  const ask = need(table.asks('public')[at], 'what the bot is asked');
  const question = need(questions(table.match)[at], 'what the bot is asked');
  // From the seed and the number of choices, so that a game that was saved goes on as it would have.
  const seed = sha256(`${tableKey(table.seed)} bot ${seat} ${table.rows.length}`);
  const heard = await host.think(
    requestOf(table.match, question, { bot: who, seed, ms: MOST_MS }),
    signal,
  );
  const answer = table.choose(seat, ask.id, heard.option);
  if (!answer.ok)
    throw new Error(`the bot chose ${heard.option}, which is refused: ${answer.refusal.why}`);
  return heard;
}
