import type { Language } from '@destrier/engine';

/** Days and hours in a language, as they are written where the reader lives, as far as the browser says where. */
export function days(language: Language): Intl.DateTimeFormat {
  const home = navigator.languages.find((tag) => languageOf(tag) === language);
  return new Intl.DateTimeFormat(home ?? language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Some browsers name a language in a way that the standard does not know (`en-US@posix`): undefined then. */
function languageOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return undefined;
  }
}
