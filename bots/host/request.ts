import {
  dataOf,
  forkSeed,
  matchFrom,
  prepare,
  questions,
  sha256,
  tableKey,
  type AnyGame,
  type Match,
  type MatchData,
  type Question,
  type Seat,
  type Table,
} from '@destrier/engine';
import type { Thought } from '../mind.js';
import { planAt } from '../plan.js';
import { eyesOf } from '../steps.js';

export { keepPlan } from '../plan.js';

/** A bot and how long it may think. */
export interface Asking {
  /** A level by name: `strong`, `master@1:200`. */
  readonly bot: string;
  /** Where the bot's own randomness comes from. */
  readonly seed: string;
  /** Iterations; as many as the name says if not given. */
  readonly iterations?: number;
  /** Ends the search, however few iterations were made. */
  readonly ms?: number;
  /** Whether to tell what the lead after each option is made of. */
  readonly inParts?: boolean;
}

/** What a seat is asked and all that it can know, as plain data: it goes to a thread of Node or to a worker of a page. */
export interface Scene {
  /** By which the world was dealt. */
  readonly seed: string;
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [id: string]: string };
  readonly contentHash: string;
  /** The content of a pack; the game's own if not given. */
  readonly content?: object;
  /** A world dealt again by `eyesOf` with the same seed, never the true one. */
  readonly world: MatchData;
  readonly asked: AskedAs;
}

/** What a bot is asked. */
export interface Request extends Asking, Scene {
  /** What is left of the plan of its turn. */
  readonly plan: readonly string[];
}

/** A question as plain data: whose, and where it stands. */
interface AskedAs {
  readonly seat: Seat;
  readonly fiber: number;
  readonly depth: number;
  readonly name: string;
}

/** What the bot answers. */
export interface Reply extends Omit<Thought, 'step' | 'fell'> {
  readonly option: string;
}

/** Asks a bot what a seat is asked at a table; undefined if it is asked nothing. */
export function requestAt(
  table: Table,
  seat: Seat,
  asking: Omit<Asking, 'seed'>,
): { readonly ask: string; readonly request: Request } | undefined {
  const open = table.open('public').find(({ ask }) => ask.seat === seat && ask.kind !== 'aside');
  if (open === undefined) return undefined;
  // From the seed and the number of choices, so that a game that was saved goes on as it would have.
  const seed = sha256(`${tableKey(table.seed)} bot ${seat} ${table.rows.length}`);
  return { ask: open.ask.id, request: requestOf(table.match, open.question, { ...asking, seed }) };
}

/** Asks a bot on behalf of a seat. */
export function requestOf(match: Match, question: Question, asking: Asking): Request {
  const plan = planAt(match, question.seat);
  return { ...asking, ...sceneOf(match, question, asking.seed), plan };
}

/** A question as its seat sees it: nothing that it cannot see gets into the scene. */
export function sceneOf(match: Match, question: Question, seed: string): Scene {
  const { seat, fiber, depth, spec } = question;
  const { game, seats, options, contentHash, content } = match.prepared;
  return {
    seed,
    game: game.id,
    seats: seats.length,
    options,
    contentHash,
    ...(content === (game.content as object) ? {} : { content }),
    world: dataOf(eyesOf(match, seat, seed)),
    asked: { seat, fiber, depth, name: spec.name },
  };
}

// A request brings a copy of its content each time, and what is prepared is kept by content.
const contents = new Map<string, object>();

/** The world of a scene of this game. It shares its parts with the scene, so nothing may be played in it. */
export function worldOf(
  { seats, options, contentHash, content, world, seed }: Scene,
  game: AnyGame,
): Match {
  if (content !== undefined && !contents.has(contentHash)) contents.set(contentHash, content);
  const used = content === undefined ? undefined : contents.get(contentHash);
  const prepared = prepare(game, seats, options, used);
  return matchFrom(prepared, world, tableKey(forkSeed(seed)));
}

/** The question of a scene in a world of the same seat. */
export function questionIn(match: Match, { seat, fiber, depth, name }: AskedAs): Question {
  const found = questions(match).find(
    (one) =>
      one.seat === seat && one.fiber === fiber && one.depth === depth && one.spec.name === name,
  );
  if (found === undefined) throw new Error(`${name} is not asked of seat ${seat} in this world`);
  return found;
}
