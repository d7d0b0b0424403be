import type { Seat } from '../basics.js';
import type { Answer } from '../table-types.js';
import { firstFailure } from './check.js';
import { refusalText, type Missed } from './failure.js';
import { findOption } from './offered.js';
import type { Line } from './scenario.js';
import { eventsOf, type Stage } from './stage.js';

/** Plays one line; says where it went otherwise than written. */
export function playLine(stage: Stage, line: Line): Missed | undefined {
  if (line.kind === 'expect') return firstFailure(stage, line.checks, stage.seen);
  stage.seen = eventsOf(stage, 'all').length;
  switch (line.kind) {
    case 'choose':
      return playChoice(stage, line);
    case 'refused':
      return playRefusal(stage, line);
    case 'undo':
    case 'retract':
      return playBack(stage, line);
  }
}

function choose({ table }: Stage, seat: Seat, option: string): Answer {
  const { question } = findOption(table.match, seat, option);
  return table.choose(seat, question && table.askOf(question)?.id, option);
}

function playChoice(
  stage: Stage,
  { line, seat, option }: Extract<Line, { kind: 'choose' }>,
): Missed | undefined {
  const answer = choose(stage, seat, option);
  if (answer.ok) return undefined;
  const { refusal } = answer;
  return {
    line,
    expected: `${stage.scenario.names[seat] as string}: ${option}`,
    found: refusalText(stage, seat, refusal),
    rule: refusal.rule,
  };
}

function playRefusal(
  stage: Stage,
  { line, seat, option, rule }: Extract<Line, { kind: 'refused' }>,
): Missed | undefined {
  const answer = choose(stage, seat, option);
  const expected = `${stage.scenario.names[seat] as string} cannot: ${option}${rule === null ? '' : ` (${rule})`}`;
  if (answer.ok) return { line, expected, found: 'it was accepted', rule };
  if (rule === null || answer.refusal.rule === rule) return undefined;
  return { line, expected, found: refusalText(stage, seat, answer.refusal), rule };
}

function playBack(
  stage: Stage,
  { line, seat, kind, possible }: Extract<Line, { kind: 'undo' | 'retract' }>,
): Missed | undefined {
  const { table, scenario } = stage;
  const name = scenario.names[seat] as string;
  const what = kind === 'undo' ? 'take back the last choice' : 'take back the sealed answer';
  const sealed = table.match.fibers.some((fiber) => (fiber.sealed[seat] ?? null) !== null);
  const answer: Answer | undefined =
    kind === 'retract' && !sealed ? undefined : possible ? table.undo(seat) : undoable(stage, seat);
  if ((answer?.ok ?? false) === possible) return undefined;
  const found =
    answer === undefined
      ? 'no answer of this seat is sealed'
      : answer.ok
        ? 'it can'
        : refusalText(stage, seat, answer.refusal);
  return { line, expected: `${name} ${possible ? 'can' : 'cannot'} ${what}`, found, rule: null };
}

function undoable({ table }: Stage, seat: Seat): Answer {
  const blocked = table.undoBlocked(seat);
  return blocked === undefined
    ? { ok: true }
    : { ok: false, refusal: { code: 'undo', rule: null, why: blocked.why, params: {} } };
}
