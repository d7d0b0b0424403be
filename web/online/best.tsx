import { isBearable } from '@destrier/heraldry';
import { useEffect, useState } from 'react';
import { useWords } from '../app/words.js';
import { Leaf } from '../board/leaf.js';
import { GAMES } from '../games/index.js';
import { Blazoned } from '../heraldry/blazoned.js';
import { call } from './api.js';
import { isProvisional, ratingOf } from './rating-scale.js';

interface Rated {
  readonly person: string;
  readonly name: string | null;
  readonly arms: string | null;
  readonly ordinal: number;
  readonly games: number;
}

interface BestOfGame {
  readonly game: string;
  readonly best: readonly Rated[];
}

/** Who plays best at this server, game by game. */
export function Best() {
  const { say } = useWords();
  const all = useBest();
  return (
    <Leaf labelledBy="best" className="online-best">
      <h2 id="best">{say('online.best')}</h2>
      {all?.every(({ best }) => best.length === 0) === true && (
        <p className="lobby-note">{say('online.best.none')}</p>
      )}
      {all
        ?.filter(({ best }) => best.length > 0)
        .map((one) => (
          <BestTable key={one.game} {...one} />
        ))}
    </Leaf>
  );
}

function useBest(): readonly BestOfGame[] | undefined {
  const [all, setAll] = useState<readonly BestOfGame[]>();
  useEffect(() => {
    const read = async ({ id }: { readonly id: string }): Promise<BestOfGame> => {
      try {
        return { game: id, ...(await call<Omit<BestOfGame, 'game'>>('GET', `/games/${id}/best`)) };
      } catch {
        return { game: id, best: [] };
      }
    };
    void Promise.all(GAMES.map(read)).then(setAll);
  }, []);
  return all;
}

function BestTable({ game, best }: BestOfGame) {
  const { say, language } = useWords();
  const named = useName();
  return (
    <table>
      <caption>{GAMES.find(({ id }) => id === game)?.title.title[language] ?? game}</caption>
      <thead>
        <tr>
          <th scope="col">{say('online.best.name')}</th>
          <th scope="col">{say('online.best.rating')}</th>
          <th scope="col">{say('online.best.games')}</th>
        </tr>
      </thead>
      <tbody>
        {best.map((rated) => (
          <tr key={rated.person}>
            <th scope="row">
              {rated.arms !== null && isBearable(rated.arms) && (
                <Blazoned blazon={rated.arms} size={18} />
              )}{' '}
              <bdi>{named(rated)}</bdi>
            </th>
            <td>
              {ratingOf(rated)}
              {isProvisional(rated) && (
                <>
                  <span aria-hidden="true" title={say('online.best.provisional')}>
                    ?
                  </span>
                  <span className="heard"> {say('online.best.provisional')}</span>
                </>
              )}
            </td>
            <td>{rated.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Levels of our own bots have no name among people: `bot:greedy@1`. */
function useName(): (rated: Rated) => string {
  const { say } = useWords();
  return ({ person, name }) => {
    const [, level] = /^bot:([a-z]+)/.exec(person) ?? [];
    return name ?? (level === undefined ? '–' : say('lobby.bot', { level }));
  };
}
