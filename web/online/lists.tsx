import type { TableCard } from '@destrier/server/protocol';
import type { ReactNode } from 'react';
import { days } from '../app/days.js';
import { addressOf } from '../app/route.js';
import { useWords } from '../app/words.js';
import { Leaf } from '../board/leaf.js';
import { gameCard } from '../games/index.js';
import { GameCover } from '../lobby/cover.js';
import { FreeShield, GameArms, SeatArms } from '../lobby/game-arms.js';
import { Placings } from '../lobby/placings.js';
import { Button } from '../parts/button.js';
import { isolated } from '../table/isolated-names.js';
import { Said } from '../table/said.js';
import { seatedAt, type Seated } from './seated.js';
import type { ListedTables, Reached } from './use-tables.js';

interface ListProps {
  readonly list: ListedTables;
  readonly reached: Reached;
}

/** Tables with a free seat for anybody, also for strangers. */
export function OpenTables({ list, reached }: ListProps) {
  const { say } = useWords();
  return (
    <Leaf labelledBy="open" className="lobby-open">
      <h2 id="open">{say('online.open')}</h2>
      {reached === 'nobody' && <p role="status">{say('online.offline')}</p>}
      {typeof reached === 'object' && <p role="alert">{reached.said}</p>}
      <Rows {...list} none={say('online.open.none')}>
        {(card) => <Listed card={card} door="online.join" />}
      </Rows>
      {reached === 'stranger' && list.page?.tables.length !== 0 && (
        <p className="lobby-note">{say('online.stranger')}</p>
      )}
    </Leaf>
  );
}

/** Games of others that anybody may watch; one's own are elsewhere. */
export function WatchedTables({ list }: Pick<ListProps, 'list'>) {
  const { say } = useWords();
  return (
    <Leaf labelledBy="watch" className="lobby-watch">
      <h2 id="watch">{say('online.watch')}</h2>
      <Rows {...list} none={say('online.watch.none')} className="lobby-watched">
        {(card) => <Watched card={card} />}
      </Rows>
    </Leaf>
  );
}

/** The rest of one's own tables: those that lie above all are not told twice. */
export function MyTables({ tables }: { readonly tables: readonly TableCard[] }) {
  const { say } = useWords();
  if (tables.length === 0) return null;
  return (
    <Leaf labelledBy="mine">
      <h2 id="mine">{say('online.mine')}</h2>
      <ul className="lobby-rows">
        {tables.map((card) => (
          <li key={card.id}>
            <Listed card={card} door="online.enter" />
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

export function FinishedTables({ list }: { readonly list: ListedTables }) {
  const { say } = useWords();
  if (list.page === undefined || list.page.tables.length === 0) return null;
  return (
    <Leaf labelledBy="finished">
      <h2 id="finished">{say('online.finished')}</h2>
      <Rows {...list}>{(card) => <Listed card={card} door="lobby.look" />}</Rows>
    </Leaf>
  );
}

interface RowsProps extends ListedTables {
  /** What is said where there is none. */
  readonly none?: string;
  readonly className?: string;
  readonly children: (card: TableCard) => ReactNode;
}

function Rows({ page, more, none, className = '', children }: RowsProps) {
  const { say } = useWords();
  if (page === undefined) return null;
  return (
    <>
      {page.tables.length === 0 && none !== undefined && <p className="lobby-note">{none}</p>}
      <ul className={`lobby-rows ${className}`.trim()}>
        {page.tables.map((card) => (
          <li key={card.id}>{children(card)}</li>
        ))}
      </ul>
      {page.next !== null && (
        <Button kind="quiet" onClick={more}>
          {say('online.more')}
        </Button>
      )}
    </>
  );
}

/** Those at a table, in the reader's language. */
export function useSeated(card: Pick<TableCard, 'id' | 'seats'>): readonly Seated[] {
  const { say, language } = useWords();
  return seatedAt(card, language, say('room.gone'));
}

/** The arms of those at a table; free seats are shields of gold. */
export function SeatShields({
  card,
  width,
}: {
  readonly card: Pick<TableCard, 'id' | 'seats'>;
  readonly width: number;
}) {
  const seated = useSeated(card);
  return (
    <span className="seat-shields">
      {card.seats.map(({ seat }) => {
        const sitter = seated.find((one) => one.seat === seat);
        if (sitter === undefined) return <FreeShield key={seat} width={width} />;
        return <SeatArms key={seat} arms={sitter.arms} width={width} />;
      })}
    </span>
  );
}

interface ListedProps {
  readonly card: TableCard;
  readonly door: 'online.join' | 'online.enter' | 'lobby.look';
}

function Listed({ card, door }: ListedProps) {
  const { say, language } = useWords();
  const seated = useSeated(card);
  const game = gameCard(card.game);
  const title = game?.title.title[language] ?? card.game;
  const { state, seats, invited, waits, rated, finished } = card;
  const facts = [
    state === 'open' && say('online.seatsTaken', { taken: seated.length, all: seats.length }),
    waits && say('lobby.goOn.yours'),
    invited && say('online.invited'),
    finished !== null && say('online.endedOn', { day: { said: days(language).format(finished) } }),
    rated && say('online.rated'),
  ].filter((fact) => fact !== false);
  return (
    <article className="lobby-row" aria-label={title}>
      {game !== undefined && <GameArms card={game} width={28} />}
      <p>
        <strong>{title}</strong>
        <span>
          <Said
            text={say('lobby.kept.with', { names: seated.map(({ name }) => isolated(name)) })}
          />
        </span>
        <span>{facts.join(' · ')}</span>
        <Placings
          ended={(card.result ?? []).map(({ seat, place, score }) => ({
            seat,
            place,
            score,
            name: seated.find((one) => one.seat === seat)?.name ?? '–',
          }))}
        />
      </p>
      {state === 'open' && <SeatShields card={card} width={20} />}
      <a className="button button-plain" href={addressOf({ at: 'table', id: card.id, key: null })}>
        {say(door)}
      </a>
    </article>
  );
}

function Watched({ card }: { readonly card: TableCard }) {
  const { say, language } = useWords();
  const seated = useSeated(card);
  const game = gameCard(card.game);
  const title = game?.title.title[language] ?? card.game;
  return (
    <article className="lobby-watched-one" aria-label={title}>
      {game !== undefined && <GameCover card={game} />}
      <p>
        <strong>{title}</strong>
        <span>
          <Said
            text={say('lobby.kept.with', { names: seated.map(({ name }) => isolated(name)) })}
          />
        </span>
      </p>
      <a className="button button-plain" href={addressOf({ at: 'table', id: card.id, key: null })}>
        {say('online.lookOn')}
      </a>
    </article>
  );
}
