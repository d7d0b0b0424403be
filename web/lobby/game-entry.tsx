import { useState } from 'react';
import { addressOf, go } from '../app/route.js';
import { useWords } from '../app/words.js';
import type { GameCard } from '../games/kit.js';
import { writeProgress } from '../guide/progress.js';
import { guideOf, type Guide } from '../guide/script.js';
import { openLocal } from '../local/opening.js';
import { HERE } from '../local/saved.js';
import { store } from '../local/store.js';
import { Button } from '../parts/button.js';
import { namingIn, usualPlayers } from './players.js';

/** A game in the lobby: what it is, whose it is, and how to begin. */
export function GameEntry({ card }: { readonly card: GameCard }) {
  const words = useWords();
  const { say, language } = words;
  const [failed, setFailed] = useState(false);
  const { title, seats, house, id } = card;
  const guide = guideOf(id);
  const play = async (guided?: Guide): Promise<void> => {
    setFailed(false);
    const { options = {}, seed, bot } = guided ?? {};
    const players = usualPlayers(seats.usual, false, namingIn(words)).map((player) =>
      bot === undefined || player.who === HERE ? player : { ...player, who: bot },
    );
    const wish = { players, options, counsel: true, ...(seed === undefined ? {} : { seed }) };
    try {
      const opened = await openLocal(await card.load(), wish, store);
      if (guided !== undefined) writeProgress(opened, 0);
      go({ at: 'here', id: opened });
    } catch {
      setFailed(true);
    }
  };
  return (
    <article className="game-entry" aria-labelledby={`game-${id}`}>
      <h3 id={`game-${id}`}>{title.title[language]}</h3>
      <p>{title.about[language]}</p>
      <ul className="game-facts">
        <li>{say('lobby.seats', seats)}</li>
        <li>{say('lobby.minutes', { minutes: title.minutes })}</li>
        {house && (
          <li>
            <details>
              <summary>{say('lobby.house')}</summary>
              <p>{say('lobby.house.about')}</p>
            </details>
          </li>
        )}
      </ul>
      <div className="game-doors">
        <Button kind="main" onClick={() => void play()}>
          {say('lobby.play', { count: seats.usual - 1 })}
        </Button>
        {guide !== undefined && (
          <Button onClick={() => void play(guide)}>{say('guide.play')}</Button>
        )}
        <a className="button button-plain" href={addressOf({ at: 'open', game: id })}>
          {say('lobby.open')}
        </a>
        <a className="button button-quiet" href={addressOf({ at: 'rules', game: id, rule: null })}>
          {say('lobby.rules')}
        </a>
      </div>
      {failed && <p role="alert">{say('page.failed')}</p>}
      {title.publishers.length > 0 && (
        <p className="game-credits">
          {say('lobby.by', { designers: title.designers, publishers: title.publishers })}
        </p>
      )}
    </article>
  );
}
