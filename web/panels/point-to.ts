import type { Seat } from '@destrier/engine';

/** Things and seats of the board carry these, so that what is told of them can point to them. */
const THING = 'data-thing';
const SEAT = 'data-seat';

const POINTED = 'pointed';
const POINTED_MS = 2400;
const FOCUSABLE = 'button:not([disabled]), a[href], [tabindex]';

export type Target =
  | { readonly kind: 'thing'; readonly id: string }
  | { readonly kind: 'seat'; readonly seat: Seat };

/** The names of all things that are shown somewhere. */
export function thingsShown(): ReadonlySet<string> {
  const found = [...document.querySelectorAll(`[${THING}]`)];
  return new Set(found.filter(isShown).map((element) => element.getAttribute(THING) ?? ''));
}

/**
 * Brings a thing into sight and lets it glow for a moment; false where it is not shown. `focus`: who came here by
 * keyboard goes on from there.
 */
export function pointTo(target: Target, focus: boolean): boolean {
  const selector =
    target.kind === 'thing'
      ? `[${THING}="${CSS.escape(target.id)}"]`
      : `[${SEAT}="${target.seat}"]`;
  const all = [...document.querySelectorAll(selector)].filter(isShown);
  const [first] = all;
  if (first === undefined) return false;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  first.scrollIntoView({
    block: 'center',
    inline: 'center',
    behavior: isStill ? 'auto' : 'smooth',
  });
  const next = first.matches(FOCUSABLE) ? first : first.querySelector(FOCUSABLE);
  if (focus && next instanceof HTMLElement) next.focus({ preventScroll: true });
  for (const element of all) element.classList.add(POINTED);
  setTimeout(() => {
    for (const element of all) element.classList.remove(POINTED);
  }, POINTED_MS);
  return true;
}

function isShown(element: Element): boolean {
  return element.checkVisibility();
}
