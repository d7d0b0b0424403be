import type { AnyEvaluation } from '@destrier/engine';
import { execPlayer, programIn } from './exec/player.js';
import { botNamed } from './level.js';
import { levelPlayer } from './minds.js';
import type { Player } from './play.js';

/**
 * The player that a name stands for, a level or a program; undefined where there is none. `botSeconds`: how long a
 * program may take over a decision.
 */
export function playerNamed(
  name: string,
  evaluation: AnyEvaluation | undefined,
  botSeconds?: number,
): Player | undefined {
  const program = programIn(name);
  if (program !== undefined) return execPlayer(name, program, evaluation, botSeconds);
  const bot = botNamed(name);
  return bot === undefined ? undefined : levelPlayer(bot, evaluation);
}
