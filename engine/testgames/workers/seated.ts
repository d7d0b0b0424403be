import {
  need,
  newMatch,
  prepare,
  run,
  tableKey,
  type Match,
  type Seat,
  type Table,
} from '../../index.js';
import { begun, colourOf, play, script } from '../../testkit/check.js';
import { workers } from './game.js';
import type { Resource, State } from './types.js';

/** Tables for tests: begun with what is given, played in lines such as `red: place mine`. */

interface Given {
  readonly seed?: string;
  readonly options?: { readonly [id: string]: string };
  /** Outcomes by stream, the first of them first. */
  readonly random?: { readonly [stream: string]: readonly (string | number)[] };
  /** Changes the state before the first question is answered. */
  readonly given?: (s: State) => void;
  /** Begins with this procedure above the first question. */
  readonly begin?: (match: Match) => void;
}

export function seated(seats: number, given: Given = {}): Table {
  const seed = given.seed ?? 'workers';
  const match = newMatch(prepare(workers, seats, given.options), tableKey(seed));
  if (given.random !== undefined) script(match, given.random);
  run(match);
  given.given?.(match.s);
  return begun(match, seed, given.begin);
}

/** Gives a seat exactly this much; the bank gives or takes the rest. */
export function purse(
  s: State,
  seat: Seat,
  amounts: { readonly [what in Resource]?: number },
): void {
  for (const what of ['coins', 'faith', 'strength'] as const) {
    const amount = amounts[what] ?? s.players[seat][what];
    s.bank[what] += s.players[seat][what] - amount;
    s.players[seat][what] = amount;
  }
}

export function stateOf(table: Table): State {
  return table.match.s;
}

const IDLE: { readonly [moment: string]: string } = {
  bids: 'bid 0',
  place: 'rest',
  end: 'end',
  road: 'camp',
};

/** Everybody bids nothing, rests and camps until somebody is asked at this moment, or the game is over. */
export function until(moment: 'place' | 'road' | 'over', table: Table): Table {
  for (
    let asks = table.asks();
    asks.every((ask) => ask.moment !== moment) && !table.over;
    asks = table.asks()
  ) {
    const { seat, moment: now } = need(asks[0], 'a question');
    play(table, `${colourOf(seat)}: ${need(IDLE[now], now)}`);
  }
  return table;
}
