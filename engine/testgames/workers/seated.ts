import {
  need,
  newMatch,
  prepare,
  run,
  Table,
  tableKey,
  type Match,
  type Refusal,
  type Seat,
} from '../../index.js';
import { COLOURS } from './content.js';
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
  if (given.random !== undefined)
    match.script = new Map(
      Object.entries(given.random).map(([label, outcomes]) => [label, [...outcomes]]),
    );
  run(match);
  given.given?.(match.s);
  given.begin?.(match);
  run(match);
  return Table.at(match, seed);
}

/** Gives a seat exactly so much; the bank gives or takes the rest. */
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

function parse(line: string): { seat: Seat; option: string } {
  const [colour = '', option = ''] = line.split(': ');
  const seat = COLOURS.indexOf(colour);
  if (seat === -1) throw new Error(`${line}: there is no seat ${colour}`);
  return { seat: seat as Seat, option };
}

/** Plays the lines; one that is refused is an error. */
export function play(table: Table, ...lines: string[]): void {
  for (const line of lines) {
    const refusal = refused(table, line);
    if (refusal !== undefined) throw new Error(`${line}: ${JSON.stringify(refusal)}`);
  }
}

/** The refusal of a line, or nothing if it was played. */
export function refused(table: Table, line: string): Refusal | undefined {
  const { seat, option } = parse(line);
  const answer = table.choose(seat, undefined, option);
  return answer.ok ? undefined : answer.refusal;
}

/** All options of the seat's question. */
export function offered(table: Table, colour: string): string[] {
  return table.optionIds(need(COLOURS.indexOf(colour) as Seat, colour));
}

export function prompts(table: Table): string[] {
  return table.asks().map((ask) => `${need(COLOURS[ask.seat], 'a colour')}: ${ask.prompt}`);
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
    play(table, `${need(COLOURS[seat], 'a colour')}: ${need(IDLE[now], now)}`);
  }
  return table;
}
