import { useState } from 'react';
import { addressOf } from '../app/route.js';
import { days } from '../app/days.js';
import { canBeKept } from '../app/version.js';
import { useWords } from '../app/words.js';
import { herald } from '../art/figures.js';
import { Picture } from '../art/picture.js';
import { Leaf } from '../board/leaf.js';
import { gameCard } from '../games/index.js';
import { localSitters } from '../people/sitters.js';
import { analyses } from '../storage/analyses.js';
import type { SavedGame } from '../storage/saved.js';
import { store } from '../storage/store.js';
import { Button } from '../parts/button.js';
import { download } from '../parts/download.js';
import { whereOf } from '../table/link.js';
import { isolated } from '../table/isolated-names.js';
import { FileDoor } from './file-door.js';
import { Said } from '../table/said.js';
import { Placings, type Placed } from './placings.js';
import type { GameFiles } from './use-game-files.js';
import type { SavedGames } from './use-saved-games.js';

/** How many are listed before somebody asks for the rest. */
const SHOWN = 2;

/** The games that are kept in this browser, and the way to bring others. */
export function Kept({ saved, files }: { readonly saved: SavedGames; readonly files: GameFiles }) {
  const { say } = useWords();
  const [isWhole, setWhole] = useState(false);
  const { games, lasts, list } = saved;
  const shown = isWhole ? games : games?.slice(0, SHOWN);
  const rest = (games?.length ?? 0) - (shown?.length ?? 0);
  return (
    <Leaf labelledBy="kept" className="lobby-kept">
      <h2 id="kept">{say('lobby.kept')}</h2>
      {!lasts && <p role="status">{say('lobby.noStore')}</p>}
      {games?.length === 0 && (
        <p className="lobby-note">
          {say('lobby.kept.none')} {canBeKept() && say('lobby.kept.offline')}
        </p>
      )}
      {!canBeKept() && <p>{say('page.plainHttp')}</p>}
      <ul className="lobby-rows">
        {shown?.map((game) => (
          <li key={game.id}>
            <KeptGame game={game} onRemoved={list} />
          </li>
        ))}
      </ul>
      <div className="lobby-doors">
        {rest > 0 && (
          <Button onClick={() => setWhole(true)}>{say('lobby.all', { count: rest })}</Button>
        )}
        {games?.some(({ over }) => over) && (
          <a className="button button-plain" href={addressOf({ at: 'puzzles', puzzle: null })}>
            {say('puzzles.title')}
          </a>
        )}
        <FileDoor open={files.open} />
      </div>
      {files.trouble !== null && (
        <p role="alert">
          {say('lobby.import.wrong', { reason: { said: say(`lobby.file.${files.trouble}`) } })}
        </p>
      )}
      {games?.length === 0 && (
        <span className="lobby-herald">
          <Picture drawing={herald()} width={210} />
        </span>
      )}
    </Leaf>
  );
}

function KeptGame({ game, onRemoved }: { readonly game: SavedGame; onRemoved(): void }) {
  const { say, language } = useWords();
  const [sure, setSure] = useState(false);
  const { id, players, over, at } = game;
  const title = gameCard(game.game)?.title.title[language] ?? game.game;
  const sitters = localSitters(players, { id, language, ownArms: null });
  const others = sitters.filter(({ who }, seat) => seat > 0 || who !== 'here');
  const day = days(language);
  return (
    <article className="lobby-row" aria-label={title}>
      <p>
        <strong>{title}</strong>
        {others.length > 0 && (
          <span>
            <Said
              text={say('lobby.kept.with', { names: others.map(({ name }) => isolated(name)) })}
            />
          </span>
        )}
        <span className="kept-when">
          {day.format(at)}
          {over && ` · ${say('lobby.kept.over')}`}
        </span>
        <Placings ended={placesOf(game)} />
      </p>
      {sure ? (
        <div role="group" aria-label={say('lobby.remove.sure')} className="lobby-doors">
          <p>{say('lobby.remove.sure')}</p>
          <Button onClick={() => void removed(id).then(onRemoved)}>
            {say('lobby.remove.yes')}
          </Button>
          <Button kind="quiet" onClick={() => setSure(false)}>
            {say('lobby.remove.no')}
          </Button>
        </div>
      ) : (
        <div className="lobby-doors">
          <a className="button button-plain" href={addressOf({ at: 'here', id })}>
            {say(over ? 'lobby.look' : 'lobby.continue')}
          </a>
          {over && (
            <a
              className="button button-quiet"
              href={addressOf({ at: 'analysis', where: whereOf({ place: 'here', id }) })}
            >
              {say('analysis.title')}
            </a>
          )}
          <Button kind="quiet" onClick={() => void saveFile(game)}>
            {say('lobby.export')}
          </Button>
          <Button kind="quiet" onClick={() => setSure(true)}>
            {say('lobby.remove')}
          </Button>
        </div>
      )}
    </article>
  );
}

async function saveFile(game: SavedGame): Promise<void> {
  const { exported } = await import('../local/exchange.js');
  download(`${game.game}-${game.id}.json`, exported(game), 'application/json');
}

function placesOf({ players, result = [] }: SavedGame): readonly Placed[] {
  return players.flatMap(({ name }, seat) => {
    const ended = result[seat];
    return ended === undefined ? [] : { ...ended, seat, name };
  });
}

/** A game goes with what was found out about it, and with the puzzles made of that. */
async function removed(id: string): Promise<void> {
  await store.remove(id);
  await analyses.remove(whereOf({ place: 'here', id }));
}
