import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../app/words.js';
import { call, Unreachable, whoAmI, type TablePage } from './api.js';
import { saidBy } from './error-words.js';

/** What is known of the server that sent the page, and of who asks it. */
export type Reached = 'asking' | 'stranger' | 'known' | 'nobody' | { readonly said: string };

export function useReached(): Reached {
  const { say } = useWords();
  const [reached, setReached] = useState<Reached>('asking');
  useEffect(() => {
    let left = false;
    const look = (): void =>
      void whoAmI().then(
        (person) => left || setReached(person === null ? 'stranger' : 'known'),
        (error: unknown) =>
          left ||
          setReached(error instanceof Unreachable ? 'nobody' : { said: saidBy(error, say) }),
      );
    look();
    addEventListener('online', look);
    return () => {
      left = true;
      removeEventListener('online', look);
    };
  }, [say]);
  return reached;
}

const LOOK_MS = 15_000;

export interface ListedTables {
  /** Undefined: not read yet. */
  readonly page: TablePage | undefined;
  more(): void;
}

/** A list of the server's tables, read again from time to time; null: it is not asked for. */
export function useTables(path: string | null): ListedTables {
  const [page, setPage] = useState<TablePage>();
  const read = useCallback(
    async (cursor: string | null): Promise<void> => {
      if (path === null) return;
      const query = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
      const more = await call<TablePage>('GET', `${path}${query}`);
      setPage((before) =>
        cursor === null || before === undefined
          ? more
          : { tables: [...before.tables, ...more.tables], next: more.next },
      );
    },
    [path],
  );
  useEffect(() => {
    const look = (): void => void read(null).catch(() => {});
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [read]);
  return { page, more: () => void read(page?.next ?? null).catch(() => {}) };
}
