export type { Missed } from './failure.js';
export { openView } from './path.js';
export { gameOf } from './read.js';
export { runScenario } from './run.js';
export type { Playable } from './scenario.js';
export { plainOf, ScenarioInvalid, type Entry, type Tree } from './tree.js';
export {
  exampleOf,
  sampleSeats,
  vocabularyOf,
  type BeginEntry,
  type Vocabulary,
  type WordEntry,
} from './vocabulary.js';
export {
  WordError,
  wordsOf,
  type ArgKind,
  type BeginWord,
  type NameOf,
  type Plain,
  type Scene,
  type Stock,
  type Usage,
  type ScenarioWord,
  type WordKit,
  type Words,
} from './words.js';
export { flow, scenarioText, writeScenario, type ScenarioMoment } from './write.js';
