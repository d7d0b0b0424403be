import type { Table } from '../table.js';
import type { RecordError } from './fault.js';
import { RecordFault } from './fault.js';
import { follow, type Mismatch } from './follow.js';
import { choiceCount, type GameRecord } from './record.js';
import type { RulesFor } from './rules-for.js';

export type ReplayedRecord =
  | {
      readonly ok: true;
      readonly table: Table;
      /** The choice after which the table stands. */
      readonly seq: number;
      /** Choices made under rules that are not here; the table began at the state after them. */
      readonly unchecked: number;
      /** The version of the rules it was played by; those of the table may be later and lead to the same game. */
      readonly recordedRules: string;
    }
  | { readonly ok: false; readonly error: RecordError };

const SAID: { readonly [what in Mismatch['what']]: string } = {
  seed: 'the seed is not the one committed to',
  draw: 'another draw follows from the seed',
  choice: 'this choice was not possible',
  snapshot: 'the game comes to another state',
};

/** The table of a record after a choice, or after the last one; every choice, draw, hash and the result must agree. */
export function replayRecord(
  record: GameRecord,
  rulesFor: RulesFor,
  { to }: { readonly to?: number } = {},
): ReplayedRecord {
  const choices = choiceCount(record);
  if (to !== undefined && !(Number.isInteger(to) && to >= 0 && to <= choices))
    throw new RangeError(`a record of ${choices} choices has no choice ${to}`);
  const followed = follow(record, rulesFor, to);
  switch (followed.kind) {
    case 'same': {
      const { table, unchecked, recordedRules } = followed;
      return { ok: true, table, seq: to ?? choices, unchecked, recordedRules };
    }
    case 'differs': {
      const { line, mismatch } = followed;
      return {
        ok: false,
        error: new RecordFault(
          'record.damaged',
          line,
          `Line ${line} is wrong: ${SAID[mismatch.what]}.`,
        ).error,
      };
    }
    case 'refused':
      return { ok: false, error: followed.error };
  }
}
