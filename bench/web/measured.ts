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
