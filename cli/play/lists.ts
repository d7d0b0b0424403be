import type { HiddenView, Scalar, Seat } from '@destrier/engine';
import type { Shape, Speaker, Values } from '@destrier/text';
import type { CliKey } from '@destrier/text/cli';
import type { Terminal } from './terminal.js';

/**
 * A view as lists, for any game: the names of its fields come from the texts (`field.<key>`), and so may the way in
 * which a value reads (`show.<key>`; an empty text leaves the field out) or every entry of a list of its own
 * (`each.<key>`). These texts know {value}, {count}, {effect} (what the words in it do, if anything), {n} in a list, and
 * the fields of a value that has some. Where fields in several places have one name, `show.<place>.<key>` goes before
 * it; the place is the field around it, or `view`.
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
  return partsOf(view, shape, 'view', { speaker, viewer });
}

interface Listing {
  readonly speaker: Speaker;
  readonly viewer: Seat;
}

/** `place`: the field around the value. */
function partsOf(value: unknown, shape: Shape, place: string, listing: Listing): Item[] {
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
        if (isSeats(part) && lists.length === 1) return partsOf(child, part, key, listing);
        return fieldItem(key, child, part, place, listing);
      });
    }
    case 'each':
      return entries.flatMap(([key, child], i) => {
        if (!Array.isArray(value))
          return itemOf(speaker.word(key), child, shape.of, place, listing);
        if (!shape.seats) return itemOf(speaker.word(i + 1), child, shape.of, place, listing);
        const own: CliKey = 'cli.you';
        const name = i === viewer ? speaker.say(own, { seat: i }) : speaker.seat(i as Seat);
        return itemOf(name, child, shape.of, place, listing);
      });
  }
}

function isSeats(shape: Shape): boolean {
  return shape.kind === 'each' && shape.seats;
}

/** The item of a field, as the texts want it if they say so. */
function fieldItem(
  key: string,
  value: unknown,
  shape: Shape,
  place: string,
  listing: Listing,
): Item[] {
  const { speaker } = listing;
  const label = speaker.field(key);
  const textFor = (kind: string): string | undefined =>
    [`${kind}.${place}.${key}`, `${kind}.${key}`].find(speaker.has);
  const shown = textFor('show');
  if (shown !== undefined && value !== null) {
    const text = speaker.say(shown, valuesOf(value, speaker));
    return text === '' ? [] : [labelled(label, text, speaker)];
  }
  const each = textFor('each');
  if (each === undefined || !Array.isArray(value)) return itemOf(label, value, shape, key, listing);
  const parts = value.flatMap((entry: unknown, i): Item[] => {
    if (entry === '' || (Array.isArray(entry) && entry.length === 0)) return [];
    const text = speaker.say(each, { n: i + 1, ...valuesOf(entry, speaker) });
    return text === '' ? [] : [{ text, parts: [] }];
  });
  return parts.length === 0 ? [] : [{ text: label, parts }];
}

/** The item of a value, unless there is nothing to say. */
function itemOf(
  label: string,
  value: unknown,
  shape: Shape,
  place: string,
  listing: Listing,
): Item[] {
  const { speaker } = listing;
  if (shape.kind !== 'leaf') {
    const parts = partsOf(value, shape, place, listing);
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

/** What a text can say of a value. */
function valuesOf(value: unknown, speaker: Speaker): Values {
  if (isFields(value)) {
    const fields = Object.entries(value).map(([key, child]) => [key, plainOf(child)] as const);
    return { ...Object.fromEntries(fields), ...effectOf(Object.values(value), speaker) };
  }
  const all = isHidden(value) ? knownOf(value) : value;
  const plain = plainOf(all);
  const some = isHidden(value) ? value.count : plain;
  const count = Array.isArray(some) ? some.length : typeof some === 'number' ? some : 1;
  return { value: plain, count, ...effectOf(Array.isArray(all) ? all : [all], speaker) };
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isHidden(value);
}

/** A hidden field among others is a number of cards. */
function plainOf(value: unknown): Scalar | readonly string[] {
  return isHidden(value) ? value.count : (value as Scalar | readonly string[]);
}

function knownOf({ known }: HiddenView): string[] {
  return known.map((card) => (typeof card === 'string' ? card : card[1]));
}

function effectOf(values: readonly unknown[], speaker: Speaker): Values {
  const said = speaker.effect(values.filter((one) => typeof one === 'string'));
  return { effect: said === '' ? null : { said } };
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
