import type { HiddenView, Scalar, Seat } from '@destrier/engine';
import type { Shape, Speaker } from '@destrier/text';
import type { CliKey } from '@destrier/text/cli';
import type { Terminal } from './terminal.js';

/**
 * A view as lists, for any game: the names of its fields come from the texts (`field.<key>`), and so may the way in
 * which a value reads (`show.<key>`, with {value} and {count}; an empty text leaves the field out).
 * What is nothing, empty or false is left out.
 */
export interface Item {
  readonly text: string;
  readonly parts: readonly Item[];
}

const MANY = '×';
const DICE_AT_MOST = 6;

export function listsOf(
  view: unknown,
  shape: Shape,
  speaker: Speaker,
  viewer: Seat,
): readonly Item[] {
  return partsOf(view, shape, { speaker, viewer });
}

interface Listing {
  readonly speaker: Speaker;
  readonly viewer: Seat;
}

function partsOf(value: unknown, shape: Shape, listing: Listing): Item[] {
  if (typeof value !== 'object' || value === null) return [];
  const { speaker, viewer } = listing;
  const entries = Object.entries(value);
  switch (shape.kind) {
    case 'leaf':
      return [];
    case 'fields': {
      const lists = Object.values(shape.fields).filter(isSeats);
      return entries.flatMap(([key, child]) => {
        const part = shape.fields[key];
        if (part === undefined) return [];
        // The names of the seats are heading enough where there is one list of them.
        if (isSeats(part) && lists.length === 1) return partsOf(child, part, listing);
        return itemOf(speaker.field(key), key, child, part, listing);
      });
    }
    case 'each':
      return entries.flatMap(([key, child], i) => {
        if (!Array.isArray(value)) return itemOf(speaker.word(key), '', child, shape.of, listing);
        if (!shape.seats) return itemOf(speaker.word(i + 1), '', child, shape.of, listing);
        const own: CliKey = 'cli.you';
        const name = i === viewer ? speaker.say(own, { seat: i }) : speaker.seat(i as Seat);
        return itemOf(name, '', child, shape.of, listing);
      });
  }
}

function isSeats(shape: Shape): boolean {
  return shape.kind === 'each' && shape.seats;
}

/** The item of a field, unless there is nothing to say. `key`: how texts name the field. */
function itemOf(
  label: string,
  key: string,
  value: unknown,
  shape: Shape,
  listing: Listing,
): Item[] {
  const { speaker } = listing;
  const shown = `show.${key}`;
  if (speaker.has(shown) && value !== null) {
    const text = speaker.say(shown, valuesOf(value));
    return text === '' ? [] : [labelled(label, text, speaker)];
  }
  if (shape.kind !== 'leaf') {
    const parts = partsOf(value, shape, listing);
    return parts.length === 0 ? [] : [{ text: label, parts }];
  }
  if (value === true) return [{ text: label, parts: [] }];
  const text = textOf(value, speaker);
  return text === '' ? [] : [labelled(label, text, speaker)];
}

function labelled(label: string, value: string, speaker: Speaker): Item {
  const key: CliKey = 'cli.labelled';
  return { text: speaker.say(key, { label: { said: label }, value: { said: value } }), parts: [] };
}

function isHidden(value: unknown): value is HiddenView {
  return typeof value === 'object' && value !== null && 'count' in value && 'known' in value;
}

function valuesOf(value: unknown): {
  readonly value: Scalar | readonly string[];
  readonly count: number;
} {
  if (isHidden(value))
    return {
      value: value.known.map((card) => (typeof card === 'string' ? card : card[1])),
      count: value.count,
    };
  if (Array.isArray(value)) return { value: value as string[], count: value.length };
  return { value: value as Scalar, count: typeof value === 'number' ? value : 1 };
}

function textOf(value: unknown, speaker: Speaker): string {
  if (isHidden(value)) return hiddenText(value, speaker);
  if (Array.isArray(value)) return collapsed(value as readonly Scalar[], speaker);
  return typeof value === 'string' || typeof value === 'number' ? wordText(value, speaker) : '';
}

function wordText(value: Scalar, speaker: Speaker): string {
  return value === '' || value === null || typeof value === 'boolean' ? '' : speaker.word(value);
}

/** Equal words beside each other are counted; a few equal numbers, such as dice, stand each for itself. */
function collapsed(values: readonly Scalar[], speaker: Speaker): string {
  const runs: { readonly word: Scalar; count: number }[] = [];
  for (const word of values) {
    const last = runs.at(-1);
    if (last !== undefined && last.word === word) last.count++;
    else runs.push({ word, count: 1 });
  }
  return runs
    .flatMap(({ word, count }) => {
      const text = wordText(word, speaker);
      if (text === '') return [];
      const isCounted = count > (typeof word === 'number' ? DICE_AT_MOST : 1);
      return isCounted ? [`${text} ${MANY}${count}`] : Array<string>(count).fill(text);
    })
    .join(', ');
}

function hiddenText({ count, known }: HiddenView, speaker: Speaker): string {
  if (count === 0) return '';
  const cards = speaker.say('kernel.cards', { count });
  if (known.length === 0) return cards;
  const names = known.map((card) =>
    typeof card === 'string'
      ? speaker.word(card)
      : speaker.say('kernel.fromTop', { card: card[1], n: card[0] + 1 }),
  );
  return `${cards}, ${speaker.say('kernel.known', { cards: { said: names.join(', ') } })}`;
}

/** Prints the items: what fits on one line side by side, or each on its own. */
export function printLists(terminal: Terminal, items: readonly Item[], depth = 0): void {
  const indent = '  '.repeat(depth);
  const look = { first: indent, rest: `${indent}  ` };
  const flat = items.filter(isFlat).map(({ text }) => text);
  for (const line of terminal.plain ? flat : sideBySide(flat, terminal.width - indent.length))
    terminal.print(line, look);
  for (const { text, parts } of items) {
    if (parts.length === 0) continue;
    if (!terminal.plain && parts.every(isFlat)) {
      const [first, ...rest] = sideBySide(
        [`${text} – ${parts[0]?.text}`, ...parts.slice(1).map((part) => part.text)],
        terminal.width - indent.length - 2,
      );
      terminal.print(first ?? '', look);
      for (const line of rest) terminal.print(line, { first: look.rest });
    } else {
      terminal.print(text, { ...look, style: 'accent' });
      printLists(terminal, parts, depth + 1);
    }
  }
}

function isFlat({ parts }: Item): boolean {
  return parts.length === 0;
}

/** Joins texts as long as they fit on one line. */
export function sideBySide(texts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    const joined = `${last} · ${text}`;
    if (last !== undefined && joined.length <= width) lines[lines.length - 1] = joined;
    else lines.push(text);
  }
  return lines;
}
