import type { Decision, Stand } from '@destrier/bots/curve';
import type { Told } from '../bots/thinker.js';

/** How far an analysis is, and what it has found so far. */
export interface Looked {
  readonly progress:
    | { readonly at: 'none' | 'busy' | 'done' }
    | { readonly at: 'failed'; readonly reason: string };
  readonly stands: readonly Stand[];
  /** How many moments there are. */
  readonly all: number;
  /** What choices cost, by their order in the game. */
  readonly decisions: readonly Decision[];
  /** How many were judged, and how many there are to judge. */
  readonly judged: { readonly done: number; readonly all: number };
}

const NOTHING: Looked = {
  progress: { at: 'none' },
  stands: [],
  all: 0,
  decisions: [],
  judged: { done: 0, all: 0 },
};
/** How often, at most, the curve is drawn while it grows. */
const DRAW_MS = 250;

/** Looks at each moment in turn and tells how it stood, then what choices cost, until it is told to stop. */
export type Analyse = (tell: (told: Told) => void, signal: AbortSignal) => Promise<void>;

/** An analysis that goes on whether somebody watches it or not; for `useSyncExternalStore`. */
export interface Run {
  subscribe(this: void, listener: () => void): () => void;
  looked(this: void): Looked;
  start(this: void): void;
  /** Keeps what was found. */
  stop(this: void): void;
  /** Stops, and begins as if nothing had been looked at. */
  forget(this: void): void;
}

/** `keep`: what is done with it once it is whole; it may fail without harm. */
export function runOf(look: Analyse, keep: (found: Looked) => Promise<void> = nowhere): Run {
  const listeners = new Set<() => void>();
  let looked = NOTHING;
  let asked: AbortController | undefined;
  const set = (next: Partial<Looked>): void => {
    looked = { ...looked, ...next };
    for (const listener of listeners) listener();
  };
  const abort = (): void => {
    asked?.abort();
    asked = undefined;
  };
  const run = async ({ signal }: AbortController): Promise<void> => {
    const stands: Stand[] = [];
    const decisions = new Map<number, Decision>();
    let drawn = 0;
    const tell = (told: Told): void => {
      if (signal.aborted) return;
      if (told.kind === 'stand') stands.push(told.stand);
      else if (told.judged.decision !== null)
        decisions.set(told.judged.decision.seq, told.judged.decision);
      const isLast =
        told.kind === 'stand' ? stands.length === told.all : told.judged.done === told.judged.all;
      if (performance.now() - drawn < DRAW_MS && !isLast) return;
      drawn = performance.now();
      if (told.kind === 'stand') set({ stands: [...stands], all: told.all });
      else set({ decisions: inOrder(decisions), judged: told.judged });
    };
    try {
      await look(tell, signal);
      // What was told since it was drawn last is part of it.
      if (signal.aborted) return;
      set({ stands: [...stands], decisions: inOrder(decisions), progress: { at: 'done' } });
      keep(looked).catch(() => undefined);
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      set({ progress: { at: 'failed', reason } });
    }
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    looked: () => looked,
    start() {
      abort();
      asked = new AbortController();
      set({ ...NOTHING, progress: { at: 'busy' } });
      void run(asked);
    },
    stop() {
      abort();
      if (looked.progress.at === 'busy') set({ progress: { at: 'none' } });
    },
    forget() {
      abort();
      if (looked !== NOTHING) set(NOTHING);
    },
  };
}

const nowhere = async (): Promise<void> => {};

function inOrder(decisions: ReadonlyMap<number, Decision>): Decision[] {
  return [...decisions.values()].toSorted((one, other) => one.seq - other.seq);
}
