import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captured } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'destrier-records-'));
const record = join(folder, 'workers-0.record');
beforeAll(() => captured(`sim workers --seats 2 --games 1 --seed r --records ${folder}`));
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the record in which something is changed. */
function changed(name: string, change: (text: string) => string): string {
  const file = join(folder, name);
  writeFileSync(file, change(readFileSync(record, 'utf8')));
  return file;
}

describe('replay', () => {
  it('answers with every key of the contract', async () => {
    const { exit, json } = await captured(`replay ${record} --json`);
    const answer = json();
    expect(exit).toBe(0);
    expect(answer).toMatchObject({ game: 'workers', rulesVersion: '1', finished: true });
    expect(answer['seq']).toBe(answer['choices']);
    expect(answer['contentHash']).toMatch(/^sha256:/);
    expect(answer['stateHash']).toMatch(/^sha256:/);
    const result = answer['result'] as { score: number; breakdown: Record<string, number> }[];
    for (const { score, breakdown } of result)
      expect(Object.values(breakdown).reduce((sum, points) => sum + points, 0)).toBe(score);
  });

  it('stops after a choice', async () => {
    const whole = (await captured(`replay ${record} --json`)).json();
    const part = (await captured(`replay ${record} --to 7 --json`)).json();
    expect(part).toMatchObject({ seq: 7, choices: whole['choices'], finished: false });
    expect(part['stateHash']).not.toBe(whole['stateHash']);
    expect((await captured(`replay ${record} --to 0`)).exit).toBe(0);
  });

  it('refuses a choice past the last', async () => {
    const choices = Number((await captured(`replay ${record} --json`)).json()['choices']);
    expect((await captured(`replay ${record} --to ${choices}`)).exit).toBe(0);
    const { exit, err } = await captured(`replay ${record} --to ${choices + 1}`);
    expect(exit).toBe(2);
    expect(err).toContain(`the record has ${choices} choices`);
  });

  it('shows the table as a seat, the public or somebody who sees everything would', async () => {
    const view = async (viewer: string): Promise<{ deck: unknown }> =>
      (await captured(`replay ${record} --to 3 --view ${viewer} --json`)).json()['view'] as {
        deck: unknown;
      };
    expect((await view('public')).deck).toMatchObject({ known: [] });
    expect((await view('1')).deck).toHaveProperty('count');
    expect((await view('all')).deck).toContainEqual(expect.any(String));
    const { exit, err } = await captured(`replay ${record} --view 2`);
    expect(exit).toBe(2);
    expect(err).toContain('a seat from 0 to 1');
  });

  it('says in words who won', async () => {
    const { out } = await captured(`replay ${record}`);
    expect(out).toMatch(/^workers 1, 2 seats: after choice \d+ of \d+, finished\n/);
    expect(out).toMatch(/\n1 {6}[01] /);
  });
});

describe('a record of earlier rules', () => {
  const former = 'games/avalon/fixtures/1.0.0-3-seats-short.record';

  it('is played again by later rules that lead to the same game, and both are named', async () => {
    const words = 'recorded by rules 1.0.0, played again by rules 1.1.0: the same game';
    for (const command of ['replay', 'verify']) {
      expect((await captured(`${command} ${former}`)).out).toContain(`\n${words}`);
      expect((await captured(`${command} ${former} --json`)).json()).toMatchObject({
        ok: true,
        recordedRules: '1.0.0',
        rulesVersion: '1.1.0',
      });
    }
  });

  it('is not spoken of where the rules are the same', async () => {
    expect((await captured(`replay ${record}`)).out).not.toContain('recorded by');
  });
});

describe('verify', () => {
  it('answers with every key of the contract', async () => {
    const { exit, json } = await captured(`verify ${record} --json`);
    expect(exit).toBe(0);
    expect(json()).toMatchObject({ ok: true, seed: 'r/0', nonces: [], unchecked: 0 });
    const { choices } = (await captured(`replay ${record} --json`)).json();
    expect(json()['checked']).toMatchObject({ choices });
    expect(json()['commitment']).toMatch(/^sha256:/);
  });

  it('says what it proves and what not, in the language asked for', async () => {
    const { out } = await captured(`verify ${record}`);
    expect(out).toContain('\nproved: Nothing was changed');
    expect(out).toContain('\nnot proved: Who sat at which seat');
    expect((await captured(`verify ${record} --lang fr`)).out).toContain(
      'prouvé : Rien n’a été changé',
    );
  });

  it('fails with 1 at the draw that another seed gives', async () => {
    const file = changed('seed.record', (text) => text.replace('seed r/0', 'seed r/1'));
    const { exit, json } = await captured(`verify ${file} --json`);
    expect(exit).toBe(1);
    expect(json()).toMatchObject({ ok: false, mismatch: { seq: 0, what: 'seed' } });
    expect((await captured(`verify ${file}`)).out).toContain('FALSE at choice 0: seed');
  });
});

it('verify fails with 1 at the die that was changed', async () => {
  const file = changed('die.record', (text) =>
    text.replace(/~ dice@(.) (.)$/m, (_line, seat, face) => `~ dice@${seat} ${(face % 6) + 1}`),
  );
  const { exit, json } = await captured(`verify ${file} --json`);
  expect(exit).toBe(1);
  expect(json()).toMatchObject({
    ok: false,
    mismatch: { what: 'draw', expected: expect.any(String) as unknown },
  });
  expect((await captured(`replay ${file}`)).exit).toBe(3);
});

it('no byte can be changed without replay and verify saying so', async () => {
  await captured(`sim hazard --games 1 --option rounds=2 --records ${folder}`);
  const bytes = readFileSync(join(folder, 'hazard-0.record'));
  const file = join(folder, 'flipped.record');
  const passed: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const flipped = Buffer.from(bytes);
    flipped[at] = (bytes[at] as number) ^ 1;
    writeFileSync(file, flipped);
    for (const command of ['replay', 'verify']) {
      const { exit } = await captured(`${command} ${file} --quiet`);
      if (exit !== 1 && exit !== 3) passed.push(at);
    }
  }
  expect(passed).toEqual([]);
});

describe('a record that cannot be read', () => {
  it.each([
    ['truncated', 'record.truncated', (text: string) => text.slice(0, text.length - 3)],
    [
      'damaged',
      'record.damaged',
      (text: string) => text.replace(/^end .*$/m, `end sha256:${'0'.repeat(64)}`),
    ],
    ['foreign', 'record.foreign', () => 'another program wrote this\n'],
    [
      'newer',
      'record.newer',
      (text: string) => text.replace('destrier-record 1', 'destrier-record 2'),
    ],
  ])('exits with 3: %s', async (name, code, change) => {
    const file = changed(`${name}.record`, change);
    for (const command of ['replay', 'verify']) {
      const { exit, json, err } = await captured(`${command} ${file} --json`);
      expect({ exit, err }).toEqual({ exit: 3, err: '' });
      const { error } = json();
      expect(error).toMatchObject({
        file,
        line: expect.any(Number) as unknown,
        hint: expect.any(String) as unknown,
      });
      expect((error as { code: string }).code).toBe(code);
    }
  });

  it('exits with 3 where there is no file', async () => {
    const { exit, json } = await captured(`replay ${join(folder, 'none')} --json`);
    expect(exit).toBe(3);
    expect(json()).toMatchObject({ ok: false, error: { code: 'record.damaged' } });
  });
});
