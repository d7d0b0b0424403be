import { need } from '@destrier/engine';
import { CITIES, type City } from '../content/types.js';
import { SLOTS } from '../rules/tournament/bracket.js';
import { bracket } from './bracket.js';
import { foeText, rewardsText } from './cards.js';
import { knightText, shieldText, skillText, slotText } from './knights.js';
import { cut, flow, grid, GUTTER, labelled, table, type Block, type Cell } from './lines.js';
import type { Page, Seen } from './page.js';

type SeenStand = Seen['tournament']['stands'][number];

function standsIn({ view }: Page, city: City): readonly SeenStand[] {
  return view.tournament.stands.filter((stand) => stand.city === city);
}

/** The knights of the cities one after the other, or with names so short that two go into a line. */
function citiesSmall(page: Page): Block[] {
  const room = page.width - GUTTER;
  const half = Math.floor(room / 2) - 4;
  return CITIES.map((city) =>
    [Infinity, half].map((most) => {
      const knights = standsIn(page, city).map(
        ({ knight, shield }) => `${shieldText(page, shield)} ${knightText(page, knight, most)}`,
      );
      return labelled(page.word(city), flow(knights, room));
    }),
  );
}

/** A knight in a line of the cities: everything about him, and who has challenged him. */
function standRow(page: Page, { knight, shield }: SeenStand, longest: number): string[] {
  const figures = need(page.content.knights[knight], knight);
  const { labels, word } = page;
  const type = figures.type === 'noble' ? labels.noble : word(figures.type);
  return [
    `${shieldText(page, shield)} ${cut(word(knight), longest)}`,
    `${labels.attack} ${foeText(figures)}`,
    `★${figures.glory}`,
    `${type} ${skillText(page, knight)}`.trimEnd(),
  ];
}

/** The knights of the cities, one in a line; where that is too long, names are cut. */
function citiesLarge(page: Page): Block[] {
  const { stands } = page.view.tournament;
  const room = page.width - GUTTER;
  const rows = (longest: number): string[] =>
    table(
      stands.map((stand) => standRow(page, stand, longest)),
      'words',
    );
  const longest = Math.max(...stands.map(({ knight }) => page.word(knight).length));
  const over = Math.max(0, ...rows(longest).map((line) => line.length - room));
  const lines = rows(longest - over);
  let from = 0;
  return CITIES.map((city) => {
    const to = from + standsIn(page, city).length;
    const within = lines.slice(from, to);
    from = to;
    return [labelled(page.word(city), within)];
  });
}

/** The slots of the joust, in two columns. */
function slots(page: Page): Block {
  const half = Math.floor(page.width / 2) - 3;
  const cells = Array.from({ length: SLOTS }, (_, slot): Cell => [slotText(page, slot, half), '']);
  return [grid(cells, 2, page.width)];
}

/** What the winner of the joust gets. */
function prize(page: Page): Block {
  const { content, labels, view, width, word } = page;
  const [trophy] = view.trophy;
  const won =
    trophy === undefined
      ? rewardsText(page, [content.figures.prize])
      : word(trophy) +
        labels.colon +
        rewardsText(page, [need(content.trophies[trophy], trophy).reward]);
  return [labelled(labels.prize, [cut(won, width - GUTTER)])];
}

/** The tournament of the round, as soon as its lists are open; `large`: as the matter of the moment. */
export function tournament(page: Page, large: boolean): Block[] {
  const { kind, stands } = page.view.tournament;
  if (kind === 'pas') {
    if (stands.length === 0) return [];
    return large ? citiesLarge(page) : citiesSmall(page);
  }
  if (page.view.tournament.bracket.length === 0) return [];
  return [large ? bracket(page) : slots(page), prize(page)];
}
