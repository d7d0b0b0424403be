import { LANGUAGES, type Language } from '@destrier/engine';

/** What a reader has set, kept in this browser where it lets us. */

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const LANGUAGE = 'destrier.language';
const THEME = 'destrier.theme';
const NAME = 'destrier.name';
const ARMS = 'destrier.arms';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Told when somebody takes another name or other arms. */
const OWN = 'destrier-own';

export function onOwnChange(listener: () => void): () => void {
  addEventListener(OWN, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(OWN, listener);
    removeEventListener('storage', listener);
  };
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Set for this visit only.
  }
}

/** The chosen language, or the first of the browser's that there is. */
export function readLanguage(): Language {
  const wanted = [read(LANGUAGE) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.flatMap((tag) => LANGUAGES.filter((one) => one === tag))[0] ?? 'en';
}

export function writeLanguage(language: Language): void {
  write(LANGUAGE, language);
}

/** What somebody called themselves last; null where they never did. */
export function readName(): string | null {
  return read(NAME);
}

export function writeName(name: string): void {
  write(NAME, name);
  dispatchEvent(new Event(OWN));
}

/** The blazon that somebody bears; null where they chose none. */
export function readArms(): string | null {
  const kept = read(ARMS);
  return kept === '' ? null : kept;
}

export function writeArms(blazon: string | null): void {
  write(ARMS, blazon ?? '');
  dispatchEvent(new Event(OWN));
}

export function readTheme(): Theme {
  const kept = read(THEME);
  return THEMES.find((theme) => theme === kept) ?? 'auto';
}

export function writeTheme(theme: Theme): void {
  write(THEME, theme);
  showTheme(theme);
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}
