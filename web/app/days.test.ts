import { afterEach, expect, it, vi } from 'vitest';
import { days } from './days.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

const localeWith = (languages: readonly string[]): string => {
  vi.stubGlobal('navigator', { languages });
  return days('en').resolvedOptions().locale;
};

it('writes days as they are written where the reader lives', () => {
  expect(localeWith(['fr-CA', 'en-GB', 'en-US'])).toBe('en-GB');
});

it('passes over a tag that is no language, and goes by the language alone where nothing else is left', () => {
  expect(localeWith(['en-US@posix', 'en-GB'])).toBe('en-GB');
  expect(localeWith(['en-US@posix'])).toBe('en');
});
