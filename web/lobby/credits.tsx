import { addressOf } from '../app/route.js';
import { useWords } from '../app/words.js';
import { GAMES } from '../games/index.js';
import type { GameCard } from '../games/kit.js';
import { originOf } from './origin.js';

/** Who made the games, and what of them is our own. */
export function Credits() {
  const { say, language } = useWords();
  return (
    <section className="lobby-credits" aria-labelledby="credits">
      <h2 id="credits">{say('lobby.credits')}</h2>
      <ul>
        {GAMES.map((card) => (
          <li key={card.id}>
            <strong>{card.title.title[language]}</strong>{' '}
            {card.title.publishers.length > 0 && (
              <span>
                {say('lobby.by', {
                  authors: card.title.designers.length,
                  designers: card.title.designers,
                  houses: card.title.publishers.length,
                  publishers: card.title.publishers,
                })}
              </span>
            )}{' '}
            <a href={addressOf({ at: 'rules', game: card.id, rule: null })}>{say('lobby.rules')}</a>
            <Origin {...card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether its rules or its figures are not those of a publisher, and whose they are. */
function Origin({ title, house }: Pick<GameCard, 'title' | 'house'>) {
  const { say, language } = useWords();
  const origin = originOf({ title, house });
  if (origin === 'printed') return null;
  const designers = { said: new Intl.ListFormat(language).format(title.designers) };
  return (
    <details>
      <summary>{say(`lobby.origin.${origin}`)}</summary>
      <p>{say(`lobby.origin.${origin}.about`, { designers, authors: title.designers.length })}</p>
    </details>
  );
}
