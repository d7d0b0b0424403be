import { useSyncExternalStore } from 'react';
import { go } from '../app/route.js';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import type { OnlineTable } from './online-table.js';
import './room.css';
import { useDeed } from './use-deed.js';

/** Tells those who played that somebody wants to play again, wherever they look. */
export function RematchNotice({ table }: { readonly table: OnlineTable }) {
  const { say } = useWords();
  const { wrong, busy, run } = useDeed();
  const { moment } = useSyncExternalStore(table.subscribe, table.now);
  const { rematch } = table;
  if (rematch === undefined || moment.result === null || table.card.rematch === null) return null;
  return (
    <div role="status" className="rematch-notice">
      <p>{wrong ?? say('rematch.asked')}</p>
      <Button
        kind="main"
        disabled={busy}
        onClick={() => run(async () => go({ at: 'table', id: await rematch(), key: null }))}
      >
        {say('rematch.accept')}
      </Button>
    </div>
  );
}
