import { market } from './market.js';
import { runText, type FileOutcome } from './run-file.js';

/** Scenarios for tests. The line at which one must stop ends with the comment `# here`. */

const HEAD = 'game: market\nseats: [red, white]\n';

/** What becomes of a scenario of the market for red and white; with another head, of any. */
export function outcomeOf(text: string, head = HEAD): FileOutcome {
  return runText(head + text, [market]);
}

export const PASSED: FileOutcome = { kind: 'passed' };

/** How a scenario fails, and whether it does so at the marked line. */
export function failing(text: string): object {
  const outcome = outcomeOf(text);
  if (outcome.kind !== 'failed') return outcome;
  const { line, ...rest } = outcome.failure;
  return { line: placed(HEAD + text, line), ...rest };
}

/** What is wrong with a scenario, and whether it is told of the marked line. */
export function invalid(text: string, head = HEAD): object {
  const outcome = outcomeOf(text, head);
  if (outcome.kind !== 'invalid') return outcome;
  const { line, ...rest } = outcome.invalid;
  return { line: placed(head + text, line), ...rest };
}

function placed(text: string, line: number): 'here' | number {
  return text.split('\n')[line - 1]?.endsWith('# here') === true ? 'here' : line;
}
