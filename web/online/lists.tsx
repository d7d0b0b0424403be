import type { TableCard } from '@destrier/server/protocol';
import { useCallback, useEffect, useState } from 'react';
import { addressOf } from '../app/route.js';
import { useWords } from '../app/words.js';
import { gameCard } from '../games/index.js';
import { Button } from '../parts/button.js';
import { call, Unreachable, whoAmI, type TablePage } from './api.js';
import { Best } from './best.js';
import { saidBy } from './error-words.js';

const LISTS = [
  { id: 'mine', path: '/me/tables', door: 'online.enter' },
  { id: 'open', path: '/tables/open', door: 'online.enter' },
  { id: 'watch', path: '/tables/watch', door: 'online.lookOn' },
  { id: 'finished', path: '/me/finished', door: 'lobby.look' },
] as const;
type List = (typeof LISTS)[number];

const LOOK_MS = 15_000;

type Reached = 'asking' | 'stranger' | 'known' | 'nobody' | { readonly said: string };

/** The tables of the server that sent the page; without one it says so. */
export function OnlineTables() {
  const { say } = useWords();
  const [reached, setReached] = useState<Reached>('asking');
  useEffect(() => {
    let left = false;
    const look = (): void =>
      void whoAmI().then(
        (person) => left || setReached(person === null ? 'stranger' : 'known'),
        (error: unknown) =>
          left ||
          setReached(error instanceof Unreachable ? 'nobody' : { said: saidBy(error, say) }),
      );
    look();
    addEventListener('online', look);
    return () => {
      left = true;
      removeEventListener('online', look);
    };
  }, [say]);
  if (reached === 'asking') return null;
  return (
    <section aria-labelledby="online">
      <h2 id="online">{say('online.title')}</h2>
      {reached === 'nobody' && <p role="status">{say('online.offline')}</p>}
      {typeof reached === 'object' && <p role="alert">{reached.said}</p>}
      {reached === 'stranger' && <p>{say('online.open.none')}</p>}
      {reached === 'known' && (
        <>
          {LISTS.map((list) => (
            <TableList key={list.id} list={list} />
          ))}
          <Best />
        </>
      )}
    </section>
  );
}

function TableList({ list }: { readonly list: List }) {
  const { say } = useWords();
  const [page, setPage] = useState<TablePage>();
  const read = useCallback(
    async (cursor: string | null): Promise<void> => {
      const query = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
      const more = await call<TablePage>('GET', `${list.path}${query}`);
      setPage((before) =>
        cursor === null || before === undefined
          ? more
          : { tables: [...before.tables, ...more.tables], next: more.next },
      );
    },
    [list],
  );
  useEffect(() => {
    const look = (): void => void read(null).catch(() => {});
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [read]);
  if (page === undefined) return null;
  const { tables, next } = page;
  return (
    <section aria-labelledby={`tables-${list.id}`} className="online-list">
      <h3 id={`tables-${list.id}`}>{say(`online.${list.id}`)}</h3>
      {tables.length === 0 && <p className="lobby-empty">{say(`online.${list.id}.none`)}</p>}
      <ul className="kept-games">
        {tables.map((card) => (
          <li key={card.id}>
            <Listed card={card} door={list.door} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button kind="quiet" onClick={() => void read(next).catch(() => {})}>
          {say('online.more')}
        </Button>
      )}
    </section>
  );
}

function Listed({ card, door }: { readonly card: TableCard; readonly door: List['door'] }) {
  const { say, language } = useWords();
  const title = gameCard(card.game)?.title.title[language] ?? card.game;
  const taken = card.seats.filter(({ person, bot }) => person !== null || bot !== null);
  const names = taken.map(({ person, bot }) => person?.name ?? bot ?? '–');
  return (
    <article className="kept-game" aria-label={title}>
      <p>
        <strong>{title}</strong> <span>{say('lobby.kept.with', { names })}</span>
        <br />
        <span className="kept-when">
          {card.state === 'open' &&
            say('online.seatsTaken', { taken: taken.length, all: card.seats.length })}
          {card.waits && <strong>{say('online.yourTurn')}</strong>}
          {card.invited && <strong> · {say('online.invited')}</strong>}
          {card.rated && ` · ${say('online.rated')}`}
        </span>
      </p>
      <a
        className={`button button-${card.waits || card.invited ? 'main' : 'plain'}`}
        href={addressOf({ at: 'table', id: card.id, key: null })}
      >
        {say(door)}
      </a>
    </article>
  );
}
