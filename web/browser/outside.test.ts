import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openChromium } from '@destrier/bots/chromium';
import type { Title } from '@destrier/engine';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playNow } from './doors.js';
import { Player } from './player.js';
import { Visitor } from './visitor.js';

/** A game from outside the repository, at the server that was started with it. */

const ROOT = join(import.meta.dirname, '../..');
const PROGRAM = [join(ROOT, 'scripts', 'run.mjs'), 'cli/dist/main.js'];
const home = mkdtempSync(join(tmpdir(), 'destrier-outside-page-'));

let browser: Browser;
let server: ChildProcess;
let url = '';

function run(...args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

beforeAll(async () => {
  run(...PROGRAM, 'new', 'tilt', '--out', '.');
  run('node_modules/typescript/bin/tsc', '-p', '.');
  const line = 'serve --port 0 --data data --log-level silent --with . --json';
  // The page as it is built for people, not as for tests.
  const { NODE_ENV: _, ...env } = process.env;
  server = spawn(process.execPath, [...PROGRAM, ...line.split(' ')], { cwd: home, env });
  const ready = await new Promise<string>((resolve) =>
    server.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString())),
  );
  url = `${(JSON.parse(ready) as { readonly url: string }).url}/`;
  browser = await openChromium();
});

afterAll(async () => {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('close', resolve));
  rmSync(home, { recursive: true });
});

const everywhere = (words: string): Title['title'] => ({ en: words, fr: words, ru: words });
const title: Title = {
  title: everywhere('Tilt'),
  designers: [],
  publishers: [],
  about: everywhere(''),
  minutes: 2,
};

it('is in the lobby, and is played against a bot of the page to its end', async () => {
  const ann = await Visitor.arrive(browser, url, {});
  await ann.go();
  await ann.page.getByText(ann.say('lobby.seats.exactly', { max: 2 }), { exact: true }).waitFor();
  const credits = ann.page.getByRole('region', { name: ann.say('lobby.credits') });
  const own = credits.getByRole('listitem').filter({ hasText: 'Tilt' });
  await own.getByText(ann.say('lobby.origin.own'), { exact: true }).waitFor();
  await playNow(ann, title, 1);
  const player = new Player(ann, 4);
  await player.untilAsked();
  await player.play();
  // Against bots alone nobody is asked for the only answer: the last lance, or a light one after a heavy one.
  expect([1, 2]).toContain(player.chosen);
  await ann.page.getByRole('tab', { name: ann.say('panels.tab.result') }).click();
  await ann.page.getByText('Course 3', { exact: true }).waitFor();
  expect(await ann.page.getByText(ann.say('panels.result.round', { n: 3 })).count()).toBe(0);
  // Nothing but its rules tells how it goes.
  expect(await ann.page.getByRole('tab', { name: ann.say('panels.tab.rules') }).count()).toBe(1);
  const tabs = ann.page.locator('.tabs');
  expect(await tabs.getByText(ann.say('panels.tab.wrong'), { exact: true }).count()).toBe(1);
  expect(await tabs.getByText(ann.say('panels.tab.aids'), { exact: true }).count()).toBe(0);
  expect(ann.faults).toEqual([]);
});

it('shows its rules in the language of the reader', async () => {
  const ann = await Visitor.arrive(browser, url, { language: 'fr' });
  await ann.go('#/rules/tilt/T2.2');
  await ann.page.getByText('Bras fatigué').first().waitFor();
  expect(ann.faults).toEqual([]);
});
