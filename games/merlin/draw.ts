import type { Language, Sheet } from '@destrier/engine';
import { otherCastles, ownCastle } from './draw/castles.js';
import { domain, DOMAIN_WIDTH } from './draw/domain.js';
import { pageOf, type Page, type Seen } from './draw/page.js';
import { quests } from './draw/quests.js';
import { legend, ring } from './draw/ring.js';

/** The round, who begins it, and who has the relics. */
function header({ view, content, labels, name }: Page): string {
  const holder = (seat: number | null): string => (seat === null ? labels.none : name(seat));
  return [
    labels.round(view.round, content.figures.rounds),
    `${labels.first}: ${name(view.first)}`,
    `${labels.excalibur}: ${holder(view.excalibur)}`,
    `${labels.grail}: ${holder(view.grail)}`,
    labels.apples(view.apples),
  ].join(' · ');
}

/** Two columns of lines side by side. */
function beside(left: readonly string[], right: readonly string[], width: number): string[] {
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, i) =>
    `${(left[i] ?? '').padEnd(width)}${right[i] ?? ''}`.trimEnd(),
  );
}

const GAP = 2;

/**
 * The table as a seat sees it: the ring with the provinces inside, the domain beside the own castle, the others, the
 * quests. `!` marks a traitor whom no shield repels, ✓ what a quest asks for and the viewer has, ⌂ a manor.
 */
export function draw(view: Seen, language: Language, sheet: Sheet): string {
  const page = pageOf(view, language, sheet);
  const rule = '─'.repeat(page.width);
  const left = DOMAIN_WIDTH + GAP;
  return [
    header(page),
    rule,
    ...ring(page),
    ...legend(page),
    rule,
    ...beside(domain(page), ownCastle(page, page.width - left), left),
    page.labels.terrainLegend,
    rule,
    ...otherCastles(page),
    rule,
    ...quests(page),
  ].join('\n');
}
