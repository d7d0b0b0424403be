import { hintFor } from '@destrier/engine';
import { gameNamed } from '../boxes.js';
import { defineCommand, type Answer } from '../command.js';
import { wrongOption } from '../errors.js';
import { rulebookOf, ruleText, ruleWith } from '../play/rulebook.js';
import { tellFlow } from '../rules/flow.js';
import { codeIn, readRules, type RuleBook } from '../rules/read.js';
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

/** One rule, as a person reads it and as a program does. */
function tellRule({ ledger, coverage }: RuleBook, id: string, game: string): Answer {
  const rule = ruleWith(ledger, id);
  if (rule === undefined)
    throw wrongOption(
      `${game} has no rule ${id}`,
      `${hintFor(
        id,
        ledger.rules.map((one) => one.id),
      )}; destrier rules ${game} prints all`,
    );
  const { kind, source, reason, title, text } = rule;
  const tests = coverage.rules.find((one) => one.id === rule.id)?.tests ?? [];
  return {
    ok: true,
    data: { rules: [{ id: rule.id, kind, source, title, text, reason, tests }], total: 1 },
    text: [ruleText(rule), `${kind} | ${source}`, ...(reason === undefined ? [] : [reason])].join(
      '\n',
    ),
  };
}

export const rules = defineCommand({
  name: 'rules',
  about: 'prints the numbered rules of a game, and fails where one has no test',
  words: ['<game>', '[rule]'],
  options: {
    coverage: { kind: 'flag', about: 'tell which tests show each rule' },
    flow: { kind: 'flag', about: 'print the whole flow of the game: procedures, steps, questions' },
  },
  example: 'rules hazard --coverage',
  run({ words, values, lang }) {
    const [game = '', rule] = words;
    const { folder, game: played } = gameNamed(game);
    if (values.flow && rule !== undefined)
      throw wrongOption('rules tells one rule or the flow', 'leave the rule or --flow out');
    if (values.flow) return tellFlow(played, rulebookOf({ folder }, lang), codeIn(folder), lang);
    const book = readRules(folder, lang);
    if (rule !== undefined) return tellRule(book, rule, game);
    const { rules: list, total, untested, unknown } = book.coverage;
    const body = values.coverage ? coverageText(book, folder) : rulesText(book);
    return {
      ok: untested.length === 0 && unknown.length === 0 && book.problems.length === 0,
      data: { rules: list, total, untested, unknown, problems: book.problems },
      text: `${body}\n\n${sumText(book)}`,
    };
  },
});
