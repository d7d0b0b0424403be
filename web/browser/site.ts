import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openChromium } from '@destrier/bots/chromium';
import { backupStorage, readConfig, restoreStorage, serve, type Running } from '@destrier/server';
import type { Browser } from 'playwright-core';
import { Visitor, type Manner } from './visitor.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where pictures of the page are put, to be looked at. */
export const PICTURES = join(ROOT, '.cache', 'page');

/** Limits that people who play as fast as a program would meet. */
const LIFTED = {
  DESTRIER_LIMIT_PERSON: '1000000',
  DESTRIER_LIMIT_ACTIONS: '1000000',
  DESTRIER_LIMIT_HISTORY: '1000000',
  DESTRIER_LIMIT_ADDRESS: '1000000',
  DESTRIER_LIMIT_GUESTS: '1000000',
};

/** The page as its visitors meet it: built, sent by the real server, in a real browser. */
export class Site {
  readonly #browser: Browser;
  readonly #folder: string;
  readonly #visitors: Visitor[] = [];
  #server: Running | null;
  readonly url: string;

  constructor(browser: Browser, server: Running, folder: string) {
    this.#browser = browser;
    this.#server = server;
    this.#folder = folder;
    this.url = `${server.url}/`;
  }

  static async open(): Promise<Site> {
    await buildPage();
    const folder = await mkdtemp(join(tmpdir(), 'destrier-page-'));
    return new Site(await openChromium(), await serving(folder, '0'), folder);
  }

  /** Somebody with a browser of their own, who has not been here before. */
  async visitor(manner: Partial<Manner> = {}): Promise<Visitor> {
    const visitor = await Visitor.arrive(this.#browser, this.url, manner);
    this.#visitors.push(visitor);
    return visitor;
  }

  async stopServer(): Promise<void> {
    await this.#server?.close();
    this.#server = null;
  }

  /** At the same address, with the same data. */
  async startServer(): Promise<void> {
    this.#server = await serving(this.#folder, new URL(this.url).port);
  }

  /** Copies everything as it stands now; how to stop, and to put it back as it was. */
  async backUp(): Promise<() => Promise<void>> {
    const folder = this.#folder;
    const file = `${folder}.backup`;
    await backupStorage({ folder }, file);
    return async () => {
      await this.stopServer();
      await rm(folder, { recursive: true });
      await mkdir(folder);
      await restoreStorage({ folder }, file);
      await rm(file);
    };
  }

  /** What went wrong in the page of anybody, and what was asked of other hosts. */
  faults(): readonly string[] {
    return this.#visitors.flatMap(({ faults }) => faults);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.stopServer();
    await rm(this.#folder, { recursive: true });
  }
}

function serving(folder: string, port: string): Promise<Running> {
  const env = { ...LIFTED, PORT: port, DESTRIER_DATA: folder, LOG_LEVEL: 'silent' };
  return serve(readConfig(env), { page: join(ROOT, 'web', 'dist'), paceMs: 0 });
}

/** Builds the page unless it is there as the sources are: as for people, not as for tests. */
function buildPage(): Promise<void> {
  const { NODE_ENV: _, ...env } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'scripts', 'setup.mjs')], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error('the page cannot be built; the reason is above')),
    );
  });
}
