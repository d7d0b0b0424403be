import { parseRecord } from './parse.js';
import { replayRecord } from './replay.js';
import type { RulesFor } from './rules-for.js';

/** A kept record of a released version. Named `….refused-<code>.record` it must be refused, else it must replay. */
export interface Fixture {
  readonly name: string;
  readonly text: string | Uint8Array;
}

const REFUSED = /\.refused-(record\.[a-z]+)\.record$/;

/** What is not as it should be with kept records, in words; empty if every one replays or is refused as its name says. */
export function fixtureFaults(fixtures: readonly Fixture[], rulesFor: RulesFor): string[] {
  return fixtures.flatMap(({ name, text }) => {
    const wanted = REFUSED.exec(name)?.[1] ?? 'a finished game';
    const found = outcomeOf(text, rulesFor);
    return found.startsWith(wanted) ? [] : [`${name}: expected ${wanted}, found ${found}`];
  });
}

function outcomeOf(text: string | Uint8Array, rulesFor: RulesFor): string {
  const parsed = parseRecord(text);
  if (!parsed.ok) return `${parsed.error.code}: ${parsed.error.message}`;
  const replayed = replayRecord(parsed.record, rulesFor);
  if (!replayed.ok) return `${replayed.error.code}: ${replayed.error.message}`;
  return replayed.table.over ? 'a finished game' : 'a running game';
}
