import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../root.js';
import { copyOf } from './testing/copy.js';

/**
 * docs/first-game.md, step by step, in a copy of the project, and the steps that docs/writing-a-game.md adds for a game of
 * one's own; then what every game of the project must pass.
 */

const copy = copyOf(projectRoot());
afterAll(() => copy.remove());

const read = (path: string): string => readFileSync(join(copy.root, path), 'utf8');

/** What must succeed; what it said. */
function expectDone(line: string): string {
  const { exit, said } = copy.sh(line);
  expect(`${line}: ${exit}\n${exit === 0 ? '' : said}`).toBe(`${line}: 0\n`);
  return said;
}

interface Step {
  readonly kind: 'sh' | 'diff';
  readonly text: string;
}

const textOf = (path: string): string => readFileSync(join(projectRoot(), path), 'utf8');
const [, own = ''] = textOf('docs/writing-a-game.md').split('\n## 17 ');
const document = `${textOf('docs/first-game.md')}\n${own.split('\n## 18 ')[0] ?? ''}`;

const steps: readonly Step[] = [...document.matchAll(/^```(sh|diff)\n([\s\S]*?)^```$/gm)].map(
  ([, kind, text = '']) => ({ kind: kind === 'sh' ? 'sh' : 'diff', text }),
);

/** Each line of a shell, and each change, is a step. `npm start` does not end by itself: its turn comes below. */
const lines = steps.flatMap<Step>(({ kind, text }) =>
  kind === 'diff'
    ? [{ kind, text }]
    : text
        .trimEnd()
        .split('\n')
        .map((line) => ({ kind, text: line })),
);

describe.sequential('the first game', () => {
  it.each(lines.filter(({ text }) => text !== 'npm start'))('$kind $text', ({ kind, text }) => {
    if (kind === 'sh') return void expectDone(text);
    writeFileSync(join(copy.root, 'step.diff'), text);
    expectDone('git apply step.diff && rm step.diff');
  });

  it('plays by the changed rules', () => {
    const said = expectDone('./destrier scenario games/joust');
    expect(said).toContain('3 scenarios: 3 passed, 0 failed');
    expect(expectDone('./destrier rules joust --coverage')).toContain('6 rules, 0 without a test');
  });

  it('leaves the lock file as npm would', () => {
    const before = read('package-lock.json');
    expectDone('npm install --package-lock-only --offline --ignore-scripts');
    expect(read('package-lock.json')).toBe(before);
  });

  it('keeps format, lint, types and the way of imports', () => {
    const folders = 'registry web/games games/joust';
    expectDone(`node node_modules/oxfmt/bin/oxfmt --check ${folders}`);
    expectDone('node scripts/imports.mjs');
    expectDone('node node_modules/typescript/bin/tsc -b cli web');
    expectDone(`node node_modules/oxlint/bin/oxlint games/joust web/games/joust registry`);
  });

  it('passes the tests that every game must pass', () => {
    const tests = 'games/joust web/games/registry cli/rules/games cli/scenario/games';
    const vitest = 'node node_modules/vitest/vitest.mjs run --maxWorkers=1';
    expectDone(`${vitest} ${tests}`);
    expectDone(`${vitest} bots/knowledge -t 'at a table of joust'`);
  });

  it('deals four lances to each as well: only what is written down to be looked at is otherwise', () => {
    const content = read('games/joust/content.ts');
    expect(content).toContain('hand: 3');
    writeFileSync(join(copy.root, 'games/joust/content.ts'), content.replace('hand: 3', 'hand: 4'));
    const { said } = copy.sh(
      'node node_modules/vitest/vitest.mjs run --maxWorkers=1 --reporter=json games/joust',
    );
    writeFileSync(join(copy.root, 'games/joust/content.ts'), content);
    const [report = ''] = /^\{.*$/m.exec(said) ?? [];
    const { testResults } = JSON.parse(report) as {
      testResults: { assertionResults: { title: string; status: string }[] }[];
    };
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed');
    expect(failed.map(({ title }) => title.replace(/:.*/, ''))).toEqual([
      '7 perft',
      '8 golden playthrough',
    ]);
  });

  it('bots play by the changed rules, and better than by chance', () => {
    const line = './destrier ladder joust --bots greedy,random --games 600 --json';
    const said = expectDone(line);
    const [answer = ''] = /^\{.*$/m.exec(said) ?? [];
    const { pairs } = JSON.parse(answer) as { pairs: { share: number; share95: number[] }[] };
    // The lower end of the interval: games of the same seed are the same everywhere.
    expect(pairs[0]?.share95[0]).toBeGreaterThan(0.5);
  });

  it('is offered by the server that npm starts, with a page', async () => {
    const { NODE_ENV: _, ...env } = process.env;
    const args = ['scripts/run.mjs', 'cli/dist/main.js', 'serve'];
    const line = '--port 0 --data data --log-level silent --json';
    const server = spawn(process.execPath, [...args, ...line.split(' ')], { cwd: copy.root, env });
    const ready = await new Promise<string>((resolve) =>
      server.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())),
    );
    const { url } = JSON.parse(ready) as { readonly url: string };
    const games = await (await fetch(`${url}/api/v1/games`)).text();
    const page = await fetch(`${url}/`);
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('close', resolve));
    expect(games).toContain('"id":"joust"');
    expect(page.status).toBe(200);
  });
});

describe.sequential('a second game', () => {
  it('refuses an id or a folder that is taken and writes nothing', () => {
    expectDone('mkdir -p games/taken && touch games/taken/mine');
    const stand =
      'find games web/games registry -type f | sort; cksum registry/*.* package-lock.json';
    const before = expectDone(stand);
    for (const [line, words] of [
      ['new joust', 'there is a game "joust" already; give the new one another id'],
      ['new taken', 'games/taken is there already; name another id'],
      ['new other --out games/taken', 'games/taken is there already; name another id'],
    ] as const) {
      const { exit, said } = copy.sh(`./destrier ${line}`);
      expect([exit, said]).toEqual([2, expect.stringContaining(words)]);
    }
    expect(expectDone(stand)).toBe(before);
  });
});
