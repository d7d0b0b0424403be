import {
  promptOf,
  randomStep,
  spell,
  streamFrom,
  tableKey,
  type Ask,
  type Seat,
  type Step,
  type Table,
} from '@destrier/engine';
import { YOU, type Player } from './seating.js';

/** A seat that is asked something and for which a bot chooses. */
export function botAsked(table: Table, players: readonly Player[]): Seat | undefined {
  const asks = table.asks('public');
  return asks.find(({ kind, seat }) => kind !== 'aside' && players[seat]?.who !== YOU)?.seat;
}

/** The lowest level: plays at random, rather doing something than nothing. */
export function playRandom(table: Table, seat: Seat): void {
  // From the seed and the number of choices, so that a game that was saved goes on as it would have.
  const random = streamFrom(tableKey(table.seed), `bot ${seat} ${table.rows.length}`);
  let step = randomStep(table.match, random, true);
  while (step.question.seat !== seat) step = randomStep(table.match, random, true);
  const option = spell(step.choice.verb, step.choice.args);
  const answer = table.choose(seat, askOf(table, step).id, option);
  if (!answer.ok)
    throw new Error(`the bot chose ${option}, which is refused: ${answer.refusal.why}`);
}

function askOf(table: Table, { question }: Step): Ask {
  const prompt = promptOf(table.match, question);
  const found = table
    .asks('public')
    .find(
      (ask) => ask.seat === question.seat && ask.kind === question.kind && ask.prompt === prompt,
    );
  if (found === undefined) throw new Error(`nobody asks ${prompt}`);
  return found;
}
