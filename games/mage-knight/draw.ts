import type { Language, Sheet } from '@destrier/engine';
import { fight } from './draw/fight.js';
import { map } from './draw/map.js';
import { flow, pageOf, playerAt, type Page, type Seen } from './draw/page.js';
import { offers, others, own } from './draw/players.js';

/** The round, the Source, the order, and what is about to end. */
function header({ view, labels, word, name, width }: Page): string[] {
  const { round, day, source, order, announced, final } = view;
  return flow(
    [
      // Heroes are chosen before the first round.
      ...(round === 0 ? [] : [labels.round(round, day)]),
      labels.told(labels.source, source.map((mana) => word(mana)).join(', ')),
      ...(order.length > 1
        ? [labels.told(labels.order, order.map((actor) => name(actor)).join(', '))]
        : []),
      ...(announced === null ? [] : [labels.announced]),
      ...(final ? [labels.final] : []),
    ],
    width,
  );
}

/**
 * The table as a seat sees it: the map around the hero, or the fight; below it the own hero and hand, the others, the
 * offers. On the map stand terrain, site and cost; `@` is the viewer, `!` enemies, `[1,2]` a place to explore.
 */
export function draw(view: Seen, language: Language, sheet: Sheet): string {
  const page = pageOf(view, language, sheet);
  const rule = '─'.repeat(page.width);
  const isFight = view.combat.phase !== 'none';
  const here = `${page.labels.here} ${page.word(playerAt(view, page.viewer).at)}`;
  return [
    ...header(page),
    rule,
    ...(isFight ? fight(page) : [...map(page), here]),
    rule,
    ...own(page),
    ...others(page),
    ...(isFight ? [] : offers(page)),
  ].join('\n');
}
