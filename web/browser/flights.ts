import type { BrowserContext, Locator, Page } from 'playwright-core';

/** What is in the air, measured on the page. */

/** Whatever the page sets in motion stays where it begins until somebody presses something. */
export async function holdPieces(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...given) {
      const animation = animate.apply(this, given);
      animation.pause();
      return animation;
    };
  });
}

/** Dice roll for an hour, unless somebody presses something. */
export async function holdDice(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const slow = (one: Element, animations: readonly Animation[]): void => {
      if (one.closest('[data-anchor^="die:"]') === null) return;
      for (const animation of animations) {
        animation.updatePlaybackRate = () => {};
        animation.playbackRate = 0.0002;
      }
    };
    addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element) slow(target, target.getAnimations());
    });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...given) {
      const animation = animate.apply(this, given);
      slow(this, [animation]);
      return animation;
    };
  });
}

/** Whether dice are in the air, once the board has followed the question. */
export function isRolling(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const dice = document.querySelectorAll('[data-anchor^="die:"]');
      if ([...dice].some((die) => die.getAnimations({ subtree: true }).length > 0)) return true;
    }
    return false;
  });
}

/** Counts from now on all pieces that ever fly. */
export function countPieces(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset['flown'] = '0';
    const watch = new MutationObserver((changes) => {
      const { dataset } = document.documentElement;
      const pieces = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element && node.matches('.movement-piece'));
      dataset['flown'] = String(Number(dataset['flown']) + pieces.length);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

export function piecesFlown(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['flown']));
}

/** The middle of something, in whole pixels. */
export type Middle = readonly [x: number, y: number];

export function middleOf(target: Locator): Promise<Middle> {
  return target.first().evaluate((one): Middle => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  });
}

/** Takes a piece in the air to the beginning or to the end of its way. */
export function bringTo(piece: Locator, end: 'begin' | 'end'): Promise<void> {
  return piece.first().evaluate((one, where) => {
    const flies = one.getAnimations().find(({ effect }) => isFlight(effect));
    const { delay = 0, endTime = 0 } = flies?.effect?.getComputedTiming() ?? {};
    if (flies !== undefined) flies.currentTime = where === 'begin' ? delay : Number(endTime) - 0.01;

    function isFlight(effect: AnimationEffect | null): boolean {
      return (
        effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.['transform'] !== undefined
      );
    }
  }, end);
}

export function opacityOf(target: Locator): Promise<string> {
  return target.evaluate((one) => getComputedStyle(one).opacity);
}
