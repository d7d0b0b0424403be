import {
  lookAt,
  need,
  type Catalogue,
  type Language,
  type Seat,
  type Sheet,
  type View,
} from '@destrier/engine';
import { GOODS, PROVINCES, type Content, type Good, type Province } from '../content/types.js';
import type { Counts, Look, G, secrecy, State } from '../state.js';
import { en } from '../text/draw/en.js';
import { fr } from '../text/draw/fr.js';
import { ru } from '../text/draw/ru.js';
import type { DrawLabels } from '../text/draw/labels.js';
import { text } from '../text/index.js';

export type Seen = View<State, typeof secrecy>;
export type SeenPlayer = Seen['players'][number];

/** Until they are translated, French and Russian are labelled in English. */
const LABELS: { readonly [language in Language]: DrawLabels } = { en, fr, ru };

/** On a narrower sheet the drawing is too wide, and the table is read as lists instead. */
const NARROWEST = 78;

/** One sign for each good, and for counters. */
export const SIGNS: { readonly [good in Good]: string } = { shield: '◇', flag: '▲', material: '■' };
export const COUNTER = '●';

/** What every part of a drawing needs. */
export interface Page {
  readonly view: Seen;
  readonly content: Content;
  readonly viewer: Seat;
  readonly width: number;
  readonly labels: DrawLabels;
  /** The view as the rules look at a table. */
  readonly g: Look;
  /** The name of a thing; `kind`, where things of different kinds have one id. */
  word(id: string, kind?: string): string;
  /** A seat by number and name, as it stands in a drawing. */
  name(seat: number): string;
  /** A seat by name alone, as it is spoken of. */
  called(seat: number): string;
}

/** The view as the rules look at a table. Its options are not seen, so nothing may be asked that depends on them. */
export function lookAtSeen(view: Seen, content: Content): Look {
  return lookAt<G>(view, { content, seats: view.players.length });
}

export function pageOf(view: Seen, language: Language, sheet: Sheet): Page {
  const words: Catalogue = text[language];
  const content: Content = sheet.content;
  return {
    view,
    content,
    viewer: sheet.viewer,
    width: Math.max(sheet.width, NARROWEST),
    labels: LABELS[language],
    g: lookAtSeen(view, content),
    word: (id, kind) => words[`word.${kind}.${id}`] ?? words[`word.${id}`] ?? id,
    called: (seat) => sheet.names[seat] ?? String(seat + 1),
    name: (seat) => `${seat + 1} ${sheet.names[seat] ?? ''}`.trimEnd(),
  };
}

/** Provinces with how many of something there are: `black 2 · blue`. */
export function countsText(page: Page, counts: Readonly<Counts>): string {
  const there = PROVINCES.filter((province) => counts[province] > 0);
  if (there.length === 0) return page.labels.none;
  return there
    .map((province) => {
      const many = counts[province];
      return many === 1 ? page.word(province) : `${page.word(province)} ${many}`;
    })
    .join(' · ');
}

/** The goods of a player, a text for each kind. */
export function goodsTexts(page: Page, { goods }: SeenPlayer): string[] {
  return GOODS.map((good) => `${SIGNS[good]} ${countsText(page, goods[good])}`);
}

/** Traitors by province; `!` marks those whom no shield repels. */
export function traitorsText(page: Page, { traitors, goods }: SeenPlayer): string {
  const there = PROVINCES.filter((province) => traitors.includes(province));
  if (there.length === 0) return page.labels.none;
  return there.map((province) => traitorText(page, province, traitors, goods.shield)).join(' · ');
}

function traitorText(
  { word }: Page,
  province: Province,
  traitors: readonly string[],
  shields: Readonly<Counts>,
): string {
  const many = traitors.filter((one) => one === province).length;
  const times = many === 1 ? '' : ` ${many}`;
  return `${word(province)}${times}${many > shields[province] ? '!' : ''}`;
}

/** A text cut to a width, or filled up. */
export function pad(words: string, width: number): string {
  return words.length > width ? `${words.slice(0, width - 1)}…` : words.padEnd(width);
}

/** Items one after the other, in lines of at most `width`. */
export function flow(items: readonly string[], width: number, between = ' · '): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const longer = last === undefined ? item : last + between + item;
    if (last === undefined || longer.length > width) lines.push(item);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => pad(line, width).trimEnd());
}

export const playerAt = (view: Seen, seat: number): SeenPlayer =>
  need(view.players[seat], 'a player', seat);
