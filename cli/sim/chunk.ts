import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, writeRecord, type Prepared, type Sink } from '@destrier/engine';
import { gameNamed } from '../boxes.js';
import { playGame, seedOf, tell, type Played } from './game.js';

/** What a simulation is asked to do. Plain data, so that threads can be told. */
export interface Job {
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

/** Games played one after the other, from a number on. */
export interface Chunk {
  readonly from: number;
  readonly played: readonly Played[];
  /** How often rules and events occurred in these games. */
  readonly fired: { readonly [id: string]: number };
}

/** Plays the games of a range, or as many as it is let. */
export function playChunk(
  job: Job,
  from: number,
  to: number,
  goOn: () => boolean = () => true,
): Chunk {
  const prepared = prepare(
    gameNamed(job.game).game,
    job.seats,
    job.options,
    job.content ?? undefined,
  );
  const fired: Record<string, number> = {};
  const sink = job.fired ? counterOf(fired) : null;
  const played: Played[] = [];
  for (let game = from; game < to; game++) {
    const seed = seedOf(job.seed, game);
    const one = playGame(prepared, seed, sink);
    played.push(one);
    if (job.records !== null && 'hash' in one) keep(job, prepared, game, job.records);
    if (!goOn()) break;
  }
  return { from, played, fired };
}

function counterOf(fired: Record<string, number>): Sink {
  const count = (id: string): void => {
    fired[id] = (fired[id] ?? 0) + 1;
  };
  return { event: count, fired: count, draw: () => undefined };
}

function keep(job: Job, prepared: Prepared, game: number, folder: string): void {
  const table = tell(prepared, seedOf(job.seed, game));
  const number = String(game).padStart(String(job.games - 1).length, '0');
  writeFileSync(
    join(folder, `${job.game}-${number}.record`),
    writeRecord(table, { reveal: 'all' }),
  );
}

/** Every rule and event that a simulation can count, so that what never occurred is seen too. */
export function firedIds(job: Job): string[] {
  const { game } = gameNamed(job.game);
  const ids = new Set(Object.keys(game.events));
  for (const procedure of game.rules.procedures.values())
    for (const { rule } of [...procedure.steps, ...procedure.offers])
      if (rule !== undefined) ids.add(rule);
  return [...ids];
}
