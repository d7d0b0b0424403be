import { describe, expect, it } from 'vitest';
import { primer } from '../primer.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { ru } from './ru.js';

const keys = Object.keys(en) as (keyof typeof en)[];

describe('the words of the board', () => {
  it.each([
    ['French', fr],
    ['Russian', ru],
  ] as const)('are all said in %s', (_, texts) => {
    const untold = keys.filter((key) => texts[key] === en[key]);
    expect(untold).toEqual([]);
  });

  it('are those of the French rulebook: combats are « entamés », legends « déverrouillées »', () => {
    const told = primer.cards.fr.map(({ text }) => text);
    const said = [...Object.values(fr), ...told];
    expect(told.join(' ')).toContain('votre légende se déverrouille');
    expect(fr['board.legend.unlocked']).toBe('Légende déverrouillée');
    const wrong = [
      /(?<!\p{L})(?:mène|mènera|mener|menez|meneur|meneuse)(?!\p{L})/iu,
      /légende\p{L}*[^.]{0,20}(?:fermée|ouverte|s’ouvre)/iu,
    ];
    expect(said.filter((text) => wrong.some((word) => word.test(text)))).toEqual([]);
  });

  it('have all four Russian forms wherever something is counted', () => {
    const counted = keys.filter((key) => ru[key].includes('plural'));
    expect(counted.length).toBeGreaterThan(3);
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
