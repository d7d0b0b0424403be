import { viewOf } from '../secrecy/view.js';
import { fits } from './compare.js';
import { askedText, reasonText, type Failure } from './failure.js';
import { findOption, offeredText, promptsOf } from './offered.js';
import { at, openView } from './path.js';
import type { Check, Eyes, Happening } from './scenario.js';
import { eventsOf, type Stage } from './stage.js';
import type { Plain } from './words.js';
import { flow } from './write.js';

type Gap = Pick<Failure, 'expected' | 'found'> & { readonly line?: number; readonly rule?: string };
type Of<K extends Check['kind']> = Extract<Check, { kind: K }>;

/** The first check that does not hold. Events count from the one numbered `since`. */
export function firstFailure(
  stage: Stage,
  checks: readonly Check[],
  since: number,
): Failure | undefined {
  for (const check of checks) {
    const gap = gapOf(stage, check, since);
    if (gap !== undefined)
      return { line: check.line, rule: stage.scenario.rules[0] ?? null, ...gap };
  }
  return undefined;
}

function gapOf(stage: Stage, check: Check, since: number): Gap | undefined {
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
      return stage.table.over === check.over
        ? undefined
        : { expected: `the game is ${check.over ? '' : 'not '}over`, found: askedText(stage) };
    case 'result':
      return resultGap(stage, check);
  }
}

function wordGap(
  { table, scenario }: Stage,
  { name, word, who, value }: Of<'word'>,
): Gap | undefined {
  const found = word.get(table.match as never, ...(who as never));
  if (fits(value, found, scenario.names, word.comparison)) return undefined;
  return { expected: `${name}: ${flow(value)}`, found: flow(found) };
}

function viewGap({ table, scenario }: Stage, { eyes, path, value }: Of<'view'>): Gap | undefined {
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

function askGap(stage: Stage, { seat, prompt }: Of<'ask'>): Gap | undefined {
  const prompts = promptsOf(stage.table.match, seat, prompt !== null);
  if (prompt === null ? prompts.length === 0 : prompts.includes(prompt)) return undefined;
  return {
    expected: `${stage.scenario.names[seat] as string} is asked ${prompt ?? 'nothing'}`,
    found: askedText(stage),
  };
}

function offeredGap(
  { table, scenario }: Stage,
  { kind, seat, option }: Of<'offered' | 'not offered'>,
): Gap | undefined {
  const { found } = findOption(table.match, seat, option);
  const name = scenario.names[seat] as string;
  const can = found !== undefined && !('rule' in found);
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
  { seat, option, rule }: Of<'blocked'>,
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

function happened(
  stage: Stage,
  { name, params }: Happening,
): (event: { readonly name: string; readonly params: object }) => boolean {
  return (event) => event.name === name && fits(params, event.params, stage.scenario.names);
}

function eventsGap(
  stage: Stage,
  { eyes, happenings }: Of<'events'>,
  since: number,
): Gap | undefined {
  const events = eventsOf(stage, eyes).slice(since);
  let from = 0;
  for (const happening of happenings) {
    const index = events.slice(from).findIndex(happened(stage, happening));
    if (index === -1) {
      const rest = events.slice(from).map(eventText);
      return {
        line: happening.line,
        expected: `event ${eventText(happening)}`,
        found: `${from === 0 ? 'happened' : 'happened after that'}: ${rest.join(', ') || 'nothing'}`,
      };
    }
    from += index + 1;
  }
  return undefined;
}

function noEventGap(
  stage: Stage,
  { eyes, happening }: Of<'no event'>,
  since: number,
): Gap | undefined {
  const event = eventsOf(stage, eyes).slice(since).find(happened(stage, happening));
  return event === undefined
    ? undefined
    : { expected: `no event ${eventText(happening)}`, found: `happened: ${eventText(event)}` };
}

function eventText({
  name,
  params,
}: {
  readonly name: string;
  readonly params: { readonly [param: string]: unknown };
}): string {
  return Object.keys(params).length === 0
    ? name
    : `${name} ${flow(params as { readonly [param: string]: Plain })}`;
}

function pointsGap(
  { table, scenario }: Stage,
  { seat, cause, points }: Of<'points'>,
): Gap | undefined {
  const causes = table.match.ledger[seat] ?? {};
  const found = cause === null ? table.match.points(seat) : (causes[cause] ?? 0);
  if (found === points) return undefined;
  return {
    expected: `${scenario.names[seat] as string} has ${points} points${cause === null ? '' : ` by ${cause}`}`,
    found: `${found}; all by cause: ${flow(causes)}`,
  };
}

function resultGap(stage: Stage, { seat, what, value }: Of<'result'>): Gap | undefined {
  const { table, scenario } = stage;
  const expected = `${scenario.names[seat] as string} ends with ${what} ${value}`;
  if (!table.over) return { expected, found: `the game is not over; ${askedText(stage)}` };
  const found = table.result.find((row) => row.seat === seat)?.[what];
  return found === value ? undefined : { expected, found: `${what} ${String(found)}` };
}
