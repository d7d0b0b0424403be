import type { Match } from '@destrier/engine';
import { need } from '@destrier/engine';
import { name, past, version } from '../peers/past.js';
import { today, type Measured, type Version } from '../peers/version.js';
import { perSecond, type Row, type Run } from '../row.js';
import { playingWith } from './playing.js';

/** How much faster we are than we were: both versions in one run, each in its own process, in turn. */

const PLAYERS: {
  readonly [game in Measured]: { readonly random: number; readonly search: number };
} = {
  avalon: { random: 4, search: 3 },
  glory: { random: 4, search: 2 },
};
/** The tables of one game that are thought about, from its beginning to its end. */
const TABLES = 6;

/** The tables of a game at which a bot that searches has to think, this many of them. */
async function searchedTables({ engine, bots, games }: Version, id: Measured): Promise<Match[]> {
  const { game, evaluation } = games[id];
  const quick = bots.levelPlayer(need(bots.botNamed('strong:8'), 'a bot'), evaluation);
  const seats = PLAYERS[id].search;
  const tables: Match[] = [];
  const players = Array.from({ length: seats }, () => quick);
  await bots.playGame(engine.prepare(game, seats), players, 'bench', [
    {
      decided(match, _question, { iterations }) {
        if (iterations > 0) tables.push(engine.copyOf(match));
      },
    },
  ]);
  return Array.from({ length: TABLES }, (_, i) =>
    need(tables[Math.floor((i / TABLES) * tables.length)], 'a table'),
  );
}

/** Thinks about all the tables, again and again; each round counts as its iterations. */
async function searching(of: Version, id: Measured): Promise<Run> {
  const tables = await searchedTables(of, id);
  const { bots, games } = of;
  const bot = bots.levelPlayer(need(bots.botNamed('strong'), 'a bot'), games[id].evaluation);
  let rounds = 0;
  return async (ms) => {
    const begun = performance.now();
    let iterations = 0;
    while (performance.now() < begun + ms) {
      const seed = `thought ${rounds++}`;
      for (const match of tables)
        iterations += (await bot.decide(match, bots.mainQuestion(match), seed)).iterations;
    }
    return iterations / ((performance.now() - begun) / 1000);
  };
}

const playing = (of: Version, id: Measured): Run =>
  perSecond(playingWith(of.engine, of.games[id].game, PLAYERS[id].random));

/** A row for this version with its goal, and one for the past version beside it. */
const beside = (
  id: string,
  unit: string,
  goal: number,
  prepare: (of: Version) => Run | Promise<Run>,
): Row[] => [
  {
    id: `past.${id}`,
    unit,
    goal: { op: '>=', value: goal },
    peer: { name, version, rows: [`past.${id}.${version}`] },
    prepare: () => prepare(today),
  },
  { id: `past.${id}.${version}`, unit, prepare: async () => prepare(await past()) },
];

export const pastRows: readonly Row[] = [
  ...beside('glory', 'decisions/s', 1.6, (of) => playing(of, 'glory')),
  ...beside('avalon', 'decisions/s', 1.5, (of) => playing(of, 'avalon')),
  ...beside('glory.search', 'iterations/s', 1.6, (of) => searching(of, 'glory')),
  ...beside('avalon.search', 'iterations/s', 1.6, (of) => searching(of, 'avalon')),
];
