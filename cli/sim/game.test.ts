import {
  declare,
  defineGame,
  perSeat,
  prepare,
  rulesOf,
  Table,
  type PerSeat,
} from '@destrier/engine';
import { runText } from '../scenario/run-file.js';
import { expect, it } from 'vitest';
import { playRandomly, tellRandom } from './game.js';

interface State {
  steps: number;
  points: PerSeat<number>;
}
const secrecy = declare<State>()({ steps: 'all', points: 'all' });
interface G {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: { readonly last: number };
  readonly events: Record<never, never>;
  readonly streams: 'none';
}

/** Every step is a choice between left and right; the step with this number fails. */
function march(failing: number) {
  const rules = rulesOf<G>();
  const step = rules.procedure<Record<never, never>>('step', {
    steps: [
      rules.ask<object, { left: []; right: [] }>('where', {
        rule: 'M1.1',
        who: (g) => g.after(0, g.s.steps),
        menu(_g, _v, m) {
          m.option('left');
          m.option('right');
        },
        on: { left: (g) => count(g.s), right: (g) => count(g.s) },
      }),
    ],
  });
  const count = (s: State): void => {
    s.steps++;
    if (s.steps === failing) throw new Error('the ground gives way');
  };
  return defineGame<G>({
    id: 'march',
    rulesVersion: '1',
    seats: { min: 2, max: 2 },
    options: [],
    content: { last: 8 },
    secrecy,
    events: {},
    streams: { none: 'table' },
    pools: () => ({}),
    setup: (t) => ({ steps: 0, points: perSeat(t.seats, () => 0) }),
    rules,
    main: rules.procedure<Record<never, never>>('main', {
      steps: [
        rules.repeat(
          'steps',
          (g) => g.s.steps < g.content.last,
          step,
          () => ({}),
        ),
      ],
    }),
    score: (g, seat) => g.s.points[seat],
    choiceCap: 8,
  });
}

it('tells a game that breaks, with a scenario that leads there', () => {
  const game = march(5);
  const played = playRandomly(prepare(game, 2), 'm/3', null);
  if (!('fault' in played)) throw new Error('nothing broke');
  const { code, message, scenario } = played.fault;
  expect({ code, message }).toEqual({ code: 'internal', message: 'the ground gives way' });
  expect(scenario).toContain(
    '# After the last line: the ground gives way\ngame: march\nseats: 2\nseed: m/3\n',
  );
  expect(scenario.match(/^ {2}- [01]: (left|right)$/gm)).toHaveLength(5);
  expect(() => {
    const outcome = runText(scenario, [{ game }]);
    if (outcome.kind === 'failed') throw new Error(outcome.failure.found);
  }).toThrow('the ground gives way');
});

it('tells a game that does not end within its cap', () => {
  const endless = { ...march(-1), content: { last: 9 } as never };
  const played = playRandomly(prepare(endless, 2), 'm', null);
  expect(played).toMatchObject({ decisions: 8, fault: { code: 'limit.reached' } });
});

it('tells the same game twice: as it counts, and at a table', () => {
  const prepared = prepare(march(-1), 2);
  const played = playRandomly(prepared, 'm', null);
  const table = tellRandom(prepared, 'm');
  expect(table).toBeInstanceOf(Table);
  expect(played).toMatchObject({ decisions: 8, hash: table.hash, places: [1, 1], scores: [0, 0] });
});
