import type { Ask, Viewer } from '@destrier/engine';
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

/** All that can be chosen, numbers one by one where they are few. */
export function choicesOf(asks: readonly Ask[], speaker: Speaker, notes: Notes): readonly Entry[] {
  return entriesOf(asks, speaker, notes).flatMap((entry) => numbersOf(entry, speaker, notes));
}

function numbersOf(entry: Entry, speaker: Speaker, notes: Notes): readonly Entry[] {
  const { ask, offer } = entry;
  if (offer.form !== 'number' || offer.max - offer.min >= NUMBERS_LISTED) return [entry];
  const { verb, min, max, anytime } = offer;
  return Array.from({ length: max - min + 1 }, (_, i): Entry => {
    const words = [min + i];
    const id = `${verb} ${min + i}`;
    const name = speaker.option(verb, words);
    const one = { form: 'option', id, verb, words, anytime } as const;
    const advice = notes.counsel(ask, one);
    return { ...entry, offer: one, id, words: [verb, ...words], name, advice };
  });
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
