import { resolve } from 'node:path';
import {
  isChoice,
  menuOf,
  need,
  sha256,
  Table,
  type AnyEvaluation,
  type Match,
  type Question,
} from '@destrier/engine';
import { botNamed, type BotName } from '../level.js';
import { unsearched } from '../mind.js';
import { levelPlayer } from '../minds.js';
import type { Player } from '../play.js';
import { decisionOf, endOf, helloOf } from '../protocol/lines.js';
import { readLine } from '../protocol/order.js';
import { eyesOf, type Step } from '../steps.js';
import type { ProgramAnswer, Program } from './program.js';
import { dropProgram, freeProgram, takeProgram } from './programs.js';

const EXEC = 'exec:';
const LIST_UP_TO = 1000;

/** How long a program may take over a decision, if nobody says otherwise. */
export const BOT_SECONDS = 5;

/** The level that takes the seat of a program that lost it. */
const NEXT = botNamed('greedy') as BotName;

/** The path of the program that a bot's name names; undefined where it names a level. */
export function programIn(name: string): string | undefined {
  return name.startsWith(EXEC) ? resolve(name.slice(EXEC.length)) : undefined;
}

/**
 * A program of somebody else, as a player. One that ends, answers with something that is not an option or takes too long
 * loses its seat for the rest of the game to greedy.
 */
export function execPlayer(
  name: string,
  path: string,
  evaluation: AnyEvaluation | undefined,
  seconds: number = BOT_SECONDS,
): Player {
  const next = levelPlayer(NEXT, evaluation);
  let game: Match | undefined;
  /** The program that plays in this game; undefined once the seat is lost. */
  let program: Program | undefined;

  const begin = (hello: string): Program => {
    program = takeProgram(path);
    program.tell(hello);
    return program;
  };

  const ask = async (match: Match, question: Question, seed: string): Promise<ProgramAnswer> => {
    const decision = decisionFor(match, question, seed);
    if (program !== undefined && game === match) return program.ask(decision, seconds);
    game = match;
    const hello = greeting(match, question, seed);
    const first = begin(hello);
    const heard = await first.ask(decision, seconds);
    if ('line' in heard || !heard.isOver || first.games === 0) return heard;
    // It left after an earlier game, as it may.
    dropProgram(first);
    return begin(hello).ask(decision, seconds);
  };

  return {
    name,
    async decide(match, question, seed) {
      if (game === match && program === undefined) return next.decide(match, question, seed);
      const step = stepIn(match, question, await ask(match, question, seed));
      if (!('why' in step)) return unsearched(step);
      if (program !== undefined) dropProgram(program);
      program = undefined;
      const thought = await next.decide(match, question, seed);
      return { ...thought, fell: { reason: step.why, to: next.name } };
    },
    over(match) {
      if (game !== match || program === undefined) return;
      program.tell(endOf(match));
      freeProgram(program);
      program = undefined;
    },
  };
}

/** Which game it is, with a seed for dice of one's own: not that of the table, from which all its dice follow. */
function greeting({ prepared }: Match, { seat }: Question, seed: string): string {
  return JSON.stringify({ ...helloOf(prepared, sha256(`${seed} ${seat}`)), tables: 1, seat });
}

/** A decision as its seat sees it: written from a world that depends on nothing else. */
function decisionFor(match: Match, question: Question, seed: string): string {
  const world = eyesOf(match, question.seat, seed);
  const table = Table.at(world, seed);
  const ask = need(table.askOf(question), 'the question in the world of its seat');
  return decisionOf(table, ask, { listUpTo: LIST_UP_TO, observation: true }).line;
}

/** The answer, or why it is not one. */
function stepIn(
  match: Match,
  question: Question,
  heard: ProgramAnswer,
): Step | { readonly why: string } {
  if (!('line' in heard)) return heard;
  const { order } = readLine(heard.line, 1);
  const wrote = `it wrote "${shortened(heard.line)}"`;
  if ('wrong' in order) return { why: `${wrote}: ${order.wrong}` };
  const menu = menuOf(match, question, match.menu, false);
  if (order.kind === 'index' && order.index < menu.count)
    return { question, choice: menu.nth(order.index) };
  const choice = order.kind === 'choose' ? menu.find(order.option) : undefined;
  if (!isChoice(choice)) return { why: `${wrote}, which is none of its ${menu.count} options` };
  return { question, choice };
}

const SHOWN = 80;

/** What it wrote, as far as it can be shown. */
function shortened(line: string): string {
  const clean = line.replaceAll(/\p{C}/gu, '?');
  return clean.length > SHOWN ? `${clean.slice(0, SHOWN)}…` : clean;
}
