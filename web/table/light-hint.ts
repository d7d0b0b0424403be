import type { Speaker } from '@destrier/text';
import { useEffect } from 'react';
import { unmarked } from './isolated-names.js';
import { wordOf } from './hint.js';
import type { Hinted } from './use-hint.js';
import { SHOWN } from '../parts/shown.js';

const LIT = 'data-hinted';
const UPWARDS = { bubbles: true };

/** Where on the page an option can be chosen: in the list, and on things of the board by what their buttons say. */
export function selectorsOf(option: string, speaker: Speaker): readonly string[] {
  const [verb = '', ...words] = option.split(' ');
  const all = words.map(wordOf);
  const said = [all, ...(all.length > 1 ? all.map((word) => [word]) : [])];
  const buttons = said.map((some) => unmarked(speaker.option(verb, some)));
  return [
    `[data-option="${option}"]`,
    ...words.map((word) => `[data-item="${word}"]`),
    ...buttons.map((label) => `.table-board [data-pick=${JSON.stringify(label)}]`),
  ];
}

/** Things that an option names, where no button of the board says what it does: one of several ways with a card. */
function thingsOf(option: string): string {
  const [, ...words] = option.split(' ');
  return words.map((word) => `.table-board [data-thing="${word}"]`).join(', ');
}

function isSeenOnBoard(one: Element): boolean {
  return one.closest('.table-board') !== null && one.checkVisibility();
}

/** The buttons whose press unfolds the sheet in which it lies. */
function unfolding(folded: Element): readonly Element[] {
  const sheet = folded.closest('.table-board [popover]');
  if (sheet === null) return [];
  const target = `[popovertarget="${CSS.escape(sheet.id)}"]`;
  return [...document.querySelectorAll(`${target}:not([popovertargetaction="hide"])`)];
}

function foundFor(option: string, speaker: Speaker): readonly Element[] {
  const found = [...document.querySelectorAll(selectorsOf(option, speaker).join(', '))];
  // What is folded away is not seen.
  if (!found.some(isSeenOnBoard)) found.push(...found.flatMap(unfolding));
  const things = found.some(isSeenOnBoard) || !option.includes(' ') ? '' : thingsOf(option);
  if (things !== '') found.push(...document.querySelectorAll(things));
  return found.map((one) => one.closest('label') ?? one);
}

/** Lights what a hint speaks of, as long as it is told; `drawn`: whatever the board and the list are drawn from. */
export function useLitHint(hinted: Hinted, speaker: Speaker, drawn: unknown): void {
  useEffect(() => {
    if (typeof hinted !== 'object') return undefined;
    const { option } = hinted;
    const light = (): void => {
      for (const one of foundFor(option, speaker)) one.setAttribute(LIT, '');
    };
    light();
    document.querySelector(`.table-board [${LIT}]`)?.dispatchEvent(new Event(SHOWN, UPWARDS));
    // Other parts of the board come into sight meanwhile, with what is to be lit in them.
    const watch = new MutationObserver(light);
    const board = document.querySelector('.table-board');
    if (board !== null) watch.observe(board, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const one of document.querySelectorAll(`[${LIT}]`)) one.removeAttribute(LIT);
    };
  }, [hinted, speaker, drawn]);
}
