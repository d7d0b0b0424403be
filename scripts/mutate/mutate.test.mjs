import { spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Runner } from './runners.mjs';

const SCRIPT = fileURLToPath(new URL('../mutate.mjs', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const PATIENT = { timeout: 120_000 };

const RULES = `
export type Verdict = 'first' | 'second' | 'nobody';

export function winner(a: number, b: number): Verdict {
  if (a > b) return 'first';
  return a === b ? 'nobody' : 'second';
}

export function prize(wins: number): number {
  return Math.min(wins * 2, 5);
}
`;
const STRONG = `
import { expect, test } from 'vitest';
import { prize, winner } from './rules/duel.js';
test('the stronger wins', () => {
  expect(winner(2, 1)).toBe('first');
  expect(winner(1, 2)).toBe('second');
  expect(winner(1, 1)).toBe('nobody');
});
test('two for each win, five at most', () => {
  expect([1, 2, 3].map(prize)).toEqual([2, 4, 5]);
});
`;
const WEAK = `
import { expect, test } from 'vitest';
import { winner } from './rules/duel.js';
test('somebody wins', () => { expect(winner(2, 1)).toBeDefined(); });
`;
const DEPENDENT = `
import { expect, test } from 'vitest';
import { winner } from '@tiny/weak';
test('the dependent knows', () => { expect(winner(1, 1)).toBe('nobody'); });
`;

/** @param {string} name */
const manifest = (name) => JSON.stringify({ name, type: 'module', exports: './rules/duel.ts' });

/** @type {Record<string, string>} */
const FILES = {
  'package.json': manifest('tiny'),
  'strong/package.json': manifest('@tiny/strong'),
  'strong/rules/duel.ts': RULES,
  'strong/duel.test.ts': STRONG,
  'weak/package.json': manifest('@tiny/weak'),
  'weak/rules/duel.ts': RULES,
  'weak/duel.test.ts': WEAK,
  'user/package.json': manifest('@tiny/user'),
  'user/user.test.ts': DEPENDENT,
  'broken/rules/duel.ts': RULES,
  'broken/duel.test.ts': STRONG.replace("toBe('first')", "toBe('second')"),
  'broken/package.json': manifest('@tiny/broken'),
  'empty/duel.test.ts': WEAK,
  'loop/loop.test.ts': WEAK,
};

/** @type {string} */
let tree = '';

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'tiny-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  mkdirSync(join(tree, 'node_modules', '@tiny'), { recursive: true });
  symlinkSync(join(PACKAGES, 'vitest'), join(tree, 'node_modules', 'vitest'));
  symlinkSync('../../weak', join(tree, 'node_modules', '@tiny', 'weak'));
});

afterAll(() => rmSync(tree, { recursive: true }));

/**
 * @typedef {object} Result
 * @property {string} kind
 * @property {string} after
 * @property {boolean} noticed
 * @property {string | null} by
 * @property {boolean} reached
 *
 * @typedef {object} Output
 * @property {true} [partial]
 * @property {Result[]} mutants
 * @property {Result[]} survivors
 * @property {number} noticed
 * @property {number} share
 * @property {{ code: string, message: string, hint: string }} [error]
 *
 * @typedef {import('node:child_process').ChildProcess} Child
 */

/**
 * @param {string} line
 * @param {(words: string, child: Child) => void} [onWords] told what is on stderr
 * @returns {Promise<{ code: number | null, output: Output }>}
 */
function mutate(line, onWords) {
  const child = spawn(process.execPath, [SCRIPT, ...line.split(' '), '--json'], { cwd: tree });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => onWords?.(String(chunk), child));
  return new Promise((resolve) => {
    child.on('close', (code) =>
      resolve({ code, output: /** @type {Output} */ (JSON.parse(text)) }),
    );
  });
}

/** Every file of the tree with its text. */
function contents() {
  return readdirSync(tree, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules') && /\.\w+$/.test(file))
    .sort()
    .map((file) => [file, readFileSync(join(tree, file), 'utf8')]);
}

describe('on a tree of its own', PATIENT, () => {
  test('a strong test notices every change, and no file is changed', async () => {
    const before = contents();
    const { code, output } = await mutate('strong/rules');
    expect(code).toBe(0);
    expect(output).toMatchObject({ folder: 'strong/rules', seed: '1', noticed: 7, share: 1 });
    expect(output.survivors).toEqual([]);
    expect(output.mutants.map((one) => one.kind)).toEqual([
      'condition',
      'comparison',
      'comparison',
      'minmax',
      'arithmetic',
      'number',
      'number',
    ]);
    expect(output.mutants[0]?.by).toBe('strong/duel.test.ts > the stronger wins');
    expect(contents()).toEqual(before);
  });

  test('a weak test notices none, and what it does not run is told', async () => {
    const { code, output } = await mutate('weak/rules');
    expect(code).toBe(0);
    expect(output).toMatchObject({ noticed: 0, share: 0, unreached: 4 });
    expect(output.survivors).toHaveLength(7);
    expect(output.survivors.map((one) => one.reached)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('tests of a dependent package see the change through its package name', async () => {
    const { output } = await mutate('weak/rules --tests weak --tests user/*.test.ts --threads 2');
    expect(output.mutants.filter((one) => one.noticed)).toMatchObject([
      { kind: 'condition', by: 'user/user.test.ts > the dependent knows' },
      { kind: 'comparison', by: 'user/user.test.ts > the dependent knows' },
      { kind: 'comparison', by: 'user/user.test.ts > the dependent knows' },
    ]);
  });

  test('ended early it tells what there is, and goes on from there', async () => {
    const cut = await mutate('strong/rules --sample 6 --out results.jsonl', (words, child) => {
      if (words.includes('2 of 6 tried')) child.kill('SIGINT');
    });
    expect(cut.code).toBe(4);
    expect(cut.output.partial).toBe(true);
    const known = cut.output.mutants.length;
    expect(known).toBeGreaterThanOrEqual(2);
    expect(known).toBeLessThan(6);

    let start = '';
    const rest = await mutate(
      'strong/rules --sample 6 --out results.jsonl --resume',
      (words) => (start += words),
    );
    expect(start).toContain(`${known} known`);
    expect(rest.code).toBe(0);
    expect(rest.output.partial).toBeUndefined();
    expect(rest.output.mutants.slice(0, known)).toEqual(cut.output.mutants);
    expect(rest.output.mutants).toHaveLength(6);

    const again = await mutate('strong/rules --sample 6 --out results.jsonl');
    expect(again.output.error?.message).toBe('results.jsonl is already there');
    const other = await mutate('strong/rules --sample 5 --out results.jsonl --resume');
    expect(other.code).toBe(3);
    expect(other.output.error?.code).toBe('results.foreign');
  });

  test('tests that fail beforehand are told and nothing is tried', async () => {
    const { code, output } = await mutate('broken');
    expect(code).toBe(3);
    expect(output.error?.code).toBe('tests.failing');
    expect(output.error?.message).toContain('broken/duel.test.ts > the stronger wins');
  });

  test.each([
    ['strong --sampel 3', /--sampel/],
    ['strong --sample none', /^--sample none is not possible$/],
    ['nowhere', /^there is no folder nowhere$/],
    ['..', /^there is no folder \.\.$/],
    ['empty', /^empty holds no TypeScript sources$/],
    ['strong --tests nowhere', /^no tests in nowhere$/],
  ])('wrong use is told: %s', async (line, message) => {
    const { code, output } = await mutate(line);
    expect(code).toBe(2);
    expect(output).toMatchObject({ contract: 1, command: 'mutate', ok: false });
    expect(output.error?.code).toBe('usage.option');
    expect(output.error?.message).toMatch(message);
  });
});

describe('the runner of a copy', PATIENT, () => {
  /** @param {string} body */
  const ask = (body) => ({
    write: [
      {
        file: 'loop/loop.test.ts',
        text: `import { test } from 'vitest'; test('t', () => { ${body} });`,
      },
    ],
    tests: ['loop/loop.test.ts'],
  });

  test('ends a test without end, outlives a crash, and runs the next one', async () => {
    const runner = new Runner({ copy: tree });
    try {
      expect(await runner.start()).toContain('loop/loop.test.ts');
      expect(await runner.run(ask('for (;;);'), 3)).toBe('timeout');
      expect(await runner.run(ask("process.kill(process.pid, 'SIGKILL');"), 60)).toBe('crash');
      expect(await runner.run(ask(''), 60)).toMatchObject({ failed: null });
      expect(await runner.run(ask("throw new Error('x');"), 60)).toMatchObject({
        failed: 'loop/loop.test.ts > t',
      });
    } finally {
      runner.stop();
    }
  });
});
