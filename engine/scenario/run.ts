import { ScriptFault } from '../basics.js';
import { firstFailure } from './check.js';
import type { Missed } from './failure.js';
import { playLine } from './play.js';
import { readScenario } from './read.js';
import type { Playable, Scenario } from './scenario.js';
import type { Table } from '../table.js';
import { setStage, type Stage } from './stage.js';
import { ScenarioInvalid, type Tree } from './tree.js';

/**
 * Runs a scenario; undefined if it holds. A scenario that cannot be understood throws `ScenarioInvalid`. `ended` is given
 * the table as it stands at the end of one that holds.
 */
export function runScenario(
  tree: Tree,
  playable: Playable,
  ended?: (table: Table) => void,
): Missed | undefined {
  const scenario = readScenario(tree, playable);
  return guarded(scenario, scenario.begin?.line ?? tree.line, (): Missed | undefined => {
    const stage = setStage(scenario, playable.game);
    const failure = playAll(stage);
    if (failure === undefined) ended?.(stage.table);
    return failure;
  });
}

function playAll(stage: Stage): Missed | undefined {
  const { scenario } = stage;
  for (const line of scenario.play) {
    const failure = guarded(scenario, line.line, () => playLine(stage, line));
    if (failure !== undefined) return failure;
  }
  return firstFailure(stage, scenario.expect, 0) ?? leftOver(stage);
}

// A fault inside the rules is what the scenario has found, not the end of the run.
function guarded(
  scenario: Scenario,
  line: number,
  work: () => Missed | undefined,
): Missed | undefined {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof ScenarioInvalid || !(fault instanceof Error)) throw fault;
    if (!(fault instanceof ScriptFault))
      return {
        line,
        expected: 'the game goes on',
        found: `the rules stopped: ${fault.message}${lacking(scenario)}`,
        rule: null,
      };
    const outcomes = scenario.random.find(({ label }) => label === fault.label)?.outcomes ?? [];
    const outcome = outcomes[outcomes.length - fault.left - 1];
    return {
      line: outcome?.line ?? line,
      expected: `${nameOf(fault.label, scenario)}: ${String(outcome?.value)}`,
      found: fault.message,
      rule: null,
    };
  }
}

// What began in the middle may miss what the set-up would have brought.
function lacking({ begin }: Scenario): string {
  return begin === undefined
    ? ''
    : `; "begin: ${begin.name}" sets nothing up: if that is missing here, give it`;
}

function leftOver({ scenario, table }: Stage): Missed | undefined {
  if (scenario.unused) return undefined;
  for (const { label, outcomes } of scenario.random) {
    const left = table.match.script?.get(label)?.length ?? 0;
    const outcome = outcomes[outcomes.length - left];
    if (left > 0 && outcome !== undefined)
      return {
        line: outcome.line,
        expected: `${nameOf(label, scenario)}: ${String(outcome.value)}`,
        found: 'it was never rolled or drawn',
        rule: null,
      };
  }
  return undefined;
}

function nameOf(label: string, { names }: Scenario): string {
  const [stream, seat] = label.split('@') as [string, string?];
  return seat === undefined ? stream : `${stream} of ${names[Number(seat)] as string}`;
}
