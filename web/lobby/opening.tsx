import { LEVELS } from '@destrier/bots/level';
import { SettingError, valueBlocked, type Language } from '@destrier/engine';
import { speaker } from '@destrier/text';
import { useEffect, useState } from 'react';
import { addressOf, go, type Route } from '../app/route.js';
import { writeName } from '../app/settings.js';
import { useWords } from '../app/words.js';
import { Leaf, Hall } from '../board/leaf.js';
import { gameCard } from '../games/index.js';
import type { GameCard, GameKit } from '../games/kit.js';
import { openLocal, type Wish } from '../local/opening.js';
import { newId } from '../storage/ids.js';
import { HERE } from '../storage/saved.js';
import { store } from '../storage/store.js';
import { asGuest, openTable } from '../online/api.js';
import { saidBy } from '../online/error-words.js';
import { Button } from '../parts/button.js';
import { useMarked } from '../parts/use-marked.js';
import { GameCover } from './cover.js';
import { GameArms } from './game-arms.js';
import './hall.css';
import './opening.css';
import { movedPlayers, namingIn, usualPlayers } from './players.js';
import { PresetChoice } from './preset-choice.js';
import { fittingOptions, withPreset, type Chosen } from './presets.js';
import { Seats } from './seats.js';
import { TableRules } from './table-rules.js';
import { USUAL_TERMS, type Terms } from './terms.js';
import { TermsChoice } from './where.js';

/** Setting up a table: who plays, and by which rules. */
export function OpeningPage({
  game,
  friends,
}: {
  readonly game: string;
  /** Whether it is for those who come by a link. */
  readonly friends: boolean;
}) {
  const { say } = useWords();
  const card = gameCard(game);
  const [kit, setKit] = useState<GameKit | 'failed'>();
  useEffect(() => {
    void card?.load().then(setKit, () => setKit('failed'));
  }, [card]);
  if (card === undefined) return <p>{say('page.unknown')}</p>;
  if (kit === 'failed') return <p role="alert">{say('page.failed')}</p>;
  if (kit === undefined) return <p role="status">{say('page.loading')}</p>;
  return <Opening card={card} kit={kit} friends={friends} />;
}

interface OpeningProps {
  readonly card: GameCard;
  readonly kit: GameKit;
  readonly friends: boolean;
}

function Opening({ card, kit, friends }: OpeningProps) {
  const words = useWords();
  const { say, language } = words;
  const { game, text } = kit.box;
  const [seed] = useState(newId);
  const naming = namingIn(words, seed);
  const [chosen, setChosen] = useState<Chosen>(() => ({
    players: usualPlayers(card.seats.usual, friends, naming),
    options: {},
    counsel: true,
  }));
  const [terms, setTerms] = useState<Terms | null>(friends ? USUAL_TERMS : null);
  const { wrong, begin } = useBeginning(kit, chosen, terms);
  const { players, counsel } = chosen;
  const isOnline = terms !== null;
  const speak = speaker(text[language], language, [], game);
  const setPlayers = (next: Chosen['players']): void => setChosen({ ...chosen, players: next });
  const { settingUp } = kit;
  useMarked('foot', 'set-up');
  const variant = settingUp?.variant?.(players.length)?.[language];
  const fitting = fittingOptions(game, players.length, chosen.options);
  const isBlocked = valueBlocked(game, players.length, fitting, {}) !== undefined;
  return (
    <Hall>
      <form
        className="set-up"
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <Leaf labelledBy="set-up" className="set-up-kind">
          <GameCover card={card} className="game-picture" />
          <div className="set-up-title">
            <span className="game-arms">
              <GameArms card={card} width={46} />
            </span>
            <h1 id="set-up">
              {say('open.title', { title: { said: card.title.title[language] } })}
            </h1>
          </div>
          {settingUp !== undefined && (
            <PresetChoice
              game={game}
              presets={settingUp.presets}
              chosen={chosen}
              speak={speak}
              onChoose={(preset) => setChosen(withPreset(players, preset))}
            />
          )}
        </Leaf>
        <Leaf labelledBy="set-up-seats" className="set-up-seats">
          <h2 id="set-up-seats">{say('open.party')}</h2>
          <SeatCount
            kit={kit}
            count={players.length}
            onCount={(count) =>
              setPlayers([
                ...players.slice(0, count),
                ...usualPlayers(count, isOnline, naming).slice(players.length),
              ])
            }
          />
          {variant !== undefined && <p role="status">{variant}</p>}
          <Seats players={players} online={isOnline} naming={naming} onChange={setPlayers} />
        </Leaf>
        <Leaf labelledBy="set-up-how" className="set-up-how">
          <h2 id="set-up-how">{say('open.how')}</h2>
          <Where
            terms={terms}
            onChange={(next) => {
              if ((next === null) !== (terms === null))
                setPlayers(movedPlayers(players, next !== null, naming));
              setTerms(next);
            }}
          />
          <p>
            <label>
              <input
                type="checkbox"
                checked={counsel}
                onChange={({ target }) => setChosen({ ...chosen, counsel: target.checked })}
              />
              {say(hasChances(kit, language) ? 'open.counsel' : 'open.hints')}
            </label>
          </p>
          <TableRules
            kit={kit}
            speak={speak}
            seats={players.length}
            chosen={chosen.options}
            onChange={(options) => setChosen({ ...chosen, options })}
          />
        </Leaf>
        <div className="set-up-bar">
          {wrong !== undefined && (
            <p role="alert">{say('open.wrong', { reason: { said: wrong } })}</p>
          )}
          <a className="button button-plain" href={addressOf({ at: 'lobby' })}>
            {say('page.home')}
          </a>
          <Button kind="may" type="submit" disabled={isBlocked}>
            {say('open.start')}
          </Button>
        </div>
      </form>
    </Hall>
  );
}

/** Whether there is something to calculate in a game: its words name where. */
const hasChances = ({ box }: GameKit, language: Language): boolean =>
  Object.hasOwn(box.text[language], 'counsel.where');

/** Opens the table, here or at the server, and goes to it. */
function useBeginning(
  kit: GameKit,
  { players, options: chosen, counsel }: Chosen,
  terms: Terms | null,
): { readonly wrong: string | undefined; begin(): void } {
  const { say } = useWords();
  const [wrong, setWrong] = useState<string>();
  const open = async (): Promise<Route> => {
    const options = fittingOptions(kit.box.game, players.length, chosen);
    const wish = { players, options, counsel };
    if (terms === null) return { at: 'here', id: await openLocal(kit, wish, store) };
    return openThere(kit, wish, terms);
  };
  const begin = async (): Promise<void> => {
    setWrong(undefined);
    const [first] = players;
    if (first?.who === HERE && first.name !== say('open.player', { n: 1 })) writeName(first.name);
    try {
      go(await open());
    } catch (error) {
      setWrong(error instanceof SettingError ? error.message : saidBy(error, say));
    }
  };
  return { wrong, begin: () => void begin() };
}

interface CountProps {
  readonly kit: GameKit;
  readonly count: number;
  onCount(count: number): void;
}

function SeatCount({ kit, count, onCount }: CountProps) {
  const { say, language } = useWords();
  const { game, text } = kit.box;
  const { min, max } = game.seats;
  const speak = speaker(text[language], language);
  const rival = game.automa;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return (
    <fieldset>
      <legend>{say('open.players')}</legend>
      <div className="opening-counts">
        {counts.map((seats) => (
          <label key={seats}>
            <input
              className="over"
              type="radio"
              name="count"
              checked={seats === count}
              onChange={() => onCount(seats)}
            />
            {rival === undefined
              ? say('open.count', { seats })
              : say('open.alone', { seats, rival: { said: speak.word(rival) } })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface WhereProps {
  readonly terms: Terms | null;
  onChange(terms: Terms | null): void;
}

/** In this browser, or at the server that sent the page. */
function Where({ terms, onChange }: WhereProps) {
  const { say } = useWords();
  return (
    <fieldset>
      <legend>{say('where.title')}</legend>
      <label>
        <input type="radio" name="where" checked={terms === null} onChange={() => onChange(null)} />
        {say('where.here')}
      </label>
      <br />
      <label>
        <input
          type="radio"
          name="where"
          checked={terms !== null}
          onChange={() => onChange(USUAL_TERMS)}
        />
        {say('where.server')}
      </label>
      {terms !== null && <TermsChoice terms={terms} onChange={onChange} />}
    </fieldset>
  );
}

/** A table at the server: whoever opens it sits on the first seat that is no bot's. */
async function openThere(
  { box }: GameKit,
  { players, options, counsel }: Wish,
  terms: Terms,
): Promise<Route> {
  await asGuest();
  const card = await openTable({
    game: box.game.id,
    seats: players.length,
    options: { ...options },
    bots: players.map(({ who }) => LEVELS.find((level) => level === who) ?? null),
    counsel,
    ...terms,
  });
  return { at: 'table', id: card.id, key: null };
}
