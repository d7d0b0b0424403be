export type { Citation, CitationKind, SourceText } from './citation.js';
export type { Coverage, CoverageInput, CoveredRule } from './coverage.js';
export { coverage } from './coverage.js';
export { parseLedger } from './parse.js';
export type { Chapter, Ledger, Problem, Rule, RuleKind } from './rule.js';
export { compareRuleIds } from './rule.js';
export type { ScenarioData, ScenarioFile } from './scenario-citations.js';
export type { TranslationReport } from './translations.js';
export { compareTranslation } from './translations.js';
