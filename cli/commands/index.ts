import type { Command } from '../command.js';
import { analyse } from './analyse.js';
import { backup } from './backup.js';
import { balance } from './balance.js';
import { env } from './env.js';
import { games } from './games.js';
import { ladder } from './ladder.js';
import { newGame } from './new.js';
import { odds } from './odds.js';
import { pack } from './pack.js';
import { perft } from './perft.js';
import { play } from './play.js';
import { replay } from './replay.js';
import { restore } from './restore.js';
import { rules } from './rules.js';
import { scenario } from './scenario.js';
import { serve } from './serve.js';
import { sim } from './sim.js';
import { start } from './start.js';
import { verify } from './verify.js';

/** Every command, in the order in which the help lists them. */
export const COMMANDS: readonly Command[] = [
  start,
  games,
  play,
  sim,
  ladder,
  balance,
  replay,
  verify,
  analyse,
  odds,
  scenario,
  rules,
  perft,
  pack,
  newGame,
  env,
  serve,
  backup,
  restore,
];
