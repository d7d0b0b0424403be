export {
  LANGUAGES,
  type Box,
  type Catalogue,
  type Language,
  type MenuOption,
  type Sheet,
  type Title,
} from './box.js';
export type { Answer, Ask, Draw, Row, SavedTable, Start } from './ask.js';
export * from './basics.js';
export { canonical, hashOf, type Json } from './canonical.js';
export { copierOf, plainCopy } from './copy.js';
export type { Counsel, Prospect, Prospects } from './counsel.js';
export { dataOf, matchFrom, stateHash, type MatchData } from './data.js';
export { only, redact, type EventDecls, type EventValue, type GameEvent } from './events.js';
export { copyOf, forkFor, forkSeed } from './fork.js';
export {
  defineGame,
  optionsOf,
  prepare,
  SettingError,
  shapeHash,
  type AnyGame,
  type Game,
  type OptionDecl,
  type Prepared,
  type Setting,
} from './game.js';
export type {
  AnyCensus,
  AnyInsight,
  Asked,
  Census,
  Chance,
  Happened,
  Insight,
  Item,
  Measure,
  Options,
} from './insight.js';
export { newMatch, type Match, type Script, type Sink } from './match.js';
export { hintFor, nearest } from './nearest.js';
export {
  spell,
  type Arg,
  type BlockedOption,
  type Choice,
  type MenuOf,
  type Offer,
  type Verbs,
} from './menu.js';
export { Stream, streamFrom } from './random.js';
export type { Refusal } from './refusal.js';
export { resultOf, rivalOf, type SeatResult } from './result.js';
export {
  rulesOf,
  type AskOf,
  type GameTypes,
  type Locals,
  type Look,
  type OfferOf,
  type OpenAskOf,
  type Play,
  type Proc,
  type ProcedureOf,
  type PublicState,
  type Rules,
  type Step as RuleStep,
  type TogetherOf,
} from './rules.js';
export { menuOf, PASS, promptOf, questions, type Question } from './questions.js';
export { answer, retract, run } from './run.js';
export {
  declare,
  each,
  faceUp,
  hidden,
  seats,
  secret,
  type Each,
  type HiddenView,
  type Place,
  type Public,
  type Secret,
  type Sight,
  type View,
} from './secrecy/declare.js';
export { glanceOf, type Viewer } from './secrecy/view.js';
export { commitmentOf, tableKey, type Seed } from './seed.js';
export { playOut, randomChoice, randomStep, walk, type Step } from './walker.js';
export { sha256 } from './sha256.js';
export { Table } from './table.js';
export * from './record/index.js';
