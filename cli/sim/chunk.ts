import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed, seedOf } from '@destrier/bots';
import type { Breathe, Chunk, Fallen, Range, Work } from '@destrier/bots/crew';
import { prepare, writeRecord, type Sink, type Table } from '@destrier/engine';
import { gameNamed } from '../boxes.js';
import { playBetween, type Seating } from './between.js';
import { playRandomly, tellChosen, tellRandom, type Played } from './game.js';

/** What a simulation is asked to do. Plain data, so that threads can be told. */
export interface Job extends Seating {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [id: string]: string };
  /** The content of a pack. */
  readonly content: object | null;
  readonly seed: string;
  readonly games: number;
  /** The folder for records. */
  readonly records: string | null;
  readonly fired: boolean;
}

/** Games of a simulation. */
export interface SimChunk extends Chunk {
  readonly played: readonly Played[];
  /** How often rules and events occurred in these games. */
  readonly fired: { readonly [id: string]: number };
  readonly fallen: readonly SimFallen[];
}

/** A bot that lost its seat, and in which game. */
export interface SimFallen extends Fallen {
  readonly game: number;
}

/** Where nobody thinks, a game takes no time, and no bot needs a view of its own. */
export function isRandomOnly({ bots }: Job): boolean {
  return bots.every((name) => botNamed(name)?.level === 'random');
}

async function playChunk(job: Job, { from, to }: Range, breathe: Breathe): Promise<SimChunk> {
  const prepared = prepare(
    gameNamed(job.game).game,
    job.seats,
    job.options,
    job.content ?? undefined,
  );
  const fired: Record<string, number> = {};
  const sink = job.fired ? counterOf(fired) : null;
  const all: Played[] = [];
  const allFallen: SimFallen[] = [];
  for (let game = from; game < to; game++) {
    await breathe();
    const seed = seedOf(job.seed, game);
    if (isRandomOnly(job)) {
      const played = playRandomly(prepared, seed, sink);
      keep(job, game, played, () => tellRandom(prepared, seed));
      all.push(played);
    } else {
      const { played, chosen, fallen } = await playBetween(prepared, job, seed, sink, breathe);
      keep(job, game, played, () => tellChosen(prepared, seed, chosen));
      all.push(played);
      allFallen.push(...fallen.map((one) => ({ game, ...one })));
    }
  }
  return { from, played: all, fired, fallen: allFallen };
}

function counterOf(fired: Record<string, number>): Sink {
  const count = (id: string): void => {
    fired[id] = (fired[id] ?? 0) + 1;
  };
  return { event: count, fired: count, draw: () => undefined };
}

/** Writes the record of a finished game, where records are wanted. */
function keep(job: Job, game: number, played: Played, tell: () => Table): void {
  if (job.records === null || 'fault' in played) return;
  const number = String(game).padStart(String(job.games - 1).length, '0');
  writeFileSync(
    join(job.records, `${job.game}-${number}.record`),
    writeRecord(tell(), { reveal: 'all' }),
  );
}

/** A simulation as a crew plays it. */
export const SIM_WORK: Work<Job, SimChunk> = {
  play: playChunk,
  module: new URL('./worker.js', import.meta.url),
  lost(_job, { from, to }, message) {
    const fault = { code: 'internal', message, scenario: '' } as const;
    return {
      from,
      played: Array.from({ length: to - from }, () => ({ decisions: 0, fault })),
      fired: {},
      fallen: [],
    };
  },
};

/** Every rule and event that a simulation can count, so that what never occurred is seen too. */
export function firedIds(job: Job): string[] {
  const { game } = gameNamed(job.game);
  const ids = new Set(Object.keys(game.events));
  for (const procedure of game.rules.procedures.values())
    for (const { rule } of [...procedure.steps, ...procedure.offers])
      if (rule !== undefined) ids.add(rule);
  return [...ids];
}
