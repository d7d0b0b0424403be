import {
  copyOf,
  dataOf,
  newMatch,
  playOut,
  prepare,
  run,
  stateHash,
  streamFrom,
  Table,
  tableKey,
  walk,
  type AnyGame,
  type Match,
  type Seat,
} from '@destrier/engine';
import { ring, tricks, workers } from '@destrier/engine/testgames';
import { microsEach, nanosEach, perSecond, type Row, type Run } from '../row.js';
import { boardgameIo, plain } from './ring.js';

/** What the kernel costs, on the path that ships. */

const MIDDLE = 30;

/** A match in mid-game. */
export function middle(game: AnyGame, seats: number): Match {
  const match = newMatch(prepare(game, seats), tableKey('bench'));
  const random = streamFrom('bench');
  run(match);
  for (let i = 0; i < MIDDLE && !match.over; i++) walk(match, random, true);
  return match;
}

function tableInMiddle(game: AnyGame, seats: number): Table {
  const table = Table.start(game, { seats, seed: 'bench' });
  const random = streamFrom('bench');
  for (let i = 0; i < MIDDLE && !table.over; i++) {
    const [ask] = table.asks();
    if (ask === undefined) break;
    const ids = table.optionIds(ask.seat, ask.id);
    table.choose(ask.seat, ask.id, ids[random.below(ids.length)] ?? '');
  }
  return table;
}

/** A whole game as a server plays it: every id listed, the choice checked against them, events and record kept. */
function playTable(seed: string, random: { below(n: number): number }): number {
  const table = Table.start(ring, { seats: 4, seed });
  while (!table.over) {
    const seat = (table.rows.length % 4) as Seat;
    const ids = table.optionIds(seat);
    const answer = table.choose(seat, undefined, ids[random.below(ids.length)] ?? '');
    if (!answer.ok) throw new Error(answer.refusal.why);
  }
  return table.rows.length;
}

function playRollout(seed: string, random: ReturnType<typeof streamFrom>): number {
  const match = newMatch(prepare(ring, 4), tableKey(seed));
  run(match);
  playOut(match, random);
  return match.n;
}

function rollingOut(): Run {
  const random = streamFrom('bench');
  let games = 0;
  return perSecond(() => playRollout(`game ${games++}`, random));
}

/** What a state of the game costs; `copyGoal`: a copy must take fewer microseconds. */
export const sized = (id: string, game: AnyGame, seats: number, copyGoal?: number): Row[] => [
  {
    id: `copy.${id}`,
    unit: 'us',
    ...(copyGoal === undefined ? {} : { goal: { op: '<', value: copyGoal } as const }),
    prepare: () => {
      const match = middle(game, seats);
      return microsEach(() => copyOf(match).n - match.n + 1);
    },
  },
  {
    id: `size.${id}`,
    unit: 'KB',
    prepare: () => {
      const match = middle(game, seats);
      return () => JSON.stringify(dataOf(match)).length / 1000;
    },
  },
  {
    id: `hash.${id}`,
    unit: 'us',
    prepare: () => {
      const match = middle(game, seats);
      return microsEach(() => Math.sign(stateHash(match).length));
    },
  },
  {
    id: `view.${id}`,
    unit: 'us',
    prepare: () => {
      const table = tableInMiddle(game, seats);
      return microsEach(() => (table.view(0) === null ? 0 : 1));
    },
  },
  {
    id: `save.${id}`,
    unit: 'us',
    prepare: () => {
      const table = tableInMiddle(game, seats);
      return microsEach(() => Math.sign(table.save().length));
    },
  },
  {
    id: `load.${id}`,
    unit: 'us',
    prepare: () => {
      const saved = tableInMiddle(game, seats).save();
      return microsEach(() => (Table.load(game, saved).over ? 0 : 1));
    },
  },
];

export const kernelRows: readonly Row[] = [
  {
    id: 'ring.table',
    unit: 'moves/s',
    goal: { op: '>=', value: 40 },
    peer: boardgameIo,
    prepare: () => {
      const random = streamFrom('bench');
      let games = 0;
      return perSecond(() => playTable(`game ${games++}`, random));
    },
  },
  {
    id: 'ring.rollout',
    unit: 'moves/s',
    goal: { op: '>=', value: 400 },
    peer: boardgameIo,
    prepare: rollingOut,
  },
  {
    id: 'ring.rollout.share',
    unit: 'moves/s',
    goal: { op: '>=', value: 0.6 },
    peer: plain,
    prepare: rollingOut,
  },
  {
    id: 'stream.draw',
    unit: 'ns',
    prepare: () => {
      const stream = streamFrom('bench');
      let sum = 0;
      return nanosEach(() => {
        for (let i = 0; i < 10_000; i++) sum += stream.below(6);
        return sum < 0 ? 0 : 10_000;
      });
    },
  },
  ...sized('ring', ring, 4, 10),
  ...sized('tricks', tricks, 4),
  ...sized('workers', workers, 4),
];
