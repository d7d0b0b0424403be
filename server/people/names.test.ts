import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { handleOf, nameOf } from './names.js';
import { refusal } from './testing/services.js';

it.each(['Al', 'Jörg-Ülo', 'Анна К.', '李雷', 'नीतू', 'a_b.c-d', 'Sir 2nd', 'x'.repeat(24), '7 7'])(
  'allows the name %j',
  (name) => {
    expect(nameOf(name)).toBe(name.normalize('NFKC'));
  },
);

it.each([
  ['one character', 'A'],
  ['25 characters', 'x'.repeat(25)],
  ['nothing', ''],
  ['one character outside the basic plane', '𠮷'],
])('refuses %s as a name for its length', async (_, name) => {
  expect(await refusal(() => nameOf(name))).toEqual({
    code: 'name.length',
    details: { least: 2, most: 24 },
  });
});

it('counts a character outside the basic plane once', () => {
  expect(nameOf('𠮷'.repeat(24))).toBe('𠮷'.repeat(24));
});

it.each([
  ['a leading space', ' Anna'],
  ['a trailing space', 'Anna '],
  ['a leading wide space', '\u3000Anna'],
  ['two spaces', 'Anna  K'],
  ['a line break', 'Anna\nK'],
  ['a null', 'An\u0000na'],
  ['a zero-width joiner', 'An\u200Dna'],
  ['a change of direction', 'An\u202Ena'],
  ['a soft hyphen', 'An\u00ADna'],
  ['a letter that shows nothing', 'An\u3164na'],
  ['a mark that shows nothing', 'An\uFE0Fna'],
  ['half a character', 'An\uD800na'],
  ['an emoji', 'Anna 🙂'],
  ['a slash', 'An/na'],
  ['angle brackets', '<Anna>'],
  ['an at sign', 'anna@home'],
  ['a mark on nothing', '\u0301Anna'],
  ['four marks on one letter', 'q\u0323\u0324\u0325\u0326nna'],
  ['dots alone', '..'],
])('refuses a name with %s', async (_, name) => {
  expect((await refusal(() => nameOf(name))).code).toBe('name.characters');
});

it('allows three marks on one letter', () => {
  expect(nameOf('q\u0323\u0324\u0325nna')).toBe('q\u0323\u0324\u0325nna');
});

it('keeps one form of a name', () => {
  expect(nameOf('Ａｎｎａ')).toBe('Anna');
  expect(nameOf('Jo\u0308rg')).toBe('Jörg');
  expect(nameOf('Anna\u00A0K')).toBe('Anna K');
});

it('folds case and form into one handle, and nothing else', () => {
  expect(handleOf('ＡＮＮＡ')).toBe(handleOf('anna'));
  expect(handleOf('JO\u0308RG')).toBe(handleOf('jörg'));
  expect(handleOf('Anna')).not.toBe(handleOf('Anna.'));
});

it('gives a name and its handle the same handle', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(handleOf(handleOf(name))).toBe(handleOf(name));
    }),
  );
});
