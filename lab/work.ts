import { hashOf } from '@destrier/engine';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundResult, Part, Played, Task } from './part.js';
import type { Progress } from './progress.js';
import type { Row } from './row.js';

export interface Work {
  /** Where games are kept. */
  readonly folder: string;
  readonly threads: number;
  readonly signal: AbortSignal;
  readonly progress: Progress;
  /** Nothing is played: what is kept is looked at, and a run that is going on is not disturbed. */
  readonly look: boolean;
  /** Whether a part that is not always wanted is wanted now; nothing: the part decides. */
  readonly wants: (part: Part) => boolean | undefined;
}

/** What came out of a part. */
export interface Outcome {
  readonly part: Part;
  readonly rows: readonly Row[];
  readonly partial: boolean;
  readonly faults: readonly string[];
}

/** Plays parts one after the other and goes on where they stopped. Parts of which no game is played are left out. */
export async function work(parts: readonly Part[], setting: Work): Promise<readonly Outcome[]> {
  const { progress } = setting;
  const played = new Map<Task<unknown>, Played<unknown>>();
  const found: FoundResult = <R>(task: Task<R>): Played<R> => {
    const one = played.get(task);
    if (one === undefined) throw new Error(`${task.id} is not played yet`);
    return one as Played<R>;
  };
  mkdirSync(setting.folder, { recursive: true });
  progress.plan(tasksOf(parts));
  const outcomes: Outcome[] = [];
  for (const part of parts) {
    if (setting.signal.aborted) break;
    if (!isWanted(part, played, found, setting)) {
      progress.drop(part.tasks);
      continue;
    }
    for (const task of part.tasks)
      if (!played.has(task)) played.set(task, await playTask(task, setting));
    if (isUntouched(part, found)) continue;
    outcomes.push(
      outcomeOf(
        part,
        part.tasks.map((task) => found(task)),
        found,
      ),
    );
  }
  return outcomes;
}

export function tasksOf(parts: readonly Part[]): Task<unknown>[] {
  return [...new Set(parts.flatMap(({ tasks }) => tasks))];
}

function isWanted(
  part: Part,
  played: ReadonlyMap<Task<unknown>, unknown>,
  found: FoundResult,
  { wants, look }: Work,
): boolean {
  const { wanted } = part;
  if (wanted === undefined || look) return true;
  return wants(part) ?? (played.has(wanted.after) && wanted.is(found));
}

/** Whether nothing was played for a part; what made it wanted was played for another. */
function isUntouched({ tasks, wanted }: Part, found: FoundResult): boolean {
  const own = tasks.filter((task) => task !== wanted?.after).map((task) => found(task));
  return own.every(({ games, faults }) => games === 0 && faults.length === 0);
}

function outcomeOf(part: Part, played: readonly Played<unknown>[], found: FoundResult): Outcome {
  const partial = played.some((one) => one.partial);
  const rows = part.rows(found).filter(({ n }) => n > 0);
  return {
    part,
    rows: partial ? rows.map((row) => ({ ...row, partial: true })) : rows,
    partial,
    faults: played.flatMap((one, i) => one.faults.map((fault) => `${part.tasks[i]?.id}: ${fault}`)),
  };
}

async function playTask(task: Task<unknown>, setting: Work): Promise<Played<unknown>> {
  const { folder, threads, signal, progress, look } = setting;
  const of = await task.identity();
  const file = join(folder, fileOf(task.id, of));
  const run = { of, threads: task.alone ? 1 : threads, onGames: progress.begin(task) };
  if (!look) return task.play({ ...run, file, signal });
  // Opening a journal writes it anew.
  const aside = mkdtempSync(join(tmpdir(), 'lab-'));
  try {
    const copy = join(aside, 'journal');
    if (existsSync(file)) copyFileSync(file, copy);
    return await task.play({ ...run, file: copy, signal: AbortSignal.abort() });
  } finally {
    rmSync(aside, { recursive: true });
  }
}

/** Forgets what is kept of tasks, whatever it depended on. */
export function forget(folder: string, tasks: readonly Task<unknown>[]): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder))
    if (tasks.some(({ id }) => file.startsWith(`${id}-`) && KEPT.test(file.slice(id.length))))
      rmSync(join(folder, file));
}

const KEPT = /^-[0-9a-f]{12}\.jsonl$/;

/** Games that depend on other things have another file. */
function fileOf(id: string, of: object): string {
  return `${id}-${hashOf(of).slice('sha256:'.length).slice(0, 12)}.jsonl`;
}
