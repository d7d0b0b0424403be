import type { Box, Language, MenuOption, Params, Sheet, Word } from '@destrier/engine';
import type { Item } from './content/types.js';
import type { Seen } from './draw/page.js';
import { deskOf, type Desk } from './note/desk.js';
import { slotNote, tileNote } from './note/fights.js';
import { hireNote, stepNote } from './note/prices.js';
import { rewardNote } from './note/rewards.js';
import { spaceNote } from './note/spaces.js';
import type { Spot } from './rules/circles.js';

type Note = (desk: Desk, words: readonly Word[], params: Params) => string;

/** A character says enough by its effect. */
function choiceNote(desk: Desk, [word]: readonly Word[], params: Params): string {
  if (word === 'joust' || word === 'pas') return desk.notes.kinds[word];
  return rewardNote(desk, params, String(word));
}

const useNote: Note = (desk, [tile]) => tileNote(desk, String(tile));

const NOTES: { readonly [verb: string]: Note } = {
  place: (desk, [spot]) => spaceNote(desk, spot as Spot),
  buy: (desk, [item]) => stepNote(desk, item as Item),
  hire: (desk, [support, slot]) => hireNote(desk, String(support), Number(slot)),
  enter: (desk, [slot]) => slotNote(desk, Number(slot)),
  choose: choiceNote,
  exchange: ({ content, notes, voice }) => notes.exchange(voice.strength(content.figures.exchange)),
  tent: useNote,
  lance: useNote,
  relic: useNote,
};

/** Says what an option costs or brings, and whom it leads to, in texts that may come one language at a time. */
export function noteIn(text: Box['text']) {
  return (view: Seen, option: MenuOption, language: Language, sheet: Sheet): string => {
    const { verb, words, params } = option;
    return NOTES[verb]?.(deskOf(view, text[language], language, sheet), words, params) ?? '';
  };
}
