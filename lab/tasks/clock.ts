import { playGame, seedOf } from '@destrier/bots';
import { gameNamed } from '@destrier/registry';
import { openJournal, seatedPlayers } from '@destrier/bots/crew';
import { prepare } from '@destrier/engine';
import { setImmediate } from 'node:timers/promises';
import type { Task, TaskRun } from '../part.js';
import { costOf } from './cost.js';
import { traceOf, type Table } from './trace.js';

export interface Clocked {
  /** Milliseconds of each searched decision. */
  readonly ms: readonly number[];
  readonly iterations: number;
}

/** Takes the time of searched decisions on one core. */
export function clockTask(id: string, table: Table, seed: string, games: number): Task<Clocked> {
  return {
    id,
    games,
    msPerGame: costOf(table.bots),
    alone: true,
    identity: async () => ({ work: 'clock', table, seed, trace: await traceOf(table) }),
    async play({ file, of, signal, onGames }) {
      const saved = openJournal<Clocked>(file, of, true);
      const all = saved.done.slice(0, games);
      onGames(all.length);
      while (all.length < games && !signal.aborted) {
        const one = await clockGame(table, seedOf(seed, all.length), signal);
        if (one === undefined) break;
        saved.add(one);
        all.push(one);
        onGames(all.length);
      }
      const result = {
        ms: all.flatMap(({ ms }) => ms),
        iterations: all.reduce((sum, { iterations }) => sum + iterations, 0),
      };
      return { result, games: all.length, partial: all.length < games, faults: [] };
    },
  };
}

/** One game; nothing if it was cancelled. */
async function clockGame(
  { game: id, seats, options, bots }: Table,
  seed: string,
  signal: TaskRun['signal'],
): Promise<Clocked | undefined> {
  const { game, evaluation } = gameNamed(id);
  const ms: number[] = [];
  let iterations = 0;
  // The players' own time, without the pause in which Ctrl-C is heard.
  const players = seatedPlayers(bots, evaluation, () => undefined).map((player) => ({
    name: player.name,
    async decide(...asked: Parameters<typeof player.decide>) {
      await setImmediate();
      signal.throwIfAborted();
      const begun = performance.now();
      const thought = await player.decide(...asked);
      if (thought.iterations > 0) ms.push(Number((performance.now() - begun).toPrecision(4)));
      iterations += thought.iterations;
      return thought;
    },
  }));
  try {
    await playGame(prepare(game, seats, options), players, seed);
    return { ms, iterations };
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
