import { newMatch, prepare, run, streamFrom, tableKey, walk } from '@destrier/engine';
import { glory } from '@destrier/glory';
import type { Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestOf, type Reply, type Request } from '../host/request.js';
import { served } from '../host/testing/served.js';
import { mainQuestion } from '../steps.js';
import { openChromium } from './chromium.js';
import { bundledWorker, servePage } from './page.js';

/** Bots think in a page as they think in Node: in a Web Worker of a real browser, under a strict policy. */

// What the page offers to the functions that run inside it.
declare const Worker: new (
  url: string,
  options: { readonly type: 'module' },
) => {
  onmessage: (event: { readonly data: never }) => void;
  onerror: (event: { readonly message?: string }) => void;
  postMessage(data: unknown): void;
};

const MAKES_CODE = `
  try { postMessage(new Function('return "made"')()); }
  catch (error) { postMessage(error.name); }`;

let browser: Browser | undefined;
let server: Server | undefined;
let page: Page;

beforeAll(async () => {
  const served = await servePage({
    '/worker.js': await bundledWorker(),
    '/makes-code.js': MAKES_CODE,
  });
  server = served.server;
  browser = await openChromium();
  page = await browser.newPage();
  await page.goto(served.url);
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** What a worker of the page posts first after it was sent something. */
function fromWorker<T>(script: string, sent: unknown): Promise<T> {
  return page.evaluate(
    ([url, data]) =>
      new Promise<T>((resolve, reject) => {
        const worker = new Worker(url, { type: 'module' });
        worker.onmessage = (event) => resolve(event.data);
        worker.onerror = ({ message = 'it did not load' }) =>
          reject(new Error(`the worker failed: ${message}`));
        worker.postMessage(data);
      }),
    [script, sent] as const,
  );
}

/** What a bot is asked at a table of two, once this many choices were made at random and it has to think. */
function asking(bot: string, choices: number): { readonly request: Request; readonly here: Reply } {
  const match = newMatch(prepare(glory.game, 2), tableKey('page'));
  run(match);
  const random = streamFrom('page');
  for (;;) {
    if (match.n >= choices) {
      const asked = requestOf(match, mainQuestion(match), { bot, seed: 'page' });
      const request = JSON.parse(JSON.stringify(asked)) as Request;
      const here = served(structuredClone(request));
      if (here.considered.length > 1 || !/strong|master/.test(bot)) return { request, here };
    }
    walk(match, random, true);
  }
}

it.each([
  ['random', 0],
  ['greedy', 0],
  ['strong:60', 0],
  ['strong:60', 25],
  ['master:60', 60],
])('%s after %i choices answers in a page what it answers in Node', async (bot, choices) => {
  const { request, here } = asking(bot, choices);
  expect(await fromWorker<Reply>('/worker.js', request)).toEqual(here);
});

it('the policy of the page forbids code made at run time in its workers', async () => {
  expect(await fromWorker('/makes-code.js', null)).toBe('EvalError');
});
