import {
  declare,
  defineGame,
  newMatch,
  perSeat,
  prepare,
  questions,
  rulesOf,
  run,
  seats,
  spell,
  tableKey,
  type Evaluation,
  type PerSeat,
  type Seat,
} from '@destrier/engine';
import { expect, it } from 'vitest';
import { greedy } from './greedy.js';

interface State {
  players: PerSeat<{ points: number }>;
}
const secrecy = declare<State>()({ players: seats({ points: 'all' }) });
interface G {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: object;
  readonly events: Record<never, never>;
  readonly streams: never;
}

/** Both seats name a number at once; each gets as many points. */
function numbers() {
  const rules = rulesOf<G>();
  const { procedure, together } = rules;
  const main = procedure<object>('main', {
    steps: [
      together<object, { say: [number: string] }>('number', {
        rule: 'N1.1',
        who: (g) => g.seats,
        menu(_g, _v, m) {
          for (const number of ['1', '3', '2']) m.option('say', number);
        },
        on: {
          say(g, _v, seat, number) {
            g.s.players[seat].points += Number(number);
            g.score(seat, 'numbers', Number(number));
          },
        },
      }),
    ],
  });
  return defineGame<G>({
    id: 'numbers',
    rulesVersion: '1.0.0',
    seats: { min: 2, max: 3 },
    options: [],
    content: {},
    secrecy,
    events: {},
    verbs: {},
    streams: {},
    pools: () => ({}),
    setup: ({ seats: count }) => ({ players: perSeat(count, () => ({ points: 0 })) }),
    rules,
    main,
    score: (g, seat) => g.s.players[seat].points,
    choiceCap: 5,
  });
}

const evaluation: Evaluation<G> = {
  worth: (g, seat) => g.s.players[seat].points,
  scale: () => 3,
  turn: () => 0,
  horizon: () => 0,
};

it.each([0, 1, 2] as const)(
  'seat %d looks behind an answer that lies sealed until all have answered',
  (seat: Seat) => {
    const world = newMatch(prepare(numbers(), 3), tableKey('sealed'));
    run(world);
    const question = questions(world).find((one) => one.seat === seat);
    if (question === undefined) throw new Error('nobody is asked');
    const { choice } = greedy({ world, question, evaluation, seed: 'x' }, { iterations: 0 }).step;
    expect(spell(choice.verb, choice.args)).toBe('say 3');
  },
);
