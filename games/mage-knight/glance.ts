import type { Glance, GlanceSheet, Language, Section, Sheet } from '@destrier/engine';
import { fight, foesInWords } from './draw/fight.js';
import { map, signs, ways } from './draw/map.js';
import { clip, cut, flow, pageOf, playerAt, type Page, type Seen } from './draw/page.js';
import {
  armourText,
  handText,
  manaText,
  offers,
  offersInWords,
  others,
  own,
  ownInWords,
  pointsText,
  tracksText,
  unitsText,
  skillsText,
} from './draw/players.js';

/** The round, the Source, the order, and what is about to end. */
function header({ view, labels, word, name }: Page): string[] {
  const { round, day, source, order, announced, final } = view;
  return [
    // Heroes are chosen before the first round.
    ...(round === 0 ? [] : [labels.round(round, day)]),
    labels.told(labels.source, source.map((mana) => word(mana)).join(', ')),
    ...(announced === null ? [] : [labels.announced]),
    ...(final ? [labels.final] : []),
    ...(order.length > 1
      ? [labels.told(labels.order, order.map((actor) => name(actor)).join(', '))]
      : []),
  ];
}

const isFight = ({ view }: Page): boolean => view.combat.phase !== 'none';

const hereText = ({ labels, word, view, viewer }: Page): string =>
  `${labels.here} ${word(playerAt(view, viewer).at)}`;

/** The map takes so much of the width, and what is the hero's stands beside it. */
const MAP_WIDTH = 38;
const HAND_LINES = 2;

/** What is below the map or the fight, from one side to the other. */
const foot = (page: Page): string[] => [
  ...clip(handText(page), HAND_LINES),
  ...clip(unitsText(page), 1),
  ...clip(skillsText(page), 1),
];

function landAndHero(page: Page, lines: number): string[] {
  const land = map(page, { width: MAP_WIDTH, lines });
  const beside = { ...page, width: page.width - MAP_WIDTH - 1 };
  const hero = [
    ...flow(pointsText(beside), beside.width),
    ...flow([hereText(page)], beside.width),
    ...own(beside),
    ...others(beside),
    ...offers(beside),
  ];
  const shown = clip(hero, lines);
  const high = Math.max(land.length, shown.length);
  return Array.from({ length: high }, (_, at) =>
    cut(`${(land[at] ?? '').padEnd(MAP_WIDTH)} ${shown[at] ?? ''}`, page.width),
  );
}

/** The map around the hero with what steps cost, or the fight with its sum; beside and below it what the hero has. */
function drawn(page: Page, lines: number): string[] {
  const top = clip(flow(header(page), page.width), 1);
  const bottom = foot(page);
  const mana = clip(flow([armourText(page, page.viewer), ...manaText(page)], page.width), 1);
  const room = lines - top.length - bottom.length;
  if (!isFight(page)) return [...top, ...landAndHero(page, room), ...bottom];
  return [...top, ...fight(page, room - mana.length), ...mana, ...bottom];
}

const ITEM_LINES = 2;

/** The same to be read out: what is asked about most often first. */
function told(page: Page, lines: number): string[] {
  const [first = '', ...rest] = header(page);
  const items = [
    [first, ...pointsText(page)].join(', '),
    ...(isFight(page) ? foesInWords(page) : [hereText(page), ways(page)]),
    ...handText({ ...page, width: Infinity }),
    manaText(page).join(', '),
    ...unitsText({ ...page, width: Infinity }),
    tracksText(page, page.viewer).join(', '),
    ...skillsText({ ...page, width: Infinity }),
    ...rest,
  ].filter((item) => item !== '');
  return clip(
    items.flatMap((item) => clip(flow(item.split(' '), page.width - 2, ' '), ITEM_LINES)),
    lines,
  );
}

function table(view: Seen, language: Language, sheet: GlanceSheet): readonly string[] {
  const page = pageOf(view, language, sheet);
  return sheet.plain ? told(page, sheet.lines) : drawn(page, sheet.lines);
}

/** The parts of the table, whole: the land and the fight, the hand, what is on offer, where everybody stands. */
function sections(view: Seen, language: Language, sheet: Sheet): readonly Section[] {
  const page = pageOf(view, language, sheet);
  const { labels, width } = page;
  const part = (word: string, lines: readonly string[]): Section => ({
    word,
    text: lines.join('\n'),
  });
  const land = map(page, { width, lines: Infinity });
  return [
    part(labels.sections.map, [...land, ...flow(signs(page), width, '  '), hereText(page)]),
    ...(isFight(page) ? [part(labels.sections.fight, foesInWords(page))] : []),
    part(labels.sections.hand, ownInWords(page)),
    part(labels.sections.offers, offersInWords(page)),
    part(labels.sections.tracks, [...flow(header(page), width), ...own(page), ...others(page)]),
  ];
}

/**
 * The table as a seat sees it. On the map stand terrain, site, cost and enemies; `@` is the viewer, `!` enemies,
 * `[1,2]` a place to explore.
 */
export const glance: Glance = { table, sections };
