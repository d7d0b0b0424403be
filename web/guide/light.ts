import { useEffect } from 'react';
import { bringIntoSight, isInSight } from '../table/in-sight.js';

/** What to press: an option by its id, or the items of a choice that is filled in, and what the board calls them. */
export interface Lit {
  readonly option: string;
  readonly items: readonly string[];
  /** The names of their buttons on the board. */
  readonly labels: readonly string[];
}

/** The buttons to press, as selectors: on the board by name, in the list by id. */
export function selectorsOf({ option, items, labels }: Lit): readonly string[] {
  return [
    ...labels.map((label) => `.table-board [data-pick=${quoted(label)}]`),
    `.dock .choice[data-option=${quoted(option)}]`,
    // A choice that is filled in has its verb alone for a name.
    `.dock .choice[data-option=${quoted(option.split(' ', 1).join())}]`,
    ...items.map((item) => `.dock .choice:has([data-item=${quoted(item)}]:enabled:not(:checked))`),
    CONFIRM,
  ];
}

/** What ends a choice that is filled in. */
const CONFIRM = '.dock .making-end .button-main:enabled';

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

const RULE = 'outline: 3px solid var(--guide-light); outline-offset: 3px;';
/** The board follows the question a moment later. */
const LOOK_MS = 100;
const LOOKS = 20;

/**
 * Keeps the buttons in light as long as the step lasts, however often they are drawn anew, and brings the first one on
 * the board into sight.
 */
export function useLight(selectors: readonly string[]): void {
  const all = selectors.join(', ');
  useEffect(() => {
    if (all === '') return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${all}) { ${RULE} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      const found = document.querySelector(`.table-board :is(${all})`);
      if (found === null && looks < LOOKS) return;
      clearInterval(timer);
      if (found !== null && !isInSight(found)) bringIntoSight(found, 'center');
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [all]);
}
