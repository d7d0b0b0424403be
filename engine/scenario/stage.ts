import { redact, type GameEvent } from '../events.js';
import { prepare, type AnyGame } from '../game.js';
import { newMatch, type Fiber, type Match, type Script } from '../match.js';
import { run } from '../run.js';
import { tableKey } from '../seed.js';
import { Table } from '../table.js';
import { lost } from './conserve.js';
import { writeAt } from './path.js';
import type { Begin, Eyes, Given, Scenario } from './scenario.js';
import { Supply } from './supply.js';
import { ScenarioInvalid } from './tree.js';
import { nameFrom, WordError, type Plain, type Scene } from './words.js';

/** A scenario on the table. */
export interface Stage {
  readonly scenario: Scenario;
  readonly table: Table;
  /** What happened before the first question. */
  readonly early: readonly GameEvent[];
  /** How many events there were before the last line of play. */
  seen: number;
}

/** Sets the table as the scenario wants it and runs to the first question. */
export function setStage(scenario: Scenario, game: AnyGame): Stage {
  const match = newMatch(
    prepare(game, scenario.names.length, scenario.options),
    tableKey(scenario.seed),
  );
  const early: GameEvent[] = [];
  match.sink = {
    event: (name, params) => early.push({ seq: match.n, name, params }),
    draw() {},
    fired() {},
  };
  match.script = scriptOf(scenario);
  const { begin } = scenario;
  if (begin === undefined) {
    run(match);
    place(match, scenario);
  } else {
    (match.fibers[0] as Fiber).stack.length = 0;
    place(match, scenario);
    match.call(begin.procedure, argsOf(match, begin));
    checkAll(match, begin.line, scenario);
  }
  run(match);
  return { scenario, table: Table.at(match, scenario.seed), early, seen: 0 };
}

/** The arguments of the procedure that the scenario begins with, if all that it needs was given. */
function argsOf(match: Match, { line, name, args, make, needs }: Begin): object {
  for (const [word, given] of Object.entries(needs))
    if (!given(match as never))
      throw new ScenarioInvalid(
        line,
        `"${name}" cannot begin without "${word}"`,
        `give it: with "begin" nothing is set up; destrier scenario --words ${match.prepared.game.id} says what it looks like`,
      );
  try {
    return make?.(match as never, args as never) ?? args;
  } catch (error) {
    if (!(error instanceof WordError)) throw error;
    throw new ScenarioInvalid(line, `"${name}" cannot begin so`, error.message);
  }
}

function scriptOf({ random }: Scenario): Script | null {
  if (random.length === 0) return null;
  return new Map(random.map(({ label, outcomes }) => [label, outcomes.map(({ value }) => value)]));
}

function place(match: Match, scenario: Scenario): void {
  const { given, names } = scenario;
  const supply = new Supply(match);
  const scene: Scene = {
    seatOf: (value) => seatOf(value, names),
    hold: (cards, kinds) => supply.hold(cards, kinds),
    top: (cards, kinds) => supply.top(cards, kinds),
  };
  for (const one of given) {
    try {
      if (one.kind === 'path') writeAt(match, supply, one.name, one.value);
      else one.word.set?.(match as never, one.value, scene, ...(one.who as never));
    } catch (error) {
      if (error instanceof WordError)
        throw new ScenarioInvalid(
          one.line,
          `${one.name} cannot be ${JSON.stringify(one.value)}`,
          error.message,
        );
      throw error;
    }
  }
  const [first] = given as readonly [Given?];
  if (first !== undefined) checkAll(match, first.line, scenario);
}

function seatOf(value: Plain, names: readonly string[]): ReturnType<Scene['seatOf']> {
  const at = names.indexOf(nameFrom(value));
  if (at === -1) throw new WordError(`it is one of the seats: ${names.join(', ')}`);
  return at as ReturnType<Scene['seatOf']>;
}

function checkAll(match: Match, line: number, { names }: Scenario): void {
  const missing = lost(match, names);
  if (missing !== undefined)
    throw new ScenarioInvalid(
      line,
      missing,
      'what is given must be taken from somewhere: use the words of the game, or give the other side of it too',
    );
}

/** All that has happened, as somebody saw it. */
export function eventsOf({ table, early }: Stage, eyes: Eyes): GameEvent[] {
  return [
    ...early.map((event) => redact(event, table.prepared.events, eyes)),
    ...table.events(eyes),
  ];
}
