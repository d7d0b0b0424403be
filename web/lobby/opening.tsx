import { LEVELS } from '@destrier/bots/level';
import {
  optionsFor,
  SettingError,
  valueBlocked,
  type AnyGame,
  type TableOptions,
} from '@destrier/engine';
import { speaker, type Speaker } from '@destrier/text';
import { useEffect, useState } from 'react';
import { go, type Route } from '../app/route.js';
import { writeName } from '../app/settings.js';
import { useWords } from '../app/words.js';
import { gameCard } from '../games/index.js';
import type { GameCard, GameKit } from '../games/kit.js';
import { openLocal, type Wish } from '../local/opening.js';
import { newId } from '../storage/ids.js';
import { HERE, type SavedPlayer } from '../storage/saved.js';
import { store } from '../storage/store.js';
import { asGuest, openTable } from '../online/api.js';
import { saidBy } from '../online/error-words.js';
import { Button } from '../parts/button.js';
import type { PageKey } from '../text/index.js';
import './lobby.css';
import { movedPlayers, namingIn, usualPlayers, type Naming } from './players.js';
import { USUAL_TERMS, type Terms } from './terms.js';
import { TermsChoice } from './where.js';

/** Setting up a table: who plays, and by which rules. */
export function OpeningPage({ game }: { readonly game: string }) {
  const { say } = useWords();
  const card = gameCard(game);
  const [kit, setKit] = useState<GameKit | 'failed'>();
  useEffect(() => {
    void card?.load().then(setKit, () => setKit('failed'));
  }, [card]);
  if (card === undefined) return <p>{say('page.unknown')}</p>;
  if (kit === 'failed') return <p role="alert">{say('page.failed')}</p>;
  if (kit === undefined) return <p role="status">{say('page.loading')}</p>;
  return <Opening card={card} kit={kit} />;
}

function Opening({ card, kit }: { readonly card: GameCard; readonly kit: GameKit }) {
  const words = useWords();
  const { say, language } = words;
  const { game } = kit.box;
  const [seed] = useState(newId);
  const naming = namingIn(words, seed);
  const [players, setPlayers] = useState(() => usualPlayers(card.seats.usual, false, naming));
  const [chosen, setChosen] = useState<{ readonly [id: string]: string }>({});
  const [counsel, setCounsel] = useState(true);
  const [terms, setTerms] = useState<Terms | null>(null);
  const [wrong, setWrong] = useState<string>();
  const begin = async (): Promise<void> => {
    setWrong(undefined);
    const options = fittingOptions(game, players.length, chosen);
    const [first] = players;
    if (first?.who === HERE && first.name !== say('open.player', { n: 1 })) writeName(first.name);
    try {
      go(
        terms === null
          ? { at: 'here', id: await openLocal(kit, { players, options, counsel }, store) }
          : await openThere(kit, { players, options, counsel }, terms),
      );
    } catch (error) {
      if (error instanceof SettingError && error.reason !== undefined) return;
      setWrong(error instanceof SettingError ? error.message : saidBy(error, say));
    }
  };
  return (
    <form
      className="opening"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <h1>{say('open.title', { title: { said: card.title.title[language] } })}</h1>
      <Where
        terms={terms}
        onChange={(next) => {
          if ((next === null) !== (terms === null))
            setPlayers((before) => movedPlayers(before, next !== null, naming));
          setTerms(next);
        }}
      />
      <SeatCount
        kit={kit}
        count={players.length}
        onCount={(count) =>
          setPlayers((before) => [
            ...before.slice(0, count),
            ...usualPlayers(count, terms !== null, naming).slice(before.length),
          ])
        }
      />
      <Seats players={players} online={terms !== null} naming={naming} onChange={setPlayers} />
      <Rules kit={kit} seats={players.length} chosen={chosen} onChange={setChosen} />
      <p>
        <label>
          <input
            type="checkbox"
            checked={counsel}
            onChange={({ target }) => setCounsel(target.checked)}
          />
          {say('open.counsel')}
        </label>
      </p>
      {wrong !== undefined && <p role="alert">{say('open.wrong', { reason: { said: wrong } })}</p>}
      <Button kind="main" type="submit">
        {say('open.start')}
      </Button>
    </form>
  );
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

interface SeatsProps {
  readonly players: readonly SavedPlayer[];
  readonly online: boolean;
  readonly naming: Naming;
  onChange(players: readonly SavedPlayer[]): void;
}

function Seats({ players, online, naming, onChange }: SeatsProps) {
  const { say } = useWords();
  const change = (at: number, player: SavedPlayer): void => onChange(players.with(at, player));
  /** Players without a name of their own get one that fits. */
  const reseated = (player: SavedPlayer, who: string, at: number): SavedPlayer => {
    const [bot, person] = [naming.bot(at), naming.player(at + 1)];
    const isUnnamed = [bot, person].includes(player.name);
    return { name: isUnnamed ? (who === HERE ? person : bot) : player.name, who };
  };
  return (
    <fieldset>
      <legend>{say('open.seats')}</legend>
      {players.map((player, at) => (
        <div key={at} className="opening-seat">
          {online ? (
            <span>{say('open.seat', { n: at + 1 })}</span>
          ) : (
            <input
              type="text"
              maxLength={20}
              value={player.name}
              aria-label={say('open.name', { n: at + 1 })}
              onChange={({ target }) => change(at, { ...player, name: target.value })}
            />
          )}
          <select
            value={player.who}
            aria-label={say('open.who', { n: at + 1 })}
            onChange={({ target }) => change(at, reseated(player, target.value, at))}
          >
            <option value={HERE}>{say(whoText(online, at))}</option>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {say(`open.level.${level}`)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}

function whoText(online: boolean, at: number): PageKey {
  if (!online) return 'open.who.here';
  return at === 0 ? 'open.you' : 'where.who.open';
}

interface RulesProps {
  readonly kit: GameKit;
  readonly seats: number;
  readonly chosen: { readonly [id: string]: string };
  onChange(chosen: { readonly [id: string]: string }): void;
}

/** The options of the table, those of this many seats. */
function Rules({ kit, seats, chosen, onChange }: RulesProps) {
  const { say, language } = useWords();
  const { game, text } = kit.box;
  const speak = speaker(text[language], language, [], game);
  const options = optionsFor(game, seats);
  const fitting = fittingOptions(game, seats, chosen);
  const whyNot = (change: TableOptions): string | undefined => {
    const reason = valueBlocked(game, seats, fitting, change);
    return reason && speak.reason(reason.why, reason.params ?? {});
  };
  const wrong = whyNot({});
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend>{say('open.options')}</legend>
      {options.map(({ id, values, default: usual }) => (
        <div key={id} className="opening-option">
          <label htmlFor={`option-${id}`}>{speak.say(`option.${id}`)}</label>
          <select
            id={`option-${id}`}
            value={chosen[id] ?? usual}
            onChange={({ target }) => onChange({ ...chosen, [id]: target.value })}
          >
            {values.map((value) => (
              <Value key={value} id={id} value={value} speak={speak} whyNot={whyNot} />
            ))}
          </select>
        </div>
      ))}
      {wrong !== undefined && <p role="alert">{wrong}</p>}
    </fieldset>
  );
}

interface ValueProps {
  readonly id: string;
  readonly value: string;
  readonly speak: Speaker;
  readonly whyNot: (change: TableOptions) => string | undefined;
}

/** A value of an option; one that does not go with the rest is grey, and says why. */
function Value({ id, value, speak, whyNot }: ValueProps) {
  const reason = whyNot({ [id]: value });
  const name = speak.say(`option.${id}.${value}`);
  return (
    <option value={value} disabled={reason !== undefined}>
      {reason === undefined ? name : `${name} (${reason})`}
    </option>
  );
}

/** What was chosen for more or other seats no longer counts. */
function fittingOptions(
  game: AnyGame,
  seats: number,
  chosen: { readonly [id: string]: string },
): { readonly [id: string]: string } {
  const ids = optionsFor(game, seats).map(({ id }) => id);
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => ids.includes(id)));
}
