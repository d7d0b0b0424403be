import { expect, it } from 'vitest';
import { messageOf } from './message.js';

it('parts what is spoken from what is counted or compared, at any depth', () => {
  const message = messageOf(
    '{a} {b, number} {c, select, x {{d}} other {{e, plural, one {{a}} other {#}}}}',
    'en',
  );
  expect([...message.spoken].toSorted()).toEqual(['a', 'd']);
  expect([...message.bare].toSorted()).toEqual(['b', 'c', 'e']);
});

it('asks for each argument in the way it stands', () => {
  const message = messageOf('{n} of {n, number}', 'en');
  expect(
    message.format(
      (argument) => `spoken ${argument}`,
      () => 7,
    ),
  ).toBe('spoken n of 7');
});

it.each([
  ['{a', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
  ['{n, plural, one {x}}', 'MISSING_OTHER_CLAUSE'],
  ['{n, unheardof}', 'INVALID_ARGUMENT_TYPE'],
])('refuses %s', (text, fault) => {
  expect(() => messageOf(text, 'en')).toThrow(fault);
});

it('writes numbers below zero with a true minus, and leaves other hyphens alone', () => {
  const message = messageOf('{who}: {n, number, ::sign-always} (a-1)', 'en');
  const said = (n: number) =>
    message.format(
      () => 'Bo-2',
      () => n,
    );
  expect(said(-3)).toBe('Bo-2: −3 (a-1)');
  expect(said(3)).toBe('Bo-2: +3 (a-1)');
});

it('compares ids with a hyphen under an underscore', () => {
  const message = messageOf('{foe, select, boar_hunt {the boar} other {somebody}}', 'en');
  const said = (foe: string) =>
    message.format(
      () => '',
      () => foe,
    );
  expect(said('boar-hunt')).toBe('the boar');
  expect(said('boar')).toBe('somebody');
});
