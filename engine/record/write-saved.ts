import { hashOf } from '../canonical.js';
import type { SeatResult } from '../result.js';
import { savedFrom } from '../saved.js';
import type { Viewer } from '../secrecy/view.js';
import { commitmentOf } from '../seed.js';
import type { SavedTable } from '../table-types.js';
import { printRecord } from './print.js';
import type { GameRecord, RecordedChoice, RecordEntry } from './record.js';

export interface SavedWriting {
  /** `all` when the game is over; before that, the choices of a seat, or who chose when. */
  readonly reveal: 'all' | Viewer;
  readonly names: readonly (string | null)[];
  /** null if the game was not over. */
  readonly result: readonly SeatResult[] | null;
}

/**
 * The record of a saved table whose rules are not here, as text: what can be written without playing. It holds a hash of
 * the last state alone, and a viewer's holds no events, because only its own rules say who may know them.
 */
export function writeSavedRecord(text: string, { reveal, names, result }: SavedWriting): string {
  const saved = savedFrom(text) as SavedTable;
  const isWhole = reveal === 'all';
  const choices = saved.rows.map(({ seat, option, draws }): RecordedChoice => ({
    kind: 'choice',
    seat,
    option: isWhole || seat === reveal ? option : null,
    draws: isWhole ? draws : [],
    events: [],
  }));
  const last: RecordEntry[] = isWhole ? [{ kind: 'hash', hash: hashOf(saved.match) }] : [];
  const record: GameRecord = {
    game: saved.game,
    rules: saved.rules,
    shape: saved.shape,
    content: saved.content,
    names,
    options: saved.options,
    commitment: commitmentOf(saved.seed),
    disclosed: isWhole ? { to: 'all', seed: saved.seed } : { to: reveal },
    setup: { draws: isWhole ? saved.setupDraws : [], events: [] },
    entries: [...choices, ...last],
    result,
  };
  return printRecord(record);
}
