import { expect, it } from 'vitest';
import { en } from './en.js';
import { fr } from './fr.js';
import { ru } from './ru.js';

const keys = Object.keys(en) as (keyof typeof en)[];
/** Names and bare figures are the same in some languages. */
const ALIKE: readonly string[] = [
  'board.merlin',
  'board.counter',
  'board.points',
  'board.away',
  'board.good',
];

it.each([
  ['French', fr],
  ['Russian', ru],
] as const)('says everything in %s', (_, texts) => {
  const untold = keys.filter((key) => texts[key] === en[key] && !ALIKE.includes(key));
  expect(untold).toEqual([]);
});

it('has all four Russian forms wherever something is counted', () => {
  const counted = keys.filter((key) => ru[key].includes('plural'));
  expect(counted.length).toBeGreaterThan(3);
  for (const key of counted)
    for (const form of ['one', 'few', 'many', 'other']) expect(ru[key]).toContain(`${form} {`);
});

it('takes the same figures in every language', () => {
  const figures = (text: string) =>
    new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name));
  for (const key of keys) {
    expect([key, figures(fr[key])]).toEqual([key, figures(en[key])]);
    expect([key, figures(ru[key])]).toEqual([key, figures(en[key])]);
  }
});
