import type { Page } from 'playwright-core';

/** A table that fills one screen, as it lies there. */
export interface TableSeen {
  /** How large the page is. */
  readonly page: string;
  readonly elements: number;
  /** Where everything lies that things move to, by its name. */
  readonly anchors: { readonly [anchor: string]: string };
  /** Options in the list, by their ids, and as they are named there. */
  readonly listed: readonly (readonly [id: string, name: string])[];
  /** What the buttons on the board are called. */
  readonly onBoard: readonly string[];
  /** How many things of the board are chosen together with others. */
  readonly toggles: number;
}

export function tableSeen(page: Page): Promise<TableSeen> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const plain = (text: string | null | undefined): string =>
      (text ?? '').replaceAll(/[\u2066-\u2069\u00AD]/g, '').toLowerCase();
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    // A ceremony that takes the whole table hides it for a while.
    const shown = all('.board [data-anchor]').filter((one) => one.getClientRects().length > 0);
    const anchors = shown.map((one): [string, string] => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [one.dataset['anchor'] ?? '', [left, top, width, height].map(Math.round).join(' ')];
    });
    return {
      page: `${root.scrollWidth} × ${root.scrollHeight}`,
      elements: document.querySelectorAll('*').length,
      anchors: Object.fromEntries(anchors),
      listed: all('.dock .choice[data-option]').map((one) => [
        one.dataset['option'] ?? '',
        plain(one.querySelector('.choice-name')?.textContent),
      ]),
      onBoard: all('.board [data-pick]').map((one) => plain(one.dataset['pick'])),
      toggles: all('.board [aria-pressed]').length,
    };
  });
}

/** Tells later which of these have shifted at any time, whoever or whatever brought it about. */
export async function watchShifts(
  page: Page,
  things: string,
): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((selector) => {
    const found: string[] = [];
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as readonly LayoutShift[])
        for (const { node, currentRect } of sources)
          if (node instanceof Element && node.matches(selector) && currentRect.width > 0)
            found.push(node.outerHTML.slice(0, 80));
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { shifted: () => found });
  }, things);
  return () => page.evaluate(() => (globalThis as unknown as Shifted).shifted());
}

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly currentRect: DOMRectReadOnly;
  }[];
}
interface Shifted {
  shifted(): readonly string[];
}
