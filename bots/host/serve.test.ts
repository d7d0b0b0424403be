import {
  forkFor,
  newMatch,
  prepare,
  run,
  tableKey,
  type AnyEvaluation,
  type Match,
} from '@destrier/engine';
import { hazard } from '@destrier/example-hazard';
import { expect, it } from 'vitest';
import { gameNamed } from '@destrier/registry';
import { playerNamed } from '../players.js';
import { mainQuestion, optionOf, take } from '../steps.js';
import { requestOf } from './request.js';
import { serve } from './serve.js';
import { served } from './testing/served.js';

function begun(game: string, seats: number, content?: object): Match {
  const match = newMatch(prepare(gameNamed(game).game, seats, {}, content), tableKey('a'));
  run(match);
  return match;
}

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

it.each(['random', 'greedy', 'strong:20'])('thinks as %s does on the spot', async (bot) => {
  const match = begun('hazard', 3);
  const player = playerNamed(bot, gameNamed('hazard').evaluation);
  for (let i = 0; i < 12; i++) {
    const question = mainQuestion(match);
    const here = await player?.decide(match, question, `s/${i}`);
    if (here === undefined) throw new Error('no such player');
    const { seat } = question;
    const there = served(copied(requestOf(match, question, { bot, seed: `s/${i} ${seat}` })));
    const { step, ...thought } = here;
    expect(there).toEqual({ option: optionOf(step), ...thought });
    take(match, step);
  }
});

it('is asked with nothing that its seat cannot see', () => {
  const match = begun('tricks', 4);
  const question = mainQuestion(match);
  const request = requestOf(match, question, { bot: 'random', seed: 'b' });
  // Dealt otherwise behind the seat's back, and asked again.
  const other = forkFor(match, question.seat, 'c');
  expect(other.s).not.toEqual(match.s);
  expect(requestOf(other, mainQuestion(other), { bot: 'random', seed: 'b' })).toEqual(request);
});

it('tells what the lead after an option is made of, where asked, and thinks the same', () => {
  const match = begun('tricks', 4);
  const { game } = gameNamed('tricks');
  const known: AnyEvaluation = {
    worth: () => 0,
    parts: (_, seat) => ({ square: seat * seat, alike: 7 }),
    scale: () => 1,
    turn: () => 0,
    horizon: () => 0,
  };
  const asked = requestOf(match, mainQuestion(match), { bot: 'strong:20', seed: 'd' });
  expect(asked.asked.seat).toBe(0);
  const told = serve({ ...asked, inParts: true }, { game, evaluation: known });
  const untold = serve(asked, { game, evaluation: known });
  const looked = told.considered.filter(({ visits }) => visits > 0);
  expect(looked.length).toBeGreaterThan(1);
  for (const { parts } of looked) {
    expect(Object.keys(parts ?? {})).toEqual(['square', 'alike']);
    expect(parts?.['square']).toBeCloseTo(-14 / 3);
    expect(parts?.['alike']).toBeCloseTo(0);
  }
  const considered = told.considered.map(({ parts: _, ...others }) => others);
  expect({ ...told, considered }).toEqual(untold);
});

it('plays with the content of a pack', () => {
  const content = copied(hazard.game.content as object);
  const match = begun('hazard', 2, content);
  const request = requestOf(match, mainQuestion(match), { bot: 'greedy', seed: 'c' });
  expect(request.content).toEqual(content);
  expect(served(copied(request)).option).toBe(served(copied(request)).option);
  const own = begun('hazard', 2);
  expect(requestOf(own, mainQuestion(own), { bot: 'greedy', seed: 'c' }).content).toBe(undefined);
});

it('ends a search when it is stopped, or its time is over', () => {
  const match = begun('workers', 2);
  const asking = { bot: 'strong', seed: 'd', iterations: 1_000_000_000 };
  let looks = 0;
  const stopped = served(requestOf(match, mainQuestion(match), asking), () => ++looks > 5);
  expect(looks).toBeGreaterThan(5);
  expect(stopped.iterations).toBeLessThan(10);
  const late = served(requestOf(match, mainQuestion(match), { ...asking, ms: 5 }));
  expect(late.iterations).toBeLessThan(asking.iterations);
});

it('knows no bot that does not exist', () => {
  const match = begun('hazard', 2);
  const request = requestOf(match, mainQuestion(match), { bot: 'weak', seed: 'e' });
  expect(() => served(request)).toThrow('there is no bot weak');
});
