import { expect, it } from 'vitest';
import { parseLedger } from './parse.js';
import { compareTranslation } from './translations.js';

const ledger = (file: string, ...rules: [id: string, origin: string][]) =>
  parseLedger(
    file,
    ['## 1 A', ...rules.flatMap(([id, origin]) => [`- **${id}** Text.`, `  *${origin}*`])].join(
      '\n',
    ),
  );

const english = ledger(
  'RULES.md',
  ['G1.1', 'rulebook | x, A'],
  ['G1.2', 'decision | x, A | because'],
);

it('a full translation has nothing to report', () => {
  const french = ledger(
    'RULES.fr.md',
    ['G1.1', 'livret | x, A'],
    ['G1.2', 'décision | x, A | parce que'],
  );
  expect(compareTranslation(english, french)).toEqual({ missing: [], extra: [], problems: [] });
});

it('a missing rule is told with its line in the original, an extra one with its own', () => {
  const french = ledger('RULES.fr.md', ['G1.1', 'livret | x, A'], ['G1.3', 'livret | x, A']);
  const report = compareTranslation(english, french);
  expect(report.missing).toEqual(['G1.2']);
  expect(report.extra).toEqual(['G1.3']);
  expect(report.problems).toMatchObject([
    { file: 'RULES.md', line: 4, message: 'G1.2 is not in RULES.fr.md' },
    { file: 'RULES.fr.md', line: 4, message: 'G1.3 is not in RULES.md' },
  ]);
});

it('another kind or another source is told', () => {
  const french = ledger(
    'RULES.fr.md',
    ['G1.1', 'option | x, A'],
    ['G1.2', 'décision | x, B | parce que'],
  );
  const { problems } = compareTranslation(english, french);
  expect(problems.map((one) => [one.line, one.message])).toEqual([
    [2, 'G1.1 is "option | x, A" here and "rulebook | x, A" in RULES.md'],
    [4, 'G1.2 is "decision | x, B" here and "decision | x, A" in RULES.md'],
  ]);
});
