import { useState } from 'react';
import { go } from '../app/route.js';
import { useWords } from '../app/words.js';
import { gameCard } from '../games/index.js';
import { namingIn, usualPlayers } from '../lobby/players.js';
import { withPreset } from '../lobby/presets.js';
import { Button } from '../parts/button.js';
import { setReadAt } from '../primer/read.js';
import { newId } from '../storage/ids.js';
import { store } from '../storage/store.js';
import type { TableLink } from '../table/link.js';
import { endProgress } from './progress.js';

/** Leads from the guided game to the first real one, by the rules for beginners. */
export function FirstGame({ link: { id, kit } }: { readonly link: TableLink }) {
  const words = useWords();
  const [isFailed, setFailed] = useState(false);
  const begin = async (): Promise<void> => {
    const { openLocal } = await import('../local/opening.js');
    // Whoever was taught needs not be told how it goes.
    setReadAt(kit.box.game.id, null);
    const seats = gameCard(kit.box.game.id)?.seats.usual ?? kit.box.game.seats.min;
    const players = usualPlayers(seats, false, namingIn(words, newId()));
    const first = kit.settingUp?.presets.find(({ id }) => id === 'first');
    const chosen =
      first === undefined ? { players, options: {}, counsel: true } : withPreset(players, first);
    const table = await openLocal(kit, chosen, store);
    // The lesson is over: the lobby does not call for it any more.
    endProgress(id);
    go({ at: 'here', id: table });
  };
  return (
    <>
      <Button kind="may" onClick={() => void begin().catch(() => setFailed(true))}>
        {words.say('guide.first')}
      </Button>
      {isFailed && <p role="alert">{words.say('page.failed')}</p>}
    </>
  );
}
