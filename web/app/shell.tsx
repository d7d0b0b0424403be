import { LANGUAGES } from '@destrier/engine';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useKeptName } from '../people/kept-name.js';
import { useFolding } from '../parts/use-folding.js';
import { SettingsPlace, TableSettings } from '../table/settings.js';
import { addressOf, useRoute } from './route.js';
import { readTheme, THEMES, writeTheme } from './settings.js';
import './shell.css';
import { canBeKept, useNewVersion } from './version.js';
import { useWords } from './words.js';

// Whoever draws arms comes after the page.
const OwnShield = lazy(async () => ({
  default: (await import('../arms/own-shield.js')).OwnShield,
}));

/** Where a table is shown, as it is or as it was. */
const TABLES: ReadonlySet<string> = new Set(['here', 'table', 'analysis', 'puzzles']);

const NAMES = { en: 'English', fr: 'Français', ru: 'Русский' } as const;

/** What stands around every screen. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { say } = useWords();
  const settings = useRef<HTMLDetailsElement>(null);
  useFolding(settings);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const route = useRoute();
  const hasNewVersion = useNewVersion(route);
  const name = useKeptName();
  // A table needs the room: all that is set stands in one panel.
  const isTable = TABLES.has(route.at);
  const me = (
    <a className="shell-me" href={addressOf({ at: 'me' })}>
      <Suspense fallback={null}>
        <OwnShield size={22} />
      </Suspense>
      <span className="heard">{say('me.title')}, </span>
      <bdi>{name ?? say('me.choose')}</bdi>
    </a>
  );
  return (
    <>
      <a className="skip" href="#content" onClick={toContent}>
        {say('page.skip')}
      </a>
      <header className="shell">
        <a className="shell-home" href={addressOf({ at: 'lobby' })}>
          <img src="./icon.svg" alt="" width="28" height="28" />
          <span>{say('page.title')}</span>
        </a>
        {!isTable && me}
        {!isTable && <LanguageChoice />}
        <details ref={settings} className="shell-settings">
          <summary data-news={hasNewVersion ? '' : undefined}>
            <Gear />
            <span className="heard">{say('page.settings')}</span>
          </summary>
          <div className="shell-panel">
            {hasNewVersion && <p>{say('page.version')}</p>}
            {isTable && me}
            {isTable && <LanguageChoice />}
            <ThemeChoice />
            <TableSettings />
            <div ref={setPlace} />
            {!canBeKept() && <p>{say('page.plainHttp')}</p>}
          </div>
        </details>
      </header>
      {hasNewVersion && (
        // Nothing of a table moves for it: a mark at the wheel is seen.
        <p role="status" className="heard">
          {say('page.version')}
        </p>
      )}
      <main id="content" tabIndex={-1}>
        <SettingsPlace value={place}>{children}</SettingsPlace>
      </main>
    </>
  );
}

/** A wheel with eight teeth. */
function Gear() {
  const teeth = Array.from({ length: 8 }, (_, at) => (
    <rect key={at} x="10.5" y="1" width="3" height="5" transform={`rotate(${at * 45} 12 12)`} />
  ));
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      {teeth}
      <circle cx="12" cy="12" r="6" fill="none" stroke="currentColor" strokeWidth="3.5" />
    </svg>
  );
}

function LanguageChoice() {
  const { say, language, choose } = useWords();
  return (
    <select
      className="shell-language"
      aria-label={say('page.language')}
      value={language}
      onChange={({ target }) => {
        const chosen = LANGUAGES.find((one) => one === target.value);
        if (chosen !== undefined) choose(chosen);
      }}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {NAMES[one]}
        </option>
      ))}
    </select>
  );
}

function ThemeChoice() {
  const { say } = useWords();
  const [theme, setTheme] = useState(readTheme);
  return (
    <label>
      {say('page.theme')}
      <select
        value={theme}
        onChange={({ target }) => {
          const chosen = THEMES.find((one) => one === target.value);
          if (chosen === undefined) return;
          setTheme(chosen);
          writeTheme(chosen);
        }}
      >
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {say(`page.theme.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Addresses behind `#` are the page's own: this one only moves the focus. */
function toContent(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
