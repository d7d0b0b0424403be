import {
  answer,
  copyOf,
  menuOf,
  need,
  promptOf,
  questions,
  Stream,
  type Choice,
  type Match,
  type Question,
} from '@destrier/engine';
import { winnerOf } from '../rules/duel/duel.js';
import { calledIn, duelOf, type SideOf } from '../rules/duel/sides.js';
import type { OpenLook } from '../state.js';
import { counsel } from './counsel.js';
import type { Point } from './point.js';
import { NOTHING, type Spend } from './spend.js';

/** Duels fought out by the rules themselves, the policy choosing for both sides: what the odds are checked against. */

export interface Count {
  readonly games: number;
  /** How many of them the side that is asked has won. */
  readonly engagement: number;
  readonly duel: number;
}

/** The question of a duel that waits for an answer. */
interface Waiting {
  readonly question: Question;
  readonly prompt: string;
  readonly v: SideOf;
}

function waiting(match: Match, { duel }: Point): Waiting {
  for (const question of questions(match)) {
    const v = match.fibers[question.fiber]?.stack[question.depth]?.v ?? {};
    if (isSide(v) && v.duel === duel) return { question, prompt: promptOf(match, question), v };
  }
  throw new Error('the duel waits for nobody');
}

const isSide = (v: object): v is SideOf => 'duel' in v && 'side' in v;

const choice = (verb: string, ...args: Choice['args']): Choice => ({ verb, scope: null, args });
const word = (verb: string, words: readonly string[] | undefined): Choice | undefined =>
  words === undefined ? undefined : words[0] === NOTHING ? choice('pass') : choice(verb, ...words);

/** What was declared for a question of the side that declared it. */
function declaredFor(prompt: string, spend: Spend, from: Point['step']): Choice | undefined {
  const { tent, strength, reroll, lance = [], relic } = spend;
  const second = from === 'second lance' ? lance[0] : lance[1];
  switch (prompt) {
    case 'tent.tent':
      return word('tent', tent);
    case 'strength.add':
      if (strength === undefined) return undefined;
      return strength === 0 ? choice('pass') : choice('add', strength);
    case 'faith.reroll':
      if (from !== 'faith' || reroll === undefined) return undefined;
      return reroll[0] === NOTHING ? choice('pass') : choice('reroll', reroll);
    case 'lance.lance':
      return word('lance', lance[0] === undefined ? undefined : [lance[0]]);
    case 'second lance.lance':
      return word('lance', second === undefined ? undefined : [second]);
    case 'relic.relic':
      return word('relic', relic === undefined ? undefined : [relic]);
    case 'relic reroll.reroll':
      return from === 'faith' || reroll === undefined ? undefined : choice('reroll', reroll);
    default:
      return undefined;
  }
}

/** Streams of its own for every duel that is fought out, so that the table's dice are not told. */
function freshStreams({ prepared }: Match, seed: string): Stream[] {
  return prepared.streamLabels.map((label) => new Stream(seed, label));
}

/** Fights the duel out so many times from where it stands. */
export function fightOut(
  match: Match,
  point: Point,
  spend: Spend,
  games: number,
  seed: string,
): Count {
  const streams = freshStreams(match, seed);
  const duel = duelOf((match as never as OpenLook).s.duels, point.duel);
  const asked = calledIn(duel, point.side);
  // Where a tie waits for its cost, or the loser for what is taken back, this much is decided.
  const ended = point.step === 'recovery' ? calledIn(duel, winnerOf(duel)) : undefined;
  const decided = point.step === 'tie' ? asked : ended;
  const won = { engagement: 0, duel: 0 };
  for (let game = 0; game < games; game++) {
    const told: { engagement: unknown; duel: unknown } = { engagement: decided, duel: ended };
    const copy = copyOf(match);
    copy.script = null;
    copy.streams = streams;
    copy.sink = {
      event(name, params) {
        if (name === 'engagement') told.engagement ??= params['winner'];
        if (name === 'won') told.duel ??= params['winner'];
      },
      draw() {},
      fired() {},
    };
    while (told.duel === undefined) step(copy, point, told.engagement === undefined ? spend : {});
    if (told.engagement === asked) won.engagement++;
    if (told.duel === asked) won.duel++;
  }
  return { games, ...won };
}

function step(match: Match, point: Point, spend: Spend): void {
  const { question, prompt, v } = waiting(match, point);
  const declared = v.side === point.side ? declaredFor(prompt, spend, point.step) : undefined;
  const menu = menuOf(match, question, match.menu, false);
  const asked = { seat: question.seat, prompt, v };
  const chosen = declared ?? counsel(match, asked, menu);
  answer(match, question, need(chosen, `the policy's answer to ${prompt}`));
}
