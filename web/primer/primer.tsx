import { useState } from 'react';
import { useWords } from '../app/words.js';
import type { GameKit } from '../games/kit.js';
import { Button } from '../parts/button.js';
import './primer.css';
import { hasRead, setRead } from './read.js';

interface Props {
  readonly kit: GameKit;
  /** Shows the player's aid. */
  readonly onAid: () => void;
}

/** How the game goes, for who plays it for the first time: above the board until it is closed. */
export function FirstVisit({ kit, onAid }: Props) {
  const { say } = useWords();
  const game = kit.box.game.id;
  const [isClosed, setClosed] = useState(() => hasRead(game));
  if (kit.primer === undefined || isClosed) return null;
  const close = (): void => {
    setRead(game);
    setClosed(true);
  };
  return (
    <section className="primer" aria-labelledby="primer-title">
      <h2 id="primer-title">{say('primer.title')}</h2>
      <PrimerText kit={kit} />
      <div className="primer-end">
        <Button kind="main" onClick={close}>
          {say('primer.close')}
        </Button>
        <Button onClick={onAid}>{say('primer.aid')}</Button>
      </div>
    </section>
  );
}

/** The same wherever it is read again. */
export function PrimerText({ kit }: { readonly kit: GameKit }) {
  const { language } = useWords();
  return (
    <ul className="primer-text">
      {kit.primer?.[language].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
