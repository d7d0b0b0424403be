import { useEffect } from 'react';
import { SHOWN } from '../parts/shown.js';
import { bringWithScene, isInSight } from '../table/in-sight.js';
import { isCovered, litNow, PATIENCE } from './lit-boxes.js';

/** What to press: an option by its id, or the items of a choice that is filled in, and what the board calls them. */
export interface Lit {
  readonly option: string;
  readonly items: readonly string[];
  /** The names of their buttons on the board. */
  readonly labels: readonly string[];
  /** What the button on the board says that ends a choice, in whatever order its items were picked. */
  readonly ends: readonly string[];
}

/** The buttons to press, as selectors: on the board by name, in the list by id. */
export function selectorsOf({ option, items, labels, ends }: Lit): readonly string[] {
  const [verb = ''] = option.split(' ', 1);
  // A list spells its items in the order in which they lie.
  const finished = new Set([option, [verb, ...items.toReversed()].join(' ')]);
  return [
    ...labels.map((label) => onBoard(`[data-pick=${quoted(label)}]`)),
    ...ends.map((label) => `.table-board [data-filled=${quoted(label)}]:enabled`),
    `.dock .offered [data-option=${quoted(option)}]`,
    `.dock .choice[data-option=${quoted(option)}]`,
    // A choice that is filled in has its verb alone for a name.
    `.dock .choice[data-option=${quoted(verb)}]`,
    ...items.map((item) => inList(`[data-item=${quoted(item)}]`)),
    ...[...finished].map((id) => `.dock .making-end [data-option=${quoted(id)}]`),
  ];
}

/** Of equal things the first, until one of them is picked. */
function onBoard(named: string): string {
  const isPicked = `${named}[aria-pressed='true']`;
  return `.table-board:not(:has(${isPicked})) ${named}:not(li:has(${named}) ~ li ${named})`;
}

function inList(named: string): string {
  const row = `li:has(${named}:enabled):not(li:has(${named}) ~ li)`;
  return `.dock .making:not(:has(${named}:checked)) ${row} .choice`;
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** What unfolds lies above everything else: in there what is lit is framed, and the herald steps back. */
const FRAMED = 'outline: 3px solid var(--may); outline-offset: 2px;';
/** The board and counsel follow the question a moment later. */
const LOOK_MS = 100;
const LOOKS = 20;

/**
 * Brings what is lit into sight, on the board and in the list, and gives it the focus and the speech for its description.
 */
export function useLight(selectors: readonly string[], whole: string | null, speech: string): void {
  const all = selectors.join(', ');
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    if (all !== '') sheet.replaceSync(`[popover] :is(${all}) { ${FRAMED} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    let looks = 0;
    let lit: Element | undefined;
    let height: number | undefined;
    const timer = setInterval(() => {
      looks += 1;
      if (looks >= LOOKS) clearInterval(timer);
      const [found] = litNow(all, all === '' || looks > PATIENCE ? whole : null);
      // Boards are drawn anew and scenes move while the others play: until it rests, it is shown again.
      if (found !== undefined && (found !== lit || isCovered(found))) show(found, speech);
      lit = found ?? lit;
      // What counsel says makes the list longer; whoever scrolls it is left alone.
      const before = height;
      height = listHeight();
      if (all !== '' && height !== before) showInList(all);
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      lit?.removeAttribute('aria-describedby');
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [all, whole, speech]);
}

function show(found: Element, speech: string): void {
  const isOnBoard = found.closest('.table-board') !== null;
  if (isOnBoard && (!isInSight(found) || isCovered(found))) bringWithScene(found);
  // A scene that can be moved brings it there, where it lies at the very edge.
  if (isOnBoard) found.dispatchEvent(new Event(SHOWN, { bubbles: true }));
  if (!found.hasAttribute('aria-describedby')) found.setAttribute('aria-describedby', speech);
  // Whoever reads elsewhere is left there.
  const { activeElement } = document;
  const isFree = activeElement === null || activeElement.matches('body, .prompt');
  if (isFree && found instanceof HTMLButtonElement) found.focus({ preventScroll: true });
}

function listHeight(): number | undefined {
  return document.querySelector('.dock .choices')?.scrollHeight;
}

/** Scrolls the list alone: the page stays with the board. */
function showInList(all: string): void {
  const dock = document.querySelector('.dock');
  const found = dock?.querySelector(`:is(${all})`) ?? null;
  // On a small screen what is in the dock scrolls, else the dock itself.
  const box = [...document.querySelectorAll('.dock .dock-body, .dock')]
    .toReversed()
    .find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
  if (found === null || box === undefined) return;
  const { top, bottom } = found.getBoundingClientRect();
  const seen = box.getBoundingClientRect();
  const isSeen = top >= seen.top && bottom <= seen.bottom;
  if (!isSeen) box.scrollTop += (top + bottom - seen.top - seen.bottom) / 2;
}
