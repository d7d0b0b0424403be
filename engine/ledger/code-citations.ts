// Rule ids that code names: `[G6.3.4]` or a bare `G6.3.4` in a comment, and strings that are an id
// (`rule: 'G6.3.4'`). They prove nothing, but each must be in the ledger.

import type { SourceText } from './citation.js';
import { readRuleId } from './rule.js';
import { tokenize } from './tokens.js';

export interface Mention {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

const IN_BRACKETS = /\[([A-Z]{1,3}\d+(?:\.\d+)+)(?=[\s\],;])/g;

/** `letters` are those of the game: without brackets only its own ids are told from other words. */
export function mentionsInCode({ file, text }: SourceText, letters: string): Mention[] {
  const bare = new RegExp(`(?<![\\w.])${letters}\\d+(?:\\.\\d+)+(?!\\w)`, 'g');
  const mentions: Mention[] = [];
  for (const token of tokenize(text)) {
    if (token.type === 'string' && readRuleId(token.text) !== undefined) {
      mentions.push({ id: token.text, file, line: token.line });
    }
    if (token.type !== 'comment') continue;
    for (const [index, content] of token.text.split('\n').entries()) {
      const bracketed = [...content.matchAll(IN_BRACKETS)].map((match) => match[1] ?? '');
      const ids = letters === '' ? bracketed : [...bracketed, ...(content.match(bare) ?? [])];
      for (const id of new Set(ids)) mentions.push({ id, file, line: token.line + index });
    }
  }
  return mentions;
}
