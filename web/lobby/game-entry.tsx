import { useState } from 'react';
import { addressOf, go } from '../app/route.js';
import { useWords } from '../app/words.js';
import type { GameCard } from '../games/kit.js';
import { writeProgress } from '../guide/progress.js';
import { openLocal } from '../local/opening.js';
import { newId } from '../storage/ids.js';
import { HERE } from '../storage/saved.js';
import { store } from '../storage/store.js';
import { Button } from '../parts/button.js';
import { originOf } from './origin.js';
import { namingIn, usualPlayers } from './players.js';

/** A game in the lobby: what it is, whose it is, and how to begin. */
export function GameEntry({ card }: { readonly card: GameCard }) {
  const words = useWords();
  const { say, language } = words;
  const [failed, setFailed] = useState(false);
  const { title, seats, id } = card;
  const play = async (guided: boolean): Promise<void> => {
    setFailed(false);
    try {
      const kit = await card.load();
      const { options = {}, seed, bot } = (guided ? kit.guide : undefined) ?? {};
      const players = usualPlayers(seats.usual, false, namingIn(words, newId())).map((player) =>
        bot === undefined || player.who === HERE ? player : { ...player, who: bot },
      );
      const wish = { players, options, counsel: true, ...(seed === undefined ? {} : { seed }) };
      const opened = await openLocal(kit, wish, store);
      if (guided) writeProgress(opened, 0);
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
        <li>{say(seats.min === seats.max ? 'lobby.seats.exactly' : 'lobby.seats', seats)}</li>
        <li>{say('lobby.minutes', { minutes: title.minutes })}</li>
        <Origin {...card} />
      </ul>
      <div className="game-doors">
        <Button kind="main" onClick={() => void play(false)}>
          {say('lobby.play', { count: seats.usual - 1 })}
        </Button>
        {card.guided === true && (
          <Button onClick={() => void play(true)}>{say('guide.play')}</Button>
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

/** Whether its rules or its figures are not those of a publisher, and whose they are. */
function Origin({ title, house }: Pick<GameCard, 'title' | 'house'>) {
  const { say, language } = useWords();
  const origin = originOf({ title, house });
  if (origin === 'printed') return null;
  const designers = { said: new Intl.ListFormat(language).format(title.designers) };
  return (
    <li>
      <details>
        <summary>{say(`lobby.origin.${origin}`)}</summary>
        <p>{say(`lobby.origin.${origin}.about`, { designers })}</p>
      </details>
    </li>
  );
}
