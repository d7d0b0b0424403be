import { kind, type HiddenView, type Scalar, type Seat, type Viewer } from '@destrier/engine';
import type { KernelKey } from './kernel/index.js';
import { labelled } from './labelled.js';
import type { Values } from './sentences.js';
import type { Shape } from './shape.js';
import type { Speaker } from './speaker.js';

/**
 * A view as lists, for any game: the names of its fields come from the texts (`field.<key>`), and so may the way in
 * which a value reads (`show.<key>`; an empty text leaves the field out) or every entry of a list of its own
 * (`each.<key>`). These texts know {value}, {count}, {effect} (what the words in it do, if anything), {n} in a list, and
 * the fields of a value that has some. Where fields in several places have one name, `field.<place>.<key>` and
 * `show.<place>.<key>` go before it; the place is the field around it, or `view`.
 * What is nothing, empty or false is left out. `kinds`: all kinds of cards in the order of the content.
 */
export interface Item {
  readonly text: string;
  /** Whose it is, where it is the part of a seat. */
  readonly seat?: Seat;
  readonly parts: readonly Item[];
}

const MANY = '×';
const DICE_AT_MOST = 6;

export function listsOf(
  view: unknown,
  shape: Shape,
  speaker: Speaker,
  viewer: Viewer,
  kinds: readonly string[] = [],
): readonly Item[] {
  const rank = new Map(kinds.map((kind, at) => [kind, at]));
  return partsOf(view, shape, 'view', { speaker, viewer, rank });
}

interface Listing {
  readonly speaker: Speaker;
  readonly viewer: Viewer;
  /** The order of the game's content, in which cards are read that have none. */
  readonly rank: ReadonlyMap<unknown, number>;
}

/** The cards of a hand in the order of the content; a view has them by their ids. */
function inOrder(value: unknown, shape: Shape, { rank }: Listing): unknown {
  const isHand = shape.kind === 'leaf' && shape.unordered === true && Array.isArray(value);
  if (!isHand) return value;
  return value.toSorted((a: unknown, b: unknown) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
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
        const seat = i as Seat;
        const own: KernelKey = 'kernel.you';
        const name =
          seat === viewer ? speaker.say(own, { seat }, { seat: kind.seat }) : speaker.seat(seat);
        return itemOf(name, child, shape.of, place, listing).map((item) => ({ ...item, seat }));
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
  const textFor = (kind: string): string | undefined =>
    [`${kind}.${place}.${key}`, `${kind}.${key}`].find(speaker.has);
  const named = textFor('field');
  const label = named === undefined ? speaker.field(key) : speaker.say(named);
  const shown = textFor('show');
  if (shown !== undefined && value !== null) {
    const text = speaker.say(shown, valuesOf(inOrder(value, shape, listing), speaker));
    return text === '' ? [] : [{ text: labelled(speaker, label, text), parts: [] }];
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
  const text = textOf(inOrder(value, shape, listing), speaker);
  return text === '' ? [] : [{ text: labelled(speaker, label, text), parts: [] }];
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
