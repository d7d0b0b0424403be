import type { Seat } from '../../basics.js';
import { canonical } from '../../canonical.js';
import type { Match } from '../../match.js';
import type { Stream } from '../../random.js';
import { Table } from '../../table.js';
import { Broken } from '../finding.js';
import { bytesOf } from '../moment.js';
import { stepFor, type Played } from '../played.js';
import type { Watch } from '../watch.js';
import type { Setup } from '../setup.js';
import { difference, sightOf, textDifference } from '../sight.js';
import { failsAndRecovers } from './faults.js';
import { judgeUndo } from './undo.js';

const TRICKS = ['load', 'undo', 'fork', 'fail', 'look', 'rewind'] as const;
/** At one in this many choices one of them is done. */
const TRICK_ONE_IN = 4;

/** A finished game, played once more at a table with its whole history. */
export interface History {
  readonly setup: Setup;
  readonly seed: string;
  readonly rows: readonly Played[];
  readonly end: Match;
  readonly random: Stream;
  readonly watch: Watch;
}

/** Guarantees 1, 4, 5, 6 and 12 for a table with a history: it can be saved, undone, forked and rebuilt anywhere in it. */
export function tableKeepsHistory({ setup, seed, rows, end, random, watch }: History): void {
  let table = Table.start(end.prepared.game, { ...setup, seed });
  const answered = new Set<string>();
  const past: string[] = [];
  for (const row of rows) {
    const before = bytesOf(table.match);
    past.push(before);
    const id = `${askIdFor(table, row)} of seat ${row.seat}`;
    if (answered.has(id)) throw new Broken(4, `question ${id} was answered and is open again`);
    const trick = random.below(TRICK_ONE_IN * TRICKS.length);
    if (TRICKS[trick] === 'load') table = loaded(table, setup);
    if (TRICKS[trick] === 'fork') forked(table, random);
    if (TRICKS[trick] === 'rewind') rewinds(table, past, random.below(past.length));
    if (TRICKS[trick] === 'look') for (const seat of table.prepared.seats) shows(table, seat);
    if (TRICKS[trick] === 'fail') {
      const rehearsal = loaded(table, setup);
      choose(rehearsal, row);
      const after = bytesOf(rehearsal.match);
      failsAndRecovers(watch, table, () => choose(table, row), random.below(4), after);
    } else choose(table, row);
    // A sealed answer that is taken back opens its very question again.
    if (TRICKS[trick] === 'undo') judgeUndo(table, row.seat, before, bytesOf(table.match));
    else answered.add(id);
  }
  const change = textDifference(bytesOf(end), bytesOf(table.match));
  if (change !== undefined)
    throw new Broken(1, `at a table, the same choices lead elsewhere: ${change}`);
}

function choose(table: Table, row: Played): void {
  const answer = table.choose(row.seat, askIdFor(table, row), row.option);
  if (!answer.ok)
    throw new Broken(
      1,
      `at a table, ${row.option} of seat ${row.seat} is refused: ${answer.refusal.why}`,
    );
}

function askIdFor(table: Table, row: Played): string | undefined {
  const step = stepFor(table.match, row);
  return step === undefined ? undefined : table.askOf(step.question)?.id;
}

function loaded(table: Table, { content }: Setup): Table {
  const text = table.save();
  const again = Table.load(table.prepared.game, text, content);
  const change = textDifference(text, again.save());
  if (change !== undefined) throw new Broken(1, `saving and loading a table changes ${change}`);
  return again;
}

function rewinds(table: Table, past: readonly string[], choices: number): void {
  const change = textDifference(past[choices] as string, bytesOf(table.rewound(choices).match));
  if (change !== undefined)
    throw new Broken(1, `a table looks back on another game than was played: ${change}`);
}

function forked(table: Table, random: Stream): void {
  const seat = random.below(table.prepared.seats.length) as Seat;
  const fork = table.fork(seat, 'history');
  const differing =
    difference(sightOf(table.match, seat).view, fork.view(seat)) ??
    difference(table.events(seat), fork.events(seat)) ??
    difference(own(table, seat), own(fork, seat));
  if (differing !== undefined)
    throw new Broken(5, `a fork for seat ${seat} shows it something else: ${differing}`);
}

/** A table shows a seat what the match does, and of the questions of others only that they are asked. */
function shows(table: Table, seat: Seat): void {
  const { view, asks } = sightOf(table.match, seat);
  const listed = table.asks(seat).map((ask) => ({ ...ask, id: null, rule: null }));
  const expected = asks.map((ask) => ({ ...ask, id: null, rule: null }));
  const change =
    difference(view, table.view(seat)) ?? textDifference(canonical(expected), canonical(listed));
  if (change !== undefined)
    throw new Broken(5, `a table shows seat ${seat} something else: ${change}`);
}

function own(table: Table, seat: Seat): unknown {
  return table.asks(seat).filter((ask) => ask.seat === seat);
}
