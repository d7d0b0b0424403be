import { viewOf } from '../secrecy/view.js';
import { eventsGap, noEventGap } from './check-events.js';
import { fits } from './compare.js';
import { askedText, isOver, reasonText, type Missed, type Gap } from './failure.js';
import { isChoice } from '../questions.js';
import { findOption, offeredText, promptsOf } from './offered.js';
import { at, openView } from './path.js';
import type { Expectation, ExpectationOf, Eyes } from './scenario.js';
import type { Stage } from './stage.js';
import { nameOf } from './terms.js';
import type { Plain } from './words.js';
import { flow } from './write.js';

/** The first check that does not hold. Events count from the one numbered `since`. */
export function firstFailure(
  stage: Stage,
  checks: readonly Expectation[],
  since: number,
): Missed | undefined {
  for (const check of checks) {
    const gap = gapOf(stage, check, since);
    if (gap !== undefined)
      return { line: check.line, rule: stage.scenario.rules[0] ?? null, ...gap };
  }
  return undefined;
}

function gapOf(stage: Stage, check: Expectation, since: number): Gap | undefined {
  switch (check.kind) {
    case 'word':
      return wordGap(stage, check);
    case 'view':
      return viewGap(stage, check);
    case 'ask':
      return askGap(stage, check);
    case 'offered':
    case 'not offered':
      return offeredGap(stage, check);
    case 'blocked':
      return blockedGap(stage, check);
    case 'events':
      return eventsGap(stage, check, since);
    case 'no event':
      return noEventGap(stage, check, since);
    case 'points':
      return pointsGap(stage, check);
    case 'over':
      return isOver(stage) === check.over
        ? undefined
        : { expected: `the game is ${check.over ? '' : 'not '}over`, found: askedText(stage) };
    case 'result':
      return resultGap(stage, check);
  }
}

function wordGap(
  { table, scenario }: Stage,
  { name, word, who, value }: ExpectationOf<'word'>,
): Gap | undefined {
  const found = word.get(table.match as never, ...(who as never));
  if (fits(value, found, scenario.names, word.comparison)) return undefined;
  const told = word.named?.(found, (seat) => nameOf(seat, scenario.names)) ?? found;
  return { expected: `${name}: ${flow(value)}`, found: flow(told) };
}

function viewGap(
  { table, scenario }: Stage,
  { eyes, path, value }: ExpectationOf<'view'>,
): Gap | undefined {
  const { prepared, match } = table;
  const view =
    eyes === 'all' ? openView(match) : viewOf(prepared.game.secrecy, match.s, eyes, prepared.kinds);
  const found = at(view, path);
  if (found !== undefined && fits(value, found, scenario.names)) return undefined;
  return {
    expected: `${eyesName(eyes, scenario.names)} sees ${path}: ${flow(value)}`,
    found: found === undefined ? 'there is no such path' : flow(found as Plain),
  };
}

function eyesName(eyes: Eyes, names: readonly string[]): string {
  return eyes === 'all'
    ? 'who sees everything'
    : eyes === 'public'
      ? 'the public'
      : (names[eyes] as string);
}

function askGap(stage: Stage, { seat, prompt }: ExpectationOf<'ask'>): Gap | undefined {
  const prompts = promptsOf(stage.table.match, seat, prompt !== null);
  if (prompt === null ? prompts.length === 0 : prompts.includes(prompt)) return undefined;
  return {
    expected: `${stage.scenario.names[seat] as string} is asked ${prompt ?? 'nothing'}`,
    found: askedText(stage),
  };
}

function offeredGap(
  { table, scenario }: Stage,
  { kind, seat, option }: ExpectationOf<'offered' | 'not offered'>,
): Gap | undefined {
  const { found } = findOption(table.match, seat, option);
  const name = scenario.names[seat] as string;
  const can = isChoice(found);
  if (can === (kind === 'offered')) return undefined;
  if (can) return { expected: `${name} is not offered: ${option}`, found: 'it is offered' };
  return {
    expected: `${name} is offered: ${option}`,
    found:
      found === undefined ? `${name} may: ${offeredText(table.match, seat)}` : reasonText(found),
  };
}

function blockedGap(
  { table, scenario }: Stage,
  { seat, option, rule }: ExpectationOf<'blocked'>,
): Gap | undefined {
  const { found } = findOption(table.match, seat, option);
  if (found !== undefined && 'rule' in found && found.rule === rule) return undefined;
  const name = scenario.names[seat] as string;
  const instead =
    found === undefined
      ? `no rule is named; ${name} may: ${offeredText(table.match, seat)}`
      : 'rule' in found
        ? reasonText(found)
        : 'it is offered';
  return { expected: `${rule} forbids ${name}: ${option}`, found: instead, rule };
}

function pointsGap(
  { table, scenario }: Stage,
  { seat, cause, points }: ExpectationOf<'points'>,
): Gap | undefined {
  const causes = table.match.ledger[seat] ?? {};
  const found = cause === null ? table.match.points(seat) : (causes[cause] ?? 0);
  if (found === points) return undefined;
  return {
    expected: `${scenario.names[seat] as string} has ${points} points${cause === null ? '' : ` by ${cause}`}`,
    found: `${found}; all by cause: ${flow(causes)}`,
  };
}

function resultGap(stage: Stage, { seat, what, value }: ExpectationOf<'result'>): Gap | undefined {
  const { table, scenario } = stage;
  const expected = `${scenario.names[seat] as string} ends with ${what} ${value}`;
  if (!isOver(stage)) return { expected, found: `the game is not over; ${askedText(stage)}` };
  const found = table.result.find((row) => row.seat === seat)?.[what];
  return found === value ? undefined : { expected, found: `${what} ${String(found)}` };
}
