// Which tests show what each rule of a ledger does, and which rules nobody shows.

import type { Citation, CitationKind, Citations, SourceText } from './citation.js';
import { mentionsInCode } from './code-citations.js';
import type { Ledger, Problem, RuleKind } from './rule.js';
import { compareRuleIds, readRuleId } from './rule.js';
import type { ScenarioFile } from './scenario-citations.js';
import { citationsOfScenario } from './scenario-citations.js';
import { citationsOfTests } from './test-citations.js';

export interface CoverageInput {
  readonly ledger: Ledger;
  /** Vitest files. */
  readonly tests: readonly SourceText[];
  readonly scenarios: readonly ScenarioFile[];
  /** The rules code, whose comments and strings name rules. */
  readonly code: readonly SourceText[];
}

export interface CoveredRule {
  readonly id: string;
  readonly kind: RuleKind;
  readonly source: string;
  readonly tests: readonly {
    readonly file: string;
    readonly name: string;
    readonly kind: CitationKind;
  }[];
}

export interface Coverage {
  readonly rules: readonly CoveredRule[];
  readonly total: number;
  readonly untested: readonly string[];
  /** Cited somewhere, but not in the ledger. */
  readonly unknown: readonly string[];
  /** Citations that do not count and ids that are unknown, with their places. */
  readonly problems: readonly Problem[];
}

export function coverage(input: CoverageInput): Coverage {
  const { ledger } = input;
  const citations = collect(input);
  const rules = ledger.rules.map(({ id, kind, source }) => {
    const cited = citations.counted.filter((citation) => citation.id === id);
    return {
      id,
      kind,
      source,
      tests: cited.map(({ file, name, kind: shown }) => ({ file, name, kind: shown })),
    };
  });
  const unknown = unknownMentions(input, citations.counted);
  return {
    rules,
    total: rules.length,
    untested: rules.filter((rule) => rule.tests.length === 0).map((rule) => rule.id),
    unknown: [...new Set(unknown.map((mention) => mention.id))].sort(compareRuleIds),
    problems: [
      ...citations.problems,
      ...unknown.map(({ id, file, line }) => notInLedger(ledger, id, file, line)),
    ],
  };
}

function collect(input: CoverageInput): Citations {
  const all = [
    ...byFile(input.tests).map(citationsOfTests),
    ...byFile(input.scenarios).map(citationsOfScenario),
  ];
  return {
    counted: all.flatMap((one) => one.counted),
    problems: all.flatMap((one) => one.problems),
  };
}

/** The order in which files were found must not change the answer. */
function byFile<T extends { readonly file: string }>(files: readonly T[]): T[] {
  return files.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

function unknownMentions(input: CoverageInput, counted: readonly Citation[]) {
  const known = new Set(input.ledger.rules.map((rule) => rule.id));
  const letters = readRuleId(input.ledger.rules[0]?.id ?? '')?.letters ?? '';
  const sources = byFile([...input.code, ...input.tests]);
  const named = [...counted, ...sources.flatMap((source) => mentionsInCode(source, letters))];
  return named.filter((mention) => !known.has(mention.id));
}

function notInLedger(ledger: Ledger, id: string, file: string, line: number): Problem {
  return {
    file,
    line,
    message: `${id} is not in ${ledger.file}`,
    hint: 'add the rule there or cite the right one',
  };
}
