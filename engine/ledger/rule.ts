// What a rules ledger is made of, shared by its parser, its translations and its coverage.

export type RuleKind = 'rulebook' | 'decision' | 'option';

export interface Rule {
  readonly id: string;
  readonly kind: RuleKind;
  readonly title?: string;
  /** Markdown, in our own words. */
  readonly text: string;
  /** Edition and chapter; for a decision, the chapter that is silent or at odds with another. */
  readonly source: string;
  readonly reason?: string;
  /** The chapter's number; its title is in `Ledger.chapters`. */
  readonly chapter: number;
  readonly line: number;
}

export interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly line: number;
}

/** Something to be mended: where, what is wrong, what to do. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly hint: string;
}

export interface Ledger {
  readonly file: string;
  readonly chapters: readonly Chapter[];
  readonly rules: readonly Rule[];
  readonly problems: readonly Problem[];
}

/** Letters of the game, chapter, and at least one number below it: `G6.3.4`. */
const ID = /^([A-Z]{1,3})(\d+(?:\.\d+)+)$/;

export interface RuleId {
  readonly letters: string;
  readonly numbers: readonly number[];
}

/** The parts of a rule id, or undefined where `text` is not one. */
export function readRuleId(text: string): RuleId | undefined {
  const match = ID.exec(text);
  if (match === null) return undefined;
  const [, letters = '', dotted = ''] = match;
  return { letters, numbers: dotted.split('.').map(Number) };
}

const RULEBOOK_ORDER = new Intl.Collator('en', { numeric: true });

/** `G6.3` before `G6.3.1`, `G6.9` before `G6.10`. Negative, zero or positive. */
export function compareRuleIds(a: string, b: string): number {
  return RULEBOOK_ORDER.compare(a, b);
}
