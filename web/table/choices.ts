import { spell, type Ask, type Offer, type Viewer, type Word } from '@destrier/engine';
import {
  entriesOf,
  linesOf,
  type Entry,
  type Line,
  type Notes,
  type Speaker,
} from '@destrier/text';

/** Numbers up to this many stand in the list one by one; of more, one is typed. */
const NUMBERS_LISTED = 12;
/** More options than this are put together by how they begin. */
const LINES_AT_MOST = 12;

/** The questions that a viewer may answer now. */
export function ownAsks(asks: readonly Ask[], viewer: Viewer): readonly Ask[] {
  return asks.filter(({ seat, offers }) => seat === viewer && offers !== undefined);
}

/** What a person chooses from: the same after every change that leaves the question as it was. */
export function questionKey(asks: readonly Ask[]): string {
  return asks.map(({ id, seat, prompt }) => `${seat} ${id} ${prompt}`).join('|');
}

/** All that can be chosen: numbers one by one where they are few, and each of several things of which one is chosen. */
export function choicesOf(asks: readonly Ask[], speaker: Speaker, notes: Notes): readonly Entry[] {
  return entriesOf(asks, speaker, notes).flatMap((entry) => {
    const words = oneByOne(entry.offer);
    return words === null ? [entry] : words.map((word) => single(entry, word, speaker, notes));
  });
}

/** What an offer is filled in with that takes one word; null: it is filled in. */
function oneByOne(offer: Offer): readonly Word[] | null {
  switch (offer.form) {
    case 'number': {
      const count = offer.max - offer.min + 1;
      return count > NUMBERS_LISTED ? null : Array.from({ length: count }, (_, i) => offer.min + i);
    }
    case 'subset':
      return offer.min === 1 && offer.max === 1 ? [...new Set(offer.items)] : null;
    case 'order':
    case 'option':
      return null;
  }
}

function single(entry: Entry, word: Word, speaker: Speaker, notes: Notes): Entry {
  const { verb, anytime } = entry.offer;
  const offer = {
    form: 'option',
    id: spell(verb, [word]),
    verb,
    words: [word],
    anytime,
  } as const;
  const effect = typeof word === 'string' ? speaker.effect([word]) : '';
  return {
    ...entry,
    offer,
    id: offer.id,
    words: [verb, word],
    name: speaker.option(verb, [word]),
    note: [entry.note, effect].filter((note) => note !== '').join(' '),
    advice: notes.counsel(entry.ask, offer),
  };
}

/** A line of the list: one choice, or several that begin alike. */
export type Row =
  | { readonly kind: 'one'; readonly at: number; readonly entry: Entry }
  | {
      readonly kind: 'group';
      readonly text: string;
      readonly anytime: boolean;
      readonly rows: readonly Row[];
    };

/** The list: what is asked, and apart from it what may be done besides. */
export interface Rows {
  readonly asked: readonly Row[];
  readonly anytime: readonly Row[];
}

export function rowsOf(entries: readonly Entry[], speaker: Speaker): Rows {
  const rows = grouped(entries, entries, speaker);
  const isAnytime = (row: Row): boolean => (row.kind === 'one' ? row.entry.anytime : row.anytime);
  return { asked: rows.filter((row) => !isAnytime(row)), anytime: rows.filter(isAnytime) };
}

function grouped(all: readonly Entry[], some: readonly Entry[], speaker: Speaker): readonly Row[] {
  const lines = linesOf(some, LINES_AT_MOST, speaker);
  const one = (entry: Entry): Row => ({ kind: 'one', at: all.indexOf(entry), entry });
  // Choices that are spelled alike cannot be told apart by their words.
  if (lines.length === 1) return some.map(one);
  return lines.map(({ text, anytime, entries }: Line): Row => {
    const [entry] = entries;
    if (entry !== undefined && entries.length === 1) return one(entry);
    return { kind: 'group', text, anytime, rows: grouped(all, entries, speaker) };
  });
}
