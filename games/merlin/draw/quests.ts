import { questOf } from '../book.js';
import { missing } from '../rules/quests.js';
import { flow, playerAt, type Page } from './page.js';

/** Quests with what they ask for: a tick stands before what the viewer has. */

const GUTTER = 13;

function questTexts(page: Page, quest: string): string[] {
  const { g, view, viewer, word, labels } = page;
  const book = questOf(g, quest);
  const lacks = missing(playerAt(view, viewer), book);
  // Of equal needs the last are those that are missing.
  const needs = book.needs.toReversed().map((wanted) => {
    const at = lacks.indexOf(wanted);
    if (at === -1) return `✓${word(wanted, 'need')}`;
    lacks.splice(at, 1);
    return word(wanted, 'need');
  });
  return [`${word(quest)}, ${labels.points(book.points)}`, ...needs.toReversed()];
}

function listed(page: Page, label: string, quests: readonly string[]): string[] {
  return quests
    .flatMap((quest) => {
      const [first = '', ...more] = flow(questTexts(page, quest), page.width - GUTTER);
      return [first, ...more.map((line) => `  ${line}`)];
    })
    .map((line, i) => (i === 0 ? label : '').padEnd(GUTTER) + line);
}

/** The own hand, as far as it is seen, and the row. */
export function quests(page: Page): string[] {
  const { view, viewer, labels } = page;
  const { quests: hand } = playerAt(view, viewer);
  return [
    ...('count' in hand ? [] : listed(page, labels.hand, hand)),
    ...listed(page, labels.row, view.row),
  ];
}
