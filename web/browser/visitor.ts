import type { Language } from '@destrier/engine';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { allWords, wordsIn, type Words } from '../text/index.js';

export const SIZES = {
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
} as const;

/** How somebody comes to the page. */
export interface Manner {
  readonly size: keyof typeof SIZES;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  /** Whether they were told how the games go. */
  readonly knows: boolean;
}

const USUAL: Manner = { size: 'phone', language: 'en', theme: 'light', knows: true };

/** The games that tell of themselves at their first table. */
const TOLD = ['glory', 'avalon', 'merlin'];

/** The browser tells of requests that fail by itself; a network that is cut off is no fault of the page. */
const NO_FAULT = /Failed to load resource|net::ERR_|WebSocket connection to/;

/** A slow machine must not fail a test. */
const PATIENCE_MS = 60_000;

/** Somebody with a browser of their own. */
export class Visitor {
  readonly context: BrowserContext;
  readonly say: Words['say'];
  readonly manner: Manner;
  readonly faults: string[] = [];
  readonly #url: string;
  page: Page;

  constructor(context: BrowserContext, page: Page, { say }: Words, manner: Manner, url: string) {
    this.context = context;
    this.page = page;
    this.say = say;
    this.manner = manner;
    this.#url = url;
  }

  static async arrive(browser: Browser, url: string, given: Partial<Manner>): Promise<Visitor> {
    const manner = { ...USUAL, ...given };
    const context = await browser.newContext({
      viewport: SIZES[manner.size],
      locale: manner.language,
      colorScheme: manner.theme,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(PATIENCE_MS);
    if (manner.knows)
      await context.addInitScript((games) => {
        // Frames without an address of their own keep nothing.
        if (!location.protocol.startsWith('http')) return;
        for (const game of games) localStorage.setItem(`destrier.primer.${game}`, 'read');
      }, TOLD);
    const words = await wordsIn(manner.language);
    await allWords();
    const visitor = new Visitor(context, await context.newPage(), words, manner, url);
    visitor.#watch();
    return visitor;
  }

  /** Opens the page at an address behind `#`, or at a link that somebody sent. */
  readonly go = async (to = '#/'): Promise<void> => {
    await this.page.goto(new URL(to, this.#url).href);
  };

  /** Closes the tab and opens another. */
  async newTab(): Promise<void> {
    await this.page.close();
    this.page = await this.context.newPage();
  }

  /** Waits until the page is kept for use without a network. */
  async untilKept(): Promise<void> {
    await this.page.waitForFunction(
      () => navigator.serviceWorker.controller?.state === 'activated',
    );
  }

  /** A browser that keeps nothing, as in a private window. */
  async keepNothing(): Promise<void> {
    await this.context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('nothing is kept here', 'SecurityError');
      };
    });
  }

  #watch(): void {
    const { host } = new URL(this.#url);
    this.context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^(http|ws)s?:$/.test(url.protocol) && url.host !== host)
        this.faults.push(`asked another host: ${request.url()}`);
    });
    this.context.on('weberror', (error) => this.faults.push(`failed: ${error.error().message}`));
    this.context.on('console', (message) => {
      if (message.type() === 'error' && !NO_FAULT.test(message.text()))
        this.faults.push(`said: ${message.text()}`);
    });
  }
}
