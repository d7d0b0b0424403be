import { useState } from 'react';
import { addressOf, go } from '../app/route.js';
import { useWords } from '../app/words.js';
import { Picture } from '../art/picture.js';
import { sign, type SignName } from '../art/signs.js';
import { Leaf } from '../board/leaf.js';
import type { GameCard } from '../games/kit.js';
import { FIRST_STEP, writeProgress } from '../guide/progress.js';
import { Button } from '../parts/button.js';
import { newId } from '../storage/ids.js';
import { HERE } from '../storage/saved.js';
import { store } from '../storage/store.js';
import { GameCover } from './cover.js';
import { GameArms } from './game-arms.js';
import { namingIn, usualPlayers } from './players.js';

/** A game in the lobby: its picture, what it is, and the ways to begin. */
export function GameEntry({ card }: { readonly card: GameCard }) {
  const { say, language } = useWords();
  const { play, failed } = usePlay(card);
  const { title, id } = card;
  return (
    <Leaf as="article" labelledBy={`game-${id}`} className="game-entry">
      <GameCover card={card} className="game-picture" />
      <div className="game-plate">
        <span className="game-arms">
          <GameArms card={card} width={44} />
        </span>
        <div className="game-title">
          <h3 id={`game-${id}`}>{title.title[language]}</h3>
          <p>{title.about[language]}</p>
        </div>
        <Facts {...card} />
        <div className="game-doors">
          <PlayButton card={card} onPlay={() => play(false)} />
          {card.guided === true ? (
            <Button
              className="game-door"
              aria-label={say('guide.play')}
              title={say('guide.play')}
              onClick={() => play(true)}
            >
              <Word sign="book" word={say('lobby.learn')} />
            </Button>
          ) : (
            <a
              className="button button-plain game-door"
              href={addressOf({ at: 'rules', game: id, rule: null })}
              title={say('lobby.rules')}
            >
              <Word sign="book" word={say('lobby.rules')} />
            </a>
          )}
          <a
            className="button button-plain game-door"
            href={addressOf({ at: 'open', game: id, friends: true })}
          >
            <Word sign="link" word={say('lobby.friends')} />
          </a>
          <a
            className="button button-plain game-door game-door-sign"
            href={addressOf({ at: 'open', game: id, friends: false })}
            title={say('lobby.open')}
          >
            <Word sign="flag" word={say('lobby.open')} />
          </a>
        </div>
        {failed && <p role="alert">{say('page.failed')}</p>}
      </div>
    </Leaf>
  );
}

function Word(props: { readonly sign: SignName; readonly word: string }) {
  return (
    <>
      <Picture drawing={sign(props.sign)} width={18} />
      <span className="game-door-word">{props.word}</span>
    </>
  );
}

/** Against the usual bots, at once; gold but for examples. */
export function PlayButton({
  card: { seats, forMakers },
  onPlay,
}: {
  readonly card: GameCard;
  onPlay(): void;
}) {
  const { say } = useWords();
  return (
    <Button
      kind={forMakers === true ? 'plain' : 'may'}
      aria-label={say('lobby.play', { count: seats.usual - 1 })}
      onClick={onPlay}
    >
      {say('lobby.playNow')}
    </Button>
  );
}

/** How many play, and for how long. */
function Facts({ seats, title }: Pick<GameCard, 'seats' | 'title'>) {
  const { say, language } = useWords();
  const range = seats.min === seats.max ? `${seats.max}` : `${seats.min}–${seats.max}`;
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute' });
  return (
    <ul className="game-facts">
      <li>
        <Picture drawing={sign('support')} width={17} />
        <span aria-hidden="true">{range}</span>
        <span className="heard">
          {say(seats.min === seats.max ? 'lobby.seats.exactly' : 'lobby.seats', seats)}
        </span>
      </li>
      <li>
        <Picture drawing={sign('hour')} width={17} />
        <span aria-hidden="true">{minutes.format(title.minutes)}</span>
        <span className="heard">{say('lobby.minutes', { minutes: title.minutes })}</span>
      </li>
    </ul>
  );
}

/** Begins at once: against bots, or guided. */
export function usePlay(card: GameCard): { play(guided: boolean): void; readonly failed: boolean } {
  const words = useWords();
  const [failed, setFailed] = useState(false);
  const begin = async (guided: boolean): Promise<void> => {
    const [kit, { openLocal }] = await Promise.all([card.load(), import('../local/opening.js')]);
    const { options = {}, seed, bot } = (guided ? await kit.guide?.() : undefined) ?? {};
    const players = usualPlayers(card.seats.usual, false, namingIn(words, newId())).map((player) =>
      bot === undefined || player.who === HERE ? player : { ...player, who: bot },
    );
    const wish = { players, options, counsel: true, ...(seed === undefined ? {} : { seed }) };
    const opened = await openLocal(kit, wish, store);
    if (guided) writeProgress(opened, FIRST_STEP);
    go({ at: 'here', id: opened });
  };
  return {
    failed,
    play: (guided) => {
      setFailed(false);
      begin(guided).catch(() => setFailed(true));
    },
  };
}
