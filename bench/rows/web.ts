import { openChromium } from '@destrier/bots/chromium';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { Goal, Row, Run } from '../row.js';
import { Files, kilobytes } from '../web/files.js';
import { choiceTimes, framesInMotion, interactiveAt, longestTask, watch } from '../web/measured.js';

const SLOWED = 4;
const LOADS = 9;
const CHOICES = 60;
/** So many choices of one's own while strong bots think in between. */
const AGAINST_BOTS = 12;

interface Visit {
  readonly files: Files;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A first visit: nothing is kept yet, and nothing is fetched for later. */
async function visit(reducedMotion: 'reduce' | 'no-preference' = 'reduce'): Promise<Visit> {
  const files = await Files.serve();
  const browser = await openChromium();
  const context = await browser.newContext({
    locale: 'en',
    serviceWorkers: 'block',
    reducedMotion,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(files.url);
  await ofGlory(page, 'Guided first game').waitFor();
  await page.waitForLoadState('networkidle');
  return { files, context, page };
}

/** A button of Glory in the lobby. */
const ofGlory = (page: Page, name: string): Locator =>
  page.getByRole('article', { name: 'Glory' }).getByRole('button', { name });

/** Until something is to be chosen; the list of it may be folded away. */
const asked = (page: Page): Promise<void> =>
  page.locator('[data-choices] .choice').first().waitFor({ state: 'attached' });

async function openGlory(page: Page): Promise<void> {
  await ofGlory(page, 'Play now against a bot').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await asked(page);
  await page.waitForLoadState('networkidle');
}

const isScript = (name: string): boolean => name.endsWith('.js');
const isWorker = (name: string): boolean => /\/(bots\.worker|mind)-/.test(name);
const isDress = (name: string): boolean => /\.(css|woff2)$/.test(name);

/** What a person has asked for until a table of Glory stands there, straight from its address. */
async function tableFiles(): Promise<readonly string[]> {
  const { files, page } = await visit();
  await openGlory(page);
  files.taken();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.reload();
  await asked(page);
  await page.waitForLoadState('networkidle');
  return files.taken();
}

async function lobbyFiles(): Promise<readonly string[]> {
  const { files } = await visit();
  return files.taken();
}

/** A size does not change from one run to the next. */
const size =
  (taken: () => Promise<readonly string[]>, isMeant: (name: string) => boolean) =>
  async (): Promise<Run> => {
    const value = kilobytes((await taken()).filter(isMeant));
    return () => value;
  };

async function interactive(): Promise<Run> {
  const { context, page } = await visit();
  await openGlory(page);
  await watch(page);
  const session = await context.newCDPSession(page);
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  return async () => {
    const times: number[] = [];
    await slow(SLOWED);
    while (times.length < LOADS) {
      await page.reload();
      times.push(await interactiveAt(page));
    }
    // A page that is slowed spins also when it has nothing to do, on a core that the other rows need.
    await slow(1);
    return at(times, 0.5);
  };
}

/** Alone against Otto nobody else thinks. */
async function choice(): Promise<Run> {
  const { page, files } = await visit();
  return async () => {
    await page.goto(`${files.url}#/open/glory`);
    await page.getByRole('radio', { name: 'alone against Otto' }).check();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('[data-choices]').waitFor();
    return at(await choiceTimes(page, CHOICES), 0.95);
  };
}

async function heldUp(): Promise<Run> {
  const { page, files } = await visit();
  await watch(page);
  return async () => {
    await page.goto(`${files.url}#/open/glory`);
    await page.reload();
    await page.getByRole('combobox', { name: 'Who sits in seat 2' }).selectOption('Bot: strong');
    await page.getByRole('button', { name: 'Start' }).click();
    await asked(page);
    // Opening a table is no thinking.
    await longestTask(page);
    await choiceTimes(page, AGAINST_BOTS);
    return longestTask(page);
  };
}

/** Cards fly over the table of Avalon, on a slow device. */
async function movement(): Promise<Run> {
  const { context, page, files } = await visit('no-preference');
  const session = await context.newCDPSession(page);
  return async () => {
    await page.goto(`${files.url}#/open/avalon`);
    await page.reload();
    await page.getByRole('button', { name: 'Start' }).click();
    await asked(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const frames = await framesInMotion(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return frames;
  };
}

/** The value below which a share of all lies. */
function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

const below = (value: number): Goal => ({ op: '<', value });

/** What the page weighs, gzip, all that a route asks for on a first visit, and how quick it is. */
export const webRows: readonly Row[] = [
  { id: 'page.lobby', unit: 'KB', goal: below(200), prepare: size(lobbyFiles, isScript) },
  {
    id: 'page.table',
    unit: 'KB',
    goal: below(350),
    prepare: size(tableFiles, (name) => isScript(name) && !isWorker(name)),
  },
  { id: 'page.worker', unit: 'KB', goal: below(150), prepare: size(tableFiles, isWorker) },
  { id: 'page.dress', unit: 'KB', goal: below(150), prepare: size(tableFiles, isDress) },
  { id: 'page.interactive', unit: 'ms', goal: below(2000), prepare: interactive },
  { id: 'page.choice', unit: 'ms', goal: below(50), prepare: choice },
  { id: 'page.movement', unit: 'frames/s', goal: { op: '>=', value: 50 }, prepare: movement },
  { id: 'page.heldUp', unit: 'ms', goal: below(100), prepare: heldUp },
];
