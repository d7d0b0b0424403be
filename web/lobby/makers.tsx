import { addressOf } from '../app/route.js';
import { useWords } from '../app/words.js';
import { bench } from '../art/bench.js';
import { Picture } from '../art/picture.js';
import { Leaf } from '../board/leaf.js';
import type { GameCard } from '../games/kit.js';
import { PlayButton, usePlay } from './game-entry.js';

/** For those who make games: examples, and what to build with. */
export function MakersCorner({ examples }: { readonly examples: readonly GameCard[] }) {
  const { say } = useWords();
  return (
    <Leaf labelledBy="makers" className="lobby-makers">
      <h2 id="makers">{say('lobby.makers')}</h2>
      <span className="lobby-bench">
        <Picture drawing={bench()} width={112} />
      </span>
      {examples.map((card) => (
        <Example key={card.id} card={card} />
      ))}
      <a className="button button-quiet" href={addressOf({ at: 'sampler' })}>
        {say('lobby.makers.drawings')}
      </a>
    </Leaf>
  );
}

function Example({ card }: { readonly card: GameCard }) {
  const { say, language } = useWords();
  const { play, failed } = usePlay(card);
  return (
    <article aria-labelledby={`game-${card.id}`}>
      <h3 id={`game-${card.id}`}>{card.title.title[language]}</h3>
      <p>{say('lobby.makers.about')}</p>
      <div className="lobby-doors">
        <PlayButton card={card} onPlay={() => play(false)} />
        <a
          className="button button-plain"
          href={addressOf({ at: 'open', game: card.id, friends: false })}
        >
          {say('lobby.open')}
        </a>
        <a
          className="button button-quiet"
          href={addressOf({ at: 'rules', game: card.id, rule: null })}
        >
          {say('lobby.rules')}
        </a>
      </div>
      {failed && <p role="alert">{say('page.failed')}</p>}
    </article>
  );
}
