import { describe, expect, it } from 'vitest';
import { coverage } from './coverage.js';
import { parseLedger } from './parse.js';

const ledger = parseLedger(
  'RULES.md',
  `## 1 Riding
- **J1.1** The knights ride.
  *rulebook | first edition, Riding*
- **J1.2** Nobody rides twice.
  *decision | first edition, Riding | else the game would not end*
`,
);
const nothing = { ledger, tests: [], scenarios: [], code: [] };
const test = (file: string, title: string) => ({
  file,
  text: `it('${title}', () => { expect(1).toBe(1); });`,
});

describe('coverage', () => {
  it('lists every rule with the tests and scenarios that show it, by file', () => {
    const scenario = { play: [{ red: 'ride' }], rules: { 'J1.1': 'allows' } };
    const found = coverage({
      ...nothing,
      tests: [
        test('b.test.ts', '[J1.1 computes] speed'),
        test('a.test.ts', '[J1.1 allows] a ride'),
      ],
      scenarios: [{ file: 'ride.yaml', text: '', data: scenario }],
    });
    expect(found).toEqual({
      rules: [
        {
          id: 'J1.1',
          kind: 'rulebook',
          source: 'first edition, Riding',
          tests: [
            { file: 'a.test.ts', name: 'a ride', kind: 'allows' },
            { file: 'b.test.ts', name: 'speed', kind: 'computes' },
            { file: 'ride.yaml', name: 'ride', kind: 'allows' },
          ],
        },
        { id: 'J1.2', kind: 'decision', source: 'first edition, Riding', tests: [] },
      ],
      total: 2,
      untested: ['J1.2'],
      unknown: [],
      problems: [],
    });
  });

  it('does not take a mention in code for a test', () => {
    const code = [{ file: 'ride.ts', text: `// Riding. [J1.1]\nconst no = why('J1.2', 'tired');` }];
    expect(coverage({ ...nothing, code })).toMatchObject({
      untested: ['J1.1', 'J1.2'],
      unknown: [],
    });
  });

  it('tells an id that a test cites but the ledger lacks', () => {
    const found = coverage({ ...nothing, tests: [test('a.test.ts', '[J1.10 allows] x')] });
    expect(found.unknown).toEqual(['J1.10']);
    expect(found.problems).toEqual([
      {
        file: 'a.test.ts',
        line: 1,
        message: 'J1.10 is not in RULES.md',
        hint: 'add the rule there or cite the right one',
      },
    ]);
  });

  it.each([
    ['a comment with brackets', '\n// A ride.   [J9.1]'],
    ['brackets with a word', '\n// See [J9.1 forbids].'],
    ['a bare id in a comment', '\n// J9.1: no second ride'],
    ['an id in a block', '/* a\n * J9.1 */'],
    ['a reason', `\nblocked: { rule: 'J9.1' }`],
    ['an argument', `\nreturn why("J9.1", 'tired');`],
  ])('tells an unknown id in %s', (_name, text) => {
    const found = coverage({ ...nothing, code: [{ file: 'ride.ts', text }] });
    expect(found.unknown).toEqual(['J9.1']);
    expect(found.problems).toMatchObject([{ file: 'ride.ts', line: 2 }]);
  });

  it("tells an id of another game's letters in brackets or strings", () => {
    const text = `// [K1.1]\nwhy('L1.1');`;
    expect(coverage({ ...nothing, code: [{ file: 'ride.ts', text }] }).unknown).toEqual([
      'K1.1',
      'L1.1',
    ]);
  });

  it('passes over what only looks like an id', () => {
    const text = `// J1 or xJ9.1 or J9.1x or K9.1 in version V2.1\nconst text = 'see J9.1'; const J9 = x.J9;`;
    expect(coverage({ ...nothing, code: [{ file: 'ride.ts', text }] }).unknown).toEqual([]);
  });

  it('sorts unknown ids as a rulebook would and names each once', () => {
    const text = `// [J9.10] [J9.9] [J9.9.1] [J9.10]`;
    expect(coverage({ ...nothing, code: [{ file: 'ride.ts', text }] }).unknown).toEqual([
      'J9.9',
      'J9.9.1',
      'J9.10',
    ]);
  });
});
