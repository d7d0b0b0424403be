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

/** `effect.<id>` for every card that does something: a pack's figures are told as they are. */
export function effects(content: Content, language: Language): Catalogue {
  const parts = PARTS[language];
  const name = (id: string): string => WORDS[language][`word.${id}`] ?? id;
  const power = (data: PowerData): string => capital(powerText(parts, name, data), language);
  const told: Record<string, string> = {};
  for (const [id, hero] of Object.entries(content.heroes)) {
    const threshold = content.legends[hero.legend]?.threshold ?? 0;
    told[`effect.${id}`] = `${power(hero)} ${parts.belongs(name(hero.legend), threshold)}`;
  }
  for (const [id, legend] of Object.entries(content.legends))
    told[`effect.${id}`] = `${parts.legend(legend.threshold)} ${power(legend)}`;
  for (const [id, godsend] of Object.entries(content.godsends))
    told[`effect.${id}`] = power(godsend);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  for (const [id, place] of Object.entries(content.places))
    told[`effect.${id}`] = `${parts.place(and.format(place.suits.map(name)))} ${power(place)}`;
  for (const kind of [...COLOURS.flatMap((suit) => cardsOf(content, suit)), ...SPECIALS])
    told[`effect.${kind}`] = weaponText(parts, content, kind);
  return told;
}

/** What a weapon is worth and inflicts. */
export function weaponEffect(content: Content, language: Language, kind: string): string {
  return weaponText(PARTS[language], content, kind);
}

function powerText(parts: Parts, name: (id: string) => string, data: PowerData): string {
  const { effect, limit, times = 1, amount = 0, other = 0, suit } = data;
  const often = parts.often(limit, times);
  return parts.powers[effect]({ often, amount, other, suit: suit === undefined ? '' : name(suit) });
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
