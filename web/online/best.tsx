import { useEffect, useState } from 'react';
import { useWords } from '../app/words.js';
import { Leaf } from '../board/leaf.js';
import { GAMES } from '../games/index.js';
import { call } from './api.js';

interface Rated {
  readonly person: string;
  readonly name: string | null;
  readonly ordinal: number;
  readonly games: number;
}

/** Who plays best at this server, game by game. */
export function Best() {
  const { say } = useWords();
  return (
    <Leaf labelledBy="best" className="online-best">
      <h2 id="best">{say('online.best')}</h2>
      {GAMES.filter(({ forMakers }) => forMakers !== true).map(({ id }) => (
        <BestOf key={id} game={id} />
      ))}
    </Leaf>
  );
}

function BestOf({ game }: { readonly game: string }) {
  const { say, language } = useWords();
  const [best, setBest] = useState<readonly Rated[]>();
  useEffect(() => {
    void call<{ readonly best: readonly Rated[] }>('GET', `/games/${game}/best`)
      .then((told) => setBest(told.best))
      .catch(() => setBest([]));
  }, [game]);
  if (best === undefined) return null;
  const title = GAMES.find(({ id }) => id === game)?.title.title[language] ?? game;
  if (best.length === 0)
    return (
      <p>
        <strong>{title}</strong>: {say('online.best.none')}
      </p>
    );
  const figures = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{say('online.best.name')}</th>
          <th scope="col">{say('online.best.rating')}</th>
          <th scope="col">{say('online.best.games')}</th>
        </tr>
      </thead>
      <tbody>
        {best.map(({ person, name, ordinal, games }) => (
          <tr key={person}>
            <th scope="row">
              <bdi>{name ?? '–'}</bdi>
            </th>
            <td>{figures.format(ordinal)}</td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
