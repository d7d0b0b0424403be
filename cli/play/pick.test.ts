import { speaker, type Factored } from '@destrier/text';
import { expect, it } from 'vitest';
import { labelsOf, pick } from './pick.js';

const speak = speaker({ 'word.wolf': 'the wolf' }, 'en');
const subset = (items: readonly string[], min = 0, max = items.length): Factored => ({
  form: 'subset',
  verb: 'take',
  items,
  min,
  max,
  count: 1,
  anytime: false,
});
const order = (items: readonly string[]): Factored => ({
  form: 'order',
  verb: 'sort',
  items,
  anytime: false,
});

it('items are numbered, but lettered where they are numbers themselves', () => {
  expect(labelsOf(['wolf', 'bear'])).toEqual(['1', '2']);
  expect(labelsOf(['6', '6', '1'])).toEqual(['a', 'b', 'c']);
  expect(labelsOf(Array<string>(27).fill('6'))[26]).toBe('27');
});

it('dice are chosen by their letters or by what they show', () => {
  const dice = subset(['6', '2', '6']);
  expect(pick(dice, 'b', speak)).toEqual({ id: 'take 2' });
  expect(pick(dice, '6 6', speak)).toEqual({ id: 'take 6 6' });
  expect(pick(dice, '6 6 6', speak)).toMatchObject({ wrong: 'cli.wrong.item' });
  expect(pick(dice, '1', speak)).toMatchObject({ wrong: 'cli.wrong.item' });
});

it('items are chosen by number, id, name or a clear beginning, parted by spaces or commas', () => {
  const beasts = subset(['wolf', 'bear', 'boar']);
  expect(pick(beasts, '1,3', speak)).toEqual({ id: 'take wolf boar' });
  expect(pick(beasts, 'wolf', speak)).toEqual({ id: 'take wolf' });
  expect(pick(beasts, 'be', speak)).toEqual({ id: 'take bear' });
  expect(pick(beasts, 'b', speak)).toMatchObject({
    wrong: 'cli.wrong.several',
    values: { items: ['bear', 'boar'] },
  });
  expect(pick(beasts, '4', speak)).toMatchObject({ wrong: 'cli.wrong.item' });
});

it('nothing is a choice where nothing may be chosen', () => {
  expect(pick(subset(['wolf']), '', speak)).toEqual({ id: 'take' });
  expect(pick(subset(['wolf'], 1), '', speak)).toMatchObject({ wrong: 'cli.wrong.exactly' });
  expect(pick(subset(['wolf', 'bear'], 1), '', speak)).toMatchObject({ wrong: 'cli.wrong.count' });
});

it('an order keeps the order that was typed', () => {
  expect(pick(order(['a1', 'b1', 'c1']), '3 1 2', speak)).toEqual({ id: 'sort c1 a1 b1' });
  expect(pick(order(['a1', 'b1', 'c1']), '3 1', speak)).toMatchObject({ wrong: 'cli.wrong.order' });
});

it('a number is whole and within its bounds', () => {
  const bid: Factored = { form: 'number', verb: 'bid', min: -2, max: 12, anytime: false };
  expect(pick(bid, '-2', speak)).toEqual({ id: 'bid -2' });
  expect(pick(bid, '012', speak)).toEqual({ id: 'bid 12' });
  for (const typed of ['-3', '13', '1.5', 'x', '', '1 2'])
    expect(pick(bid, typed, speak)).toMatchObject({ wrong: 'cli.wrong.outside' });
});
