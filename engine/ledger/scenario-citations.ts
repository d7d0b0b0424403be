// Citations in scenarios: a `rules:` section with lines such as `G6.3.4: forbids`, or several words
// with commas between them. One counts only if the scenario shows what it says:
//   forbids   a refusal in `play` or an option `blocked` by that rule, or something `not offered`
//   allows    a choice in `play` that is taken, or something `offered`
//   computes  anything else that is expected

import type { Citation, CitationKind, Citations } from './citation.js';
import { isCitationKind } from './citation.js';
import type { Problem } from './rule.js';
import { readRuleId } from './rule.js';

/** What coverage reads of a parsed scenario; everything else in it is the scenario runner's. */
export interface ScenarioData {
  readonly play?: unknown;
  readonly expect?: unknown;
  readonly rules?: unknown;
}

export interface ScenarioFile {
  readonly file: string;
  /** The whole file, to tell the line of a citation. */
  readonly text: string;
  readonly data: ScenarioData;
}

type Section = Readonly<Record<string, unknown>>;

const NEEDS: Record<CitationKind, string> = {
  allows: 'play a choice that is taken, or expect something "offered"',
  forbids: 'expect a refusal or a "blocked" option with this rule, or something "not offered"',
  computes: 'expect a value, an event or a question',
};

export function citationsOfScenario({ file, text, data }: ScenarioFile): Citations {
  const counted: Citation[] = [];
  const problems: Problem[] = [];
  const name = (file.split('/').at(-1) ?? file).replace(/\.ya?ml$/, '');
  if (data.rules !== undefined && !isSection(data.rules)) {
    const hint = 'write one "id: allows", "id: forbids" or "id: computes" a line below it';
    problems.push({
      file,
      line: lineOf(text, 'rules'),
      message: '"rules" is not a list of rules with words',
      hint,
    });
  }
  for (const [id, words] of isSection(data.rules) ? Object.entries(data.rules) : []) {
    const line = lineOf(text, id);
    if (readRuleId(id) === undefined) {
      problems.push({
        file,
        line,
        message: `"${id}" is not a rule id`,
        hint: 'write it as the ledger does: G6.3.4',
      });
      continue;
    }
    for (const kind of String(words)
      .split(',')
      .map((word) => word.trim())) {
      if (!isCitationKind(kind)) {
        const hint = 'write allows, forbids or computes';
        problems.push({ file, line, message: `${id}: "${kind}" is not what a rule does`, hint });
      } else if (shows(data, id, kind)) {
        counted.push({ id, file, line, name, kind });
      } else {
        problems.push({
          file,
          line,
          message: `nothing here shows that ${id} ${kind}`,
          hint: NEEDS[kind],
        });
      }
    }
  }
  return { counted, problems };
}

function shows(data: ScenarioData, id: string, kind: CitationKind): boolean {
  const play = (Array.isArray(data.play) ? data.play : []).filter(isSection);
  const expected = [data.expect, ...play.map((row) => row['expect'])].filter(isSection);
  switch (kind) {
    case 'allows':
      return play.some(takes) || expected.some((one) => hasLeaf(one['offered']));
    case 'forbids':
      return play.some((row) => refuses(row, id)) || expected.some((one) => forbids(one, id));
    case 'computes':
      return expected.some(expectsMore);
  }
}

/** `- red: train`; what is refused or taken back is written as a map. */
function takes(row: Section): boolean {
  return Object.entries(row).some(([key, value]) => key !== 'expect' && !isSection(value));
}

function refuses(row: Section, id: string): boolean {
  return Object.values(row).some(
    (value) => isSection(value) && 'refused' in value && value['rule'] === id,
  );
}

function forbids(expected: Section, id: string): boolean {
  const blocked = isSection(expected['blocked']) ? Object.values(expected['blocked']) : [];
  const byRule = blocked.some(
    (options) => isSection(options) && Object.values(options).includes(id),
  );
  return byRule || hasLeaf(expected['not offered']);
}

function expectsMore(expected: Section): boolean {
  const aboutOptions = ['offered', 'not offered', 'blocked'];
  return Object.entries(expected).some(
    ([key, value]) => !aboutOptions.includes(key) && hasLeaf(value),
  );
}

/** An empty list or an empty section expects nothing. */
function hasLeaf(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isSection(value)) return Object.values(value).some(hasLeaf);
  return value !== undefined && value !== null;
}

function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lineOf(text: string, key: string): number {
  const index = text.split('\n').findIndex((line) => line.trimStart().startsWith(`${key}:`));
  return Math.max(1, index + 1);
}
