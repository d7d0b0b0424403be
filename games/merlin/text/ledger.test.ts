import { readFileSync } from 'node:fs';
import { LANGUAGES, need, type Catalogue, type Language } from '@destrier/engine';
import { compareTranslation, parseLedger } from '@destrier/engine/ledger';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { KNIGHTS, PROVINCES, SERVANTS, type Knight, type Servant } from '../content/types.js';
import { text } from './index.js';

const FILES = { en: 'RULES.md', fr: 'RULES.fr.md', ru: 'RULES.ru.md' };

const KNIGHT_RULES: { readonly [knight in Knight]: string } = {
  tristan: 'M19.1',
  galahad: 'M19.3',
  lamorak: 'M19.6',
  bors: 'M19.8',
  gawain: 'M19.11',
  gaheris: 'M19.12',
  percival: 'M19.16',
  bedivere: 'M19.19',
  lancelot: 'M19.21',
  gareth: 'M19.24',
  geraint: 'M19.26',
  kay: 'M19.31',
};

const SERVANT_RULES: { readonly [servant in Servant]: string } = {
  mason: 'M5.8',
  'flag-bearer': 'M5.9',
  'shield-bearer': 'M5.10',
  lady: 'M5.11',
};

function ledgerIn(language: Language) {
  const file = FILES[language];
  return parseLedger(file, readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
}

describe.each(LANGUAGES)('the ledger in %s', (language) => {
  const ledger = ledgerIn(language);
  const ruleOf = (id: string) =>
    need(
      ledger.rules.find((rule) => rule.id === id),
      id,
    );
  const words: Catalogue = text[language];
  /** Without title or article. */
  const plain = (name: string): string =>
    name.toLocaleLowerCase(language).replace(/^(the|sir|sire|сэр|la|le) /u, '');
  const called = (id: string): string => plain(need(words[`word.${id}`], id));

  it('has the rules of the original, with their kinds and sources', () => {
    expect(ledger.problems).toEqual([]);
    expect(ledger.rules.length).toBeGreaterThan(170);
    expect(compareTranslation(ledgerIn('en'), ledger).problems).toEqual([]);
  });

  it('calls knights and servants as the game does', () => {
    const rules = { ...KNIGHT_RULES, ...SERVANT_RULES };
    for (const id of [...KNIGHTS, ...SERVANTS]) {
      const title = need(ruleOf(rules[id]).title, id).toLocaleLowerCase(language);
      expect([id, title.replaceAll("'", '’')]).toEqual([id, called(id)]);
    }
  });

  it('deals the knights to the stacks of the content', () => {
    const [a = '', b = ''] = ruleOf('M18.8').text.toLocaleLowerCase(language).split(';');
    for (const knight of KNIGHTS) {
      const [own, other] = content.knights[knight].stack === 'a' ? [a, b] : [b, a];
      const listed = [own, other].map((stack) => stack.includes(called(knight)));
      expect([knight, listed]).toEqual([knight, [true, false]]);
    }
  });

  it('gives the points of the knights as the content has them', () => {
    const counted = KNIGHTS.flatMap((knight) => {
      const { points } = content.knights[knight];
      return points === undefined ? [] : [{ knight, points }];
    });
    expect(counted).toHaveLength(2);
    for (const { knight, points } of counted) {
      const figures = ruleOf(KNIGHT_RULES[knight]).text.match(/\d+/g) ?? [];
      expect([knight, figures.map(Number)]).toEqual([knight, points]);
    }
  });

  it('gives the figures of the box', () => {
    const { penalty, excalibur, second, staff } = content.figures;
    const figures = { 'M12.4': penalty, 'M12.5': excalibur, 'M8.6': second, 'M16.2': staff };
    for (const [id, figure] of Object.entries(figures))
      expect([id, ruleOf(id).text.match(/\d+/g)]).toEqual([id, [String(figure)]]);
  });
});

it('the ledger lists the provinces in their order', () => {
  const order = ledgerIn('en').rules.find(({ id }) => id === 'M5.2');
  expect(order?.text).toContain(PROVINCES.join(', '));
});
