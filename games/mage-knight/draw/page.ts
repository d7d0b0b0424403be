import {
  lookAt,
  need,
  type Catalogue,
  type Language,
  type Seat,
  type Sheet,
  type View,
} from '@destrier/engine';
import type { Content } from '../content/types.js';
import type { G, Look, secrecy } from '../state.js';
import type { State } from '../table.js';
import { en } from '../text/draw/en.js';
import { fr } from '../text/draw/fr.js';
import type { DrawLabels } from '../text/draw/labels.js';
import { ru } from '../text/draw/ru.js';
import { effects, text } from '../text/index.js';

export type Seen = View<State, typeof secrecy>;
export type SeenPlayer = Seen['players'][number];

const LABELS: { readonly [language in Language]: DrawLabels } = { en, fr, ru };

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
  /** What a thing does. */
  effect(id: string): string;
  /** A seat by name, or the dummy player. */
  name(actor: number | string): string;
}

/** Names that follow from the content are made once for each. */
const made = new WeakMap<Content, { [language in Language]?: Catalogue }>();

function wordsIn(content: Content, language: Language): Catalogue {
  const known = made.get(content) ?? {};
  made.set(content, known);
  return (known[language] ??= { ...text[language], ...effects(content, language) });
}

export function pageOf(view: Seen, language: Language, sheet: Sheet): Page {
  const content: Content = sheet.content;
  const words = wordsIn(content, language);
  return {
    view,
    content,
    viewer: sheet.viewer,
    width: sheet.width,
    labels: LABELS[language],
    g: lookAt<G>(view, { content, seats: view.players.length }),
    word: (id, kind) => words[`word.${kind}.${id}`] ?? words[`word.${id}`] ?? id,
    effect: (id) => words[`effect.${id}`] ?? '',
    name: (actor) =>
      typeof actor === 'string'
        ? (words[`word.${actor}`] ?? actor)
        : (sheet.names[actor] ?? `${actor + 1}`),
  };
}

export const playerAt = (view: Seen, seat: number): SeenPlayer =>
  need(view.players[seat], 'a player', seat);

/** A text cut to a width. */
export const cut = (words: string, width: number): string =>
  words.length > width ? `${words.slice(0, Math.max(0, width - 1))}…` : words.trimEnd();

/** A text cut to a width, or filled up. */
export const pad = (words: string, width: number): string => cut(words, width).padEnd(width);

/** The first lines, and a sign that there are more. */
export function clip(lines: readonly string[], most: number): string[] {
  const last = lines[most - 1];
  if (last === undefined || lines.length <= most) return [...lines];
  return [...lines.slice(0, most - 1), `${last.replace(/[\s,·]+$/u, '')} …`];
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
  return lines.map((line) => cut(line, width));
}

/** Equal words counted: `March ×2, Rage`. */
export function counted(words: readonly string[]): string[] {
  const many = new Map<string, number>();
  for (const word of words) many.set(word, (many.get(word) ?? 0) + 1);
  return Array.from(many, ([word, n]) => (n === 1 ? word : `${word} ×${n}`));
}

/** A head and what belongs to it, further lines indented. */
export function headed(
  { labels, width }: Pick<Page, 'labels' | 'width'>,
  head: string,
  items: readonly string[],
): string[] {
  return flow(labels.told(head, items.join(', ')).split(/(?<=,) /u), width - 3, ' ').map(
    (line, at) => (at === 0 ? line : `  ${line}`),
  );
}
