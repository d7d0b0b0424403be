import { pointsIn, type Point } from '@destrier/glory/odds';
import { glory } from '@destrier/glory';
import type { Match } from '@destrier/engine';
import { CommandError } from '../errors.js';
import { runText } from '../scenario/run-file.js';

/** A duel that a scenario has led to. */
export interface Standing {
  readonly match: Match;
  readonly point: Point;
}

/** Plays a scenario and says where in a duel it stands then. */
export function standingOf(file: string, text: string): Standing {
  let match: Match | undefined;
  const outcome = runText(text, [glory], (table) => {
    match = table.match;
  });
  if (outcome.kind === 'invalid') {
    const { line, message, hint } = outcome.invalid;
    throw new CommandError('scenario.invalid', message, hint, { file, line });
  }
  if (outcome.kind === 'failed') {
    const { line, expected, found } = outcome.failure;
    throw new CommandError(
      'scenario.invalid',
      `the scenario does not hold: expected ${expected}, found ${found}`,
      'mend it, or leave out what it expects',
      { file, line },
    );
  }
  const point = match === undefined ? undefined : pointsIn(match)[0];
  if (match === undefined || point === undefined)
    throw new CommandError(
      'scenario.invalid',
      'the scenario does not end in a duel',
      'begin it with a duel, or play it up to a question of one, and leave it there',
      { file },
    );
  return { match, point };
}
