import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '../app/words.js';
import { Picture } from '../art/picture.js';
import type { GameKit, Primer } from '../games/kit.js';
import { Button } from '../parts/button.js';
import { Lozenges } from '../parts/lozenges.js';
import './primer.css';
import { readAt, setReadAt } from './read.js';
import { useSwipe } from './swiped.js';
import { usePictures } from './use-pictures.js';

interface Props {
  readonly kit: GameKit;
  /** Shows the player's aid. */
  readonly onAid: () => void;
}

/** How the game goes, for those who play it for the first time: over the table until it is closed. */
export function FirstVisit({ kit, onAid }: Props) {
  const game = kit.box.game.id;
  const [at, setAt] = useState(() => readAt(game));
  if (kit.primer === undefined || at === null) return null;
  const turn = (card: number | null): void => {
    setReadAt(game, card);
    setAt(card);
  };
  return <Cards primer={kit.primer} at={at} onTurn={turn} onAid={onAid} />;
}

interface CardsProps {
  readonly primer: Primer;
  /** Which card is shown, from 0. */
  readonly at: number;
  /** Null: no card any more. */
  readonly onTurn: (card: number | null) => void;
  readonly onAid: () => void;
}

/** One card at a time, turned by buttons, arrows or a finger. */
function Cards({ primer, at, onTurn, onAid }: CardsProps) {
  const { say, language } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    next.current?.focus();
  }, []);
  const cards = primer.cards[language];
  const last = cards.length - 1;
  const shown = Math.min(at, last);
  const turnBy = (by: 1 | -1): void => onTurn(Math.max(0, Math.min(last, shown + by)));
  const swipe = useSwipe(turnBy);
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight') turnBy(1);
    if (key === 'ArrowLeft') turnBy(-1);
  };
  const pictures = usePictures(primer);
  const [card, picture] = [cards[shown], pictures[shown]];
  return (
    <dialog
      ref={dialog}
      className="primer"
      aria-labelledby="primer-title"
      closedby="any"
      onClose={() => onTurn(null)}
      onKeyDown={press}
      {...swipe}
    >
      <header className="primer-head">
        <h2 id="primer-title">{say('primer.title')}</h2>
        <button
          type="button"
          className="primer-skip"
          aria-label={say('primer.skip')}
          title={say('primer.skip')}
          onClick={() => onTurn(null)}
        >
          ×
        </button>
      </header>
      <div key={shown} className="primer-card">
        <span className="primer-picture">
          {picture === undefined ? null : <Picture drawing={picture} />}
        </span>
        <div className="primer-words" aria-live="polite">
          <h3>{card?.heading}</h3>
          <p>{card?.text}</p>
        </div>
      </div>
      <footer className="primer-foot">
        <Place at={shown} of={cards.length} />
        <Button
          kind="quiet"
          className="primer-aid"
          onClick={() => {
            onTurn(null);
            onAid();
          }}
        >
          {say('primer.aid')}
        </Button>
        {shown === 0 ? null : <Button onClick={() => turnBy(-1)}>{say('primer.back')}</Button>}
        <button
          ref={next}
          type="button"
          className="button button-may"
          onClick={() => (shown < last ? turnBy(1) : onTurn(null))}
        >
          {say(shown < last ? 'primer.next' : 'primer.close')}
        </button>
      </footer>
    </dialog>
  );
}

function Place({ at, of }: { readonly at: number; readonly of: number }) {
  const { say } = useWords();
  return (
    <span className="primer-place">
      <span className="heard">{say('primer.count', { n: at + 1, all: of })}</span>
      <Lozenges at={at} of={of} />
    </span>
  );
}

/** The same cards side by side, wherever they are read again. */
export function PrimerText({ primer }: { readonly primer: Primer }) {
  const { language } = useWords();
  const pictures = usePictures(primer);
  return (
    <ul className="primer-all">
      {primer.cards[language].map(({ heading, text }, at) => {
        const picture = pictures[at];
        return (
          <li key={heading}>
            <span className="primer-picture">
              {picture === undefined ? null : <Picture drawing={picture} />}
            </span>
            <strong>{heading}</strong>
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
