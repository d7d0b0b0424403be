import { useId, useRef, type ReactNode } from 'react';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import { useFolding } from '../parts/use-folding.js';
import { SPEEDS } from '../movement/speed.js';
import './bar.css';
import { isBrief } from './harmless.js';
import type { Now, Sitter, TableLink } from './link.js';
import { CEREMONIES, prefer, type Preferences } from './preferences.js';
import { askedSeats } from './prompt.js';

interface Props {
  readonly link: TableLink;
  readonly now: Now;
  readonly preferences: Preferences;
  /** Where the game stands; null where its board says so. */
  readonly standing: ReactNode;
  /** Shows all keys. */
  readonly onKeys: () => void;
}

const VIEWS = [
  { table: 'board', text: 'table.view.board' },
  { table: 'plain', text: 'table.view.plain' },
] as const;
const SWITCHES = [
  { key: 'confirm', text: 'table.confirmMine' },
  { key: 'keys', text: 'table.keys' },
  { key: 'sounds', text: 'table.sounds' },
] as const;

/** Whose table it is, who sits at it, and how it is looked at. */
export function Bar({ link, now, preferences, standing, onKeys }: Props) {
  const { language } = useWords();
  return (
    <header className="bar">
      <h1>{link.kit.box.title.title[language]}</h1>
      {standing}
      <Sitters link={link} now={now} />
      <Settings
        preferences={preferences}
        brief={link.kit.box.harmless === undefined ? null : isBrief(link, preferences)}
        hasBoard={link.kit.Board !== null}
        onKeys={onKeys}
      />
    </header>
  );
}

function Sitters({ link, now }: Pick<Props, 'link' | 'now'>) {
  const { say } = useWords();
  const asked: readonly number[] = askedSeats(now.moment);
  return (
    <ul className="sitters" aria-label={say('table.players')}>
      {link.sitters.map(({ name, who }, seat) => {
        const isAsked = asked.includes(seat);
        const kind = kindOf(name, who, seat === now.moment.viewer, say);
        const state =
          now.thinking === seat ? say('table.thinks') : isAsked ? say('table.asked') : '';
        return (
          <li key={seat} data-asked={isAsked}>
            <bdi>{name}</bdi>
            {kind === '' ? null : <span className="sitter-kind"> {kind}</span>}
            {state === '' ? null : <span className="sitter-state"> · {state}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** What somebody is, unless the name says so. */
function kindOf(
  name: string,
  who: Sitter['who'],
  isViewer: boolean,
  say: ReturnType<typeof useWords>['say'],
): string {
  const you = say('table.you');
  if (isViewer) return name.toLowerCase() === you.toLowerCase() ? '' : you;
  return typeof who === 'object' ? say('people.bot', { level: who.bot }) : '';
}

function Settings({
  preferences,
  brief,
  hasBoard,
  onKeys,
}: {
  readonly preferences: Preferences;
  /** Null where the game does not say what cannot matter. */
  readonly brief: boolean | null;
  readonly hasBoard: boolean;
  readonly onKeys: () => void;
}) {
  const { say } = useWords();
  const name = useId();
  const folding = useRef<HTMLDetailsElement>(null);
  useFolding(folding);
  return (
    <details ref={folding} className="bar-settings">
      <summary>{say('table.settings')}</summary>
      <div className="bar-panel">
        {hasBoard ? (
          <fieldset>
            <legend>{say('table.view')}</legend>
            {VIEWS.map(({ table, text }) => (
              <label key={table}>
                <input
                  type="radio"
                  name={name}
                  checked={preferences.table === table}
                  onChange={() => prefer({ table })}
                />
                {say(text)}
              </label>
            ))}
          </fieldset>
        ) : null}
        <fieldset>
          <legend>{say('ceremony.wanted')}</legend>
          {CEREMONIES.map((ceremonies) => (
            <label key={ceremonies}>
              <input
                type="radio"
                name={`${name}-ceremonies`}
                checked={preferences.ceremonies === ceremonies}
                onChange={() => prefer({ ceremonies })}
              />
              {say(`ceremony.wanted.${ceremonies}`)}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{say('movement.speed')}</legend>
          {SPEEDS.map((speed) => (
            <label key={speed}>
              <input
                type="radio"
                name={`${name}-speed`}
                checked={preferences.speed === speed}
                onChange={() => prefer({ speed })}
              />
              {say(`movement.speed.${speed}`)}
            </label>
          ))}
        </fieldset>
        {brief === null ? null : (
          <label>
            <input
              type="checkbox"
              checked={brief}
              onChange={({ target }) => prefer({ brief: target.checked })}
            />
            {say('table.brief')}
          </label>
        )}
        {SWITCHES.map(({ key, text }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={preferences[key]}
              onChange={({ target }) => prefer({ [key]: target.checked })}
            />
            {say(text)}
          </label>
        ))}
        <Button className="button-small" aria-keyshortcuts="?" onClick={onKeys}>
          {say('keys.open')}
        </Button>
      </div>
    </details>
  );
}
