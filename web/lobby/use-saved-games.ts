import { useCallback, useEffect, useState } from 'react';
import type { SavedGame } from '../storage/saved.js';
import { store } from '../storage/store.js';

export interface SavedGames {
  /** The latest first; undefined: not read yet. */
  readonly games: readonly SavedGame[] | undefined;
  /** Whether they are still there when the tab is closed. */
  readonly lasts: boolean;
  /** Reads them again. */
  list(): void;
}

export function useSavedGames(): SavedGames {
  const [games, setGames] = useState<readonly SavedGame[]>();
  const [lasts, setLasts] = useState(true);
  const read = useCallback(async () => {
    setGames(await store.list());
    setLasts(await store.lasts());
  }, []);
  useEffect(() => void read(), [read]);
  return { games, lasts, list: () => void read() };
}
