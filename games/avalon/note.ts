import type { Language, MenuOption, Sheet, Word } from '@destrier/engine';
import { weaponOf } from './content/cards.js';
import type { Content } from './content/types.js';
import type { Seen } from './draw.js';
import { bentTo } from './rules/combat/bent.js';
import { OPEN } from './state.js';
import { placeEffect, weaponEffect } from './text/effects.js';
import { notes } from './text/notes.js';

/** What a power makes of the cards that an option names; other options say enough by what their cards do. */
export function note(
  view: Seen,
  option: MenuOption,
  language: Language,
  sheet: Sheet,
): string | null {
  const { verb, words } = option;
  const content: Content = sheet.content;
  const [first, second, third] = words;
  const say = notes[language];
  switch (verb) {
    case 'bend': {
      const value = valueOf(view, first, second);
      return say.changed(value, bentTo(content, amountOf(view, sheet), value, String(third)));
    }
    case 'mirror':
      return say.changed(valueOf(view, first, sheet.viewer), Number(second));
    case 'deny': {
      const value = valueOf(view, first, second);
      return feinting(view, value) > 2 ? say.goesOn(value) : say.gone(value);
    }
    case 'transmute':
      return fits(view, weaponOf(content, String(first)).suit) ? say.stays : say.thrownOut;
    case 'swap':
    case 'recall':
      return weaponEffect(content, language, String(second));
    case 'choose':
      return placeEffect(content, language, String(first));
    case 'shame':
      return null; // A6.6: nobody takes the wounds that are printed on it.
    default:
      return '';
  }
}

/** What a card of the combat is worth, by kind and owner. */
function valueOf({ combat }: Seen, kind: Word | undefined, owner: Word | undefined): number {
  return combat.cards.findLast((card) => card.kind === kind && card.seat === owner)?.value ?? 0;
}

/** By how much the viewer bends values. */
function amountOf({ powers }: Seen, { viewer, content }: Sheet): number {
  const { legends }: Content = content;
  const power = powers.find(({ effect, seat }) => effect === 'bend' && seat === viewer);
  return legends[power?.card ?? '']?.amount ?? 0;
}

function feinting({ combat }: Seen, value: number): number {
  return combat.cards.filter((card) => card.feints && card.value === value).length;
}

function fits({ combat }: Seen, suit: string): boolean {
  return combat.lead === OPEN || combat.lead === suit;
}
