import { useCallback, useEffect, useRef, useState } from 'react';
import { addressOf, go } from '../app/route.js';
import { days } from '../app/days.js';
import { canBeKept } from '../app/version.js';
import { useWords } from '../app/words.js';
import { gameCard } from '../games/index.js';
import { exported, imported } from '../local/exchange.js';
import { HERE, type Ended, type SavedGame } from '../storage/saved.js';
import { store } from '../storage/store.js';
import { Button } from '../parts/button.js';
import { download } from '../parts/download.js';
import { isolated } from '../table/isolated-names.js';
import { Said } from '../table/said.js';

/** The games that are kept in this browser. */
export function Kept() {
  const { say } = useWords();
  const [games, setGames] = useState<readonly SavedGame[]>();
  const [lasts, setLasts] = useState(true);
  const [wrong, setWrong] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const list = useCallback(async () => {
    setGames(await store.list());
    setLasts(await store.lasts());
  }, []);
  useEffect(() => void list(), [list]);
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    try {
      const game = await imported(await chosen.text());
      await store.put(game);
      go({ at: 'here', id: game.id });
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{say('lobby.kept')}</h2>
      {!lasts && <p role="status">{say('lobby.noStore')}</p>}
      {games?.length === 0 && (
        <p className="lobby-empty">
          {say('lobby.kept.none')} {canBeKept() && say('lobby.kept.offline')}
        </p>
      )}
      {!canBeKept() && <p>{say('page.plainHttp')}</p>}
      <ul className="kept-games">
        {games?.map((game) => (
          <li key={game.id}>
            <KeptGame game={game} onRemoved={() => void list()} />
          </li>
        ))}
      </ul>
      <input
        ref={file}
        className="heard"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          void open(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button kind="quiet" onClick={() => file.current?.click()}>
        {say('lobby.import')}
      </Button>
      {wrong !== undefined && (
        <p role="alert">{say('lobby.import.wrong', { reason: { said: wrong } })}</p>
      )}
    </section>
  );
}

function KeptGame({ game, onRemoved }: { readonly game: SavedGame; onRemoved(): void }) {
  const { say, language } = useWords();
  const [sure, setSure] = useState(false);
  const { id, players, over, at } = game;
  const title = gameCard(game.game)?.title.title[language] ?? game.game;
  const others = players.filter(({ who }, seat) => seat > 0 || who !== HERE);
  const day = days(language);
  return (
    <article className="kept-game" aria-label={title}>
      <p>
        <strong>{title}</strong>{' '}
        {others.length > 0 && (
          <span>{say('lobby.kept.with', { names: others.map(({ name }) => name) })}</span>
        )}
        <br />
        <span className="kept-when">
          {day.format(at)}
          {over && ` · ${say('lobby.kept.over')}`}
          {placesOf(game).map(({ seat, name, place, score }) => (
            <span key={seat}>
              {' · '}
              <Said
                text={say('table.over.place', { place, score, seat: { said: isolated(name) } })}
              />
            </span>
          ))}
        </span>
      </p>
      {sure ? (
        <div role="group" aria-label={say('lobby.remove.sure')} className="kept-doors">
          <p>{say('lobby.remove.sure')}</p>
          <Button onClick={() => void store.remove(id).then(onRemoved)}>
            {say('lobby.remove.yes')}
          </Button>
          <Button kind="quiet" onClick={() => setSure(false)}>
            {say('lobby.remove.no')}
          </Button>
        </div>
      ) : (
        <div className="kept-doors">
          <a className="button button-main" href={addressOf({ at: 'here', id })}>
            {say(over ? 'lobby.look' : 'lobby.continue')}
          </a>
          <Button
            kind="quiet"
            onClick={() => download(`${game.game}-${id}.json`, exported(game), 'application/json')}
          >
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

interface Placed extends Ended {
  readonly seat: number;
  readonly name: string;
}

/** The players of a game that is over, from the first place on. */
function placesOf({ players, result = [] }: SavedGame): Placed[] {
  return players
    .flatMap(({ name }, seat) => {
      const ended = result[seat];
      return ended === undefined ? [] : { ...ended, seat, name };
    })
    .toSorted((one, other) => one.place - other.place);
}
