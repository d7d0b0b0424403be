import { headerOf, linesOf } from './print.js';
import type { GameRecord, RecordedRules, RecordEntry } from './record.js';

/** A part of a game played by one version of the rules. */
export interface Stretch {
  readonly version: string;
  /** What it goes on from; null: the set-up. */
  readonly origin: RecordedRules | null;
  /** Choices before it, and in it. */
  readonly after: number;
  readonly choices: number;
  readonly entries: readonly Exclude<RecordEntry, RecordedRules>[];
  /** The line of its first entry; the state stands two lines before it. */
  readonly line: number;
}

/** The hash at the end of a stretch, before the state that the next one takes over. */
export function hashAtEnd({ entries }: Stretch): string {
  const last = entries.at(-1);
  return last?.kind === 'hash' ? last.hash : 'nothing';
}

/** The line that begins the set-up. */
export function setupLine(record: GameRecord): number {
  return headerOf(record).length + 1;
}

export function stretchesOf(record: GameRecord): Stretch[] {
  const first = setupLine(record) + 1 + record.setup.draws.length + record.setup.events.length;
  const stretches: Stretch[] = [];
  let line = first;
  let after = 0;
  let open = {
    version: record.rules,
    origin: null as RecordedRules | null,
    line,
    entries: [] as Stretch['entries'][number][],
  };
  const close = (): void => {
    const choices = open.entries.filter((entry) => entry.kind === 'choice').length;
    stretches.push({ ...open, after, choices });
    after += choices;
  };
  for (const entry of record.entries) {
    line += linesOf(entry);
    if (entry.kind !== 'rules') open.entries.push(entry);
    else {
      close();
      open = { version: entry.version, origin: entry, line, entries: [] };
    }
  }
  close();
  return stretches;
}
