/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** What is measured inside of the page. */

/** Plays by pressing what comes first, until this many choices were timed; the milliseconds of each until it is shown. */
export function choiceTimes(page: Page, wanted: number): Promise<readonly number[]> {
  return page.evaluate(async (most) => {
    const times: number[] = [];
    const shown = (): Promise<void> =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const first = (what: string): HTMLElement | null =>
      document.querySelector<HTMLElement>(`[data-choices] ${what}`);
    while (times.length < most) {
      const submit = first('button[type=submit]:enabled');
      const choice =
        submit ?? first('button.choice') ?? first('input[type=checkbox]:enabled:not(:checked)');
      if (choice === null) {
        if (document.querySelector('[data-choices] .over') !== null) break;
        // What is celebrated holds the game.
        if (document.querySelector('.ceremony.great') !== null)
          document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        await shown();
        continue;
      }
      const begun = performance.now();
      choice.click();
      await shown();
      times.push(performance.now() - begun);
    }
    return times;
  }, wanted);
}

/** So long pieces must have been in the air before frames are counted for good. */
const IN_MOTION_MS = 4000;

/** Frames a second while pieces are in the air: only those count. What comes first is chosen whenever nothing moves. */
export function framesInMotion(page: Page): Promise<number> {
  return page.evaluate(async (enough) => {
    let [frames, moved] = [0, 0];
    let last = performance.now();
    let wasMoving = false;
    while (moved < enough) {
      const now: number = await new Promise((resolve) => requestAnimationFrame(resolve));
      const isMoving = document.querySelector('.movement-piece') !== null;
      if (isMoving && wasMoving) {
        frames += 1;
        moved += now - last;
      }
      if (document.querySelector('.ceremony.great') !== null)
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      if (!isMoving)
        [
          'button[type=submit]:enabled',
          'button.choice',
          'input[type=checkbox]:enabled:not(:checked)',
        ]
          .map((what) => document.querySelector<HTMLElement>(`[data-choices] ${what}`))
          .find((choice) => choice !== null)
          ?.click();
      wasMoving = isMoving;
      last = now;
    }
    return (1000 * frames) / moved;
  }, IN_MOTION_MS);
}

/** Notes from the beginning when something can be chosen, and every task that holds the page up. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = { interactive: 0, tasks: [] as number[] };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.tasks.push(duration);
    }).observe({ type: 'longtask' });
    new MutationObserver((_, self) => {
      if (document.querySelector('[data-choices] .choice') === null) return;
      self.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          noted.interactive = performance.now();
        }),
      );
    }).observe(document, { childList: true, subtree: true });
  });
}

interface Noted {
  readonly interactive: number;
  readonly tasks: readonly number[];
}

export async function interactiveAt(page: Page): Promise<number> {
  await page.waitForFunction(() => (window as unknown as { noted: Noted }).noted.interactive > 0);
  return page.evaluate(() => (window as unknown as { noted: Noted }).noted.interactive);
}

/** The longest task since the page was opened, 0 where none was long; and forgets them. */
export function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { tasks } = (window as unknown as { noted: { tasks: number[] } }).noted;
    return Math.max(0, ...tasks.splice(0));
  });
}
