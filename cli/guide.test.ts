import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Box } from '@destrier/engine';
import { checkGames, perft, startMatch } from '@destrier/engine/testkit/check';
import { missingTexts } from '@destrier/text';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from './root.js';
import { readRules } from './rules/read.js';
import { outcomeText, runFile } from './scenario/run-file.js';

const ROOT = projectRoot();
const GUIDE = readFileSync(join(ROOT, 'docs/writing-a-game.md'), 'utf8');
const BLOCK = /^```\w+ games\/joust\/(\S+)\n([\s\S]*?)^```$/gm;

mkdirSync(join(ROOT, '.cache'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.cache/joust-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const [, file = '', text = ''] of GUIDE.matchAll(BLOCK)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const { joust } = (await import(join(folder, 'index.ts'))) as { readonly joust: Box };

/** The small game that docs/writing-a-game.md prints for whoever begins one of his own. */
describe('the second game of the guide', () => {
  it('compiles', () => {
    const compilerOptions = {
      composite: false,
      noEmit: true,
      types: ['node'],
      paths: { '@destrier/engine': ['../../engine/index.ts'] },
    };
    const project = { extends: '../../tsconfig.base.json', compilerOptions, files: ['index.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', folder], {
      encoding: 'utf8',
    });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  });

  it('keeps what every game keeps', () => {
    expect(checkGames(joust.game, { seats: 2 }, { seed: 'guide', games: 20 })).toEqual([]);
  });

  it('has the perft numbers that its test prints', () => {
    const counts = perft(startMatch(joust.game, { seats: 2 }, 'perft'), 4);
    expect(GUIDE).toContain(`counts: [${counts.join(', ')}]`);
  });

  it('says everything', () => {
    expect(missingTexts(joust.game, joust.text)).toEqual([]);
  });

  it('shows each of its rules by a scenario that holds', () => {
    const { coverage, problems } = readRules(relative(ROOT, folder), 'en');
    expect({ ...coverage, rules: coverage.rules.length, problems }).toMatchObject({
      rules: 4,
      untested: [],
      unknown: [],
      problems: [],
    });
    const file = join(folder, 'scenarios/joust.scenario.yaml');
    expect(outcomeText(file, runFile(file, [joust]))).toBe('passed');
  });
});
