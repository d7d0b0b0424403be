import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { captured } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'destrier-sim-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Sim {
  readonly finished: number;
  readonly digest: string;
  readonly decisions: { readonly total: number; readonly mean: number; readonly max: number };
  readonly seatResults: readonly {
    readonly seat: number;
    readonly bot: string;
    readonly winShare: number;
    readonly winShare95: readonly [number, number];
  }[];
  readonly fired: { readonly [id: string]: number };
}

async function simOf(line: string): Promise<Sim> {
  const { exit, json } = await captured(`sim ${line} --json`);
  expect(exit).toBe(0);
  return json() as unknown as Sim;
}

describe('sim', () => {
  it('answers with every key of the contract', async () => {
    const { json } = await captured('sim tricks --seats 4 --games 5 --seed 7 --json');
    const answer = json();
    expect(Object.keys(answer).join(' ')).toBe(
      'contract command ok game seats options seed games finished errors fallen decisions seatResults fired digest timing',
    );
    expect(answer).toMatchObject({
      game: 'tricks',
      seats: 4,
      options: { rounds: '2', passing: 'on', limit: '12' },
      seed: '7',
      games: 5,
      finished: 5,
      errors: [],
      fallen: [],
      fired: {},
    });
    expect(answer['digest']).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(Object.keys(answer['timing'] as object).join(' ')).toBe(
      'seconds threads decisionsPerSecond decisionsPerSecondPerThread msPerGame',
    );
  });

  it('gives each seat its share of the wins, with an interval around it', async () => {
    const { seatResults, decisions, finished } = await simOf('tricks --seats 3 --games 20');
    expect(seatResults.map(({ seat, bot }) => [seat, bot])).toEqual([
      [0, 'random'],
      [1, 'random'],
      [2, 'random'],
    ]);
    expect(seatResults.reduce((sum, { winShare }) => sum + winShare, 0)).toBeCloseTo(1);
    for (const {
      winShare,
      winShare95: [low, high],
    } of seatResults) {
      expect(low).toBeLessThan(winShare);
      expect(high).toBeGreaterThan(winShare);
    }
    expect(decisions.total / finished).toBe(decisions.mean);
    expect(decisions.max).toBeGreaterThanOrEqual(decisions.mean);
  });

  it('plays the same games for the same seed, others for another', async () => {
    const one = await simOf('workers --seats 2 --games 3 --seed a');
    expect((await simOf('workers --seats 2 --games 3 --seed a')).digest).toBe(one.digest);
    expect((await simOf('workers --seats 2 --games 3 --seed b')).digest).not.toBe(one.digest);
    expect((await simOf('workers --seats 2 --games 4 --seed a')).digest).not.toBe(one.digest);
  });

  it('counts rules and events, those that never occurred too', async () => {
    const { fired } = await simOf('workers --seats 1 --games 2 --fired');
    expect(fired['W1.2']).toBe(2);
    expect(fired['marched']).toBeGreaterThan(0);
    const { fired: without } = await simOf('workers --seats 2 --games 2 --fired');
    expect(without['marched']).toBe(0);
  });

  it('does the same whether rules are counted and records written or not', async () => {
    const plain = await simOf('tricks --games 2');
    const full = await simOf(`tricks --games 2 --fired --records ${join(folder, 'same')}`);
    expect(full.digest).toBe(plain.digest);
  });

  it('refuses a bot it does not know, and bots that do not fit the seats', async () => {
    const unknown = await captured('sim tricks --bots gready --json');
    expect(unknown.exit).toBe(2);
    expect(unknown.json()).toMatchObject({ error: { code: 'usage.option' } });
    expect((await captured('sim tricks --bots gready')).err).toContain('did you mean "greedy"?');
    expect((await captured('sim tricks --bots greedy@9')).err).toContain(
      'write greedy or greedy@1',
    );
    expect((await captured('sim tricks --seats 3 --bots random,random')).err).toContain(
      '2 bots cannot take 3 seats',
    );
    expect((await captured('sim tricks --games 1 --bots random,random,random')).exit).toBe(0);
  });

  it('refuses a folder for records that is a file', async () => {
    writeFileSync(join(folder, 'file'), '');
    const { exit, err } = await captured(`sim tricks --games 1 --records ${join(folder, 'file')}`);
    expect(exit).toBe(2);
    expect(err).toContain('name a folder');
  });
});

describe('bots that think', () => {
  it('take the seats they are named for, and play the same games for the same seed', async () => {
    const line = 'hazard --option rounds=2 --games 6 --bots random,greedy';
    const one = await simOf(line);
    expect(one.seatResults.map(({ bot }) => bot)).toEqual(['random', 'greedy']);
    expect((await simOf(line)).digest).toBe(one.digest);
    const others = await simOf('hazard --option rounds=2 --games 6 --bots greedy,strong:2');
    expect(others.digest).not.toBe(one.digest);
    expect(one.finished).toBe(6);
  });

  it('leave the same rules, events and records behind', async () => {
    const line = 'hazard --option rounds=2 --games 2 --bots random,greedy';
    const records = join(folder, 'thinking');
    const { fired, digest } = await simOf(`${line} --fired --records ${records}`);
    expect(fired['H1.1']).toBe(2);
    expect(digest).toBe((await simOf(line)).digest);
    for (const file of readdirSync(records)) {
      const { exit, json } = await captured(`verify ${join(records, file)} --json`);
      expect({ exit, ok: json()['ok'] }).toEqual({ exit: 0, ok: true });
    }
    expect(readdirSync(records)).toHaveLength(2);
  });

  it('play at random as fast under any name of the random bot', async () => {
    const { digest } = await simOf('workers --seats 2 --games 3 --bots random@1,random');
    expect(digest).toBe((await simOf('workers --seats 2 --games 3')).digest);
  });

  it('are told apart from programs that lose their seats', async () => {
    const program = join(folder, 'dies.cjs');
    writeFileSync(program, `#!${process.execPath}\nprocess.exit(3);\n`, { mode: 0o755 });
    const line = `sim hazard --option rounds=2 --games 1 --bots random,exec:${program}`;
    const { exit, json } = await captured(`${line} --json`);
    expect(exit).toBe(0);
    expect(json()['fallen']).toEqual([
      { game: 0, seat: 1, bot: `exec:${program}`, reason: 'it ended with code 3', to: 'greedy@1' },
    ]);
    expect((await captured(line)).out).toContain('lost seat 1 to greedy@1');
    const missing = await captured(`sim hazard --bots exec:${join(folder, 'nobody')}`);
    expect(missing.exit).toBe(2);
    expect(missing.err).toContain('there is no program');
    expect((await captured(`sim hazard --bots exec:${folder}`)).err).toContain(
      'there is no program',
    );
    const text = join(folder, 'notes.txt');
    writeFileSync(text, 'not a program', { mode: 0o644 });
    const locked = await captured(`sim hazard --bots exec:${text}`);
    expect(locked.exit).toBe(2);
    expect(locked.err).toContain(`make it executable: chmod +x ${text}`);
  });
});

describe('a cancelled simulation', () => {
  it('tells what it has: what a shorter one would have told', async () => {
    const cancel = new AbortController();
    const line = 'sim workers --seats 3 --seed c --json';
    setImmediate(() => cancel.abort());
    const { exit, json, err } = await captured(`${line} --games 100000`, {
      cancelled: cancel.signal,
    });
    const { partial, ok, finished, digest } = json();
    expect({ exit, partial, ok }).toEqual({ exit: 4, partial: true, ok: false });
    expect(err).toContain('cancelled after');
    expect(finished).toBeGreaterThan(0);
    expect(finished).toBeLessThan(100000);
    const quiet = await captured(`${line} --games 9 --quiet`, { cancelled: AbortSignal.abort() });
    expect(quiet).toMatchObject({ exit: 4, err: '' });
    expect(quiet.json()).toMatchObject({ partial: true, finished: 0 });
    const whole = (await captured(`${line} --games ${String(finished)}`)).json();
    expect(whole['digest']).toBe(digest);
  });
});

describe('records of a simulation', () => {
  it('replay to the results that were counted', async () => {
    const records = join(folder, 'records');
    await captured(`sim tricks --seats 3 --games 11 --records ${records}`);
    const files = readdirSync(records);
    expect(files).toHaveLength(11);
    expect(files[0]).toBe('tricks-00.record');
    const { exit, json } = await captured(`verify ${join(records, 'tricks-10.record')} --json`);
    expect(exit).toBe(0);
    expect(json()).toMatchObject({ ok: true, seed: '1/10' });
    expect(readFileSync(join(records, 'tricks-10.record'), 'utf8')).toContain('tricks');
  });
});
