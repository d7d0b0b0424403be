import type { Catalogue, Language } from '@destrier/engine';
import { cardsOf, weaponOf } from '../content/cards.js';
import { COLOURS, SPECIALS, type Content, type PowerData } from '../content/types.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { en as enParts } from './powers/en.js';
import { fr as frParts } from './powers/fr.js';
import type { Parts } from './powers/parts.js';
import { ru as ruParts } from './powers/ru.js';
import { ru } from './ru.js';

const WORDS: { readonly [language in Language]: Catalogue } = { en, fr, ru };
const PARTS: { readonly [language in Language]: Parts } = { en: enParts, fr: frParts, ru: ruParts };

/**
 * `effect.<id>` for every card that does something, and `power.<id>` for what a hero or a legend can do without a word
 * on thresholds: a pack's figures are told as they are.
 */
export function effects(content: Content, language: Language): Catalogue {
  const parts = PARTS[language];
  const name = (id: string): string => nameOf(language, id);
  const power = (data: PowerData): string => powerText(language, data);
  const told: Record<string, string> = {};
  for (const [id, hero] of Object.entries(content.heroes)) {
    const threshold = content.legends[hero.legend]?.threshold ?? 0;
    told[`power.${id}`] = power(hero);
    told[`effect.${id}`] = `${power(hero)} ${parts.belongs(name(hero.legend), threshold)}`;
  }
  for (const [id, legend] of Object.entries(content.legends)) {
    told[`power.${id}`] = power(legend);
    told[`effect.${id}`] = `${parts.legend(legend.threshold)} ${power(legend)}`;
  }
  for (const [id, godsend] of Object.entries(content.godsends))
    told[`effect.${id}`] = power(godsend);
  for (const [id, place] of Object.entries(content.places)) told[`effect.${id}`] = power(place);
  for (const kind of [...COLOURS.flatMap((suit) => cardsOf(content, suit)), ...SPECIALS])
    told[`effect.${kind}`] = weaponText(parts, content, kind);
  return told;
}

/** What a place does, with its suits, which matter in Absolute Chaos alone [A18.6]. */
export function placeEffect(content: Content, language: Language, id: string): string {
  const place = content.places[id];
  if (place === undefined) return '';
  const suits = place.suits.map((suit) => nameOf(language, suit));
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  return `${and.format(suits)}. ${powerText(language, place)}`;
}

/** What a weapon is worth and inflicts. */
export function weaponEffect(content: Content, language: Language, kind: string): string {
  return weaponText(PARTS[language], content, kind);
}

function nameOf(language: Language, id: string): string {
  return WORDS[language][`word.${id}`] ?? id;
}

function powerText(language: Language, data: PowerData): string {
  const { effect, limit, times = 1, amount = 0, other = 0, suit } = data;
  const { often, powers } = PARTS[language];
  const named = suit === undefined ? '' : nameOf(language, suit);
  const told = powers[effect]({ often: often(limit, times), amount, other, suit: named });
  return capital(told, language);
}

function weaponText(parts: Parts, content: Content, kind: string): string {
  const { value, wounds, poison, special } = weaponOf(content, kind);
  const inflicts = parts.wounds(wounds, poison);
  if (!special) return inflicts;
  const does = kind === 'mists' ? parts.mists : kind === 'morgan' ? parts.morgan : undefined;
  return [parts.value(value), does, inflicts].filter((part) => part !== undefined).join(' ');
}

function capital(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
