import {
  lookAt,
  type Catalogue,
  type Language,
  type Seat,
  type Sheet,
  type View,
} from '@destrier/engine';
import type { Content } from '../content/types.js';
import { OTTO, type G, type secrecy, type Look, type State } from '../state.js';
import { en } from '../text/draw/en.js';
import { fr } from '../text/draw/fr.js';
import type { Labels } from '../text/draw/labels.js';
import { ru } from '../text/draw/ru.js';
import { effects } from '../text/effects.js';

export type Seen = View<State, typeof secrecy>;
export type SeenPlayer = Seen['players'][number];
export type SeenDuel = NonNullable<Seen['duels'][number]>;

const LABELS: { readonly [language in Language]: Labels } = { en, fr, ru };

/** On a narrower sheet the drawing is too wide, and the table is read as lists instead. */
const NARROWEST = 72;

/** What every part of a drawing needs: what is seen, the figures, the words, the room. */
export interface Page {
  readonly view: Seen;
  readonly content: Content;
  readonly viewer: Seat;
  readonly width: number;
  readonly labels: Labels;
  /** The view as the rules look at a table. */
  readonly g: Look;
  /** The name of a thing. */
  word(id: string): string;
  /** What a thing does. */
  effect(id: string): string;
  /** Somebody in one sign: the number of a seat, or Otto's, which is no free circle. */
  sign(who: number): string;
  /** Somebody by sign and name. */
  name(who: number): string;
}

export function pageOf(view: Seen, words: Catalogue, language: Language, sheet: Sheet): Page {
  const content: Content = sheet.content;
  const word = (id: string): string => words[`word.${id}`] ?? id;
  const sign = (who: number): string => (who === OTTO ? 'Ø' : `${who + 1}`);
  return {
    view,
    content,
    viewer: sheet.viewer,
    width: Math.max(sheet.width, NARROWEST),
    labels: LABELS[language],
    g: lookAtSeen(view, content),
    word,
    effect: (id) => effectsOf(content, language, words)[`effect.${id}`] ?? '',
    sign,
    name: (who) =>
      `${sign(who)} ${who === OTTO ? word('otto') : (sheet.names[who] ?? '')}`.trimEnd(),
  };
}

// All effects are told at once, and a table has one content.
const told = new WeakMap<Content, WeakMap<Catalogue, Catalogue>>();

function effectsOf(content: Content, language: Language, words: Catalogue): Catalogue {
  const known = told.get(content) ?? new WeakMap<Catalogue, Catalogue>();
  const catalogue = known.get(words) ?? effects(content, language, words);
  told.set(content, known.set(words, catalogue));
  return catalogue;
}

/** The view as the rules look at a table. Its options are not seen, so nothing may be asked that depends on them. */
export function lookAtSeen(view: Seen, content: Content): Look {
  return lookAt<G>(view, { content, seats: view.players.length });
}

/** What the viewer knows of a hidden place, without what it cannot see. */
export function known(place: SeenPlayer['titles']): readonly string[] {
  const cards = 'count' in place ? place.known : place;
  return cards.map((card) => (typeof card === 'string' ? card : card[1]));
}

export function count(place: SeenPlayer['titles']): number {
  return 'count' in place ? place.count : place.length;
}
