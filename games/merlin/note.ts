import type { Language, MenuOption, Sheet, Word } from '@destrier/engine';
import { bookOf, spaceAt, stopAt } from './book.js';
import { FLAG_POWERS, PROVINCES, SERVANTS, type FlagPower, type Good } from './content/types.js';
import { pageOf, playerAt, type Page, type Seen } from './draw/page.js';
import { COUNTED, type Counted } from './events.js';
import { aimsOf, landingOf } from './landing.js';
import { tileOf } from './rules/building.js';
import { sumOf } from './rules/counts.js';
import { manorsOn } from './rules/scoring/domain.js';
import { shareOf } from './rules/scoring/share.js';
import { BRINGS } from './rules/servants.js';
import { COUNTS } from './rules/spaces.js';
import { en } from './text/draw/notes.en.js';
import { fr } from './text/draw/notes.fr.js';
import { ru } from './text/draw/notes.ru.js';
import type { OptionNotes } from './text/draw/notes.js';

const NOTES: { readonly [language in Language]: OptionNotes } = { en, fr, ru };

type Say = OptionNotes;

function countText({ view, viewer }: Page, say: Say, what: Counted): string {
  const { goods, influence } = playerAt(view, viewer);
  return say.counts[what](sumOf(what === 'influence' ? influence : goods[what]));
}

function relicText({ view, called }: Page, say: Say, relic: 'excalibur' | 'grail'): string {
  const holder = view[relic];
  return holder === null ? say.free : say.heldBy(called(holder));
}

/** What a space gives as the table stands. */
function givenAt(page: Page, say: Say, space: number): string {
  const { action, province } = spaceAt(page.g, space);
  const counted = COUNTS[action];
  if (counted !== undefined) return countText(page, say, counted);
  if (action === 'excalibur' || action === 'grail') return relicText(page, say, action);
  if (province === null) return '';
  const left = (good: Good): number => page.view.supply[good][province];
  return say.supply({ shield: left('shield'), flag: left('flag'), material: left('material') });
}

function landingNote(page: Page, say: Say, space: number): string {
  return say.landing(page.word(stopAt(page.g, space), 'stop'), givenAt(page, say, space));
}

/** What a manor on a tile would bring at a scoring, if nothing else changed. */
function manorNote(page: Page, say: Say, tile: number, isStrong: boolean): string {
  const { g, viewer } = page;
  const tiles = g.s.territories.flatMap((territory, other) =>
    territory === g.s.territories[tile] ? [other] : [],
  );
  const { seats, points } = shareOf(
    g.seats,
    (seat) =>
      tiles.reduce((sum, one) => sum + manorsOn(g, seat, one), 0) +
      (seat === viewer ? (isStrong ? 2 : 1) : 0),
    tiles.length,
  );
  const territory = say.territory(tiles.length, seats.includes(viewer) ? points : 0);
  return tileOf(g, tile).tower ? `${territory}, ${say.tower}` : territory;
}

/** A servant who would come for nothing. */
function sendNote({ view, viewer }: Page, say: Say, words: readonly Word[]): string {
  const servant = SERVANTS.find((one) => one === words[0]);
  const province = PROVINCES.find((one) => one === words[1]);
  if (servant === undefined || province === undefined) return '';
  const left =
    servant === 'lady' ? playerAt(view, viewer).counters : view.supply[BRINGS[servant]][province];
  return left === 0 ? say.nothingThere : '';
}

/** With the power of which flag something is done; null where it takes none. */
function powerOf(verb: string, words: readonly Word[]): FlagPower | null {
  if (verb === 'ride') return words[1] === 'back' ? 'back' : null;
  return FLAG_POWERS.find((power) => power === verb) ?? null;
}

/** The flag that an option takes, and what it brings as the table stands; where a thing says that itself, nothing. */
export function note(view: Seen, option: MenuOption, language: Language, sheet: Sheet): string {
  const say = NOTES[language];
  const page = pageOf(view, language, sheet);
  const power = powerOf(option.verb, option.words);
  const flag = power === null ? '' : say.flag(page.word(bookOf(page.g).flagOf[power]));
  return [flag, broughtBy(page, say, option)].filter((part) => part !== '').join(', ');
}

function broughtBy(page: Page, say: Say, { verb, words }: MenuOption): string {
  const space = landingOf(page, verb, words);
  if (space !== null) return landingNote(page, say, space);
  const aims = aimsOf(page, verb, words);
  if (aims.length > 0) return say.either(aims.map((aim) => landingNote(page, say, aim.space)));
  const [first, , third] = words;
  switch (verb) {
    case 'build':
      return first === undefined ? '' : manorNote(page, say, Number(first), third === 'tile');
    case 'send':
      return sendNote(page, say, words);
    case 'count':
    case 'reckon': {
      const what = COUNTED.find((one) => one === first);
      return what === undefined ? '' : countText(page, say, what);
    }
    default:
      return '';
  }
}
