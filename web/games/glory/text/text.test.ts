import { describe, expect, it } from 'vitest';
import { en } from './en.js';
import { fr } from './fr.js';
import { ru } from './ru.js';

const keys = Object.keys(en) as (keyof typeof en)[];
/** Words that are the same in both languages. */
const SHARED = new Set([
  'board.part.otto',
  'board.prestige',
  'board.duel.name',
  'board.duel.engagement',
  'board.duel.step.lance',
]);

describe('the words of the board', () => {
  it.each([
    ['French', fr],
    ['Russian', ru],
  ] as const)('are all said in %s', (_, texts) => {
    const untold = keys.filter((key) => texts[key] === en[key] && !SHARED.has(key));
    expect(untold).toEqual([]);
  });

  it('have all four Russian forms wherever something is counted', () => {
    const counted = keys.filter((key) => ru[key].includes('plural'));
    expect(counted.length).toBeGreaterThan(5);
    for (const key of counted)
      for (const form of ['one', 'few', 'many', 'other']) expect(ru[key]).toContain(`${form} {`);
  });

  it('take the same figures in every language', () => {
    const figures = (text: string) =>
      new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name));
    for (const key of keys) {
      expect([key, figures(fr[key])]).toEqual([key, figures(en[key])]);
      expect([key, figures(ru[key])]).toEqual([key, figures(en[key])]);
    }
  });
});
