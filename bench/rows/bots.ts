import { setTimeout } from 'node:timers/promises';
import { mainQuestion, playerNamed, playGame, type Player } from '@destrier/bots';
import { botHost, requestOf } from '@destrier/bots/host';
import { copyOf, newMatch, prepare, run, tableKey, type Match } from '@destrier/engine';
import { ring } from '@destrier/engine/testgames';
import { glory } from '@destrier/glory';
import { load, name, think, version } from '../peers/boardgame-io.js';
import type { Row, Run } from '../row.js';

/** What thinking costs. */

/** Per decision on the ring game, for both bots. */
const RING_ITERATIONS = 100;
/** A run about the master's time takes one decision of a game in this many. */
const ONE_IN = 8;
const SLOWEST = 0.95;

function botOf(bot: string, evaluation: typeof glory.evaluation): Player {
  const player = playerNamed(bot, evaluation);
  if (player === undefined) throw new Error(`there is no bot ${bot}`);
  return player;
}

/** Iterations a second of thoughts that follow each other; each says how many it had. */
function iterationsPerSecond(thinkAbout: (seed: string) => Promise<number>): Run {
  let thoughts = 0;
  return async (ms) => {
    const begun = performance.now();
    let iterations = 0;
    let now = begun;
    while (now < begun + ms) {
      iterations += await thinkAbout(`thought ${thoughts++}`);
      now = performance.now();
    }
    return iterations / ((now - begun) / 1000);
  };
}

const searching = (bot: Player, match: Match): Run =>
  iterationsPerSecond(
    async (seed) => (await bot.decide(match, mainQuestion(match), seed)).iterations,
  );

/** The tables of a game of two at which a bot that searches has to think, in order. */
async function searchedTables(): Promise<Match[]> {
  const tables: Match[] = [];
  const quick = botOf('strong:8', glory.evaluation);
  await playGame(prepare(glory.game, 2), [quick, quick], 'bench', [
    {
      decided(match, _question, { iterations }) {
        if (iterations > 0) tables.push(copyOf(match));
      },
    },
  ]);
  return tables;
}

/** Strong's search on Glory: where a game stands at this share of its decisions. */
const gloryRow = (id: string, share: number): Row => ({
  id: `bots.glory.${id}`,
  unit: 'iterations/s',
  prepare: async () => {
    const tables = await searchedTables();
    const match = tables[Math.floor(share * tables.length)];
    if (match === undefined) throw new Error('nothing was searched');
    return searching(botOf('strong', glory.evaluation), match);
  },
});

/** How long the slower decisions take, in milliseconds: 95 in a hundred are quicker. */
async function slowOf(bot: Player, tables: readonly Match[]): Promise<number> {
  const took: number[] = [];
  for (const match of tables) {
    const begun = performance.now();
    await bot.decide(match, mainQuestion(match), `${match.n}`);
    took.push(performance.now() - begun);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(SLOWEST * took.length)] ?? 0;
}

/** How long a bot may think before it is cancelled: the thread has started and is in the middle of its search. */
const THINKING_MS = 1000;

/** Milliseconds from the word to stop to the end of the thought. */
async function cancelling(): Promise<Run> {
  const [match] = await searchedTables();
  if (match === undefined) throw new Error('nothing was searched');
  const host = botHost({ log: (words) => console.error(words) });
  let thoughts = 0;
  return async () => {
    const cancel = new AbortController();
    const asking = { bot: 'master', iterations: 1e9, seed: `thought ${thoughts++}` };
    const thought = host.think(requestOf(match, mainQuestion(match), asking), cancel.signal);
    await setTimeout(THINKING_MS);
    const begun = performance.now();
    cancel.abort();
    const isCancelled = await thought.then(
      () => false,
      () => true,
    );
    if (!isCancelled) throw new Error('the bot answered before it was cancelled');
    return performance.now() - begun;
  };
}

export const botRows: readonly Row[] = [
  {
    id: 'bots.ring',
    unit: 'iterations/s',
    goal: { op: '>=', value: 100 },
    peer: { name, version, rows: ['bots.ring.boardgame-io'] },
    prepare: () => {
      const match = newMatch(prepare(ring, 4), tableKey('bench'));
      run(match);
      return searching(botOf(`strong:${RING_ITERATIONS}`, undefined), match);
    },
  },
  {
    id: 'bots.ring.boardgame-io',
    unit: 'iterations/s',
    prepare: () => {
      const peer = load();
      return iterationsPerSecond(async (seed) => {
        await think(peer, seed, RING_ITERATIONS);
        return RING_ITERATIONS;
      });
    },
  },
  gloryRow('first', 0),
  gloryRow('middle', 0.5),
  {
    id: 'bots.glory.master',
    unit: 'ms',
    goal: { op: '<', value: 1000 },
    prepare: async () => {
      const tables = await searchedTables();
      const master = botOf('master', glory.evaluation);
      let runs = 0;
      return () => {
        const part = runs++ % ONE_IN;
        return slowOf(
          master,
          tables.filter((_, i) => i % ONE_IN === part),
        );
      };
    },
  },
  { id: 'bots.cancel', unit: 'ms', goal: { op: '<', value: 50 }, prepare: cancelling },
];
