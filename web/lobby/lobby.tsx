import { useWords } from '../app/words.js';
import { GAMES } from '../games/index.js';
import { OnlineTables } from '../online/lists.js';
import { GameEntry } from './game-entry.js';
import { Kept } from './saved-games.js';
import './lobby.css';

/** The first screen: what can be played, and what was begun. */
export function Lobby() {
  const { say } = useWords();
  return (
    <div className="lobby">
      <h1 className="heard">{say('page.title')}</h1>
      <p className="lobby-about">{say('lobby.about')}</p>
      <section aria-labelledby="games">
        <h2 id="games">{say('lobby.games')}</h2>
        <ul className="lobby-games">
          {GAMES.map((card) => (
            <li key={card.id}>
              <GameEntry card={card} />
            </li>
          ))}
        </ul>
      </section>
      <Kept />
      <OnlineTables />
    </div>
  );
}
