export {
  LANGUAGES,
  tableText,
  type Box,
  type Catalogue,
  type Glance,
  type GlanceSheet,
  type Language,
  type MenuOption,
  type Section,
  type Sheet,
  type Title,
} from './box.js';
export type { Answer, Ask, Draw, Row, SavedTable, Start } from './table-types.js';
export * from './basics.js';
export { canonical, hashOf, type Json } from './canonical.js';
export { copierOf, plainCopy } from './copy.js';
export type { Counsel, Grounds, Prospect, Prospects } from './counsel.js';
export { dataOf, matchFrom, stateHash, type MatchData } from './match-data.js';
export {
  actorIn,
  chapter,
  headingsOf,
  isNews,
  KERNEL_EVENTS,
  only,
  readerOf,
  redact,
  scoresIn,
  section,
  type EventDecls,
  type EventOf,
  type EventParams,
  type EventValue,
  type GameEvent,
  type Heading,
} from './events.js';
export { copyOf, forkFor, forkSeed } from './fork.js';
export { formOf, tableOf } from './form.js';
export {
  defineGame,
  isContentHash,
  prepare,
  shapeHash,
  type AnyGame,
  type Game,
  type Prepared,
  type Setting,
} from './game.js';
export type {
  AnyCensus,
  AnyEvaluation,
  Asked,
  Census,
  Chance,
  Happened,
  Evaluation,
  Item,
  Measure,
  Options,
} from './evaluation.js';
export {
  isOn,
  kind,
  paramsOf,
  thingOf,
  type Kind,
  type Kinds,
  type KindValue,
  type ParamsOf,
  type ReasonDecls,
  type ValueOf,
  type VerbDecls,
} from './kinds.js';
export { lookAt, type ViewSetting } from './look-at.js';
export type { OpenQuestion } from './open-questions.js';
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
export type {
  FieldPlan,
  LabAmount,
  LabBook,
  LabGoal,
  LabItems,
  LabMeasure,
  LabSeries,
  LabTarget,
  LadderPlan,
} from './lab-book.js';
export {
  deviation,
  SpendError,
  type Chances,
  type Contest,
  type OddsBook,
  type OddsSetup,
} from './odds.js';
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
  type OpenLook,
  type Play,
  type AnyProc,
  type Proc,
  type ProcedureOf,
  type PublicState,
  type Rules,
  type Step,
  type TogetherOf,
} from './rules.js';
export {
  isChoice,
  isSameQuestion,
  menuNow,
  menuOf,
  onlyQuestion,
  PASS,
  promptOf,
  questions,
  type Question,
} from './questions.js';
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
export {
  optionsFor,
  optionsOf,
  settingBlocked,
  SettingError,
  valueBlocked,
  type OptionDecl,
  type TableOptions,
} from './setting.js';
export { commitmentOf, tableKey, type Seed } from './seed.js';
export { playOut, randomChoice, randomStep, walk, type Decision } from './walker.js';
export { sha256 } from './sha256.js';
export { Table } from './table.js';
export * from './record/index.js';
