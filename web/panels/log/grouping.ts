import { isNews, type GameEvent, type Heading } from '@destrier/engine';

/** An event and its place in the whole log. */
export interface Entry {
  readonly at: number;
  readonly event: GameEvent;
}

/** What one choice brought about. */
export interface Turn {
  readonly seq: number;
  readonly entries: readonly Entry[];
}

/** Turns under an event that says what begins; what happened before the first such event stands under none. */
export interface Section {
  readonly heading: Entry | null;
  readonly turns: readonly Turn[];
}

export interface Chapter {
  readonly heading: Entry | null;
  readonly sections: readonly Section[];
}

/** What the events of a game begin, by their names. */
type Headings = ReadonlyMap<string, Heading>;

/** The log by chapters, sections and choices, as the declarations of the events divide it. */
export function chaptersOf(events: readonly GameEvent[], headings: Headings): Chapter[] {
  const entries = events.map((event, at) => ({ at, event })).filter(({ event }) => isNews(event));
  return parted(entries, headings, 'chapter').map(({ heading, inside }) => ({
    heading,
    sections: parted(inside, headings, 'section').map((part) => ({
      heading: part.heading,
      turns: turnsOf(part.inside),
    })),
  }));
}

interface Part {
  readonly heading: Entry | null;
  readonly inside: Entry[];
}

function parted(entries: readonly Entry[], headings: Headings, heading: Heading): Part[] {
  const parts: Part[] = [];
  for (const entry of entries) {
    const last = parts.at(-1);
    if (headings.get(entry.event.name) === heading) parts.push({ heading: entry, inside: [] });
    else if (last === undefined) parts.push({ heading: null, inside: [entry] });
    else last.inside.push(entry);
  }
  return parts;
}

function turnsOf(entries: readonly Entry[]): Turn[] {
  const turns: { seq: number; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const { seq } = entry.event;
    const last = turns.at(-1);
    if (last?.seq === seq) last.entries.push(entry);
    else turns.push({ seq, entries: [entry] });
  }
  return turns;
}

/** The place of the last event of a chapter; of its heading where nothing has happened since. */
export function lastOf({ heading, sections }: Chapter): number {
  const section = sections.at(-1);
  const entry = section?.turns.at(-1)?.entries.at(-1) ?? section?.heading ?? heading;
  return entry?.at ?? 0;
}
