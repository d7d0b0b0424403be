import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Box, Language } from '@destrier/engine';
import { parseLedger, type Ledger, type Rule } from '@destrier/engine/ledger';
import { projectRoot } from '../root.js';

/** The rules of a game in words: in the language if they are, else as they were first written. */
export function rulebookOf(box: Pick<Box, 'folder'>, language: Language): Ledger | undefined {
  const folder = resolve(projectRoot(), box.folder);
  const file = [`RULES.${language}.md`, 'RULES.md'].find((name) => existsSync(join(folder, name)));
  return file === undefined
    ? undefined
    : parseLedger(file, readFileSync(join(folder, file), 'utf8'));
}

/** A rule on the screen: without the marks of the file. */
export function ruleText({ id, title, text }: Rule): string {
  return `${id} ${title === undefined ? '' : `${title}. `}${text}`.replaceAll(/[*_`]/g, '');
}

export function ruleWith(ledger: Ledger, id: string): Rule | undefined {
  return ledger.rules.find((rule) => rule.id.toLowerCase() === id.toLowerCase());
}

export function rulesAbout(ledger: Ledger, word: string): readonly Rule[] {
  const wanted = word.toLowerCase();
  return ledger.rules.filter((rule) => ruleText(rule).toLowerCase().includes(wanted));
}
