export type { RecordCode, RecordError } from './fault.js';
export { fixtureFaults, type Fixture } from './fixtures.js';
export type { Mismatch } from './follow.js';
export { parseRecord, type ParsedRecord } from './parse.js';
export { printRecord } from './print.js';
export { PROOF, type Proof } from './proof.js';
export {
  choiceCount,
  CHOICES_PER_STATE_HASH,
  MAX_RECORD_BYTES,
  MAX_RECORD_LINES,
  RECORD_FORMAT,
  type Disclosure,
  type GameRecord,
  type RecordedChoice,
  type RecordedHash,
  type RecordedRules,
  type RecordEntry,
} from './record.js';
export { replayRecord, type ReplayedRecord } from './replay.js';
export { resumeTable } from './resume.js';
export { rulesFrom, type RulesFor, type RulesFound, type RulesMissing } from './rules-for.js';
export { changeRules } from './state.js';
export { mixNonces, secretFrom, type TableSecret } from './table-seed.js';
export { verifyRecord, type Verdict } from './verify.js';
export { recordOf, writeRecord } from './write.js';
export { writeSavedRecord, type SavedWriting } from './write-saved.js';
