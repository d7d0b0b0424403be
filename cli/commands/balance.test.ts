import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { captured } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'destrier-balance-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string): string => join(folder, name);

/** The answer without what differs from run to run. */
async function answerOf(line: string): Promise<Record<string, unknown>> {
  const { exit, json } = await captured(`balance ${line} --json`);
  expect(exit).toBe(0);
  const { timing: _timing, ...rest } = json();
  return rest;
}

const GLORY = 'glory --seats 2 --bots random --seed 1';

describe('balance', () => {
  it('answers with every key of the contract', async () => {
    const { json } = await captured(`balance ${GLORY} --games 1 --json`);
    const answer = json();
    expect(Object.keys(answer).join(' ')).toBe(
      'contract command ok game options seed games bots finished errors seats score length items measures timing',
    );
    expect(answer).toMatchObject({ game: 'glory', seed: '1', games: 1, finished: 1, errors: [] });
    const [seat] = answer['seats'] as object[];
    expect(seat).toMatchObject({ seat: 0, winShare: expect.any(Number) as number });
    expect(Object.keys(answer['score'] as object).join(' ')).toBe(
      'mean sd p10 p50 p90 distribution',
    );
    expect(Object.keys(answer['length'] as object)).toEqual(['decisions']);
    const items = answer['items'] as { kind: string; id: string }[];
    expect(Object.keys(items.find(({ id }) => id === 'training') ?? {}).join(' ')).toBe(
      'kind id source offered used useShare useShare95 kindShare kindShare95 users winShare winShare95',
    );
  });

  it('counts every pawn on one space', async () => {
    const { items } = await answerOf(`${GLORY} --games 1`);
    const spaces = (items as { kind: string; kindShare: number }[]).filter(
      ({ kind }) => kind === 'space',
    );
    expect(spaces).toHaveLength(12);
    expect(spaces.reduce((sum, { kindShare }) => sum + kindShare, 0)).toBeCloseTo(1);
  });

  it('plays games of which nothing but results is known', async () => {
    const { items, seats } = await answerOf('hazard --seats 3 --games 5 --bots random');
    expect(items).toEqual([]);
    expect(seats).toHaveLength(3);
  });

  it('prints a table for people', async () => {
    const { out } = await captured(`balance ${GLORY} --games 1`);
    expect(out).toContain('glory, 2 seats, seed 1: 1 of 1 game finished, 0 errors\n');
    expect(out).toContain('bots are not people');
    expect(out).toMatch(/^squire +rulebook +\d+ of \d+ /m);
  });

  it('writes a page in the language that is asked for', async () => {
    const file = inFolder('page.html');
    await captured(`balance ${GLORY} --games 1 --html ${file} --lang fr`);
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('<h1>Balance of ');
    expect(page).toContain('Écuyer');
  });

  it('stops, and goes on to the same answer', async () => {
    const out = inFolder('kept');
    const line = 'hazard --seats 3 --games 20 --bots random --seed h';
    const { exit, json, err } = await captured(`balance ${line} --out ${out} --json`, {
      cancelled: AbortSignal.abort(),
    });
    expect({ exit, partial: json()['partial'] }).toEqual({ exit: 4, partial: true });
    expect(err).toContain('cancelled after 0 games');
    const resumed = await answerOf(`${line} --out ${out} --resume`);
    expect(resumed).toEqual(await answerOf(line));
  });
});

describe('balance refuses', () => {
  it.each([
    ['an unknown bot', '--bots gredy', 'did you mean "greedy"?'],
    ['bots that do not fit the seats', '--bots random,random,random', '3 bots cannot take 2 seats'],
    ['to go on with nothing', '--resume', '--resume needs --out'],
    ['a page in a folder that is not there', '--html nowhere/page.html', 'cannot be written'],
  ])('%s', async (_what, option, words) => {
    const { exit, err } = await captured(`balance glory --seats 2 --games 1 ${option}`);
    expect(exit).toBe(2);
    expect(err).toContain(words);
  });

  it('to write over what was kept, and to go on with something else', async () => {
    const out = inFolder('mine');
    await captured(`balance hazard --games 2 --bots random --out ${out}`);
    const before = readFileSync(out, 'utf8');
    const over = await captured(`balance hazard --games 2 --bots random --out ${out}`);
    expect({ exit: over.exit, says: over.err.includes('add --resume') }).toEqual({
      exit: 2,
      says: true,
    });
    const other = await captured(`balance hazard --seed 2 --bots random --out ${out} --resume`);
    expect(other).toMatchObject({ exit: 2 });
    expect(other.err).toContain('holds other results');
    const fewer = await captured(`balance hazard --games 1 --bots random --out ${out} --resume`);
    expect(fewer.err).toContain('2 games are counted already');
    expect(readFileSync(out, 'utf8')).toBe(before);
  });

  it('before it has written anything', async () => {
    const out = inFolder('nothing');
    await captured(`balance ${GLORY} --games 1 --out ${out} --html nowhere/page.html`);
    expect(existsSync(out)).toBe(false);
  });
});
