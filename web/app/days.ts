import type { Language } from '@destrier/engine';

/** Days and hours in a language, as they are written where the reader lives, as far as the browser says where. */
export function days(language: Language): Intl.DateTimeFormat {
  const home = navigator.languages.find((one) => new Intl.Locale(one).language === language);
  return new Intl.DateTimeFormat(home ?? language, { dateStyle: 'medium', timeStyle: 'short' });
}
