import { gameNamed } from '../boxes.js';
import { defineCommand } from '../command.js';
import { ruleText } from '../play/rulebook.js';
import { readRules, type RuleBook } from '../rules/read.js';
import { columns, many } from '../text.js';

/** The rules as a person reads them. */
function rulesText({ ledger }: RuleBook): string {
  return ledger.chapters
    .flatMap(({ number, title }) => [
      `${number} ${title}`,
      ...ledger.rules
        .filter((rule) => rule.chapter === number)
        .map((rule) => ruleText(rule).replaceAll('\n', '\n    ')),
      '',
    ])
    .join('\n')
    .trimEnd();
}

/** Which tests show each rule. */
function coverageText({ coverage }: RuleBook, folder: string): string {
  const table = columns(
    coverage.rules.map(({ id, kind, tests }) => [
      id,
      kind,
      tests.length === 0 ? 'NO TEST' : many(tests.length, 'test'),
      tests.map((test) => `${test.kind}: ${test.name}`).join('; '),
    ]),
  );
  return `${table}\n\n(scenarios are not run here: ./destrier scenario ${folder})`;
}

function sumText({ coverage, problems }: RuleBook): string {
  const { total, untested, unknown } = coverage;
  return [
    ...problems.map(({ file, line, message, hint }) => `${file}:${line}: ${message}; ${hint}`),
    `${many(total, 'rule')}, ${untested.length} without a test${listOf(untested)}, ${unknown.length} cited but not there${listOf(unknown)}`,
  ].join('\n');
}

const listOf = (ids: readonly string[]): string => (ids.length === 0 ? '' : ` (${ids.join(' ')})`);

export const rules = defineCommand({
  name: 'rules',
  about: 'prints the numbered rules of a game, and fails where one has no test',
  words: ['<game>'],
  options: { coverage: { kind: 'flag', about: 'tell which tests show each rule' } },
  example: 'rules hazard --coverage',
  run({ words, values, lang }) {
    const { folder } = gameNamed(words[0] as string);
    const book = readRules(folder, lang);
    const { rules: list, total, untested, unknown } = book.coverage;
    const body = values.coverage ? coverageText(book, folder) : rulesText(book);
    return {
      ok: untested.length === 0 && unknown.length === 0 && book.problems.length === 0,
      data: { rules: list, total, untested, unknown, problems: book.problems },
      text: `${body}\n\n${sumText(book)}`,
    };
  },
});
