/** The test kit as a library: what it finds, without a test runner. */
export { findingText, GUARANTEES, type Finding, type Guarantee } from './finding.js';
export { perft } from './perft.js';
export { playthrough } from './playthrough.js';
export { flowOf, type FlowProcedure, type FlowStep, type GameFlow } from './flow.js';
export { setupAt, setupName, setupsOf, startMatch, type Setup } from './setup.js';
export {
  checkGames,
  coverageFindings,
  emptyFindings,
  surveyOf,
  type Games,
  type Range,
  type Survey,
} from './survey.js';
export { namesOf } from './watch.js';
export * from './ruling.js';
