export {
  analyse,
  ANALYST,
  USUAL_ITERATIONS,
  type Analysing,
  type Analysis,
  type Progress,
} from './analyse/analyse.js';
export type { Playable } from './playable.js';
export { BOT_SECONDS, programIn } from './exec/player.js';
export { greedy } from './greedy.js';
export { judgeOf, type Judge } from './judge.js';
export {
  below,
  botNamed,
  ITERATIONS,
  LEVELS,
  spellBot,
  VERSIONS,
  type BotName,
  type Level,
} from './level.js';
export type { Budget, Considered, Mind, Position, Thought } from './mind.js';
export { levelPlayer, mindOf } from './minds.js';
export { NoEnd, playGame, seedOf, winShares, type Player, type Watcher } from './play.js';
export { playerNamed } from './players.js';
export { random } from './random.js';
export { search } from './search/search.js';
export { askedOf, eyesOf, mainQuestion, optionOf, sameQuestion, take, type Step } from './steps.js';
export {
  mean,
  percentilesOf,
  sprt,
  SPRT_MOST_GAMES,
  spreadOf,
  wilson,
  type Spread,
  type Sprt,
} from './statistics.js';
