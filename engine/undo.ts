import type { Row } from './table-types.js';
import type { Seat, Why } from './basics.js';
import { areApart, branchOf } from './frames.js';
import type { Match } from './match.js';
import { spell } from './menu.js';

/** The row a seat may take back, or why there is none. */
export function undoable(match: Match, rows: readonly Row[], seat: Seat): number | Why {
  const { fibers } = match;
  const at = fibers.findIndex((fiber) => fiber.sealed[seat]);
  const sealed = fibers[at]?.sealed[seat];
  // An aside may have been taken since: what is taken back is the sealed answer.
  const option = sealed ? spell(sealed.verb, sealed.args) : undefined;
  const last = rows.findLastIndex(
    (row) =>
      row.seat === seat &&
      (option === undefined || (row.option === option && row.branch === branchOf(match, at))),
  );
  if (last === -1) return { rule: 'kernel', why: 'kernel.undo.nothing' };
  const row = rows[last] as Row;
  if (option !== undefined) return last;
  if (row.barrier) return { rule: 'kernel', why: 'kernel.undo.learned' };
  const later = rows.slice(last + 1);
  const inBranch = fibers.some((_, i) => i > 0 && branchOf(match, i) === row.branch);
  const independent = inBranch && later.every((other) => areApart(other.branch, row.branch));
  return later.length === 0 || independent ? last : { rule: 'kernel', why: 'kernel.undo.others' };
}
