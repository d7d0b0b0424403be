import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { captured } from '../captured.js';
import { readRules } from '../rules/read.js';

const folder = mkdtempSync(join(tmpdir(), 'destrier-checks-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('games', () => {
  it('lists what people play, with every key of the contract', async () => {
    const { games } = (await captured('games --json')).json();
    expect(games).toContainEqual({
      id: 'hazard',
      title: expect.any(String) as unknown,
      designers: ['Destrier contributors'],
      publishers: [],
      rulesVersion: expect.any(String) as unknown,
      contentHash: expect.stringMatching(/^sha256:/) as unknown,
      seats: { min: 2, max: 5 },
      options: expect.arrayContaining([
        { id: 'mercy', values: ['on', 'off'], default: 'on' },
      ]) as unknown,
      locales: ['en', 'fr', 'ru'],
      bots: ['random', 'greedy', 'strong', 'master'],
    });
  });
});

describe('scenario', () => {
  const file = join(folder, 'one.scenario.yaml');
  const write = (rest: string): void =>
    writeFileSync(file, `game: tricks\nseats: 3\nseed: a\n${rest}`);

  it('passes', async () => {
    write('expect:\n  over: false\n');
    const { exit, json } = await captured(`scenario ${file} --json`);
    expect(exit).toBe(0);
    expect(json()).toMatchObject({ ok: true, files: 1, passed: 1, failed: [] });
  });

  it('fails with 1 and says where', async () => {
    write('expect:\n  over: true\n');
    const { exit, json } = await captured(`scenario ${folder} --json`);
    expect(exit).toBe(1);
    expect(json()).toMatchObject({ ok: false, files: 1, passed: 0, failed: [{ file, line: 5 }] });
  });

  it('that is not understood exits with 3', async () => {
    write('expcet:\n  over: true\n');
    const { exit, json } = await captured(`scenario ${file} --json`);
    expect(exit).toBe(3);
    expect(json()).toMatchObject({ ok: false, error: { code: 'scenario.invalid', file, line: 4 } });
  });

  it('that is not there exits with 3, and none named with 2', async () => {
    expect((await captured(`scenario ${join(folder, 'none')}`)).exit).toBe(3);
    expect((await captured('scenario')).exit).toBe(2);
    expect((await captured(`scenario ${folder} --words hazard`)).exit).toBe(2);
  });

  it('knows the rules of its game', async () => {
    writeFileSync(file, 'game: hazard\nseats: 2\nrules: {H9.9: computes}\nexpect: {over: false}\n');
    const { exit, json } = await captured(`scenario ${file} --json`);
    expect(exit).toBe(3);
    expect(json()).toMatchObject({ error: { message: 'hazard has no rule H9.9', line: 3 } });
  });

  it('lists the words of a game', async () => {
    const { exit, json } = await captured('scenario --words hazard --json');
    expect(exit).toBe(0);
    expect(json()).toMatchObject({
      words: expect.arrayContaining([
        expect.objectContaining({ name: 'silver', of: 'seat', example: 3 }),
      ]) as unknown,
      begins: [{ name: 'cast', needs: [{ name: 'caster', kind: 'seat' }] }],
    });
  });
});

describe('rules', () => {
  it('tells which tests show each rule', async () => {
    const { json } = await captured('rules tricks --json');
    const { rules, total } = json() as { rules: { id: string; tests: object[] }[]; total: number };
    expect(rules).toHaveLength(total);
    expect(rules[0]).toMatchObject({
      id: 'T1.1',
      kind: expect.stringMatching(/^(rulebook|decision|option)$/) as unknown,
      source: expect.any(String) as unknown,
    });
    expect(rules[0]?.tests[0]).toMatchObject({
      file: expect.stringMatching(/^engine\/testgames\/tricks\//) as unknown,
      name: expect.any(String) as unknown,
      kind: expect.stringMatching(/^(allows|forbids|computes)$/) as unknown,
    });
  });

  it('prints the rules, or the tests of each', async () => {
    expect((await captured('rules tricks')).out).toMatch(/^1 .*\nT1\.1 /);
    const { out } = await captured('rules tricks --coverage');
    expect(out).toMatch(/^T1\.1 +rulebook +\d+ tests? /);
    expect(out).toContain('not run here: ./destrier scenario engine/testgames/tricks)');
  });

  it('are those of the language where the game has them', async () => {
    const french = readRules('examples/hazard', 'fr').ledger.file;
    expect(french).toBe('examples/hazard/RULES.fr.md');
    expect(readRules('engine/testgames/tricks', 'fr').ledger.file).toMatch(/tricks\/RULES\.md$/);
  });

  it('are printed one by one, by their ids, in the language', async () => {
    const { exit, out } = await captured('rules hazard h2.2');
    expect(exit).toBe(0);
    expect(out).toMatch(/^H2\.2 Limits\. .*\nrulebook \| Hazard, Wagers\n$/);
    expect((await captured('rules hazard H2.2 --lang ru')).out).toMatch(/^H2\.2 [А-Я]/);
    expect((await captured('rules hazard H2.2 --json')).json()).toMatchObject({
      ok: true,
      rules: [{ id: 'H2.2', kind: 'rulebook', tests: expect.arrayContaining([]) as unknown }],
      total: 1,
    });
    const unknown = await captured('rules hazard H2.22');
    expect(unknown.exit).toBe(2);
    expect(unknown.err).toContain('hazard has no rule H2.22; did you mean "H2.2"?');
  });

  it('of a game without a ledger cannot be told', async () => {
    const { exit, err } = await captured('rules ring');
    expect(exit).toBe(2);
    expect(err).toContain('engine/testgames/ring/RULES.md');
  });
});
