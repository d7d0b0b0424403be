import {
  newMatch,
  RuleFault,
  run,
  tableKey,
  type Happened,
  type Match,
  type Prepared,
  type Question,
  type SeatResult,
  type Sink,
} from '@destrier/engine';
import type { Thought } from './mind.js';
import { mainQuestion, take } from './steps.js';

/** Somebody who answers for a seat: a level, a program of somebody else, one who thinks in a thread of its own. */
export interface Player {
  /** As results name it: `greedy@1`, `exec:./mybot.py`. */
  readonly name: string;
  /** Answers the question; `match` is the true one, and a player must look at it through `eyesOf` alone. */
  decide(match: Match, question: Question, seed: string): Thought | Promise<Thought>;
  /** Told how a game ended. */
  over?(match: Match): void;
}

/** Told of what happens while it happens, of each decision before it is carried out, and of the end. */
export interface Watcher {
  happened?(match: Match, event: Happened): void;
  /** A rule was applied. */
  fired?(rule: string): void;
  decided?(match: Match, question: Question, thought: Thought, ms: number): void;
  over?(match: Match): void;
}

/** More choices were made than any game can have. */
export class NoEnd extends RuleFault {}

/** The seed of the game with this number. */
export function seedOf(seed: string, game: number): string {
  return `${seed}/${game}`;
}

/** A game between players, to its end. The same seed and players give the same game. */
export async function playGame(
  prepared: Prepared,
  players: readonly Player[],
  seed: string,
  watchers: readonly Watcher[] = [],
): Promise<Match> {
  const match = newMatch(prepared, tableKey(seed));
  match.sink = sinkOf(match, watchers);
  run(match);
  const { choiceCap } = prepared.game;
  while (!match.over) {
    if (match.n >= choiceCap) throw new NoEnd(`no end after ${choiceCap} choices`);
    const question = mainQuestion(match);
    const player = players[question.seat];
    if (player === undefined) throw new Error(`nobody plays seat ${question.seat}`);
    const begun = performance.now();
    const answered = player.decide(match, question, `${seed}/${match.n}`);
    const thought = answered instanceof Promise ? await answered : answered;
    const ms = performance.now() - begun;
    for (const watcher of watchers) watcher.decided?.(match, question, thought, ms);
    take(match, { question, choice: thought.step.choice });
  }
  for (const player of players) player.over?.(match);
  for (const watcher of watchers) watcher.over?.(match);
  return match;
}

/** Passes events on to those who listen; null where nobody does, which is faster. */
function sinkOf(match: Match, watchers: readonly Watcher[]): Sink | null {
  const listening = watchers.filter(({ happened, fired }) => (happened ?? fired) !== undefined);
  if (listening.length === 0) return null;
  return {
    event(name, params) {
      for (const watcher of listening) watcher.happened?.(match, { name, params });
    },
    draw() {},
    fired(rule) {
      for (const watcher of listening) watcher.fired?.(rule);
    },
  };
}

/** What a finished game says of each seat. A victory shared by two counts half for each. */
export function winShares(result: readonly SeatResult[]): number[] {
  const winners = result.filter(({ place }) => place === 1).length;
  return result.map(({ place }) => (place === 1 ? 1 / winners : 0));
}
