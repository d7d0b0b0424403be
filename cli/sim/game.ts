import { NoEnd } from '@destrier/bots';
import { faultOf } from '@destrier/bots/crew';
import {
  newMatch,
  randomStep,
  resultOf,
  run,
  spell,
  stateHash,
  streamFrom,
  Table,
  tableKey,
  walk,
  type Match,
  type Prepared,
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

/** What was chosen, in order. */
export interface Chosen {
  readonly seat: Seat;
  readonly option: string;
}

const botsOf = (seed: string): Stream => streamFrom(seed, 'bots');

function checkCap(match: Match): void {
  const { choiceCap } = match.prepared.game;
  if (match.n >= choiceCap) throw new NoEnd(`no end after ${choiceCap} choices`);
}

/** Plays a game with random bots, which rather do something than pass. */
export function playRandomly(prepared: Prepared, seed: string, sink: Sink | null): Played {
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
    return brokenOf(prepared, seed, error, chosenIn(prepared, seed));
  }
  return playedOf(match);
}

/** What counts of a game that is over. */
export function playedOf(match: Match): Played {
  const result = resultOf(match);
  return {
    decisions: match.n,
    hash: stateHash(match),
    places: result.map(({ place }) => place),
    scores: result.map(({ score }) => score),
  };
}

/** A game that went wrong after these choices. */
export function brokenOf(
  { game, seats, options }: Prepared,
  seed: string,
  error: unknown,
  play: readonly Chosen[],
): Played {
  const { code, message } = faultOf(error);
  const comment = `After the last line: ${message}`;
  const told = { game: game.id, seats: seats.length, options, seed, play, comment };
  return { decisions: play.length, fault: { code, message, scenario: scenarioText(told) } };
}

/** The choices of a random game up to its fault. */
function chosenIn(prepared: Prepared, seed: string): Chosen[] {
  const play: Chosen[] = [];
  try {
    tellRandom(prepared, seed, (chosen) => play.push(chosen));
  } catch {
    // What was chosen up to here leads to the fault.
  }
  return play;
}

function tableOf({ game, seats, options, content }: Prepared, seed: string): Table {
  return Table.start(game, { seats: seats.length, options, content, seed });
}

/** Plays the same random game once more at a table, which keeps its history. */
export function tellRandom(
  prepared: Prepared,
  seed: string,
  hear?: (chosen: Chosen) => void,
): Table {
  const table = tableOf(prepared, seed);
  const bots = botsOf(seed);
  while (!table.over) {
    checkCap(table.match);
    const { question, choice } = randomStep(table.match, bots, true);
    const option = spell(choice.verb, choice.args);
    hear?.({ seat: question.seat, option });
    table.choose(question.seat, table.askOf(question)?.id, option);
  }
  return table;
}

/** Makes choices once more at a table, which keeps its history. */
export function tellChosen(prepared: Prepared, seed: string, play: readonly Chosen[]): Table {
  const table = tableOf(prepared, seed);
  for (const { seat, option } of play) {
    const answer = table.choose(seat, undefined, option);
    if (!answer.ok) throw new Error(`${option} of seat ${seat} is refused: ${answer.refusal.why}`);
  }
  return table;
}
