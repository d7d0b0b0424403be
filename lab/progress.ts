import type { Task } from './part.js';

/** Tells now and then how far the work is. */
export interface Progress {
  /** What is to be played in all. */
  plan(tasks: readonly Task<unknown>[]): void;
  /** Is not played after all. */
  drop(tasks: readonly Task<unknown>[]): void;
  /** A task begins; the answer is called with the games that are done. */
  begin(task: Task<unknown>): (games: number) => void;
}

export interface Clock {
  /** Milliseconds. */
  readonly now: () => number;
  readonly say: (words: string) => void;
}

const EVERY_MS = 10_000;
/** Before that the guess is better. */
const LEAST_MS = 5_000;

export function progressOf(threads: number, { now, say }: Clock): Progress {
  const left = new Map<Task<unknown>, number>();
  let last = now();
  const guess = (task: Task<unknown>, games: number): number =>
    ((task.games - games) * task.msPerGame) / (task.alone ? 1 : threads);
  return {
    plan: (tasks) => tasks.forEach((task) => left.set(task, guess(task, 0))),
    drop: (tasks) => tasks.forEach((task) => left.delete(task)),
    begin(task) {
      const begun = now();
      let first: number | undefined;
      return (games) => {
        first ??= games;
        const spent = now() - begun;
        const known = games > first && spent >= LEAST_MS;
        const own = known ? (spent * (task.games - games)) / (games - first) : guess(task, games);
        left.set(task, own);
        if (now() - last < EVERY_MS) return;
        last = now();
        const all = [...left.values()].reduce((sum, ms) => sum + ms, 0);
        say(
          `${task.id}: ${games} of ${task.games} games, ${span(own)} left; in all ${span(all)} left`,
        );
      };
    },
  };
}

/** A time as one says it, rounded up. */
export function span(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  if (ms <= 59_000) return `${Math.ceil(ms / 1000)} s`;
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
