import type { Catalogue, Language } from '@destrier/engine';
import type { Content, Favour, Knight, QuestData } from '../content/types.js';
import { text } from './catalogues.js';
import { en } from './effects.en.js';
import { fr } from './effects.fr.js';
import { ru } from './effects.ru.js';

/** What quests, abilities and knights do, in the words of a language. */
export interface Effects {
  quest(
    quest: Pick<QuestData, 'points'> & {
      readonly servant: string;
      readonly needs: readonly string[];
    },
  ): string;
  readonly favour: { readonly [favour in Favour]: (servant: string) => string };
  /** `points`: the table of a knight, by the number of tiles. */
  readonly knight: { readonly [knight in Knight]: (points: string) => string };
}

const EFFECTS: { readonly [language in Language]: Effects } = { en, fr, ru };

/** What a quest asks for; what it asks for twice is said once. */
function needsTold(needs: QuestData['needs'], words: Catalogue): readonly string[] {
  const one = (need: string): string => words[`word.need.${need}`] ?? need;
  return [...new Set(needs)].flatMap((need) => {
    const times = needs.filter((other) => other === need);
    const both = words[`word.need.two.${need}`];
    return times.length === 2 && both !== undefined ? [both] : times.map(one);
  });
}

/** `effect.<id>` for quests, abilities and knights: a pack's figures are told as they are. */
export function effects(content: Content, language: Language): Catalogue {
  const parts = EFFECTS[language];
  const words: Catalogue = text[language];
  const word = (key: string): string => words[key] ?? key;
  const told: Record<string, string> = {};
  for (const [id, { points, servant, needs }] of Object.entries(content.quests))
    told[`effect.${id}`] = parts.quest({
      points,
      servant: word(`word.${servant}`),
      needs: needsTold(needs, words),
    });
  for (const [id, { servant, favour }] of Object.entries(content.abilities))
    told[`effect.${id}`] = parts.favour[favour](word(`word.${servant}`));
  for (const [id, say] of Object.entries(parts.knight))
    told[`effect.${id}`] = say((content.knights[id as Knight].points ?? []).join(', '));
  return told;
}
