import { need, type Seat } from '../../basics.js';
import { copyOf } from '../../fork.js';
import { branchOf } from '../../frames.js';
import { spell } from '../../menu.js';
import { Table } from '../../table.js';
import { Broken } from '../finding.js';
import { bytesOf, type Moment } from '../moment.js';
import { textDifference } from '../sight.js';
import { playedOf } from '../played.js';

/** A table at the moment before the choice, and the choice as a client would send it. */
export function tableBefore({ before, question, choice, seed }: Moment): {
  readonly table: Table;
  readonly seat: Seat;
  readonly ask: string;
  readonly option: string;
} {
  const table = Table.at(copyOf(before), seed);
  const { id: ask } = need(table.askOf(question), 'the open question');
  return { table, ask, ...playedOf(question, choice) };
}

/** Guarantee 6: the choice can be taken back exactly if nothing was learned by it; made again, all is as it was. */
export function undoneAndRedone(moment: Moment): void {
  const { table, seat, ask, option } = tableBefore(moment);
  const taken = table.choose(seat, ask, option);
  if (!taken.ok) throw new Broken(6, `a legal choice is refused: ${JSON.stringify(taken.refusal)}`);
  judgeUndo(table, seat, moment.bytesBefore(), moment.bytesAfter());
}

/** Takes the last choice of a table back and makes it again. */
export function judgeUndo(table: Table, seat: Seat, before: string, after: string): void {
  const row = table.rows[table.rows.length - 1];
  if (row === undefined) throw new Broken(6, 'a choice was made but is not among the rows');
  const sealed = sealedBy(table, seat);
  // An aside was taken while an answer lay sealed: undo is about that answer, not about the aside.
  if (sealed !== undefined && sealed !== row.option) return;
  const allowed = sealed !== undefined || !row.barrier;
  if ((table.undoBlocked(seat) === undefined) !== allowed)
    throw new Broken(
      6,
      `seat ${seat} ${allowed ? 'may not' : 'may'} take back ${row.option}, which ${allowed ? 'told nobody anything' : 'told somebody something'}`,
    );
  for (const other of table.prepared.seats) if (other !== seat) refusesOther(table, other);
  const undone = table.undo(seat);
  if (undone.ok !== allowed)
    throw new Broken(6, `undoBlocked and undo disagree about ${row.option}`);
  same(allowed ? before : after, table, `undo of ${row.option} leaves`);
  if (!allowed) return;
  const asked = table.asks('public').filter((one) => one.seat === seat);
  if (!asked.some(({ id }) => table.choose(seat, id, row.option).ok))
    throw new Broken(6, `after undo, ${row.option} is not possible again`);
  same(after, table, `undo and redo of ${row.option} leaves`);
}

function sealedBy(table: Table, seat: Seat): string | undefined {
  const sealed = table.match.fibers.map((fiber) => fiber.sealed[seat] ?? null);
  const own = sealed.find((choice) => choice !== null);
  return own ? spell(own.verb, own.args) : undefined;
}

// A seat whose choice is the last of an open branch, or whose answer is sealed, may take that back; nobody else may.
function refusesOther(table: Table, seat: Seat): void {
  if (
    !isLastOfBranch(table, seat) &&
    sealedBy(table, seat) === undefined &&
    table.undoBlocked(seat) === undefined
  )
    throw new Broken(6, `seat ${seat} may take a choice back after another seat has chosen`);
}

function same(expected: string, table: Table, what: string): void {
  const found = bytesOf(table.match);
  if (expected !== found)
    throw new Broken(6, `${what} a difference at ${textDifference(expected, found)}`);
}

/** Whether the branch in which the seat chose last is open, and nobody has chosen in it since: a branch may ask others too. */
function isLastOfBranch({ match, rows }: Table, seat: Seat): boolean {
  const branch = rows.findLast((row) => row.seat === seat)?.branch;
  const isOpen = match.fibers.some((_, i) => i > 0 && branchOf(match, i) === branch);
  return isOpen && rows.findLast((row) => row.branch === branch)?.seat === seat;
}
