import { describe, expect, it } from 'vitest';
import {
  declare,
  defineGame,
  need,
  newMatch,
  prepare,
  rulesOf,
  run,
  seats,
  tableKey,
  type Evaluation,
  type Match,
  type PerSeat,
  type Seat,
} from '@destrier/engine';
import { requestOf } from './host/request.js';
import { serve } from './host/serve.js';

import { botNamed } from './level.js';
import { levelPlayer } from './minds.js';
import { keepPlan, planAt } from './plan.js';
import { mainQuestion, optionOf, stepTo, take } from './steps.js';

/** A bot that plans its turn: what is worked out once is followed until something is learned. */

interface State {
  players: PerSeat<{ walked: string[] }>;
  turn: number;
}
const secrecy = declare<State>()({ players: seats({ walked: 'all' }), turn: 'all' });
interface Walk {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: object;
  readonly events: Record<never, never>;
  readonly streams: 'dice';
}
interface Turn {
  readonly seat: Seat;
}

const rules = rulesOf<Walk>();
const turn = rules.procedure<Turn>('turn', {
  steps: [
    rules.ask<Turn, { go: [way: string]; search: []; end: [] }>('step', {
      who: (_g, { seat }) => seat,
      menu(g, { seat }, m) {
        const { walked } = g.s.players[seat];
        for (const way of ['north', 'east', 'south'])
          if (!walked.includes(way)) m.option('go', way);
        m.option('search');
        m.option('end');
      },
      on: {
        go(g, { seat }, way) {
          g.s.players[seat].walked.push(way);
          return 'again';
        },
        search(g) {
          g.random('dice', 6);
          return 'again';
        },
        end(g) {
          g.s.turn++;
        },
      },
    }),
  ],
});
const walk = defineGame<Walk>({
  id: 'walk',
  rulesVersion: '1.0.0',
  seats: { min: 2, max: 2 },
  options: [],
  content: {},
  secrecy,
  events: {},
  streams: { dice: 'table' },
  pools: () => ({}),
  setup: () => ({
    players: [{ walked: [] }, { walked: [] }] as unknown as State['players'],
    turn: 0,
  }),
  rules,
  main: rules.procedure('game', {
    steps: [
      rules.repeat(
        'turns',
        (g) => g.s.turn < 4,
        turn,
        (g) => ({ seat: g.after(0, g.s.turn) }),
      ),
    ],
  }),
  score: () => 0,
  choiceCap: 100,
});

/** An evaluation that counts how often it was asked for a plan. */
function planning(ids: (walked: readonly string[]) => readonly string[] | undefined) {
  const asked: number[] = [];
  const evaluation: Evaluation<Walk> = {
    worth: () => 0,
    scale: () => 1,
    turn: (g) => g.s.turn,
    horizon: (g) => g.s.turn,
    plan(g, { seat }) {
      asked.push(seat);
      return ids(g.s.players[seat].walked);
    },
  };
  return { evaluation: evaluation as never, asked };
}

function started(): Match {
  const match = newMatch(prepare(walk, 2), tableKey('1'));
  run(match);
  return match;
}

const greedyWith = (evaluation: never) =>
  levelPlayer(need(botNamed('greedy'), 'a level'), evaluation);

/** Lets the bot decide this often, and tells what it did. */
async function decisions(match: Match, evaluation: never, times: number): Promise<string[]> {
  const player = greedyWith(evaluation);
  const made: string[] = [];
  for (let i = 0; i < times; i++) {
    const question = mainQuestion(match);
    const { step } = await player.decide(match, question, String(i));
    made.push(optionOf(step));
    take(match, { question, choice: step.choice });
  }
  return made;
}

describe('a plan of a turn', () => {
  it('is worked out once and followed to its end', async () => {
    const { evaluation, asked } = planning(() => ['go south', 'go north', 'end']);
    expect(await decisions(started(), evaluation, 3)).toEqual(['go south', 'go north', 'end']);
    expect(asked).toEqual([0]);
  });

  it('is made again where its next step is not offered', async () => {
    const { evaluation, asked } = planning((walked) =>
      walked.length === 0 ? ['go east', 'go east'] : ['end'],
    );
    expect(await decisions(started(), evaluation, 2)).toEqual(['go east', 'end']);
    expect(asked).toEqual([0, 0]);
  });

  it('is dropped when something was learned', async () => {
    const { evaluation, asked } = planning(() => ['search', 'go south', 'end']);
    expect(await decisions(started(), evaluation, 2)).toEqual(['search', 'search']);
    expect(asked).toEqual([0, 0]);
  });

  it('is the own one of each seat, and over when another has chosen', () => {
    const match = started();
    keepPlan(match, 0, ['go north']);
    expect(planAt(match, 0)).toEqual([]);
    take(match, stepOf(match, 'end'));
    expect(planAt(match, 0)).toEqual(['go north']);
    expect(planAt(match, 1)).toEqual([]);
    take(match, stepOf(match, 'end'));
    expect(planAt(match, 0)).toEqual([]);
  });

  it('that cannot even begin leaves the bot to think', async () => {
    const { evaluation } = planning(() => ['go home']);
    const [made] = await decisions(started(), evaluation, 1);
    expect(['go north', 'go east', 'go south', 'search', 'end']).toContain(made);
    const none = planning(() => undefined);
    expect(await decisions(started(), none.evaluation, 1)).toHaveLength(1);
  });

  it('is not followed by a bot that plays at random', async () => {
    const { evaluation, asked } = planning(() => ['end']);
    const match = started();
    const player = levelPlayer(need(botNamed('random'), 'a level'), evaluation);
    await player.decide(match, mainQuestion(match), '1');
    expect(asked).toEqual([]);
  });
});

describe('a bot in a thread of its own', () => {
  const playable = (evaluation: never) => ({ game: walk, evaluation }) as const;

  it('tells what is left of its plan, and follows what it is told', () => {
    const { evaluation, asked } = planning(() => ['go south', 'go north']);
    const match = started();
    const asking = { bot: 'strong', seed: '1' };
    const first = serve(requestOf(match, mainQuestion(match), asking), playable(evaluation));
    expect([first.option, first.plan]).toEqual(['go south', ['go north']]);
    keepPlan(match, 0, first.plan);
    take(match, stepOf(match, first.option));
    const next = serve(requestOf(match, mainQuestion(match), asking), playable(evaluation));
    expect([next.option, next.plan]).toEqual(['go north', []]);
    expect(asked).toEqual([0]);
  });

  it('that is asked for its reasons thinks in any case', () => {
    const { evaluation, asked } = planning(() => ['go south']);
    const match = started();
    const asking = { bot: 'strong:8', seed: '1', inParts: true };
    const { considered } = serve(
      requestOf(match, mainQuestion(match), asking),
      playable(evaluation),
    );
    expect(considered.length).toBeGreaterThan(1);
    expect(asked).toEqual([]);
  });
});

function stepOf(match: Match, option: string) {
  const question = mainQuestion(match);
  return need(stepTo(match, question, option), option);
}
