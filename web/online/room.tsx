import type { SeatCard, TableCard } from '@destrier/server/protocol';
import { useEffect, useState } from 'react';
import { addressOf, go } from '../app/route.js';
import { useWords } from '../app/words.js';
import { Leaf, Hall } from '../board/leaf.js';
import { gameCard } from '../games/index.js';
import { GameCover } from '../lobby/cover.js';
import { FreeShield, GameArms, SeatArms } from '../lobby/game-arms.js';
import '../lobby/hall.css';
import { Button } from '../parts/button.js';
import { BotTemper } from '../people/temper.js';
import { call, type Person } from './api.js';
import { Invite } from './invite.js';
import { OwnNameField, useOwnName } from './own-name.js';
import './room.css';
import { TableFacts } from './table-facts.js';
import { useSeated } from './lists.js';
import { isTaken } from './seated.js';
import { useDeed } from './use-deed.js';

const LOOK_MS = 2000;

interface Props {
  readonly card: TableCard;
  readonly me: Person;
  readonly invitation: string | null;
  onChanged(): void;
}

/** Of whoever has a seat; missing where nobody has. */
function Shield({ arms }: { readonly arms: string | undefined }) {
  return arms === undefined ? <FreeShield width={36} /> : <SeatArms arms={arms} width={36} />;
}

/** Before the game: what it is, who sits where, who may still come, and who begins. */
export function WaitingRoom({ card, me, invitation, onChanged }: Props) {
  const { say } = useWords();
  const { wrong, busy, run } = useDeed();
  const name = useOwnName(card, me);
  useEffect(() => {
    const timer = setInterval(onChanged, LOOK_MS);
    return () => clearInterval(timer);
  }, [onChanged]);
  const seated = useSeated(card);
  if (card.state === 'closed') return <p role="alert">{say('room.closed')}</p>;
  const isHost = card.host === me.id;
  const isFull = card.seats.every(isTaken);
  const post = (deed: string, body: object = {}): void =>
    run(async () => {
      await name.keep();
      await call('POST', `/tables/${card.id}/${deed}`, body);
      onChanged();
    });
  return (
    <Hall>
      <div className="join room">
        <Leaf labelledBy="join" className="join-leaf">
          <Asking card={card} me={me} />
          <TableFacts card={card} />
          <OwnNameField name={name} onChanged={onChanged} />
          <h2>{say('room.seats')}</h2>
          <ol className="room-seats">
            {card.seats.map((seat) => (
              <li key={seat.seat}>
                <Shield arms={seated.find((one) => one.seat === seat.seat)?.arms} />
                <Seat
                  seat={seat}
                  card={card}
                  me={me.id}
                  invitation={invitation}
                  post={post}
                  busy={busy}
                />
              </li>
            ))}
          </ol>
          {wrong !== null && <p role="alert">{wrong}</p>}
          <p>
            {isHost ? (
              <Button kind="may" disabled={!isFull || busy} onClick={() => post('start')}>
                {say('room.start')}
              </Button>
            ) : (
              say('room.waitHost')
            )}
          </p>
          {!isFull && <p>{say('room.waitSeats')}</p>}
          <div className="room-doors">
            <a
              className="button button-plain"
              href={addressOf({ at: 'rules', game: card.game, rule: null })}
            >
              {say('lobby.rules')}
            </a>
            {isHost && (
              <Button
                kind="quiet"
                onClick={() =>
                  run(async () => {
                    await call('POST', `/tables/${card.id}/close`);
                    go({ at: 'lobby' });
                  })
                }
              >
                {say('room.close')}
              </Button>
            )}
          </div>
        </Leaf>
        {card.invitation !== null && !isFull && (
          <Invite table={card.id} invitation={card.invitation} />
        )}
      </div>
    </Hall>
  );
}

/** The picture of the game, and who asks to it. */
function Asking({ card, me }: Pick<Props, 'card' | 'me'>) {
  const { say, language } = useWords();
  const game = gameCard(card.game);
  const title = { said: game?.title.title[language] ?? card.game };
  const host = card.seats.find(({ person }) => person?.id === card.host)?.person?.name;
  const isGuest = card.host !== me.id && host !== null && host !== undefined;
  return (
    <>
      {game !== undefined && <GameCover card={game} className="game-picture" />}
      <div className="join-title">
        {game !== undefined && (
          <span className="game-arms">
            <GameArms card={game} width={44} />
          </span>
        )}
        <div>
          <h1 id="join">
            {isGuest
              ? say('room.asks', { name: { said: host }, title })
              : say('room.title', { title })}
          </h1>
          <p>{game?.title.about[language]}</p>
        </div>
      </div>
    </>
  );
}

interface SeatProps {
  readonly seat: SeatCard;
  readonly card: TableCard;
  readonly me: string;
  readonly invitation: string | null;
  readonly busy: boolean;
  post(deed: string, body?: object): void;
}

function Seat(props: SeatProps) {
  const { seat, person, reserved, bot } = props.seat;
  const { card, me, busy, post } = props;
  const { say } = useWords();
  const isHost = card.host === me;
  if (bot !== null)
    return (
      <>
        <BotTemper level={bot} />
        {isHost && (
          <Button kind="quiet" disabled={busy} onClick={() => post('clear', { seat })}>
            {say('room.clear')}
          </Button>
        )}
      </>
    );
  if (person !== null)
    return (
      <>
        <span>
          <bdi>{person.name ?? say('room.gone')}</bdi>
          {person.id === me && ` (${say('room.you')})`}
        </span>
        {person.id === me && (
          <Button kind="quiet" disabled={busy} onClick={() => post('leave', { seat })}>
            {say('room.leave')}
          </Button>
        )}
        {isHost && person.id !== me && (
          <Button kind="quiet" disabled={busy} onClick={() => post('clear', { seat })}>
            {say('room.clear')}
          </Button>
        )}
      </>
    );
  if (reserved !== null && reserved.id !== me)
    return (
      <>
        <span>{say('room.reserved', { name: { said: reserved.name ?? say('room.gone') } })}</span>
        {isHost && (
          <Button kind="quiet" disabled={busy} onClick={() => post('clear', { seat })}>
            {say('room.clear')}
          </Button>
        )}
      </>
    );
  return <FreeSeat {...props} />;
}

/** A seat that one may take; one that is kept for oneself may also be declined. */
function FreeSeat({ seat: { seat, reserved }, card, me, invitation, busy, post }: SeatProps) {
  const { say } = useWords();
  const [password, setPassword] = useState('');
  const isHost = card.host === me;
  const isKept = reserved !== null;
  const needsPassword = card.access === 'password' && invitation === null && !isHost && !isKept;
  return (
    <>
      <span>{say(isKept ? 'room.reserved.you' : 'room.free')}</span>
      {needsPassword && (
        <input
          type="password"
          aria-label={say('room.password')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      {card.mine.length === 0 && (
        <Button
          kind="may"
          disabled={busy}
          onClick={() =>
            post('join', { seat, invitation, password: needsPassword ? password : null })
          }
        >
          {say('room.sit')}
        </Button>
      )}
      {isKept && (
        <Button kind="quiet" disabled={busy} onClick={() => post('leave', { seat })}>
          {say('room.decline')}
        </Button>
      )}
      {isHost && !isKept && (
        <Button disabled={busy} onClick={() => post('bot', { seat, level: 'greedy' })}>
          {say('room.bot')}
        </Button>
      )}
    </>
  );
}
