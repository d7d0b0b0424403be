import type { Box, Contest, Match, OddsBook } from '@destrier/engine';
import { boxes } from '@destrier/registry';
import { CommandError } from '../errors.js';
import { runText } from '../scenario/run-file.js';

/** A game whose contests have odds. */
export type BoxWithOdds = Box & { readonly odds: OddsBook };

const hasOdds = (box: Box): box is BoxWithOdds => box.odds !== undefined;

/** The game of this name, if its contests have odds. */
export function withOdds(id: string): BoxWithOdds {
  const known = boxes().filter(hasOdds);
  const found = known.find(({ game }) => game.id === id);
  if (found !== undefined) return found;
  const names = known.map(({ game }) => game.id).join(', ');
  throw new CommandError(
    'game.unknown',
    `there are no odds of ${id}`,
    `there are those of: ${names}`,
  );
}

/** Plays a scenario and says in which contest it stands then. */
export function standingOf(box: BoxWithOdds, file: string, text: string): Contest<object> {
  let match: Match | undefined;
  const outcome = runText(text, [box], (table) => {
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
  const { noun } = box.odds;
  const contest = match === undefined ? undefined : box.odds.contestIn(match);
  if (contest === undefined)
    throw new CommandError(
      'scenario.invalid',
      `the scenario does not end in a ${noun}`,
      `begin it with a ${noun}, or play it up to a question of one, and leave it there`,
      { file },
    );
  return contest;
}
