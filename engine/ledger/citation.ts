// A citation: some test shows that a rule allows, forbids or computes something.

import type { Problem } from './rule.js';

export type CitationKind = 'allows' | 'forbids' | 'computes';

export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** The test's title without its citations; of a scenario the name of its file. */
  readonly name: string;
  readonly kind: CitationKind;
}

export interface Citations {
  readonly counted: readonly Citation[];
  /** Citations that do not count, and why. */
  readonly problems: readonly Problem[];
}

export interface SourceText {
  readonly file: string;
  readonly text: string;
}

export function isCitationKind(word: string): word is CitationKind {
  return word === 'allows' || word === 'forbids' || word === 'computes';
}
