import { matchFrom, type MatchData } from '../../match-data.js';
import { copyOf } from '../../fork.js';
import { newMatch, type Match } from '../../match.js';
import type { Prepared } from '../../game.js';
import { answer, run } from '../../run.js';
import { tableKey } from '../../seed.js';
import { Broken } from '../finding.js';
import { bytesOf, type Moment } from '../moment.js';
import { textDifference } from '../sight.js';
import { replay, type Played } from '../played.js';

/** Guarantee 1: a match that was saved and loaded goes on as if it had not been; so does a copy. */
export function goesOnAlike(moment: Moment): void {
  const { before, question, choice, seed } = moment;
  const expected = moment.bytesAfter();
  const text = moment.bytesBefore();
  const loaded = matchFrom(before.prepared, JSON.parse(text) as MatchData, tableKey(seed));
  sameBytes(text, bytesOf(loaded), 'saving and loading changes');
  answer(loaded, question, choice);
  sameBytes(expected, bytesOf(loaded), 'after saving and loading, the same choice changes');
  const copy = copyOf(before);
  answer(copy, question, choice);
  sameBytes(expected, bytesOf(copy), 'in a copy, the same choice changes');
  sameBytes(text, bytesOf(before), 'playing on in a copy changes, in the original,');
}

/** Guarantee 1: the same choices from the same seed once more. */
export function replaysAlike(
  prepared: Prepared,
  seed: string,
  rows: readonly Played[],
  end: Match,
): void {
  const again = newMatch(prepared, tableKey(seed));
  run(again);
  const played = replay(again, rows);
  if (played < rows.length)
    throw new Broken(
      1,
      `played again from the same seed, choice ${played + 1} (${rows[played]?.option}) is not possible`,
    );
  sameBytes(bytesOf(end), bytesOf(again), 'played again from the same seed, the game differs at');
}

function sameBytes(expected: string, found: string, what: string): void {
  const change = textDifference(expected, found);
  if (change !== undefined) throw new Broken(1, `${what} ${change}`);
}
