import type { Language, MenuOption, Sheet, Word } from '@destrier/engine';
import type { Content } from './content/types.js';
import type { Seen } from './draw.js';
import { bentTo } from './rules/combat/bent.js';
import { notes } from './text/notes.js';

type SeenCard = Seen['combat']['cards'][number];

/** What the Elf Knight makes of a card, what Twilight makes of a feint; other options say enough. */
export function note(view: Seen, option: MenuOption, language: Language, sheet: Sheet): string {
  const { verb, words } = option;
  const card = cardIn(view, words);
  if (card === undefined) return '';
  const say = notes[language];
  switch (verb) {
    case 'bend':
      return say.bent(card.value, bentBy(view, sheet, card.value, String(words[2])));
    case 'deny':
      return feinting(view, card.value) > 2 ? say.goesOn(card.value) : say.gone(card.value);
    default:
      return '';
  }
}

/** The card of the combat that an option names by kind and owner. */
function cardIn({ combat }: Seen, [kind, owner]: readonly Word[]): SeenCard | undefined {
  return combat.cards.findLast((card) => card.kind === kind && card.seat === owner);
}

function bentBy(view: Seen, sheet: Sheet, value: number, way: string): number {
  const content: Content = sheet.content;
  const power = view.powers.find(({ effect, seat }) => effect === 'bend' && seat === sheet.viewer);
  const amount = content.legends[power?.card ?? '']?.amount ?? 0;
  return bentTo(content, amount, value, way);
}

function feinting({ combat }: Seen, value: number): number {
  return combat.cards.filter((card) => card.feints && card.value === value).length;
}
