import {
  kind,
  declare,
  defineGame,
  perSeat,
  prepare,
  rulesOf,
  type AnyCensus,
  type Census,
  type PerSeat,
} from '@destrier/engine';
import { expect, it } from 'vitest';
import { unsearched } from '../mind.js';
import { playGame, type Player } from '../play.js';
import { VICTORY, type Counts } from './counts.js';
import { GameWatch } from './watch.js';

interface State {
  turns: number;
  points: PerSeat<number>;
}
const secrecy = declare<State>()({ turns: 'all', points: 'all' });
interface G {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: object;
  readonly events: typeof events;
  readonly streams: 'none';
}
const events = { took: { fruit: kind.word('fruit') } };

/** Two seats take turns: first two fruits, in any order, of three, then a nap that cannot be refused. */
const rules = rulesOf<G>();
const turn = rules.procedure<object>('turn', {
  steps: [
    rules.ask<object, { take: [fruits: readonly string[]]; none: [] }>('take', {
      who: (g) => g.after(0, g.s.turns),
      menu(_g, _v, m) {
        m.subset('take', ['apple', 'pear', 'plum'], 2, 2);
        m.option('none');
      },
      on: {
        take(g, _v, fruits) {
          for (const fruit of fruits) g.event('took', { fruit });
          const seat = g.after(0, g.s.turns);
          g.s.points[seat] += fruits.includes('apple') ? 2 : 1;
          g.score(seat, 'fruit', fruits.includes('apple') ? 2 : 1);
        },
        none() {},
      },
    }),
    rules.ask<object, { nap: [] }>('rest', {
      who: (g) => g.after(0, g.s.turns),
      menu: (_g, _v, m) => m.option('nap'),
      on: {
        nap(g) {
          g.s.turns++;
        },
      },
    }),
  ],
});
const orchard = defineGame<G>({
  id: 'orchard',
  rulesVersion: '1',
  seats: { min: 2, max: 3 },
  options: [],
  content: {},
  secrecy,
  events,
  streams: { none: 'table' },
  pools: () => ({}),
  setup: (t) => ({ turns: 0, points: perSeat(t.seats, () => 0) }),
  rules,
  main: rules.procedure<Record<never, never>>('main', {
    steps: [
      rules.repeat(
        'turns',
        (g) => g.s.turns < 2 * g.seats.length,
        turn,
        () => ({}),
      ),
    ],
  }),
  score: (g, seat) => g.s.points[seat],
  choiceCap: 100,
});

const census: Census<G> = {
  kinds: { fruit: { title: 'Fruits', used: 'taken' } },
  items: () => ['apple', 'pear', 'plum'].map((id) => ({ kind: 'fruit', id, source: 'house' })),
  about: {
    'turn.take': (_g, _asked, { verb, args }) =>
      verb === 'take' ? (args[0] as readonly string[]).map((id) => ({ kind: 'fruit', id })) : [],
    'turn.rest': () => [{ kind: 'fruit', id: 'nap' }],
  },
  had: (g, seat) => [{ kind: 'basket', id: 'full', used: g.s.points[seat] > 2 }],
  chances: (g, { name, params }) =>
    name === 'took' && params['fruit'] === 'plum'
      ? g.seats.map((seat) => ({ kind: 'stone', id: 'plum', seat, used: seat === 0 }))
      : [],
  measures: {
    turn: { about: 'turn of a fruit', read: (g, { name }) => (name === 'took' ? [g.s.turns] : []) },
  },
};

/** Somebody who gives these answers, one after the other, and naps when told to. */
function answering(name: string, ...fruits: string[]): Player {
  const left = fruits.map((words) => words.split(' '));
  return {
    name,
    decide(_match, question) {
      const words = question.spec.name === 'rest' ? undefined : left.shift();
      const choice =
        words === undefined
          ? { verb: 'nap', scope: null, args: [] }
          : words[0] === 'none'
            ? { verb: 'none', scope: null, args: [] }
            : { verb: 'take', scope: null, args: [words] };
      return unsearched({ question, choice });
    },
  };
}

async function counted(players: readonly Player[], known?: AnyCensus): Promise<Counts> {
  const watch = new GameWatch(players.length, known);
  await playGame(prepare(orchard, players.length), players, 's', [watch]);
  return watch.counts;
}

const two = () => [answering('a', 'apple pear', 'apple plum'), answering('b', 'pear plum', 'none')];

it('counts an item once per decision, and who used it once per game', async () => {
  const { items } = await counted(two(), census);
  expect(items['fruit apple']).toEqual({ offered: 4, used: 2, users: 1, wins: VICTORY });
  expect(items['fruit pear']).toEqual({ offered: 4, used: 2, users: 2, wins: VICTORY });
  expect(items['fruit plum']).toEqual({ offered: 4, used: 2, users: 2, wins: VICTORY });
});

it('counts nothing where there is no choice', async () => {
  expect((await counted(two(), census)).items).not.toHaveProperty('fruit nap');
});

it('counts what a seat had at the end, and what an event brought', async () => {
  const { items, measures } = await counted(two(), census);
  expect(items['basket full']).toEqual({ offered: 2, used: 1, users: 1, wins: VICTORY });
  expect(items['stone plum']).toEqual({ offered: 4, used: 2, users: 1, wins: VICTORY });
  expect(measures).toEqual({ turn: { 0: 2, 1: 2, 2: 2 } });
});

it('counts wins, scores and decisions of a game without a census too', async () => {
  expect(await counted(two())).toEqual({
    finished: 1,
    wins: [VICTORY, 0],
    scores: [{ 4: 1 }, { 1: 1 }],
    decisions: { 8: 1 },
    items: {},
    measures: {},
    errors: [],
  });
});

it('shares a victory among those who have it', async () => {
  const three = ['a', 'b', 'c'].map((name) => answering(name, 'apple plum', 'none'));
  const { wins, items } = await counted(three, census);
  expect(wins).toEqual([VICTORY / 3, VICTORY / 3, VICTORY / 3]);
  expect(items['fruit apple']).toEqual({ offered: 6, used: 3, users: 3, wins: VICTORY });
});
