import { keepPlan, requestAt, type BotHost, type HostReply } from '@destrier/bots/host';
import { need, type Seat, type Table } from '@destrier/engine';
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
): Promise<HostReply> {
  const asked = need(requestAt(table, seat, { bot: who, ms: MOST_MS }), 'what the bot is asked');
  const heard = await host.think(asked.request, signal);
  keepPlan(table.match, seat, heard.plan);
  const answer = table.choose(seat, asked.ask, heard.option);
  if (!answer.ok)
    throw new Error(`the bot chose ${heard.option}, which is refused: ${answer.refusal.why}`);
  return heard;
}
