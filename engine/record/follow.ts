import { prepare, shapeHash } from '../game.js';
import { sha256 } from '../sha256.js';
import { commitmentOf, type Seed } from '../seed.js';
import { SettingError } from '../setting.js';
import type { Draw } from '../table-types.js';
import { Table } from '../table.js';
import { choose } from './choose.js';
import { RecordFault, type RecordError } from './fault.js';
import { drawText, linesOf, resultLine } from './print.js';
import type { GameRecord, RecordedChoice } from './record.js';
import { missingFault, type RulesFor, type RulesFound, type RulesMissing } from './rules-for.js';
import { tableFrom } from './state.js';
import { hashAtEnd, setupLine, stretchesOf, type Stretch } from './stretch.js';

/** How much was played again and found the same. */
export interface Checked {
  choices: number;
  draws: number;
  snapshots: number;
}

/** Where a record says something else than its own seed and choices give. */
export interface Mismatch {
  /** The choice; 0: before the first. */
  readonly seq: number;
  readonly what: 'seed' | 'draw' | 'choice' | 'snapshot';
  readonly expected: string;
  readonly found: string;
}

export type Followed = { readonly checked: Readonly<Checked> } & (
  | ({ readonly kind: 'same' } & Walked)
  | { readonly kind: 'differs'; readonly mismatch: Mismatch; readonly line: number }
  | { readonly kind: 'refused'; readonly error: RecordError }
);

/** A record that was played again to its end, or to the choice asked for. */
interface Walked {
  readonly table: Table;
  /** Choices made under rules that are not here. */
  readonly unchecked: number;
  /** The version of the rules that the last choices were made under; the table's may be later ones that lead to the same. */
  readonly recordedRules: string;
}

class Divergence extends Error {
  override readonly name = 'Divergence';
  readonly line: number;
  readonly mismatch: Mismatch;

  constructor(line: number, mismatch: Mismatch) {
    super(mismatch.what);
    this.line = line;
    this.mismatch = mismatch;
  }
}

interface Walk {
  readonly record: GameRecord;
  readonly seed: Seed | string;
  readonly to: number;
  readonly checked: Checked;
}

/** Plays a record again, up to a choice or to its end, and compares everything it says on the way. */
export function follow(record: GameRecord, rulesFor: RulesFor, to = Infinity): Followed {
  const checked: Checked = { choices: 0, draws: 0, snapshots: 0 };
  try {
    if (record.disclosed.to !== 'all') throw withheld(record);
    const walk: Walk = { record, seed: record.disclosed.seed, to, checked };
    checkSeed(walk);
    return { kind: 'same', checked, ...walkThrough(walk, rulesFor) };
  } catch (stop) {
    if (stop instanceof RecordFault) return { kind: 'refused', error: stop.error, checked };
    if (stop instanceof Divergence)
      return { kind: 'differs', mismatch: stop.mismatch, line: stop.line, checked };
    throw stop;
  }
}

function withheld(record: GameRecord): RecordFault {
  const { to } = record.disclosed;
  const who = to === 'public' ? 'the public' : `seat ${to}`;
  return new RecordFault(
    'record.truncated',
    setupLine(record) - 1,
    `This record was written for ${who}: it leaves out the seed and what others chose.`,
    'Ask the host for the whole record; it is given out when the game is over.',
  );
}

function checkSeed({ record, seed }: Walk): void {
  const commitment = commitmentOf(seed);
  if (commitment === record.commitment) return;
  throw new Divergence(setupLine(record) - 1, {
    seq: 0,
    what: 'seed',
    expected: record.commitment,
    found: commitment,
  });
}

// Stretches whose rules are gone are passed over: the state after them stands in the record.
function walkThrough(walk: Walk, rulesFor: RulesFor): Walked {
  const { record, to } = walk;
  const stretches = stretchesOf(record).filter((stretch) => stretch.after <= to);
  const target = stretches[stretches.length - 1] as Stretch;
  const rulesOf = ({ version, origin }: Stretch): RulesFound | RulesMissing => {
    const rules = rulesFor(record.game, version, record.shape, record.content);
    const isUnread = origin !== null && 'game' in rules && shapeHash(rules.game) !== record.shape;
    return isUnread ? { missing: 'shape' } : rules;
  };
  let unchecked = 0;
  stretches.slice(0, -1).forEach((stretch, i) => {
    const rules = rulesOf(stretch);
    if ('missing' in rules || !rules.named) unchecked += stretch.choices;
    else play(walk, stretch, rules);
    handOver(walk, stretch, stretches[i + 1] as Stretch);
  });
  const rules = rulesOf(target);
  if ('missing' in rules)
    throw missingFault(rules, record, target.version, target.origin === null ? 3 : target.line - 1);
  return { table: playLast(walk, target, rules), unchecked, recordedRules: target.version };
}

/** The state that later rules took over must be the one whose hash stands at the end of the earlier. */
function handOver({ checked }: Walk, stretch: Stretch, next: Stretch): void {
  const expected = hashAtEnd(stretch);
  const found = `sha256:${sha256(next.origin?.state ?? '')}`;
  if (expected !== found)
    throw new Divergence(next.line - 2, { seq: next.after, what: 'snapshot', expected, found });
  checked.snapshots++;
}

function playLast(walk: Walk, stretch: Stretch, rules: RulesFound): Table {
  try {
    const table = play(walk, stretch, rules);
    if (walk.to === Infinity) compareResult(walk, table, stretch);
    return table;
  } catch (stop) {
    if (rules.named || !(stop instanceof Divergence)) throw stop;
    throw playsOtherwise(stretch, rules.game.rulesVersion, stop);
  }
}

/** The refusal of a record that later rules lead elsewhere: it was not changed, and nothing is wrong with it. */
function playsOtherwise(
  { version }: Stretch,
  rulesVersion: string,
  { line, mismatch }: Divergence,
): RecordFault {
  return new RecordFault(
    'record.foreign',
    line,
    `This game was played by rules ${version}, which are not here; by rules ${rulesVersion} it goes otherwise from choice ${mismatch.seq} on: ${differenceIn(mismatch)}.`,
    `What it says can be read as text; to play it again, use a version of this program that has rules ${version}.`,
  );
}

/** A shuffled deck is a long word. */
const MOST_QUOTED = 60;
const shortened = (text: string): string =>
  text.length <= MOST_QUOTED ? text : `${text.slice(0, MOST_QUOTED)}…`;

function differenceIn({ what, expected, found }: Mismatch): string {
  switch (what) {
    case 'choice':
      return `"${found}" cannot be chosen`;
    case 'snapshot':
      return 'the game comes to another state';
    case 'draw':
      return `"${shortened(expected)}" is drawn, not "${shortened(found)}"`;
    case 'seed':
      return 'the seed is not the one committed to';
  }
}

function play(walk: Walk, stretch: Stretch, rules: RulesFound): Table {
  const table = begin(walk, stretch, rules);
  let { line, after: seq } = stretch;
  for (const entry of stretch.entries) {
    if (entry.kind === 'choice') {
      if (seq === walk.to) break;
      playChoice(walk, table, entry, ++seq, line, stretch, rules);
    } else if (entry.hash !== table.hash) {
      throw new Divergence(line, {
        seq,
        what: 'snapshot',
        expected: table.hash,
        found: entry.hash,
      });
    } else walk.checked.snapshots++;
    line += linesOf(entry);
  }
  return table;
}

function begin(walk: Walk, stretch: Stretch, { game, content, named }: RulesFound): Table {
  const { record, seed } = walk;
  const seats = record.names.length;
  if (stretch.origin !== null) {
    const { state } = stretch.origin;
    const line = stretch.line - 2;
    const table = guarded(line, () =>
      tableFrom(
        prepare(game, seats, record.options, content),
        state as string,
        seed,
        stretch.after,
      ),
    );
    if (table === undefined) throw unsound(line);
    return table;
  }
  try {
    const table = Table.start(game, { seats, options: record.options, seed, content });
    compareDraws(walk, 0, setupLine(record) + 1, table.setupDraws, record.setup.draws);
    return table;
  } catch (fault) {
    const isTried = !named && !(fault instanceof Divergence);
    if (!(fault instanceof SettingError || isTried)) throw fault;
    const why = fault instanceof Error ? fault.message : String(fault);
    if (named)
      throw new RecordFault('record.damaged', 6, `This game cannot have been set up: ${why}.`);
    const words = `This game was played by rules ${stretch.version}, which are not here`;
    throw new RecordFault(
      'record.foreign',
      6,
      `${words}; by rules ${game.rulesVersion} it cannot be set up: ${why}.`,
    );
  }
}

function unsound(line: number): RecordFault {
  return new RecordFault(
    'record.damaged',
    line,
    `Line ${line} is damaged: the game cannot go on from this state.`,
  );
}

// From the set-up on a failing rule is a fault of ours; from a state that somebody wrote it is that state's.
function guarded<T>(line: number, work: () => T): T {
  try {
    return work();
  } catch {
    throw unsound(line);
  }
}

// Where the record's own rules fail, we are at fault; where others fail, they play otherwise.
function made(make: () => boolean, named: boolean): boolean {
  if (named) return make();
  try {
    return make();
  } catch {
    return false;
  }
}

function playChoice(
  walk: Walk,
  table: Table,
  choice: RecordedChoice,
  seq: number,
  line: number,
  { origin, line: first }: Stretch,
  { named }: RulesFound,
): void {
  const { seat } = choice;
  const option = choice.option as string;
  const make = (): boolean => choose(table, seat, option);
  const legal = origin === null ? made(make, named) : guarded(first - 2, make);
  if (!legal)
    throw new Divergence(line, {
      seq,
      what: 'choice',
      expected: `an option that seat ${seat} has`,
      found: `${seat} ${option}`,
    });
  walk.checked.choices++;
  compareDraws(walk, seq, line + 1, table.rows.at(-1)?.draws ?? [], choice.draws);
}

function compareDraws(
  { checked }: Walk,
  seq: number,
  line: number,
  made: readonly Draw[],
  written: readonly Draw[],
): void {
  for (let i = 0; i < Math.max(made.length, written.length); i++) {
    const [expected, found] = [made[i], written[i]].map((draw) =>
      draw === undefined ? 'nothing' : drawText(draw),
    ) as [string, string];
    if (expected !== found) throw new Divergence(line + i, { seq, what: 'draw', expected, found });
    checked.draws++;
  }
}

/** The result belongs to the last state. */
function compareResult({ record }: Walk, table: Table, stretch: Stretch): void {
  const expected = table.over ? table.result.map(resultLine).join('\n') : 'a running game';
  const found =
    record.result === null ? 'a running game' : record.result.map(resultLine).join('\n');
  if (expected === found) return;
  const line = stretch.entries.reduce((sum, entry) => sum + linesOf(entry), stretch.line);
  throw new Divergence(line, {
    seq: stretch.after + stretch.choices,
    what: 'snapshot',
    expected,
    found,
  });
}
