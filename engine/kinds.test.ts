import { describe, expect, it } from 'vitest';
import { faultIn, isOf, isOn, kind, kindText, paramsOf, wordFault, type Kind } from './kinds.js';

const { flag, list, maybe, number, numbered, seat, someone, word } = kind;

describe('a value', () => {
  it.each<[string, Kind, unknown[], unknown[]]>([
    ['a seat', seat, [0, 7], [-1, 8, 1.5, '0', null, [0]]],
    ['a seat or Otto', someone('otto'), [0, 7, 'otto'], [-1, 8, 'zizka', '']],
    ['a seat or nobody', someone(-1), [0, -1], [-2, 'otto']],
    ['whoever has a name', someone(), [0, 'zizka'], [-1, '']],
    ['a word', word('card'), ['mirror'], ['', 3, null, ['mirror']]],
    ['one of some words', word('token', ['coins', '']), ['coins', ''], ['faith', 0]],
    ['the number of a space', numbered('space'), [0, 23, -1], ['3', NaN]],
    ['an amount', number, [0, -3, 0.5], ['1', Infinity, null]],
    ['true or false', flag, [true, false], [0, 'yes', null]],
    ['a list of seats', list(seat), [[], [0, 1]], [0, [8], [null]]],
    ['a word or nothing', maybe(word('card')), ['mirror', null], ['', undefined]],
  ])('is %s', (_, kinds, good, bad) => {
    for (const value of good) expect([value, isOf(kinds, value)]).toEqual([value, true]);
    for (const value of bad) expect([value, isOf(kinds, value)]).toEqual([value, false]);
  });
});

describe('parameters', () => {
  const declared = { seat, card: maybe(word('card')) };

  it('are as declared', () => {
    expect(faultIn(declared, { seat: 0, card: null })).toBeUndefined();
    expect(faultIn({}, {})).toBeUndefined();
  });

  it.each([
    [{ seat: 0 }, 'card is missing'],
    [{ seat: 9, card: null }, 'seat is a seat, not 9'],
    [{ seat: 0, card: 3 }, 'card is a card or null, not 3'],
    [{ seat: 0, card: null, luck: 1 }, 'luck is not declared'],
    [{ seat: 0, card: null, toString: 1 }, 'toString is not declared'],
  ])('%j are not', (params, fault) => {
    expect(faultIn(declared, params)).toBe(fault);
  });
});

it('kinds are named in messages', () => {
  const all = [seat, someone('otto'), someone(), word('card'), word('token', ['a', 'b'])];
  const more = [numbered('space'), number, flag, list(seat), maybe(seat)];
  expect([...all, ...more].map(kindText)).toEqual([
    'a seat',
    'a seat or otto',
    'a seat or a name',
    'a card',
    'one of a, b',
    'the number of a space',
    'a number',
    'true or false',
    'a list, each a seat',
    'a seat or null',
  ]);
});

describe('the words of an option', () => {
  const ride = [word('space'), seat];

  it('are as declared; the last may be missing', () => {
    expect(wordFault(ride, ['hall', 1])).toBeUndefined();
    expect(wordFault(ride, ['hall'])).toBeUndefined();
    expect(wordFault([list(word('card'))], [['a', 'b']])).toBeUndefined();
    expect(wordFault([list(word('card'))], ['a'])).toBeUndefined();
  });

  it.each([
    [['hall', 9], 'takes a seat, not 9'],
    [[3, 1], 'takes a space, not 3'],
    [['hall', 1, 2], 'takes 2 words, not 3'],
  ])('%j are not', (words, fault) => {
    expect(wordFault(ride, words)).toBe(fault);
  });

  it('name a thing by its kind', () => {
    expect(isOn(ride, ['hall', 1], 'space', 'hall')).toBe(true);
    expect(isOn(ride, ['hall', 1], 'seat', 1)).toBe(true);
    expect(isOn([list(word('card'))], ['a'], 'card', 'a')).toBe(true);
    expect(isOn([numbered('hex'), number], [3, 4], 'hex', 3)).toBe(true);
    expect(isOn([someone(-1)], [-1], 'someone', -1)).toBe(true);
  });

  it('name no other thing, and none of another kind', () => {
    expect(isOn(ride, ['hall', 1], 'space', 'inn')).toBe(false);
    expect(isOn(ride, ['hall', 1], 'card', 'hall')).toBe(false);
    expect(isOn([numbered('hex'), number], [3, 4], 'hex', 4)).toBe(false);
    expect(isOn(ride, [], 'space', 'hall')).toBe(false);
  });
});

it('parameters of a question carry their kinds', () => {
  const params = paramsOf({ seat }, (_g: object, v: { readonly seat: 0 | 1 }) => ({
    seat: v.seat,
  }));
  expect([params({}, { seat: 1 }), params.kinds]).toEqual([{ seat: 1 }, { seat }]);
});
