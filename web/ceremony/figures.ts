import type { Language } from '@destrier/engine';

/** Numbers as they are written, with a minus that is as broad as a plus. */
export function figuresIn(
  language: Language,
  options: Intl.NumberFormatOptions = {},
): (n: number) => string {
  const format = new Intl.NumberFormat(language, options);
  return (n) => format.format(n).replace('-', '\u2212');
}
