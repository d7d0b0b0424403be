import { useEffect, useState } from 'react';
import { useWords } from '../app/words.js';
import { gameCard } from '../games/index.js';
import { call } from '../online/api.js';
import { ratingOf } from '../online/rating-scale.js';

interface Played {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly rating: number | null;
}

/** How somebody has done at this server, game by game. */
export function OwnRecord() {
  const { say, language } = useWords();
  const [record, setRecord] = useState<readonly Played[]>([]);
  useEffect(() => {
    void call<{ readonly record: readonly Played[] }>('GET', '/me/record')
      .then((told) => setRecord(told.record))
      .catch(() => {});
  }, []);
  const figures = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <section aria-labelledby="record">
      <h2 id="record">{say('me.record')}</h2>
      {record.length === 0 ? (
        <p>{say('me.record.none')}</p>
      ) : (
        <table className="me-record">
          <thead>
            <tr>
              <th scope="col">{say('me.record.game')}</th>
              <th scope="col">{say('me.record.played')}</th>
              <th scope="col">{say('me.record.won')}</th>
              <th scope="col">{say('online.best.rating')}</th>
            </tr>
          </thead>
          <tbody>
            {record.map(({ game, played, won, rating }) => (
              <tr key={game}>
                <th scope="row">{gameCard(game)?.title.title[language] ?? game}</th>
                <td>{figures.format(played)}</td>
                <td>{figures.format(won)}</td>
                <td>{rating === null ? '–' : ratingOf({ ordinal: rating })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
