import { copyOf } from '../../fork.js';
import { dataOf } from '../../match-data.js';
import type { Fiber, Match } from '../../match.js';
import type { Choice } from '../../menu.js';
import { menuOf, promptOf, questions, type Question } from '../../questions.js';
import type { Stream } from '../../random.js';
import { answer } from '../../run.js';
import { Broken } from '../finding.js';
import { bytesOf, listenTo, type Moment } from '../moment.js';
import { textDifference } from '../sight.js';
import { playedOf, stepFor, type Played } from '../played.js';

/** Branches that have not met again after this many choices are left alone. */
const LONGEST = 200;

/** Guarantee 10: who answers first, or whose branch moves first, makes no difference once all have. */
export function orderIsNothing({ before, random }: Moment): void {
  const open = questions(before).filter(({ kind }) => kind !== 'aside');
  if (new Set(open.map(({ seat }) => seat)).size < 2) return;
  if (before.fibers.length > 1) branchesAlike(before, random);
  else answersAlike(before, open, random);
}

function answersAlike(before: Match, open: readonly Question[], random: Stream): void {
  const rows = open.map((question) => playedOf(question, anyOption(before, question, random)));
  const listed = copyOf(before);
  const { events } = listenTo(listed);
  if (!succeeds(() => rows.forEach((row) => make(listed, row, () => true)))) return;
  const other = copyOf(before);
  const { events: others } = listenTo(other);
  for (const row of shuffled(rows, random)) make(other, row, () => true);
  compare(bytesOf(listed), bytesOf(other));
  compare(JSON.stringify(events), JSON.stringify(others));
}

/** A choice, and the branch it is made in. */
interface InBranch extends Played {
  readonly branch: Fiber['seat'];
}

function branchesAlike(before: Match, random: Stream): void {
  const one = copyOf(before);
  const rows: InBranch[] = [];
  const branches = one.fibers.slice(1);
  if (!succeeds(() => joinBranches(one, branches, rows, random)) || isApart(one, branches)) return;
  const other = copyOf(before);
  for (const row of merged(rows, random)) {
    // A branch may end the game for all: then the others come too late, whoever they are.
    if (other.over) return;
    make(other, row, (asked) => branchOf(other, asked) === row.branch);
  }
  compare(JSON.stringify(dataOf(one)), JSON.stringify(dataOf(other)));
}

/** Whether some of these branches have not met yet. What they lead to may branch again at once. */
function isApart(match: Match, branches: readonly Fiber[]): boolean {
  return branches.some((branch) => match.fibers.includes(branch));
}

function joinBranches(
  match: Match,
  branches: readonly Fiber[],
  rows: InBranch[],
  random: Stream,
): void {
  while (isApart(match, branches) && rows.length < LONGEST) {
    const open = questions(match).filter(({ kind }) => kind !== 'aside');
    const question = open[random.below(open.length)] as Question;
    const choice = anyOption(match, question, random);
    rows.push({ ...playedOf(question, choice), branch: branchOf(match, question) });
    answer(match, question, choice);
  }
}

// Rules that fail in a look ahead fail in a game too, where it is told better.
function succeeds(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

function branchOf(match: Match, { fiber }: Question): Fiber['seat'] {
  return match.fibers[fiber]?.seat ?? null;
}

function anyOption(match: Match, question: Question, random: Stream): Choice {
  const menu = menuOf(match, question, match.menu, false);
  if (menu.count === 0)
    throw new Broken(2, `${promptOf(match, question)} has no option for seat ${question.seat}`);
  return menu.nth(random.below(menu.count));
}

function make(match: Match, row: Played, among: (question: Question) => boolean): void {
  const step = stepFor(match, row, among);
  if (step === undefined)
    throw new Broken(
      10,
      `seat ${row.seat} can ${row.option} only if it comes in another order with the others`,
    );
  answer(match, step.question, step.choice);
}

function compare(one: string, other: string): void {
  const change = textDifference(one, other);
  if (change !== undefined)
    throw new Broken(10, `the same answers in another order lead elsewhere: ${change}`);
}

function shuffled<T>(rows: readonly T[], random: Stream): T[] {
  const left = rows.slice();
  return rows.map(() => left.splice(random.below(left.length), 1)[0] as T);
}

/** Another order in which the choices of each branch keep theirs. */
function merged(rows: readonly InBranch[], random: Stream): InBranch[] {
  const turns = shuffled(rows, random).map(({ branch }) => branch);
  const queues = new Map(turns.map((turn) => [turn, rows.filter(({ branch }) => branch === turn)]));
  return turns.map((turn) => queues.get(turn)?.shift() as InBranch);
}
