import { Broken } from '../finding.js';
import { bytesOf, type Moment } from '../moment.js';
import { textDifference } from '../sight.js';
import { Injected, type Watch } from '../watch.js';
import type { Table } from '../../table.js';
import { tableBefore } from './undo.js';

const DEPTH = 4;

/** Guarantee 12: a rule that fails in the middle of a choice leaves the table at the last good one. */
export function recovers(moment: Moment): void {
  const { table, seat, ask, option } = tableBefore(moment);
  const choose = (): void => {
    const answer = table.choose(seat, ask, option);
    if (!answer.ok) throw new Broken(12, `the choice is refused: ${answer.refusal.why}`);
  };
  failsAndRecovers(moment.watch, table, choose, moment.random.below(DEPTH), moment.bytesAfter());
}

/** Lets a rule fail during a choice that leads to `after`, then makes it again. */
export function failsAndRecovers(
  watch: Watch,
  table: Table,
  choose: () => void,
  failAfter: number,
  after: string,
): void {
  const before = table.save();
  if (!failed(watch, choose, failAfter)) return;
  const rebuilt = table.save();
  if (rebuilt !== before)
    throw new Broken(
      12,
      `after a fault the table is not at the last good choice: ${textDifference(before, rebuilt)}`,
    );
  choose();
  const found = bytesOf(table.match);
  if (found !== after)
    throw new Broken(
      12,
      `after a fault the same choice leads elsewhere: ${textDifference(after, found)}`,
    );
}

function failed(watch: Watch, choose: () => void, failAfter: number): boolean {
  watch.failAfter = failAfter;
  try {
    choose();
    return false;
  } catch (error) {
    if (error instanceof Injected) return true;
    throw error;
  } finally {
    watch.failAfter = undefined;
  }
}
