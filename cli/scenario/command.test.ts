import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runScenarios } from './command.js';
import { market } from './market.js';

const GOOD = 'game: market\nseats: 2\nexpect: {over: false}\n';
const BAD =
  'game: market\nseats: [red, white]\nrules: {M2.1: computes}\nexpect:\n  red:\n    coins: 5\n';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('scenarios in files', () => {
  it('are run one by one, and counted', () => {
    const answer = runScenarios(
      [write('a.scenario.yaml', GOOD), write('any.yaml', GOOD)],
      [market],
    );
    expect(answer).toEqual({
      ok: true,
      data: { files: 2, passed: 2, failed: [] },
      text: '2 scenarios: 2 passed, 0 failed',
    });
  });

  it('tell where one fails, and why', () => {
    const file = write('b.scenario.yaml', BAD);
    const answer = runScenarios([write('a.scenario.yaml', GOOD), file], [market]);
    expect(answer.ok).toBe(false);
    expect(answer.data).toEqual({
      files: 2,
      passed: 1,
      failed: [{ file, line: 6, expected: 'red.coins: 5', found: '4', rule: 'M2.1' }],
    });
    expect(answer.text).toBe(
      `${file}:6\n  expected  red.coins: 5\n  found     4\n  rule      M2.1\n2 scenarios: 1 passed, 1 failed`,
    );
  });

  it('are run once, however often they are named', () => {
    const file = write('a.scenario.yaml', GOOD);
    expect(runScenarios([file, folder, file], [market]).data).toMatchObject({ files: 1 });
  });

  it('that cannot be understood stop no other, and are told with file and line', () => {
    const bad = write('b.scenario.yaml', 'game: market\nseats: 2\nexpct: {}\n');
    const odd = write('d.scenario.yaml', '\t- [');
    const failing = write('c.scenario.yaml', BAD);
    const answer = runScenarios([bad, failing, odd, write('e.scenario.yaml', GOOD)], [market]);
    const told = {
      file: bad,
      line: 3,
      message: 'a scenario has no "expct"',
      hint: 'did you mean "expect"?',
    };
    expect(answer).toMatchObject({
      ok: false,
      exit: 3,
      data: {
        files: 4,
        passed: 1,
        failed: [{ file: failing, line: 6 }],
        invalid: [told, { file: odd }],
        error: { code: 'scenario.invalid', ...told },
      },
    });
    expect(answer.text).toContain(
      `${bad}:3\n  a scenario has no "expct"\n  did you mean "expect"?`,
    );
    expect(answer.text).toMatch(/4 scenarios: 1 passed, 1 failed, 2 not understood$/);
  });

  it('that cannot be read stop no other either', () => {
    const folderOnly = join(folder, 'f.scenario.yaml');
    mkdirSync(folderOnly);
    const gone = join(folder, 'gone.scenario.yaml');
    symlinkSync(join(folder, 'nowhere'), gone);
    const answer = runScenarios([write('a/a.scenario.yaml', GOOD), folder], [market]);
    expect(answer.data).toMatchObject({ files: 2, passed: 1, invalid: [{ file: gone, line: 1 }] });
  });
});

describe('scenarios in folders', () => {
  it('are all below it that end in .scenario.yaml, in the order of their names', () => {
    const first = write('a/z.scenario.yaml', BAD);
    const second = write('b/a.scenario.yaml', BAD);
    write('b/notes.yaml', 'nothing of the kind');
    write('node_modules/x/a.scenario.yaml', 'nothing of the kind');
    const { failed } = runScenarios([folder], [market]).data as { failed: { file: string }[] };
    expect(failed.map(({ file }) => file)).toEqual([first, second]);
  });

  it('must be there', () => {
    write('notes.yaml', GOOD);
    const hint = 'name a file, or a folder with files whose names end in .scenario.yaml';
    expect(() => runScenarios([folder], [market])).toThrow(
      expect.objectContaining({
        code: 'scenario.invalid',
        message: `there is no scenario below ${folder}`,
        hint,
      }),
    );
    const gone = join(folder, 'gone');
    expect(() => runScenarios([gone], [market])).toThrow(
      expect.objectContaining({
        code: 'scenario.invalid',
        message: `there is no file or folder ${gone}`,
        hint,
      }),
    );
  });
});
