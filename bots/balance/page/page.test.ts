import { expect, it } from 'vitest';
import { noCounts, VICTORY, type Counts } from '../counts.js';
import { balanceOf } from '../standing.js';
import { balancePage } from './page.js';

const job = {
  game: 'glory',
  seats: 2,
  options: { tournament: 'joust', edition: 'fr' },
  content: null,
  seed: '<1>',
  bots: ['greedy', 'random'],
  games: 10,
};
const counts: Counts = {
  ...noCounts(2),
  finished: 10,
  wins: [8 * VICTORY, 2 * VICTORY],
  scores: [{ 60: 10 }, { 50: 10 }],
  decisions: { 200: 10 },
  items: {
    'space training': { offered: 50, used: 20, users: 10, wins: 5 * VICTORY },
    'space initiative': { offered: 50, used: 0, users: 0, wins: 0 },
    'knight suero': { offered: 5, used: 5, users: 5, wins: VICTORY },
    'knight talbot': { offered: 5, used: 1, users: 1, wins: VICTORY },
  },
  measures: { 'second-duel-round-2': { 24: 2 } },
};
const nameOf = (id: string): string => (id === 'training' ? 'Tilt & train' : id);
const pageOf = (found: Counts): string =>
  balancePage({ job, title: 'Glory', nameOf }, balanceOf(job, found));
const page = pageOf(counts);

it('says that bots are not people, and what is our own design', () => {
  expect(page).toContain('Bots are not people.');
  expect(page).toContain('*\u00a0Tilt &amp; train');
  expect(page).toContain('>initiative<');
  expect(page).not.toContain('*\u00a0initiative');
});

it('says what was played: options only where they are not as usual', () => {
  expect(page).toContain(
    '10 games with 2 seats, played by greedy, random; seed &lt;1&gt;; tournament joust.',
  );
  expect(page).not.toContain('edition');
});

it('needs nothing but itself', () => {
  expect(page).not.toMatch(/<script|<link|<img|<iframe|https?:|url\(|@import|\bon[a-z]+=/);
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
});

it('describes every chart, each under a name of its own', () => {
  const charts = page.match(/<svg [^>]*>/g) ?? [];
  // Seats, scores, and the kinds of which something was seen.
  expect(charts).toHaveLength(4);
  for (const chart of charts) {
    const [, title, desc] = /aria-labelledby="([^ ]+) ([^"]+)"/.exec(chart) ?? [];
    expect(page).toMatch(new RegExp(`<title id="${title}">[^<]{5,}</title>`));
    expect(page).toMatch(new RegExp(`<desc id="${desc}">[^<]{5,}</desc>`));
  }
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
});

it('lists what is never and what is always used', () => {
  expect(page).toContain('<strong>Never used:</strong> initiative.');
  expect(page).toContain('<strong>Always used:</strong> *\u00a0suero.');
  expect(page).toMatch(/<strong>Never offered:<\/strong> \*\u00a0aspirant/);
});

it('draws nothing outside its charts, however wide an interval', () => {
  const xs = [...page.matchAll(/ (?:x|x1|x2|cx)="([^"]+)"/g)].map(([, x]) => Number(x));
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...xs)).toBeLessThanOrEqual(360);
});

it('is a page even where no game was finished', () => {
  expect(pageOf(noCounts(2))).not.toMatch(/NaN|Infinity|undefined/);
  expect(page).not.toMatch(/NaN|Infinity|undefined/);
});
