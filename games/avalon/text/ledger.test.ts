import { readFileSync } from 'node:fs';
import { LANGUAGES, need, type Catalogue, type Language } from '@destrier/engine';
import { compareTranslation, parseLedger } from '@destrier/engine/ledger';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { text } from './index.js';

const FILES = { en: 'RULES.md', fr: 'RULES.fr.md', ru: 'RULES.ru.md' };

/** The rule of each card, in the order in which the box lists them. */
const RULES = {
  heroes: ['1', '5', '8', '11', '14', '17', '20', '24', '28', '30'].map((n) => `A14.${n}`),
  legends: ['4', '7', '9', '12', '16', '19', '23', '27', '29', '32'].map((n) => `A14.${n}`),
  godsends: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]
    .concat([23, 24, 25, 26, 27, 28])
    .map((n) => `A15.${n}`),
  places: ['4', '5', '6', '7', '8'].map((n) => `A16.${n}`),
};

const GROUPS = ['heroes', 'legends', 'godsends', 'places'] as const;

function ledgerIn(language: Language) {
  const file = FILES[language];
  return parseLedger(file, readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
}

describe.each(LANGUAGES)('the ledger in %s', (language) => {
  const ledger = ledgerIn(language);
  const { rules } = ledger;
  const ruleOf = (id: string) =>
    need(
      rules.find((rule) => rule.id === id),
      id,
    );
  const words: Catalogue = text[language];
  /** Without title or article, and without what tells two cards of one name apart. */
  const plain = (name: string): string =>
    name
      .toLocaleLowerCase(language)
      .replaceAll("'", '’')
      .replace(/^(the|sir|sire|сэр|la|le) |^l’| \(.*\)$/gu, '');

  it('has the rules of the original, with their kinds and sources', () => {
    expect(ledger.problems).toEqual([]);
    expect(compareTranslation(ledgerIn('en'), ledger).problems).toEqual([]);
  });

  it.each(GROUPS)('calls %s as the cards do', (group) => {
    const cards = Object.keys(content[group]);
    const ids = RULES[group];
    expect(cards.length).toBe(ids.length);
    cards.forEach((card, i) => {
      const title = plain(need(ruleOf(need(ids[i], card)).title, card));
      const name = plain(need(words[`word.${card}`], card));
      expect([card, name.startsWith(title)]).toEqual([card, true]);
    });
  });

  it('gives the thresholds of the legends', () => {
    Object.entries(content.legends).forEach(([legend, { threshold }], i) => {
      const rule = ruleOf(need(RULES.legends[i], legend)).text;
      expect([legend, /^\S+ (\d+)\./.exec(rule)?.[1]]).toEqual([legend, String(threshold)]);
    });
  });

  it('gives the figures of the godsends and places', () => {
    const powers = [...Object.values(content.godsends), ...Object.values(content.places)];
    const ids = [...RULES.godsends, ...RULES.places];
    const counted = powers.flatMap((power, i) =>
      power.amount === undefined || power.amount < 5 ? [] : [{ power, id: need(ids[i], 'a rule') }],
    );
    expect(counted.length).toBeGreaterThan(5);
    for (const { power, id } of counted)
      expect([id, ruleOf(id).text.includes(String(power.amount))]).toEqual([id, true]);
  });
});
