import { need, type Language, type MenuOption, type Sheet, type Word } from '@destrier/engine';
import { pageOf, type Page, type Seen } from './draw/page.js';
import { costOf, isAssault, provokedBy } from './rules/terrain.js';
import { hasMod, spaceAt } from './rules/reading.js';
import { cardData, kindOfCopy } from './book.js';
import { abilityNote, faceText, sideText } from './text/index.js';

const branchOf = (word: Word | undefined): string | null =>
  word === undefined || word === 'all' ? null : String(word);

/** A face of a card, with the branch that is meant. */
function faceNote({ g }: Page, language: Language, words: readonly Word[]): string {
  const [card = '', face, branch] = words;
  const id = String(card);
  if (face === 'side') return sideText(language, String(branch), 1);
  const data = cardData(g, id);
  return faceText(language, face === 'strong' ? data.strong : data.basic, branchOf(branch), id);
}

function unitNote({ content }: Page, language: Language, words: readonly Word[]): string {
  const [unit = '', ability = 1, branch] = words;
  const { abilities } = need(content.units[kindOfCopy(String(unit))], 'a unit', unit);
  return abilityNote(
    language,
    need(abilities[Number(ability) - 1], 'an ability'),
    branchOf(branch),
  );
}

function foesOn({ view, word, labels }: Page, spaces: readonly string[]): string {
  const told = spaces.flatMap((space) => {
    const site = view.sites[space];
    if (site === undefined) return [];
    const unseen = Object.values(site.down).reduce((sum, place) => sum + place.count, 0);
    return [...site.foes.map((foe) => word(foe)), ...(unseen > 0 ? [labels.unseen(unseen)] : [])];
  });
  return told.join(', ');
}

/** What a step costs, and whom it meets. */
function stepNote(page: Page, to: string): string {
  const { g, labels, viewer } = page;
  const space = spaceAt(g, to);
  const cost = costOf(g, space);
  const provoked = hasMod(g, 'leap') ? [] : provokedBy(g, g.s.players[viewer].at, to);
  const there = foesOn(page, [to]);
  return [
    ...(cost === undefined ? [] : [labels.step(cost)]),
    ...(isAssault(g, viewer, space)
      ? [labels.assault(there === '' ? page.word(to) : there)]
      : there === ''
        ? []
        : [labels.meets(there)]),
    ...(provoked.length === 0 ? [] : [labels.provokes(foesOn(page, provoked))]),
  ].join('; ');
}

/** What an option brings as the table stands; where a thing says that itself, nothing. */
export function note(
  view: Seen,
  option: MenuOption,
  language: Language,
  sheet: Sheet,
): string | null {
  const { verb, words } = option;
  const page = pageOf(view, language, sheet);
  const [first, second] = words;
  switch (verb) {
    case 'play':
    case 'cast':
      return words.length < 3 ? '' : faceNote(page, language, words);
    case 'use':
      return words.length < 2 ? '' : unitNote(page, language, words);
    case 'skill': {
      const skill = page.content.skills[String(first)];
      return skill === undefined ? '' : faceText(language, skill, branchOf(second), String(first));
    }
    case 'go':
      return first === undefined ? '' : stepNote(page, String(first));
    case 'explore':
      return page.labels.step(page.content.figures.explore);
    // What these do to the thing they name is not what it does.
    case 'rest':
    case 'side':
    case 'pay':
      return null;
    default:
      return '';
  }
}
