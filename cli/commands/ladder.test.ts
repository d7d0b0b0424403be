import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { captured } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'destrier-ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SHORT = 'ladder hazard --option rounds=2 --bots greedy,random';

async function timeless(line: string): Promise<Record<string, unknown>> {
  const { timing: _, ...rest } = (await captured(`${line} --json`)).json();
  return rest;
}

describe('ladder', () => {
  it('answers with every key of the contract', async () => {
    const { exit, json } = await captured(`${SHORT},strong:2 --games 2 --json`);
    expect(exit).toBe(0);
    const answer = json();
    expect(answer).toMatchObject({
      command: 'ladder',
      ok: true,
      seats: 2,
      games: 6,
      bots: [
        { id: 'greedy', version: 1, iterations: 0, games: 4 },
        { id: 'random', version: 1, iterations: 0, games: 4 },
        { id: 'strong:2', version: 1, iterations: 2, games: 4 },
      ],
    });
    const [bot] = answer['bots'] as object[];
    expect(Object.keys(bot ?? {}).join(' ')).toBe('id version iterations rating games');
    const pairs = answer['pairs'] as { a: string; b: string }[];
    expect(pairs.map(({ a, b }) => `${a} ${b}`)).toEqual([
      'greedy random',
      'greedy strong:2',
      'random strong:2',
    ]);
    expect(Object.keys(pairs[0] ?? {}).join(' ')).toBe('a b games wins draws losses share share95');
    const { perDecision, iterationsPerSecond } = answer['timing'] as Record<string, object>;
    expect(Object.keys(perDecision ?? {})).toEqual(['greedy', 'random', 'strong:2']);
    expect(iterationsPerSecond).toMatchObject({
      greedy: 0,
      'strong:2': expect.any(Number) as number,
    });
  });

  it('plays whole pairs, the same for the same seed', async () => {
    const three = await timeless(`${SHORT} --games 3`);
    expect(three).toEqual(await timeless(`${SHORT} --games 4`));
    expect(three).not.toEqual(await timeless(`${SHORT} --games 4 --seed 2`));
  });

  it('says in words who is better, and what a test has decided', async () => {
    const { out } = await captured(`${SHORT} --sprt 0.1,0.9`);
    expect(out).toMatch(/\ngreedy +\d+\.\d\d ± \d+\.\d\d +\d+ /);
    expect(out).toMatch(/\ngreedy - random .*accept \(0\.1 \/ 0\.9, llr \d+\.\d\d\)\n/);
  });

  it('lets the values of an option take turns', async () => {
    const line = 'ladder hazard --bots greedy,random --games 4';
    const varied = await timeless(`${line} --vary rounds=2,3`);
    expect(varied['vary']).toEqual({ option: 'rounds', values: ['2', '3'] });
    const { exit, err } = await captured(`${line} --vary rounds=2,many`);
    expect(exit).toBe(2);
    expect(err).toContain('rounds');
  });
});

describe('a ladder with a file', () => {
  it('goes on where it was cancelled', async () => {
    const file = join(folder, 'a.ladder');
    const line = `${SHORT} --games 6 --out ${file}`;
    const none = await captured(`${line} --json`, { cancelled: AbortSignal.abort() });
    expect(none.exit).toBe(4);
    expect(none.json()).toMatchObject({ partial: true, ok: false, games: 0 });
    const whole = await timeless(`${line} --resume`);
    expect(whole).toEqual(await timeless(`${SHORT} --games 6`));
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(5);
  });

  it('is refused where the file is there, or holds other results', async () => {
    const file = join(folder, 'b.ladder');
    await captured(`${SHORT} --games 2 --out ${file}`);
    const again = await captured(`${SHORT} --games 2 --out ${file}`);
    expect(again.exit).toBe(2);
    expect(again.err).toContain('add --resume');
    const other = await captured(`${SHORT} --games 2 --seed 2 --out ${file} --resume`);
    expect(other.exit).toBe(2);
    expect(other.err).toContain('holds other results');
  });
});

it.each([
  ['ladder hazard', 'such as --bots greedy,random'],
  ['ladder hazard --bots greedy', 'name two or more'],
  ['ladder hazard --bots greedy,randon', 'did you mean "random"?'],
  ['ladder hazard --bots greedy,strong@7', 'write strong, strong@1 or strong:50'],
  ['ladder hazard --bots strong,strong@1:100', 'name each bot once'],
  ['ladder hazard --bots greedy,random --games 2 --sprt 0.4,0.6', 'a test ends itself'],
  ['ladder hazard --bots greedy,random --sprt 0.6,0.4', 'the smaller first'],
  ['ladder hazard --bots greedy,random --sprt 0,0.4', 'between 0 and 1'],
  ['ladder hazard --bots greedy,random --sprt 0.4', 'two shares'],
  ['ladder hazard --bots greedy,random,strong --sprt 0.4,0.6', 'name two bots'],
  ['ladder hazard --bots greedy,random --resume', 'give --out <file>'],
  ['ladder glory --bots greedy,random --seats 1', 'from 2 up'],
])('%s is wrong use: %s', async (line, hint) => {
  const { exit, out, err } = await captured(line);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toContain(hint);
});
