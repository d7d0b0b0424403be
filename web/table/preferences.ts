import { useSyncExternalStore } from 'react';
import { SPEEDS, type Speed } from '../movement/speed.js';

/** How somebody likes the table, kept in this browser where it lets us. */
export interface Preferences {
  /** The games whose tables are shown as lists. */
  readonly plain: readonly string[];
  /** Choices are confirmed before they are made. */
  readonly confirm: boolean;
  /** Single keys choose. */
  readonly keys: boolean;
  /** What happens can be heard. */
  readonly sounds: boolean;
  /** How fast pieces and cards move. */
  readonly speed: Speed;
  /** Questions whose answer cannot matter are not asked; null: as the table has it, which is so against bots alone. */
  readonly brief: boolean | null;
  /** What is celebrated: everything, tournaments and legends, or nothing. */
  readonly ceremonies: (typeof CEREMONIES)[number];
}

export const CEREMONIES = ['all', 'great', 'none'] as const;

const KEY = 'destrier.table';
const DEFAULT: Preferences = {
  plain: [],
  confirm: false,
  keys: true,
  sounds: true,
  speed: 'normal',
  brief: null,
  ceremonies: 'all',
};

function isGame(id: unknown): id is string {
  return typeof id === 'string';
}

/** Whether somebody wants the tables of a game as lists. */
export function isPlain({ plain }: Preferences, game: string): boolean {
  return plain.includes(game);
}

/** What is preferred once a game is shown so or so. */
export function plainOrNot(
  { plain }: Preferences,
  game: string,
  isWanted: boolean,
): Partial<Preferences> {
  const others = plain.filter((one) => one !== game);
  return { plain: isWanted ? [...others, game] : others };
}

/** What was kept, as far as it can be read. */
export function preferencesIn(text: string | null): Preferences {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return DEFAULT;
    return {
      plain:
        'plain' in kept && Array.isArray(kept.plain) ? kept.plain.filter(isGame) : DEFAULT.plain,
      confirm: 'confirm' in kept ? kept.confirm === true : DEFAULT.confirm,
      keys: 'keys' in kept ? kept.keys === true : DEFAULT.keys,
      sounds: 'sounds' in kept ? kept.sounds === true : DEFAULT.sounds,
      speed: speedIn(kept) ?? DEFAULT.speed,
      brief: 'brief' in kept && typeof kept.brief === 'boolean' ? kept.brief : DEFAULT.brief,
      ceremonies:
        CEREMONIES.find((one) => 'ceremonies' in kept && kept.ceremonies === one) ??
        DEFAULT.ceremonies,
    };
  } catch {
    return DEFAULT;
  }
}

function speedIn(kept: object): Speed | undefined {
  return 'speed' in kept ? SPEEDS.find((speed) => speed === kept.speed) : undefined;
}

const listeners = new Set<() => void>();
let current: Preferences | undefined;

/** As it is now; a component is told of changes by `usePreferences`. */
export function preferences(): Preferences {
  current ??= read();
  return current;
}

function read(): Preferences {
  try {
    return preferencesIn(localStorage.getItem(KEY));
  } catch {
    return DEFAULT;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function prefer(changes: Partial<Preferences>): void {
  current = { ...preferences(), ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // For this visit only.
  }
  for (const listener of listeners) listener();
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences);
}
