import {
  newMatch,
  questions,
  randomStep,
  resultOf,
  RuleFault,
  run,
  spell,
  stateHash,
  streamFrom,
  Table,
  tableKey,
  walk,
  type Match,
  type Prepared,
  type Question,
  type Seat,
  type Sink,
  type Stream,
} from '@destrier/engine';
import { scenarioText } from '@destrier/engine/scenario';
import type { ErrorCode } from '../errors.js';

/** One simulated game: what counts of it. */
export type Played =
  | {
      readonly decisions: number;
      /** Hash of the last state. */
      readonly hash: string;
      /** By seat. */
      readonly places: readonly number[];
      readonly scores: readonly number[];
    }
  | { readonly decisions: number; readonly fault: Fault };

export interface Fault {
  readonly code: ErrorCode;
  readonly message: string;
  /** A scenario that leads to the fault. */
  readonly scenario: string;
}

class NoEnd extends RuleFault {}

/** The seed of the game with this number. */
export function seedOf(seed: string, game: number): string {
  return `${seed}/${game}`;
}

const botsOf = (seed: string): Stream => streamFrom(seed, 'bots');

function checkCap(match: Match): void {
  const { choiceCap } = match.prepared.game;
  if (match.n >= choiceCap) throw new NoEnd(`no end after ${choiceCap} choices`);
}

/** Plays a game with random bots, which rather do something than pass. */
export function playGame(prepared: Prepared, seed: string, sink: Sink | null): Played {
  const match = newMatch(prepared, tableKey(seed));
  match.sink = sink;
  try {
    const bots = botsOf(seed);
    run(match);
    while (!match.over) {
      checkCap(match);
      walk(match, bots, true);
    }
  } catch (error) {
    return { decisions: match.n, fault: faultOf(prepared, seed, error) };
  }
  const result = resultOf(match);
  return {
    decisions: match.n,
    hash: stateHash(match),
    places: result.map(({ place }) => place),
    scores: result.map(({ score }) => score),
  };
}

function faultOf(prepared: Prepared, seed: string, error: unknown): Fault {
  const message = error instanceof Error ? error.message : String(error);
  const play: { seat: Seat; option: string }[] = [];
  try {
    tell(prepared, seed, (seat, option) => play.push({ seat, option }));
  } catch {
    // What was chosen up to here leads to the fault.
  }
  const { game, seats, options } = prepared;
  const comment = `After the last line: ${message}`;
  return {
    code: error instanceof NoEnd ? 'limit.reached' : 'internal',
    message,
    scenario: scenarioText({ game: game.id, seats: seats.length, options, seed, play, comment }),
  };
}

/** Plays the same game once more at a table, which keeps its history. */
export function tell(
  { game, seats, options, content }: Prepared,
  seed: string,
  hear?: (seat: Seat, option: string) => void,
): Table {
  const table = Table.start(game, { seats: seats.length, options, content, seed });
  const bots = botsOf(seed);
  while (!table.over) {
    checkCap(table.match);
    const { question, choice } = randomStep(table.match, bots, true);
    const option = spell(choice.verb, choice.args);
    hear?.(question.seat, option);
    table.choose(question.seat, askIdOf(table, question), option);
  }
  return table;
}

// The asks of a table stand in the order of the questions of its match.
function askIdOf(table: Table, { seat, fiber, depth, spec }: Question): string | undefined {
  const at = questions(table.match).findIndex(
    (other) =>
      other.seat === seat && other.fiber === fiber && other.depth === depth && other.spec === spec,
  );
  return table.asks('public')[at]?.id;
}
