import { LANGUAGES, type Language } from '@destrier/engine';
import { speaker } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import type { Content } from '../content/types.js';
import { figured } from '../testing/figured.js';
import { effects, text } from './index.js';

function told(ids: readonly string[], language: Language, box: Content = content) {
  const catalogue = effects(box, language, text[language]);
  return ids.map((id) => catalogue[`effect.${id}`]);
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('every item that does something says what', () => {
    const { supports, relics, titles, events, travel, trophies, knights, characters } = content;
    const kinds = [supports, relics, titles, events, travel, trophies, knights, characters];
    const ids = kinds.flatMap((kind) => Object.keys(kind).map((id) => `effect.${id}`));
    expect(Object.keys(effects(content, language, text[language])).toSorted()).toEqual(
      [...ids, 'each.track'].toSorted(),
    );
  });

  it('every text is whole: a capital or a figure first, a full stop last, nothing left out', () => {
    const { 'each.track': _, ...said } = effects(content, language, text[language]);
    for (const [id, sentence] of Object.entries(said)) {
      expect([id, sentence]).toEqual([id, expect.stringMatching(/^[\p{Lu}\d].*\.$/u)]);
      expect([id, sentence]).not.toEqual([id, expect.stringMatching(/undefined|NaN|: \.|[{}#]/)]);
    }
  });
});

it('a choice, a price and an opponent', () => {
  expect(told(['courtly-love', 'fleece', 'gruuthuse', 'rescue'], 'en')).toEqual([
    'Gives 1 glory or Heartthrob prestige.',
    'For 3 coins: Chamberlain prestige and 3 glory.',
    'Beat an opponent of attack 8, prestige 1: armour III or 3 coins.',
    'Beat an opponent of attack 7: the support Nun or 3 faith.',
  ]);
});

it('each moment of a support', () => {
  expect(told(['usurer', 'thug', 'hermit', 'squire', 'bishop'], 'en')).toEqual([
    'When gained: +6 coins and −2 glory.',
    'For the first engagement of a duel: opponent’s attack −1, at the price of 1 glory.',
    'When a duel begins: refresh a turned relic.',
    'In an engagement: turn one black mount die to 4.',
    'Always: 2 more dice when rerolling with faith.',
  ]);
});

it('titles, events, knights and characters', () => {
  const ids = ['title:noble', 'strong', 'brave', 'volunteer', 'war', 'montefeltro', 'heir'];
  expect(told(ids, 'en', figured)).toEqual([
    '5 glory for Minstrel, Queen, Squire, and no Thug.',
    '4 glory for 5 Challenge cards won.',
    '7 glory for a duel won against attack 11, prestige 1.',
    'The next special support waits here. Action, free of charge: this support.',
    'Everybody: −2 coins.',
    'A veteran: attack 9, prestige 1, worth 8 glory. Fewer dice for the challenger: −1 black mount die and −1 white armour die.',
    'Level II: mount II, armour II, 10 glory, 5 coins, 2 strength, and 1 faith. Titles: draw 3, keep 1. Travel cards: Romance and 2 × Market. Income: 4 coins, 4 strength, and 1 faith.',
  ]);
});

it('follows the figures of the content', () => {
  const minstrel = { ...content.supports['minstrel'], effect: { gain: { glory: 1 } } };
  const box = { ...content, supports: { ...content.supports, minstrel } } as Content;
  expect(told(['minstrel'], 'en', box)).toEqual(['When gained: +1 glory.']);
  expect(told(['minstrel'], 'en')).toEqual(['When gained: +4 glory.']);
});

it('a slot of the support track has its price', () => {
  const { slots } = figured.board.track;
  const speak = speaker(effects(figured, 'en', text.en), 'en');
  const slot = (n: number) => speak.say('each.track', { n, value: 'lady', effect: 'x' });
  const priced = (price: number) => slot(1 + slots.findIndex((one) => one.price === price));
  expect([3, 2, 1, 0].map(priced)).toEqual([
    'lady, 3 coins — x',
    'lady, 2 coins — x',
    'lady, 1 coin — x',
    'lady, 0 coins — x',
  ]);
});

it('counts in Russian', () => {
  const rich = (coins: number): Content => ({
    ...content,
    titles: { rich: { source: 'pack', glory: coins, coins } },
  });
  expect([1, 2, 5, 11, 21].flatMap((coins) => told(['rich'], 'ru', rich(coins)))).toEqual([
    '1 очко славы. Нужно: 1 монета.',
    '2 очка славы. Нужно: 2 монеты.',
    '5 очков славы. Нужно: 5 монет.',
    '11 очков славы. Нужно: 11 монет.',
    '21 очко славы. Нужно: 21 монета.',
  ]);
});

it('puts the French space before double signs', () => {
  expect(told(['rosary', 'market:rosary'], 'fr')).toEqual([
    'Dans un engagement\u00A0: un dé blanc (armure) passe à 3.',
    'Contre 1 écu\u00A0: la relique Chapelet.',
  ]);
  for (const said of Object.values(effects(content, 'fr', text.fr)))
    expect(said).not.toMatch(/[^\u00A0\u202F][:;!?]/u);
});

it('says where an "or" begins beside an "and"', () => {
  expect(told(['feud', 'pilgrimage'], 'en')).toEqual([
    'Beat an opponent of attack 9: either armour III and 1 glory, or 6 strength.',
    'Gives the relic Rosary or 3 faith.',
  ]);
  expect(told(['feud'], 'fr')).toEqual([
    'À vaincre\u00A0: attaque 9. À la clé\u00A0: soit armure III et 1 point de gloire, soit 6 jetons Force.',
  ]);
});
