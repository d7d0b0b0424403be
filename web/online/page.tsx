import type { Language } from '@destrier/engine';
import type { TableCard } from '@destrier/server/protocol';
import { useCallback, useEffect, useState } from 'react';
import { WholeTable } from '../app/whole-table.js';
import { pause } from '../ceremony/pause.js';
import { wantsStillness } from '../movement/speed.js';
import { useWords } from '../app/words.js';
import type { Panels } from '../table/panels.js';
import { gameCard } from '../games/index.js';
import { store } from '../storage/store.js';
import { Thinker } from '../bots/thinker.js';
import { Button } from '../parts/button.js';
import { useLatest } from '../parts/use-latest.js';
import { asGuest, tableCard, text, type Person } from './api.js';
import { OnlineTable } from './online-table.js';
import { mySeat, sceneAt } from './scene-at.js';
import { onlinePanels } from './panels.js';
import { RematchNotice } from './rematch.js';
import { WaitingRoom } from './room.js';
import { saidBy } from './error-words.js';
import { useSaid } from './use-said.js';

type OnlineOpening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'room'; readonly card: TableCard; readonly me: Person }
  | { readonly kind: 'table'; readonly table: OnlineTable; readonly panels: Panels }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A table of the server: before the game a room to wait in, then the table. */
export function TablePage({
  id,
  invitation,
}: {
  readonly id: string;
  readonly invitation: string | null;
}) {
  const { say, language } = useWords();
  const [found, setFound] = useState<OnlineOpening>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  // Whoever changes the language keeps the table.
  const spoken = useLatest(language);
  const again = useCallback(() => setTries((before) => before + 1), []);
  useEffect(() => {
    let left = false;
    let opened: OnlineTable | undefined;
    void find(id, invitation, spoken).then((result) => {
      if (result.kind === 'table') opened = result.table;
      if (left) opened?.close();
      else setFound(result);
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [id, invitation, spoken, tries]);
  switch (found.kind) {
    case 'loading':
      return <p role="status">{say('page.loading')}</p>;
    case 'room':
      return (
        <WaitingRoom card={found.card} me={found.me} invitation={invitation} onChanged={again} />
      );
    case 'table':
      // Nothing of another table stays open.
      return <Seated key={found.table.id} table={found.table} panels={found.panels} />;
    case 'failed':
      return (
        <div role="alert">
          <p>{saidBy(found.error, say)}</p>
          <Button onClick={again}>{say('page.again')}</Button>
        </div>
      );
  }
}

function Seated({ table, panels }: { readonly table: OnlineTable; readonly panels: Panels }) {
  const { say } = useWords();
  useSaid(table);
  return (
    <>
      {table.seat === null && (
        <p role="status" className="watching">
          {say('room.watching')}
        </p>
      )}
      <WholeTable link={table} more={panels} />
      <RematchNotice table={table} />
    </>
  );
}

/** A table of the server, or why it cannot be shown. */
export async function find(
  id: string,
  invitation: string | null,
  language: () => Language,
): Promise<OnlineOpening> {
  try {
    const me = await asGuest();
    const card = await tableCard(id, invitation);
    if (card.state === 'open' || card.state === 'closed') return { kind: 'room', card, me };
    const game = gameCard(card.game);
    if (game === undefined) throw new Error(card.game);
    const seat = mySeat(card);
    const [kit, scene] = await Promise.all([game.load(), sceneAt(id, seat, null)]);
    const content =
      card.pack === null
        ? (kit.box.game.content as object)
        : (JSON.parse(await text(`/tables/${id}/content`)) as object);
    const table = new OnlineTable({
      kit,
      content,
      card,
      scene,
      seat,
      store,
      language,
      reckoner: new Thinker(),
      adviser: new Thinker(),
      pause: (rests) => (wantsStillness() ? null : pause(rests)),
    });
    return { kind: 'table', table, panels: onlinePanels(table) };
  } catch (error) {
    return { kind: 'failed', error };
  }
}
