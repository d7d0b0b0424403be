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

function tableSeen(page: Page): Promise<TableSeen> {
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
      // Where several bear a name, the first is the place, and the others are what has come to it.
      anchors: Object.fromEntries(anchors.toReversed()),
      listed: all('.dock .choice[data-option]').map((one) => [
        one.dataset['option'] ?? '',
        plain(one.querySelector('.choice-name')?.textContent),
      ]),
      onBoard: all('.board [data-pick]').map((one) => plain(one.dataset['pick'])),
      toggles: all('.board [aria-pressed]').length,
    };
  });
}

/** What is expected of such a table. */
export interface OneTable {
  readonly size: { readonly width: number; readonly height: number };
  /** So many elements at most. */
  readonly elements: number;
  /** Anchors that move by what they are. */
  readonly moving: RegExp;
  isLoose(verb: string): boolean;
}

/** What is wrong with the table at one question, if what lay where before is known. */
export function faultsIn(seen: TableSeen, places: Map<string, string>, table: OneTable): string[] {
  const faults: string[] = [];
  const { width, height } = table.size;
  if (seen.page !== `${width} × ${height}`) faults.push(`the page is ${seen.page}`);
  if (seen.elements > table.elements) faults.push(`${seen.elements} elements`);
  for (const [anchor, box] of Object.entries(seen.anchors)) {
    const before = places.get(anchor) ?? box;
    places.set(anchor, before);
    if (before !== box && !table.moving.test(anchor))
      faults.push(`${anchor} went from ${before} to ${box}`);
  }
  return [...faults, ...missingIn(seen, table)];
}

/** Options of the list that lie on no thing of the board, and should. */
function missingIn({ listed, onBoard, toggles }: TableSeen, { isLoose }: OneTable): string[] {
  return listed.flatMap(([id, name]) => {
    const [verb = '', ...words] = id.split(' ');
    const isThere = onBoard.includes(name) || (words.length === 0 && toggles > 0);
    return isLoose(verb) || isThere ? [] : [`no thing of the board is “${id}”, ${name}`];
  });
}

/** The board follows the question a moment later. */
export async function settled(page: Page, table: OneTable): Promise<TableSeen> {
  for (let looks = 0; looks < 20; looks++) {
    const seen = await tableSeen(page);
    if (missingIn(seen, table).length === 0) return seen;
    await page.waitForTimeout(250);
  }
  return tableSeen(page);
}

/** The smallest that a card may be. */
interface SmallestCard {
  readonly cards: string;
  readonly width: number;
  readonly height: number;
}

/** Makes the window as large as each of these: is the page as high, and are cards large enough? It stays at the last. */
export async function faultsAtSizes(
  page: Page,
  sizes: readonly OneTable['size'][],
  smallest: SmallestCard,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    faults.push(...(await faultsOfSize(page, smallest)));
  }
  return faults;
}

function faultsOfSize(page: Page, smallest: SmallestCard): Promise<readonly string[]> {
  return page.evaluate(({ cards, width, height }) => {
    const root = document.documentElement;
    const small = [...document.querySelectorAll<HTMLElement>(cards)]
      .filter((one) => one.checkVisibility())
      .filter((one) => one.offsetWidth < width || one.offsetHeight < height)
      .map((one) => `a card of ${one.offsetWidth} × ${one.offsetHeight}`);
    const isHigh = root.scrollHeight === innerHeight;
    return isHigh ? small : [`${root.scrollHeight} high in ${innerHeight}`, ...small];
  }, smallest);
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
        for (const { node, previousRect, currentRect } of sources)
          if (node instanceof Element && node.matches(selector) && currentRect.width > 0)
            found.push(
              `${node.outerHTML.slice(0, 80)} ${JSON.stringify([previousRect, currentRect])}`,
            );
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { shifted: () => found });
  }, things);
  return () => page.evaluate(() => (globalThis as unknown as Shifted).shifted());
}

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}
interface Shifted {
  shifted(): readonly string[];
}
