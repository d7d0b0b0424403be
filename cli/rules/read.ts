import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { LANGUAGES, type Language } from '@destrier/engine';
import {
  compareTranslation,
  coverage,
  parseLedger,
  type Coverage,
  type Ledger,
  type Problem,
  type ScenarioData,
  type ScenarioFile,
  type SourceText,
} from '@destrier/engine/ledger';
import { CommandError } from '../errors.js';
import { projectRoot } from '../root.js';
import { ENDING } from '../scenario/files.js';

/** The rules of a game, and which of its tests show what. */
export interface RuleBook {
  readonly ledger: Ledger;
  readonly coverage: Coverage;
  /** Everything to be mended, in the ledger, its translations and the citations. */
  readonly problems: readonly Problem[];
}

/** Reads a game's folder, below the root of the project if it does not say otherwise; its rules in words are those of the language if it has them. */
export function readRules(folder: string, lang: Language): RuleBook {
  const ledger = ledgerIn(folder, 'RULES.md');
  if (ledger === undefined)
    throw new CommandError(
      'usage.option',
      `there is no ${folder}/RULES.md`,
      'name a game that keeps a ledger of its rules',
    );
  const files = filesBelow(folder);
  const found = coverage({
    ledger,
    tests: files.filter((file) => file.endsWith('.test.ts')).map(source),
    scenarios: files.filter((file) => file.endsWith(ENDING)).map(scenario),
    code: codeAmong(files),
  });
  const translated = LANGUAGES.flatMap((language) => {
    const other = ledgerIn(folder, `RULES.${language}.md`);
    return other === undefined ? [] : [{ language, other }];
  });
  const problems = translated.flatMap(({ other }) => [
    ...other.problems,
    ...compareTranslation(ledger, other).problems,
  ]);
  return {
    ledger: translated.find(({ language }) => language === lang)?.other ?? ledger,
    coverage: found,
    problems: [...ledger.problems, ...found.problems, ...problems],
  };
}

/** The rules of a game as they are programmed: all of its code, without tests. */
export function codeIn(folder: string): readonly SourceText[] {
  return codeAmong(filesBelow(folder));
}

function codeAmong(files: readonly string[]): SourceText[] {
  return files.filter((file) => /(?<!\.test|\.gen|\.d)\.ts$/.test(file)).map(source);
}

function ledgerIn(folder: string, name: string): Ledger | undefined {
  const file = `${folder}/${name}`;
  return existsSync(resolve(projectRoot(), file))
    ? parseLedger(file, source(file).text)
    : undefined;
}

function source(file: string): SourceText {
  return { file, text: readFileSync(resolve(projectRoot(), file), 'utf8') };
}

function scenario(file: string): ScenarioFile {
  const { text } = source(file);
  try {
    return { file, text, data: (parse(text) ?? {}) as ScenarioData };
  } catch {
    throw new CommandError(
      'scenario.invalid',
      'this scenario is not YAML',
      `see destrier scenario ${file}`,
      { file, line: 1 },
    );
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(resolve(projectRoot(), folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return ['dist', 'node_modules'].includes(entry.name) ? [] : filesBelow(path);
  });
}
