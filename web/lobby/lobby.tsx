import { useEffect } from 'react';
import { useWords } from '../app/words.js';
import { Hall } from '../board/leaf.js';
import { GAMES } from '../games/index.js';
import { Best } from '../online/best.js';
import { FinishedTables, MyTables, OpenTables, WatchedTables } from '../online/lists.js';
import { useReached, useTables, type ListedTables } from '../online/use-tables.js';
import { Credits } from './credits.js';
import { GameEntry } from './game-entry.js';
import { goOn, type Begun } from './go-on.js';
import { GoOnStrip } from './go-on-strip.js';
import { Jumps } from './jumps.js';
import './hall.css';
import './lobby.css';
import { MakersCorner } from './makers.js';
import { readStrip, writeStrip } from './reserved.js';
import { Kept } from './saved-games.js';
import { useGameFiles } from './use-game-files.js';
import { useSavedGames, type SavedGames } from './use-saved-games.js';

/** The first screen: what was begun, what can be played, and what others play. */
export function Lobby() {
  const { say } = useWords();
  const saved = useSavedGames();
  const files = useGameFiles();
  const reached = useReached();
  const [isKnown, isThere] = [reached === 'known', reached === 'known' || reached === 'stranger'];
  const mine = useTables(isKnown ? '/me/tables' : null);
  const open = useTables(isThere ? '/tables/open' : null);
  const watch = useTables(isThere ? '/tables/watch' : null);
  const finished = useTables(isKnown ? '/me/finished' : null);
  const begun = useBegun(saved, mine);
  return (
    <Hall>
      <div className="lobby">
        <h1 className="heard">{say('page.title')}</h1>
        <Top begun={begun} />
        <div className="lobby-grid">
          <section className="lobby-games" aria-labelledby="games">
            <h2 id="games" className="heard">
              {say('lobby.games')}
            </h2>
            <ul>
              {GAMES.filter(({ forMakers }) => forMakers !== true).map((card) => (
                <li key={card.id}>
                  <GameEntry card={card} />
                </li>
              ))}
            </ul>
          </section>
          <Kept saved={saved} files={files} />
          <div className="lobby-side">
            <OpenTables list={others(open)} reached={reached} />
            <WatchedTables list={others(watch)} />
            <MakersCorner examples={GAMES.filter(({ forMakers }) => forMakers === true)} />
          </div>
        </div>
        {isKnown && (
          <div className="lobby-own">
            <MyTables tables={rest(mine, begun)} />
            <FinishedTables list={finished} />
            <Best />
          </div>
        )}
        <Credits />
        <Jumps open={open.page?.tables.length ?? 0} />
        {files.isOver && <p className="lobby-drop">{say('lobby.drop')}</p>}
      </div>
    </Hall>
  );
}

/** What was begun; whoever has begun nothing is told what this is. */
function Top({ begun }: { readonly begun: readonly Begun[] | 'asking' }) {
  const { say } = useWords();
  const isAsking = begun === 'asking';
  if (isAsking && readStrip()) return <div className="go-on" />;
  if (isAsking || begun.length === 0) return <p className="lobby-about">{say('lobby.about')}</p>;
  return <GoOnStrip begun={begun} />;
}

/** Tables of others: one's own stand among what one goes on with. */
function others(list: ListedTables): ListedTables {
  const { page } = list;
  if (page === undefined) return list;
  return {
    ...list,
    page: { ...page, tables: page.tables.filter((card) => card.mine.length === 0) },
  };
}

/** What to go on with, once it is known what is kept here; room for it is left where there was something last time. */
function useBegun({ games }: SavedGames, { page }: ListedTables): readonly Begun[] | 'asking' {
  const begun = games === undefined ? 'asking' : goOn(games, page?.tables ?? []);
  const hasAny = begun === 'asking' ? null : begun.length > 0;
  useEffect(() => {
    if (hasAny !== null) writeStrip(hasAny);
  }, [hasAny]);
  return begun;
}

/** One's own tables that are not shown above. */
function rest({ page }: ListedTables, begun: readonly Begun[] | 'asking') {
  const shown = begun === 'asking' ? [] : begun;
  return (page?.tables ?? []).filter(
    ({ id }) => !shown.some((one) => one.at === 'table' && one.card.id === id),
  );
}
