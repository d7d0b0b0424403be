import type { Ask } from '@destrier/engine';
import type { TableLink } from '../../table/link.js';
import { hearing, UNHEARD, type Heard } from './heard.js';

/** How often, at most, the page is told that more was found. */
const TELL_MS = 80;
/** A question stands for so long before anything is calculated: whoever answers at once waits for nothing. */
const STAND_MS = 150;

/** Listens to counsel on one question at a time. */
export interface Ear {
  /** Turns to a question, and away from any other; null: to none. */
  attend(ask: Ask | null): void;
  heard(): Heard;
  subscribe(listener: () => void): () => void;
}

/** Lets the page show a question first; what it gives back calls the work off. */
const afterShown = (work: () => void): (() => void) => {
  const timer = setTimeout(work, STAND_MS);
  return () => clearTimeout(timer);
};

/** `later`: when to begin with a question. */
export function earOf(link: Pick<TableLink, 'counsel'>, later = afterShown): Ear {
  const listeners = new Set<() => void>();
  let heard = UNHEARD;
  let attended: string | null = null;
  let asking = new AbortController();
  let callOff = (): void => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const listener of listeners) listener();
  };
  const hear = (next: Heard): void => {
    heard = next;
    timer ??= setTimeout(tell, TELL_MS);
  };
  async function listen(ask: Ask, { signal }: AbortController): Promise<void> {
    try {
      await link.counsel?.(
        ask,
        (told) => {
          if (!signal.aborted) hear(hearing(heard, told));
        },
        signal,
      );
    } catch {
      // Whoever cannot calculate is silent: the game goes on without.
    }
    if (!signal.aborted) hear({ ...heard, isWhole: true });
  }
  return {
    attend(ask) {
      const key = ask === null ? null : `${ask.seat} ${ask.id}`;
      if (key === attended) return;
      attended = key;
      callOff();
      asking.abort();
      const begun = new AbortController();
      asking = begun;
      heard = UNHEARD;
      tell();
      if (ask !== null) callOff = later(() => void listen(ask, begun));
    },
    heard: () => heard,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
