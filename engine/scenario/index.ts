export type { Failure } from './failure.js';
export { openView } from './path.js';
export { gameOf } from './read.js';
export { runScenario } from './run.js';
export type { Playable } from './scenario.js';
export { plainOf, ScenarioInvalid, type Entry, type Tree } from './tree.js';
export {
  WordError,
  wordsOf,
  type ArgKind,
  type Beginning,
  type Plain,
  type Scene,
  type Word,
  type WordKit,
  type Words,
} from './words.js';
export { scenarioText, writeScenario, type Moment } from './write.js';
