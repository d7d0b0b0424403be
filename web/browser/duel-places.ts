import type { Page } from 'playwright-core';

/** Where the parts of a duel are. */

/** What reaches out of the scene, or would have to be scrolled to be seen. */
export function outsideDuel(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const scene = document.querySelector('.joust');
    if (scene === null) return ['there is no duel'];
    const box = scene.getBoundingClientRect();
    const parts = '.yard, .rider, .banner, .total, .sand, .duel-kit, .steps, .odds, .act, .cover';
    return [...scene.querySelectorAll(parts)].flatMap((part) => {
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      // A ring around a thing that may be chosen is broader than the thing.
      const isIn =
        left > box.left - 9 &&
        right < box.right + 9 &&
        top > box.top - 9 &&
        bottom < box.bottom + 9;
      return width < 2 || isIn ? [] : [part.outerHTML.slice(0, 120)];
    });
  });
}

/** The parts that never move while a duel goes on, each with its place. */
export function duelPlaces(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = '.yard, .rider, .banner, .total, .steps, .ropes, .duel-kit, .acts';
    return [...document.querySelectorAll(`.joust :is(${parts})`)].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.className, x, y, width, height].join(' ');
    });
  });
}
