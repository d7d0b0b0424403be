import { days } from '../app/days.js';
import { addressOf } from '../app/route.js';
import { useWords } from '../app/words.js';
import { gameCard } from '../games/index.js';
import { callHerald, readProgress } from '../guide/progress.js';
import { SeatShields } from '../online/lists.js';
import { isolated } from '../table/isolated-names.js';
import { Said } from '../table/said.js';
import { ownArms } from '../arms/own.js';
import { localSitters } from '../people/sitters.js';
import type { SavedGame } from '../storage/saved.js';
import { GameCover } from './cover.js';
import { SeatArms } from './game-arms.js';
import { isYours, type Begun } from './go-on.js';

/** What somebody has begun, above everything else; what waits for them is framed in gold. */
export function GoOnStrip({ begun }: { readonly begun: readonly Begun[] }) {
  const { say } = useWords();
  return (
    <section className="go-on" aria-labelledby="go-on">
      <h2 id="go-on">{say('lobby.goOn')}</h2>
      <ul>
        {begun.map((one) => (
          <li key={one.at === 'here' ? one.game.id : one.card.id}>
            <Running begun={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Running({ begun }: { readonly begun: Begun }) {
  const { language } = useWords();
  const stands = useStanding();
  const id = begun.at === 'here' ? begun.game.game : begun.card.game;
  const game = gameCard(id);
  const { state, note } = stands(begun);
  return (
    <a
      className="go-on-game"
      data-yours={isYours(begun)}
      href={
        begun.at === 'here'
          ? addressOf({ at: 'here', id: begun.game.id })
          : addressOf({ at: 'table', id: begun.card.id, key: null })
      }
      onClick={begun.at === 'here' ? () => callHerald(begun.game.id) : undefined}
    >
      {game !== undefined && <GameCover card={game} className="go-on-picture" />}
      <span className="go-on-words">
        <strong>{game?.title.title[language] ?? id}</strong>
        <small>{note}</small>
        {begun.at === 'here' ? (
          <HereShields game={begun.game} />
        ) : (
          <SeatShields card={begun.card} width={20} />
        )}
      </span>
      <span className={isYours(begun) ? 'go-on-yours' : 'go-on-state'}>
        <Said text={state} />
      </span>
    </a>
  );
}

function HereShields({ game: { id, players } }: { readonly game: SavedGame }) {
  const { language } = useWords();
  const sitters = localSitters(players, { id, language, ownArms: ownArms() });
  return (
    <span className="seat-shields">
      {sitters.map(({ arms }, seat) => (
        <SeatArms key={seat} arms={arms} width={20} />
      ))}
    </span>
  );
}

/** Whose turn it is, and what else there is to say in a few words. */
function useStanding(): (begun: Begun) => { readonly state: string; readonly note: string } {
  const { say, language } = useWords();
  const day = days(language);
  return (begun) => {
    if (begun.at === 'here') {
      const isTaught = readProgress(begun.game.id) !== null;
      const state = say(isTaught ? 'guide.call' : 'lobby.goOn.yours');
      return { state, note: say('lobby.goOn.here') };
    }
    const { waits, invited, state, asked, seats, deadline, created } = begun.card;
    const until = say('lobby.goOn.until', { day: { said: day.format(deadline ?? 0) } });
    const note = deadline === null ? day.format(created) : until;
    if (waits) return { state: say('lobby.goOn.yours'), note };
    if (invited) return { state: say('online.invited'), note };
    if (state === 'open') return { state: say('lobby.goOn.forming'), note };
    const names = seats
      .filter(({ seat }) => asked.some((one) => one === seat))
      .map(({ person }) => isolated(person?.name ?? '–'));
    return { state: say('lobby.goOn.others', { names }), note };
  };
}
