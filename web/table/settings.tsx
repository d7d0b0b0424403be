import { createContext, useContext, useId } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import { SPEEDS } from '../movement/speed.js';
import { CEREMONIES, isPlain, plainOrNot, prefer, usePreferences } from './preferences.js';
import './settings.css';

const SWITCHES = [
  { key: 'sounds', text: 'table.sounds' },
  { key: 'confirm', text: 'table.confirmMine' },
  { key: 'keys', text: 'table.keys' },
] as const;

const BRIEF = ['bots', 'always', 'never'] as const;
const BRIEF_KEPT = { bots: null, always: true, never: false } as const;

/** How somebody likes tables, of all games and wherever they are. */
export function TableSettings() {
  const { say } = useWords();
  const preferences = usePreferences();
  return (
    <fieldset className="settings">
      <legend>{say('settings.tables')}</legend>
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
      <Wish
        name={say('movement.speed')}
        all={SPEEDS}
        now={preferences.speed}
        said={(speed) => say(`movement.speed.${speed}`)}
        onChoose={(speed) => prefer({ speed })}
      />
      <Wish
        name={say('ceremony.wanted')}
        all={CEREMONIES}
        now={preferences.ceremonies}
        said={(ceremonies) => say(`ceremony.wanted.${ceremonies}`)}
        onChoose={(ceremonies) => prefer({ ceremonies })}
      />
      <Wish
        name={say('table.brief')}
        all={BRIEF}
        now={BRIEF.find((one) => BRIEF_KEPT[one] === preferences.brief) ?? 'bots'}
        said={(brief) => say(`settings.brief.${brief}`)}
        onChoose={(brief) => prefer({ brief: BRIEF_KEPT[brief] })}
      />
    </fieldset>
  );
}

/** One of a few ways. */
function Wish<T extends string>(props: {
  readonly name: string;
  readonly all: readonly T[];
  readonly now: T;
  said(way: T): string;
  onChoose(way: T): void;
}) {
  const { name, all, now, said, onChoose } = props;
  return (
    <label className="settings-wish">
      {name}
      <select
        value={now}
        onChange={({ target }) => {
          const chosen = all.find((one) => one === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {all.map((one) => (
          <option key={one} value={one}>
            {said(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Where in the settings of the page a table puts what is its own; null where there is no such place. */
export const SettingsPlace = createContext<HTMLElement | null>(null);

/** What is set of one game, while one sits at a table of it. */
export function GameSettings(props: {
  readonly game: string;
  readonly title: string;
  readonly hasBoard: boolean;
  /** Shows all keys. */
  readonly onKeys: () => void;
}) {
  const { game, title, hasBoard, onKeys } = props;
  const { say } = useWords();
  const name = useId();
  const place = useContext(SettingsPlace);
  const preferences = usePreferences();
  if (place === null) return null;
  return createPortal(
    <>
      {hasBoard ? (
        <fieldset className="settings">
          <legend>{title}</legend>
          {(['board', 'plain'] as const).map((way) => (
            <label key={way}>
              <input
                type="radio"
                name={name}
                checked={isPlain(preferences, game) === (way === 'plain')}
                onChange={() => prefer(plainOrNot(preferences, game, way === 'plain'))}
              />
              {say(`table.view.${way}`)}
            </label>
          ))}
        </fieldset>
      ) : null}
      <Button className="button-small" aria-keyshortcuts="?" onClick={onKeys}>
        {say('keys.open')}
      </Button>
    </>,
    place,
  );
}
