import { describe, expect, it } from 'vitest';
import { citationsOfTests } from './test-citations.js';

const read = (text: string) => citationsOfTests({ file: 'duel.test.ts', text });
const counted = (text: string) =>
  read(text).counted.map((one) => `${one.id} ${one.kind} ${one.name}`);
const faults = (text: string) => read(text).problems.map((one) => one.message);

describe('a citation counts', () => {
  it('in the title of a test that asserts', () => {
    expect(
      read(
        `\nit('[G6.3 forbids] a reroll without faith', () => {\n  expect(reroll()).toBe('no');\n});`,
      ),
    ).toEqual({
      counted: [
        {
          id: 'G6.3',
          file: 'duel.test.ts',
          line: 2,
          name: 'a reroll without faith',
          kind: 'forbids',
        },
      ],
      problems: [],
    });
  });

  it('for each pair of brackets', () => {
    expect(
      counted(`test("[G6.3 allows] [MK6.4 computes]both", () => { assert.equal(1, 1); });`),
    ).toEqual(['G6.3 allows both', 'MK6.4 computes both']);
  });

  it.each([
    ['it.each', `it.each([[1, ')']])('[G1.1 allows] %s', (n) => { expect(n).toBe(1); });`],
    [
      'it.each with types',
      `it.each<[number, () => string]>(rows)('[G1.1 allows] %s', (n) => { expect(n).toBe(1); });`,
    ],
    ['a tagged table', "it.each`a\n${1}`('[G1.1 allows] %s', (n) => { expect(n).toBe(1); });"],
    ['it.for', `it.for(rows)('[G1.1 allows] %s', (n) => { expect(n).toBe(1); });`],
    ['it.concurrent', `it.concurrent('[G1.1 allows] %s', () => { expect(1).toBe(1); });`],
    ['a template title', 'it(`[G1.1 allows] %s`, () => { expect(1).toBe(1); });'],
    [
      'a test in suites',
      `describe('a', () => { describe('b', () => { it('[G1.1 allows] %s', () => { expect(1).toBe(1); }); }); });`,
    ],
    [
      'an assertion far down',
      `it('[G1.1 allows] %s', () => { const s = ")"; /* ) */ if (/\\)/.test(s)) { expect(1).toBe(1); } });`,
    ],
    ['a helper that asserts', `it('[G1.1 allows] %s', () => { expectRefusal(table); });`],
    ['a property', `it('[G1.1 allows] %s', () => { fc.assert(property); });`],
    [
      'a test with other options',
      `it('[G1.1 allows] %s', { retry: 1 }, () => { expect(1).toBe(1); });`,
    ],
    ['a soft assertion', `it('[G1.1 allows] %s', () => { expect.soft(1).toBe(1); });`],
  ])('in %s', (_name, text) => {
    expect(counted(text)).toEqual(['G1.1 allows %s']);
  });
});

describe('a citation does not count', () => {
  const body = '() => { expect(1).toBe(1); }';

  it.each([
    ['in a comment of a test', `it('plain', () => { // [G1.1 allows]\n expect(1).toBe(1); });`],
    ['in a test that is commented out', `// it('[G1.1 allows] x', ${body});`],
    ['in a string', `const text = "it('[G1.1 allows] x', () => { expect(1).toBe(1); })";`],
    ['in a method of that name', `suite.it('[G1.1 allows] x', ${body});`],
    ['further on in a title', `it('as [G1.1 allows] x', ${body});`],
  ])('%s', (_name, text) => {
    expect(read(text)).toEqual({ counted: [], problems: [] });
  });

  it.each([
    ['it.skip', `it.skip('[G1.1 allows] x', ${body});`],
    ['it.todo', `it.todo('[G1.1 allows] x');`],
    ['it.fails', `it.fails('[G1.1 allows] x', ${body});`],
    ['it.skipIf', `it.skipIf(a)('[G1.1 allows] x', ${body});`],
    ['it.runIf with each', `it.runIf(a).each(rows)('[G1.1 allows] x', ${body});`],
    ['a skip option', `it('[G1.1 allows] x', { retry: 1, skip: true }, ${body});`],
    [
      'a skipped suite',
      `describe.skip('s', () => { describe('t', () => { it('[G1.1 allows] x', ${body}); }); });`,
    ],
  ])('in a test that may not run: %s', (_name, text) => {
    expect(counted(text)).toEqual([]);
    expect(faults(text)).toEqual(['[G1.1 allows] stands in a test that may not run']);
  });

  it('after a skipped suite has ended, the next test counts again', () => {
    expect(counted(`describe.skip('s', () => {}); it('[G1.1 allows] x', ${body});`)).toEqual([
      'G1.1 allows x',
    ]);
  });

  it.each([
    ['nothing in it', '() => {}'],
    ['the assertion in a comment', '() => { // expect(1).toBe(1)\n }'],
    ['the assertion in a string', '() => { run("expect(1).toBe(1)"); }'],
    ['an expect that is not called', '() => { use(expect); }'],
    ['an expect without a matcher', '() => { expect(1); }'],
    ['only a number of assertions announced', '() => { expect.assertions(1); }'],
    ['another test that asserts', "() => {}); it('other', () => { expect(1).toBe(1); }"],
  ])('in a test without an assertion: %s', (_name, empty) => {
    const text = `it('[G1.1 allows] x', ${empty});`;
    expect(counted(text)).toEqual([]);
    expect(faults(text)).toEqual(['[G1.1 allows] stands in a test without an assertion']);
  });

  it.each(['[G1.1]', '[G1.1 permits]', '[G1.1 allows it]'])(
    'as %s, without the right word',
    (citation) => {
      const text = `it('${citation} x', ${body});`;
      expect(counted(text)).toEqual([]);
      expect(read(text).problems).toEqual([
        {
          file: 'duel.test.ts',
          line: 1,
          message: `${citation} does not say what the test shows`,
          hint: 'write [G1.1 allows], [G1.1 forbids] or [G1.1 computes]',
        },
      ]);
    },
  );

  it('in the title of a suite', () => {
    expect(faults(`describe('[G1.1 allows] s', () => { it('x', ${body}); });`)).toEqual([
      '[G1.1 allows] stands in the title of a suite',
    ]);
  });

  it('where brackets hold something else', () => {
    expect(read(`it('[slow] x', ${body});`)).toEqual({ counted: [], problems: [] });
  });
});
