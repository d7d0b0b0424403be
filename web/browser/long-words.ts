import type { Page } from 'playwright-core';

/** Makes the words of the page as long as those of a language that needs two fifths more letters; names of people stay. */
export function lengthen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const isKept = node.parentElement?.closest('bdi, .heard') !== null;
      if (isKept || !/\p{L}{3}/u.test(node.textContent ?? '')) continue;
      node.textContent = (node.textContent ?? '').replaceAll(/\p{L}{3,}/gu, (word) =>
        word.includes('ö')
          ? word
          : word.slice(0, -1).concat('ö'.repeat(Math.round(word.length * 0.4)), word.slice(-1)),
      );
    }
  });
}

/** Words that do not lie within what they stand on, or that are cut off, in a part of the page. */
export function cutWords(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    /** Letters may lean out of their box a little, and cards lie aslant. */
    const SLACK = 3;
    const SCROLLED = '.pan-zoom-pane, .pocket-pane, .glory-duel, .tray';
    const isOut = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left < outer.left - SLACK ||
      inner.right > outer.right + SLACK ||
      inner.top < outer.top - SLACK ||
      inner.bottom > outer.bottom + SLACK;
    const faults: string[] = [];
    for (const root of document.querySelectorAll(selector)) {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        const text = node.textContent ?? '';
        const parent = node.parentElement;
        if (parent === null || !/\p{L}{3}/u.test(text) || !parent.checkVisibility()) continue;
        if (parent.closest('.heard, bdi') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width <= 1) continue;
        for (let at: Element | null = parent; at !== null && at !== root; at = at.parentElement) {
          const style = getComputedStyle(at);
          if (style.display === 'inline') continue;
          // What is only heard is clipped; what is scrolled or panned is seen after all.
          if (style.clipPath !== 'none' || at.matches(SCROLLED)) break;
          const isBox = style.overflowX !== 'visible' || parseFloat(style.borderTopWidth) > 0;
          if (isBox && isOut(box, at.getBoundingClientRect())) {
            faults.push(`“${text}” leaves ${at.className}`);
            break;
          }
        }
      }
    }
    return [...new Set(faults)];
  }, part);
}
