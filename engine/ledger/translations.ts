// A translated ledger (`RULES.fr.md`) has the rules of the original: same ids, kinds and sources.

import type { Ledger, Problem } from './rule.js';

export interface TranslationReport {
  /** Ids of the original that the translation lacks. */
  readonly missing: readonly string[];
  /** Ids that only the translation has. */
  readonly extra: readonly string[];
  readonly problems: readonly Problem[];
}

export function compareTranslation(original: Ledger, translation: Ledger): TranslationReport {
  const translated = new Map(translation.rules.map((rule) => [rule.id, rule]));
  const known = new Set(original.rules.map((rule) => rule.id));
  const missing: string[] = [];
  const problems: Problem[] = [];
  for (const rule of original.rules) {
    const other = translated.get(rule.id);
    if (other === undefined) {
      missing.push(rule.id);
      problems.push({
        file: original.file,
        line: rule.line,
        message: `${rule.id} is not in ${translation.file}`,
        hint: `translate it there`,
      });
    } else if (other.kind !== rule.kind || other.source !== rule.source) {
      problems.push({
        file: translation.file,
        line: other.line,
        message: `${rule.id} is "${other.kind} | ${other.source}" here and "${rule.kind} | ${rule.source}" in ${original.file}`,
        hint: 'give both the same kind and the same source',
      });
    }
  }
  const extra = translation.rules.filter((rule) => !known.has(rule.id));
  for (const rule of extra) {
    problems.push({
      file: translation.file,
      line: rule.line,
      message: `${rule.id} is not in ${original.file}`,
      hint: 'remove it here or add it there',
    });
  }
  return { missing, extra: extra.map((rule) => rule.id), problems };
}
