import type { Stand } from '@destrier/bots/curve';

/** How far an analysis is, and what it has found so far. */
export interface Looked {
  readonly progress:
    | { readonly at: 'none' | 'busy' | 'done' }
    | { readonly at: 'failed'; readonly reason: string };
  readonly stands: readonly Stand[];
  /** How many moments there are. */
  readonly all: number;
}

const NOTHING: Looked = { progress: { at: 'none' }, stands: [], all: 0 };
/** How often, at most, the curve is drawn while it grows. */
const DRAW_MS = 250;

/** Looks at each moment in turn and tells how it stood, until it is told to stop. */
export type Analyse = (
  tell: (stand: Stand, all: number) => void,
  signal: AbortSignal,
) => Promise<void>;

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

export function runOf(look: Analyse): Run {
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
    let drawn = 0;
    const tell = (stand: Stand, all: number): void => {
      if (signal.aborted) return;
      stands.push(stand);
      if (performance.now() - drawn < DRAW_MS && stands.length < all) return;
      drawn = performance.now();
      set({ stands: [...stands], all });
    };
    try {
      await look(tell, signal);
      if (!signal.aborted) set({ progress: { at: 'done' } });
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
