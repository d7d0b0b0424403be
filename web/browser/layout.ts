import type { Locator, Page } from 'playwright-core';

/** What a program of rules for barriers cannot see: measured on the page as it is laid out. */

/** What must be scrolled sideways to be read. */
export function sidewaysScroll(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().right > root.clientWidth + 0.5,
    );
    const names = wide.slice(0, 3).map((one) => one.outerHTML.slice(0, 120));
    return [`${root.scrollWidth} px wide instead of ${root.clientWidth}: ${names.join(' ')}`];
  });
}

/** How much larger than its window the page has become; a table that fills its window is never scrolled. */
export function grownPage(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth <= innerWidth && scrollHeight <= innerHeight) return [];
    const out = [...document.querySelectorAll('body *')].filter((one) => {
      const { right, bottom } = one.getBoundingClientRect();
      return one.checkVisibility() && (right > innerWidth + 0.5 || bottom > innerHeight + 0.5);
    });
    const names = out.slice(0, 3).map((one) => one.outerHTML.slice(0, 120));
    return [
      `${scrollWidth} × ${scrollHeight} in ${innerWidth} × ${innerHeight}: ${names.join(' ')}`,
    ];
  });
}

/** Makes a thing larger where it lies, as what throbs is for a moment. */
export async function swell(target: Locator): Promise<void> {
  await target.evaluate((one) => {
    one.animate([{ scale: 1.4 }, { scale: 1.4 }], 3_600_000);
  });
}

/** What may be chosen on a map that is moved, and lies below one of its controls. */
export function belowControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('.mini-map, .pan-zoom-buttons')]
      .filter((one) => getComputedStyle(one).pointerEvents !== 'none')
      .map((one) => one.getBoundingClientRect());
    return [...document.querySelectorAll('.pan-zoom-picture [data-pick]')].flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const isBelow = controls.some(
        (by) => left < by.right && right > by.left && top < by.bottom && bottom > by.top,
      );
      return isBelow ? [`below a control of the map: ${one.outerHTML.slice(0, 120)}`] : [];
    });
  });
}

/** How much of the page has moved by itself since it was opened, as browsers measure it: a share of the window. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** Which of these lie, by more than a pixel, over something. */
export async function over(what: Locator, these: Locator): Promise<readonly string[]> {
  const box = await what.boundingBox();
  const boxes = await Promise.all((await these.all()).map((one) => one.boundingBox()));
  if (box === null) return ['it is nowhere'];
  const apart = (a: number, length: number, b: number, other: number): boolean =>
    a + length <= b + 1 || b + other <= a + 1;
  return boxes.flatMap((one) => {
    if (one === null || apart(box.x, box.width, one.x, one.width)) return [];
    if (apart(box.y, box.height, one.y, one.height)) return [];
    return [JSON.stringify({ box, one })];
  });
}

/** What can be pressed and is smaller than 24 px, or than a finger needs, but for what stands within a text. */
export function smallTargets(
  page: Page,
  {
    least = 24,
    among = 'button, summary, select, input, a[class*="button"]',
  }: { readonly least?: number; readonly among?: string } = {},
): Promise<readonly string[]> {
  return page.evaluate(
    ([selector, fewest]) =>
      [...document.querySelectorAll(selector)].flatMap((one) => {
        const target = one.closest('label') ?? one;
        const { width, height } = target.getBoundingClientRect();
        const isSeen = one.checkVisibility({ visibilityProperty: true }) && width > 1;
        if (getComputedStyle(one).display === 'inline') return [];
        if (!isSeen || (width >= fewest && height >= fewest)) return [];
        return [`${Math.round(width)} × ${Math.round(height)}: ${one.outerHTML.slice(0, 120)}`];
      }),
    [among, least] as const,
  );
}

/** What has the focus, and whether anything lies over its middle. */
export function focused(page: Page): Promise<{ readonly what: string; readonly covered: boolean }> {
  return page.evaluate(async () => {
    // What gets the focus is scrolled into sight with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const one = document.activeElement;
    if (one === null || one === document.body) return { what: '', covered: false };
    const target = one instanceof HTMLInputElement ? (one.closest('label') ?? one) : one;
    const [rect] = target.getClientRects();
    // Chances come when they are calculated, and describe it then.
    const what = one.outerHTML.replace(/ aria-describedby="[^"]*"/, '').slice(0, 120);
    if (rect === undefined) return { what, covered: true };
    // Of what is larger than the window, the part that is in it counts.
    const top = Math.max(0, rect.top);
    const bottom = Math.min(innerHeight, rect.bottom);
    const x = Math.min(innerWidth - 1, Math.max(0, rect.left + rect.width / 2));
    const there = document.elementFromPoint(x, (top + bottom) / 2);
    return { what, covered: there === null || !(target.contains(there) || there.contains(one)) };
  });
}

/** What can be chosen, in the list and on the board, as `focused` tells of it. */
export function choosable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-option], [data-item], [data-pick]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.outerHTML.replace(/ aria-describedby="[^"]*"/, '').slice(0, 120)),
  );
}

/** Lines of the question that cannot be read: outside of the window, or below something else. */
export function hiddenLines(page: Page): Promise<readonly string[]> {
  return page.locator('[data-choices] h2').evaluate((heading) => {
    heading.scrollIntoView({ block: 'nearest' });
    return [...heading.getClientRects()].flatMap(({ left, right, top, bottom }) => {
      const ends = [left + 2, right - 2].map((x) =>
        document.elementFromPoint(x, (top + bottom) / 2),
      );
      const isSeen = ends.every((one) => one !== null && heading.contains(one));
      return isSeen ? [] : [[left, top, right, bottom].map(Math.round).join(' ')];
    });
  });
}

/** Letters twice as large, as somebody sets them in their browser who does not see well; or as they were, 16 px. */
export async function enlarge(page: Page, standard: 32 | 16 = 32): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard / 16) * 13 } });
}

export function hasBorder(target: Locator): Promise<boolean> {
  return target.evaluate((one) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(one);
    return borderTopStyle !== 'none' && borderTopWidth !== '0px';
  });
}

/** What keeps the newest line of the log from being read without scrolling anything. */
export function hiddenNewest(page: Page): Promise<readonly string[]> {
  return page.locator('.log').evaluate((log) => {
    const newest = log.querySelector('.log-chapter[open]:last-child > :last-child') ?? log;
    const box = log.getBoundingClientRect();
    const faults: string[] = [];
    if (newest.getBoundingClientRect().bottom > box.bottom) faults.push('below the end of the log');
    if (box.bottom > innerHeight) faults.push('below the window');
    if (log.clientHeight < 100) faults.push(`a log of ${log.clientHeight} px`);
    for (let at = log.parentElement; at !== null; at = at.parentElement) {
      const isBox = /auto|scroll/.test(getComputedStyle(at).overflowY);
      if (isBox && at.scrollHeight > at.clientHeight + 1)
        faults.push(`${at.className} scrolls too`);
    }
    return faults;
  });
}

export function scrolled(box: Locator): Promise<{ readonly top: number; readonly height: number }> {
  return box.evaluate(({ scrollTop, scrollHeight }) => ({ top: scrollTop, height: scrollHeight }));
}

/** Where things lie, in whole pixels, by what they are; and whether the page is as high as the window. */
export function placesOf(page: Page, things: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const root = document.documentElement;
    const page = `${root.scrollWidth} × ${root.scrollHeight}`;
    const boxes = [...document.querySelectorAll(selector)].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return `${one.className}: ${[left, top, width, height].map(Math.round).join(' ')}`;
    });
    return [page, ...boxes];
  }, things);
}

export function sizeOf(
  target: Locator,
): Promise<{ readonly width: number; readonly height: number }> {
  return target.evaluate((one) => {
    const { width, height } = one.getBoundingClientRect();
    return { width, height };
  });
}

/** Waits until what was done is drawn. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** How many pixels of something lie above the window, below it or under the question. */
export function outOfSight(thing: Locator): Promise<number> {
  return thing.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    const dock = document.querySelector('[data-frame="pocket"] > .dock');
    const end = dock?.getBoundingClientRect().top ?? innerHeight;
    return Math.round(Math.max(0, -top) + Math.max(0, bottom - end));
  });
}

/** Where the middles of things lie, in whole pixels. */
export function middlesOf(things: Locator): Promise<readonly (readonly [x: number, y: number])[]> {
  return things.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
    }),
  );
}

/** What the list offers, as the game calls it. */
export function optionsIn(page: Page): Promise<readonly string[]> {
  return page
    .locator('[data-choices] .choice[data-option]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-option') ?? ''));
}

/** Words that are not seen, or not whole, in the part of the page that they stand in. */
export function cutIn(words: Locator, part: string): Promise<readonly string[]> {
  return words.evaluateAll(
    (all, around) =>
      all.flatMap((word) => {
        const { left, right, width } = word.getBoundingClientRect();
        const box = word.closest(around)?.getBoundingClientRect();
        const isWhole = width > 20 && box !== undefined && left >= box.left && right <= box.right;
        return isWhole ? [] : [word.textContent ?? ''];
      }),
    part,
  );
}
