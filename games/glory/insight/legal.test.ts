import {
  answer,
  menuOf,
  need,
  newMatch,
  prepare,
  promptOf,
  questions,
  run,
  spell,
  streamFrom,
  tableKey,
  type Choice,
  type Match,
  type Question,
} from '@destrier/engine';
import { expect, it } from 'vitest';
import { game } from '../game.js';
import { insight } from './index.js';

type Options = { readonly [id: string]: string };

const SETUPS: [seats: number, options: Options][] = [
  [2, { tournament: 'joust' }],
  [2, { tournament: 'pas', travel: 'together', duels: 'together' }],
  [3, { tournament: 'choose', edition: 'ru' }],
  [4, { tournament: 'choose', learning: 'on' }],
  [1, { solo: 'rivalry' }],
  [1, { solo: 'score', difficulty: 'hard' }],
  [1, { solo: 'champion', difficulty: 'medium' }],
];

function isOffered(match: Match, question: Question, { verb, args }: Choice): boolean {
  const menu = menuOf(match, question, match.menu, false);
  const id = spell(verb, args);
  for (let i = 0; i < menu.count; i++) {
    const one = menu.nth(i);
    if (spell(one.verb, one.args) === id) return true;
  }
  return false;
}

/** One game in which every other answer is any: what was answered that is not in the menu, and worths that are none. */
function faultsOf(seats: number, options: Options, seed: string): string[] {
  const match = newMatch(prepare(game, seats, options), tableKey(seed));
  const random = streamFrom(seed, 'test');
  const draw = (n: number) => random.below(n);
  const faults: string[] = [];
  run(match);
  while (!match.over) {
    const question = need(questions(match)[0], 'a question');
    const frame = match.fibers[question.fiber]?.stack[question.depth];
    const prompt = promptOf(match, question);
    const asked = { seat: question.seat, prompt, v: need(frame, prompt).v };
    const menu = menuOf(match, question, match.menu, false);
    const any = menu.nth(draw(menu.count));
    const offered = [
      insight.settled?.(match, asked, menu),
      insight.instinct?.(match, asked, menu, draw),
    ].filter((choice) => choice !== undefined);
    for (const choice of offered)
      if (!isOffered(match, question, choice))
        faults.push(`${prompt}: ${spell(choice.verb, choice.args)}`);
    if (!(need(insight.promise, 'promise')(match, asked)(any) > 0))
      faults.push(`${prompt}: promise`);
    answer(match, question, draw(2) === 0 ? any : (offered[0] ?? any));
    for (const seat of match.seats)
      if (!Number.isFinite(insight.worth(match, seat))) faults.push(`${prompt}: worth`);
  }
  return faults;
}

it.each(SETUPS)('%d seats, %j: only what the menu offers is chosen', (seats, options) => {
  expect(['1', '2', '3'].flatMap((seed) => faultsOf(seats, options, seed))).toEqual([]);
});
