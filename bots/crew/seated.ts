import type { AnyEvaluation } from '@destrier/engine';
import { programIn } from '../exec/player.js';
import { playerNamed } from '../players.js';
import type { Player } from '../play.js';
import type { Breathe } from './work.js';

/** Longer than a program is given to end by itself. */
const PROGRAMS_LEAVE_MS = 2000;

/** How long a thread may take to end after it has played with these: programs must not be left behind. */
export function leaveMsFor(names: readonly string[]): number {
  return names.some((name) => programIn(name) !== undefined) ? PROGRAMS_LEAVE_MS : 0;
}

/** The players of the seats, by name. They let the thread listen between their decisions. */
export function seatedPlayers(
  names: readonly string[],
  evaluation: AnyEvaluation | undefined,
  breathe: Breathe,
  botSeconds?: number,
): Player[] {
  return names.map((name) => {
    const player = playerNamed(name, evaluation, botSeconds);
    if (player === undefined) throw new Error(`there is no bot ${name}`);
    return {
      ...player,
      decide(match, question, seed) {
        const rest = breathe();
        if (rest === undefined) return player.decide(match, question, seed);
        return rest.then(() => player.decide(match, question, seed));
      },
    };
  });
}
