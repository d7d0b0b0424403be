import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openJournal, type Journal } from '../crew/journal.js';
import { identityOf, pairingOf, seatingOf, type LadderJob } from './job.js';
import { ladder, type LadderResult } from './ladder.js';
import type { PlayedPair } from './pair.js';
import { LadderTally } from './standing.js';

const folder = mkdtempSync(join(tmpdir(), 'destrier-ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const job = (given: Partial<LadderJob> = {}): LadderJob => ({
  game: 'hazard',
  seats: 2,
  options: { rounds: '2' },
  vary: null,
  content: null,
  seed: '1',
  bots: ['greedy', 'random'],
  until: { games: 6 },
  ...given,
});

/** Everything but the clock. */
const timeless = ({ timing: _, ...rest }: LadderResult): object => rest;

const thinking = { ms: [1], iterations: 0, searchMs: 0 };
const pair = (first: number, second: number): PlayedPair => [
  { points: first, thinking: [thinking, thinking], fallen: [] },
  { points: second, thinking: [thinking, thinking], fallen: [] },
];

describe('a pair of games', () => {
  it('exchanges the seats, with more than two round the table', () => {
    expect([seatingOf(2, 0), seatingOf(2, 1)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect([seatingOf(5, 0), seatingOf(5, 1)]).toEqual([
      [0, 1, 0, 1, 0],
      [1, 0, 1, 0, 1],
    ]);
  });

  it('is even between two who are the same: what one wins, the other wins from the same seat', async () => {
    const same = job({ bots: ['random', 'random@1'], until: { games: 40 } });
    const { pairs } = await ladder(same);
    const [{ wins, losses, games, share } = { wins: 0, losses: 1, games: 0, share: 0 }] = pairs;
    expect({ games, share }).toEqual({ games: 40, share: 0.5 });
    expect(wins).toBe(losses);
    expect(wins).toBeGreaterThan(0);
  });

  it('has its number, its seed and its turn of an option', () => {
    const three = job({
      bots: ['random', 'greedy', 'strong'],
      vary: { option: 'rounds', values: ['2', '6'] },
      seed: 's',
    });
    const found = [0, 1, 2, 3, 8].map((number) => {
      const { a, b, seed, options } = pairingOf(three, number);
      return [a, b, seed, options['rounds']].join(' ');
    });
    expect(found).toEqual(['0 1 s/0 2', '0 2 s/0 2', '1 2 s/0 2', '0 1 s/1 6', '1 2 s/2 2']);
  });
});

describe('the standing', () => {
  it('counts a shared victory half and rates the one who wins above the other', () => {
    const tally = new LadderTally(job());
    tally.add(pair(1, 1));
    tally.add(pair(0.5, 0));
    const { bots, pairs, timing } = tally.standing();
    expect(pairs[0]).toMatchObject({ games: 4, wins: 2, draws: 1, losses: 1, share: 0.625 });
    expect(pairs[0]?.share95[0]).toBeLessThan(0.625);
    const [greedy, random] = bots;
    expect(greedy).toMatchObject({ id: 'greedy', version: 1, iterations: 0, games: 4 });
    expect(greedy?.rating.mu).toBeGreaterThan(25);
    expect(random?.rating.mu).toBeLessThan(25);
    expect(timing.perDecision['random']).toEqual({ p50: 0.001, p95: 0.001 });
  });

  it('keeps a game that broke out of the shares, and tells of it', () => {
    const tally = new LadderTally(job());
    const fault = { code: 'internal', message: 'the ground gives way' } as const;
    tally.add([{ fault }, pair(1, 1)[1]]);
    const { bots, pairs, errors } = tally.standing();
    expect(pairs[0]).toMatchObject({ games: 1, wins: 1 });
    expect(bots.map(({ games }) => games)).toEqual([1, 1]);
    expect(errors).toEqual([{ a: 'greedy', b: 'random', seed: '1/0', ...fault }]);
  });
});

describe('a sequential test', () => {
  const test = job({ until: { p0: 0.4, p1: 0.6 } });

  it('is decided at the end of a pair, and not before', () => {
    const tally = new LadderTally(test);
    for (let i = 0; i < 3; i++) tally.add(pair(1, 1));
    expect(tally.decided).toBe(false);
    tally.add(pair(1, 1));
    expect(tally.decided).toBe(true);
    expect(tally.standing().pairs[0]?.sprt).toMatchObject({ decision: 'accept' });
  });

  it('ends the ladder that it decides', async () => {
    const { pairs, partial } = await ladder(test);
    expect(partial).toBe(false);
    expect(pairs[0]?.sprt).toMatchObject({ p0: 0.4, p1: 0.6, decision: 'accept' });
    expect(pairs[0]?.games).toBeLessThan(60);
  });

  it('is given up, still open, after 400 games', async () => {
    const even = job({
      bots: ['random', 'random@1'],
      until: { p0: 0.4999, p1: 0.5001 },
    });
    const drawn = Array.from({ length: 199 }, () => pair(0.5, 0.5));
    const saved: Journal<PlayedPair> = { done: drawn, add: () => undefined };
    const { pairs, partial } = await ladder(even, { saved });
    expect(partial).toBe(false);
    expect(pairs[0]).toMatchObject({ games: 400, sprt: { decision: 'open' } });
  });
});

describe('a ladder that was stopped', () => {
  const three = job({ bots: ['greedy', 'random', 'strong:2'], until: { games: 4 } });

  it('goes on where it stopped, and ends as if it had not been', async () => {
    const file = join(folder, 'stopped.ladder');
    const stop = new AbortController();
    const part = await ladder(three, {
      saved: openJournal(file, identityOf(three), false),
      signal: stop.signal,
      onProgress: ({ games }) => {
        if (games === 6) stop.abort();
      },
    });
    expect(part.partial).toBe(true);
    expect(part.pairs.map(({ games }) => games)).toEqual([2, 2, 2]);
    // It was killed while it wrote the next line.
    writeFileSync(file, `${readFileSync(file, 'utf8')}[{"poi`);
    const told: number[] = [];
    const rest = await ladder(three, {
      saved: openJournal(file, identityOf(three), true),
      onProgress: ({ games }) => told.push(games),
    });
    expect(told).toEqual([2, 4, 6, 8, 10, 12]);
    expect(timeless(rest)).toEqual(timeless(await ladder(three)));
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(7);
  });

  it('can be asked for more games, and tells of fewer what a shorter one would have told', async () => {
    const file = join(folder, 'longer.ladder');
    const long = job({ until: { games: 6 } });
    const short = job({ until: { games: 4 } });
    const open = (resume: boolean) => openJournal<PlayedPair>(file, identityOf(short), resume);
    const first = await ladder(short, { saved: open(false) });
    const more = await ladder(long, { saved: open(true) });
    expect(timeless(more)).toEqual(timeless(await ladder(long)));
    expect(timeless(await ladder(short, { saved: open(true) }))).toEqual(timeless(first));
  });
});

it('plays Glory, pas d’armes and joust in turn', async () => {
  const glory = job({
    game: 'glory',
    options: {},
    vary: { option: 'tournament', values: ['pas', 'joust'] },
    until: { games: 4 },
  });
  const { pairs, errors } = await ladder(glory);
  expect(errors).toEqual([]);
  expect(pairs[0]).toMatchObject({ a: 'greedy', b: 'random', games: 4 });
});
