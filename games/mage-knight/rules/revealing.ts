import { need, type Card, type Seat } from '@destrier/engine';
import { DIRECTIONS, PILES, type Basic, type Pile } from '../content/types.js';
import type { Play } from '../state.js';
import type { Site } from '../table.js';
import { drawFoe } from './gains.js';
import { hasMod, isReconnaissance, scenarioOf, spaceAt } from './reading.js';
import { isCity } from './terrain.js';

/** What lies on the map, and who sees it. */

const DOWN = ['grey', 'violet', 'brown', 'white'] as const;

export const newSite = (): Site => ({
  shields: [],
  cleared: false,
  foes: [],
  down: { grey: [], violet: [], brown: [], white: [] },
  ruin: [],
  ruinDown: [],
});

/** Defenders that lie face down are turned. */
export function revealFoes(g: Play, space: string): void {
  const site = g.s.sites[space];
  if (site === undefined) return;
  const before = site.foes.length;
  for (const pile of DOWN) g.moveAll(site.down[pile], site.foes);
  if (site.foes.length > before)
    g.event('revealed', { space, foes: g.all(site.foes).slice(before) });
}

export function revealRuin(g: Play, space: string): void {
  const site = g.s.sites[space];
  if (site === undefined || site.ruinDown.length === 0) return;
  g.moveAll(site.ruinDown, site.ruin);
  g.event('ruin', { space, ruin: g.name(need(site.ruin[0], 'a ruin')) });
}

/** By day defenders of keeps and towers beside a hero are seen, those of a city always [K9.3] [K9.4] [K20.41]. */
export function revealAround(g: Play): void {
  const light = g.s.day || hasMod(g, 'sunlight');
  for (const seat of g.seats) {
    const { at } = g.s.players[seat];
    revealRuin(g, at);
    for (const id of spaceAt(g, at).beside) {
      const { site } = spaceAt(g, id);
      if (isCity(site) || (light && (site === 'keep' || site === 'mage-tower'))) revealFoes(g, id);
    }
  }
}

function drawDown(g: Play, pile: Pile, site: Site): void {
  const down = DOWN.find((one) => one === pile);
  if (down !== undefined) drawFoe(g, pile, site.down[down]);
}

/** A city comes into play with the garrison of its level [K9.2]. */
function foundCity(g: Play, space: string, city: Basic, site: Site): void {
  g.s.cities.push(space);
  const { cityLevels } = scenarioOf(g);
  const level = need(cityLevels[g.s.cities.length - 1] ?? cityLevels.at(-1), 'a level');
  g.event('cityFound', { space, city, level });
  if (isReconnaissance(g)) return;
  for (const pile of need(g.content.cities[city].garrison[level - 1], 'a garrison'))
    drawDown(g, pile, site);
}

/** What comes onto a site when its tile is turned [K9.1] [K9.30] [K9.31] [K9.32]. */
function furnish(g: Play, id: string): void {
  const site = g.s.sites[id];
  if (site === undefined) return;
  const { site: kind } = spaceAt(g, id);
  switch (kind) {
    case 'orc':
      drawFoe(g, 'green', site.foes);
      return;
    case 'draconum':
      drawFoe(g, 'red', site.foes);
      return;
    case 'keep':
      drawDown(g, 'grey', site);
      return;
    case 'mage-tower':
      drawDown(g, 'violet', site);
      return;
    case 'ruins':
      g.draw(g.s.ruins, g.s.day ? site.ruin : site.ruinDown);
      return;
    case 'monastery':
      addLesson(g);
      return;
    case 'city-red':
    case 'city-blue':
    case 'city-green':
    case 'city-white':
      foundCity(g, id, kind.slice('city-'.length) as Basic, site);
      return;
    default:
  }
}

/** A monastery teaches an advanced action, which lies with the units [K9.9]. */
export function addLesson(g: Play): void {
  if (g.draw(g.s.actionDeck, g.s.lessons) > 0)
    g.event('offered', { card: g.name(need(g.s.lessons.at(-1), 'a card')) });
}

/** A tile comes to lie on the map, with all that belongs to it. */
export function placeTile(g: Play, from: Card[], place: string, seat: Seat | null): string {
  g.draw(from, g.s.placed);
  const tile = g.name(need(g.s.placed.at(-1), 'a tile'));
  g.s.layout.push(`${tile}:${place}`);
  if (seat !== null) g.event('explored', { seat, tile });
  const spaces = DIRECTIONS.map((direction) => spaceAt(g, `${tile}-${direction}`));
  for (const { id, site } of spaces) if (site !== null) g.s.sites[id] = newSite();
  for (const { id } of spaces) furnish(g, id);
  return tile;
}

export const emptyPiles = (): { [pile in Pile]: Card[] } =>
  Object.fromEntries(PILES.map((pile) => [pile, []])) as unknown as { [pile in Pile]: Card[] };
