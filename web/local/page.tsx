import type { Language } from '@destrier/engine';
import { useEffect, useState } from 'react';
import { ownArms } from '../arms/own.js';
import { pause } from '../ceremony/pause.js';
import { addressOf } from '../app/route.js';
import { WholeTable } from '../app/whole-table.js';
import { useWords } from '../app/words.js';
import { useLatest } from '../parts/use-latest.js';
import { gameCard } from '../games/index.js';
import { localSitters } from '../people/sitters.js';
import { LocalTable, restored } from './local-table.js';
import { store } from '../storage/store.js';
import { Thinker } from '../bots/thinker.js';

export type LocalOpening = LocalTable | 'loading' | 'missing' | { readonly damaged: string };

/** A table of this browser. */
export function LocalPage({ id }: { readonly id: string }) {
  const { say, language } = useWords();
  const spoken = useLatest(language);
  const [found, setFound] = useState<LocalOpening>('loading');
  useEffect(() => {
    let left = false;
    let opened: LocalTable | undefined;
    void openedTable(id, spoken).then((table) => {
      if (table instanceof LocalTable) opened = table;
      if (left) opened?.close();
      else setFound(table);
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [id, spoken]);
  // Nothing of another table stays open.
  if (found instanceof LocalTable) return <WholeTable key={found.id} link={found} />;
  if (found === 'loading') return <p role="status">{say('page.loading')}</p>;
  return (
    <>
      <p role="alert">
        {found === 'missing'
          ? say('local.missing')
          : say('local.damaged', { reason: { said: found.damaged } })}
      </p>
      <a href={addressOf({ at: 'lobby' })}>{say('page.home')}</a>
    </>
  );
}

export async function openedTable(id: string, spoken: () => Language): Promise<LocalOpening> {
  try {
    const saved = await store.get(id);
    const card = saved === undefined ? undefined : gameCard(saved.game);
    if (saved === undefined || card === undefined) return 'missing';
    const kit = await card.load();
    return new LocalTable({
      ...restored(saved, kit),
      id,
      kit,
      players: saved.players,
      sitters: (players) => localSitters(players, { id, language: spoken(), ownArms: ownArms() }),
      counsel: saved.counsel,
      whatIf: saved.whatIf,
      store,
      thinker: new Thinker(),
      reckoner: new Thinker(),
      adviser: new Thinker(),
      pause,
    });
  } catch (error) {
    return { damaged: error instanceof Error ? error.message : String(error) };
  }
}
