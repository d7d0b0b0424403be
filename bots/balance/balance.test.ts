import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openJournal } from '../crew/journal.js';
import { balance, type CountedTogether } from './balance.js';
import { identityOf, type BalanceJob } from './job.js';

const folder = mkdtempSync(join(tmpdir(), 'destrier-balance-'));
afterAll(() => rmSync(folder, { recursive: true }));

const job = (games: number, given: Partial<BalanceJob> = {}): BalanceJob => ({
  game: 'glory',
  seats: 2,
  options: {},
  content: null,
  seed: 'b',
  bots: ['random', 'random'],
  games,
  ...given,
});

const journal = (name: string, of: BalanceJob, resume: boolean) =>
  openJournal<CountedTogether>(join(folder, name), identityOf(of), resume);

const HAZARD = { game: 'hazard' } as const;

it('goes on where it stopped, to the same result as without a stop', async () => {
  const whole = await balance(job(4));
  const stop = new AbortController();
  const part = await balance(job(4), {
    saved: journal('stopped', job(4), false),
    signal: stop.signal,
    onProgress: ({ games }) => {
      if (games >= 2) stop.abort();
    },
  });
  expect(part.partial).toBe(true);
  expect(part.finished).toBeLessThan(4);
  const rest = await balance(job(4), { saved: journal('stopped', job(4), true) });
  expect(rest).toEqual(whole);
  const again = await balance(job(4), { saved: journal('stopped', job(4), true) });
  expect(again).toEqual(whole);
});

it('adds games to those that are kept', async () => {
  await balance(job(1, HAZARD), { saved: journal('more', job(1, HAZARD), false) });
  const more = await balance(job(3, HAZARD), { saved: journal('more', job(3, HAZARD), true) });
  expect(more).toEqual(await balance(job(3, HAZARD)));
});

it('refuses to say less than what is kept', async () => {
  await balance(job(2, HAZARD), { saved: journal('fewer', job(2, HAZARD), false) });
  const fewer = balance(job(1, HAZARD), { saved: journal('fewer', job(1, HAZARD), true) });
  await expect(fewer).rejects.toThrow('2 games are counted already, more than 1');
});

it.each<Partial<BalanceJob>>([
  { seed: 'c' },
  { seats: 3, bots: ['random', 'random', 'random'] },
  { bots: ['random', 'greedy'] },
  { options: { tournament: 'joust' } },
  { game: 'hazard' },
])('does not go on with the counts of another work: %o', (other) => {
  const name = `other ${JSON.stringify(other)}`;
  journal(name, job(1), false);
  expect(() => journal(name, job(1, other), true)).toThrow('holds other results');
});

it('goes on with a bot under its full name', () => {
  journal('named', job(1), false);
  expect(journal('named', job(1, { bots: ['random@1', 'random'] }), true).done).toEqual([]);
});

it('tells of a game that cannot be played, and counts it nowhere', async () => {
  const { finished, errors, seats } = await balance(job(1, { bots: ['random'] }));
  expect(finished).toBe(0);
  expect(errors).toEqual([
    { game: 0, seed: 'b/0', code: 'internal', message: 'nobody plays seat 1' },
  ]);
  expect(seats[0]).toMatchObject({ winShare: 0, winShare95: [0, 1] });
});
