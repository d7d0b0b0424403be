import { isInShape, stepsTo, type Space } from '../land.js';
import { costOf, hasRampagers, isAssault, isBarred, provokedBy } from '../rules/terrain.js';
import { hasMod, landNow, spaceAt } from '../rules/reading.js';
import { flow, playerAt, type Page } from './page.js';

/** The map around the hero: a hex is four characters wide, and every row is half a hex apart from the next. */

const HALF = 2;
const ROWS = 6;
/** From a space beside a tile to the middle of that tile. */
const BESIDE_TILE = 2;

/** Where a space stands, in columns and rows. */
const columnOf = ({ q, r }: Pick<Space, 'q' | 'r'>): number => (2 * q + r) * HALF;

/**
 * What it costs to come to a space: those beside the hero always, those further away as far as points of move reach
 * and nothing stops on the way.
 */
export function costsOf({ g, viewer }: Pick<Page, 'g' | 'viewer'>): ReadonlyMap<string, number> {
  const start = g.s.players[viewer].at;
  const costs = new Map<string, number>([[start, 0]]);
  const open = [start];
  for (let from = open.shift(); from !== undefined; from = open.shift()) {
    const before = costs.get(from) ?? 0;
    for (const id of spaceAt(g, from).beside) {
      const space = spaceAt(g, id);
      const cost = costOf(g, space);
      if (cost === undefined || isBarred(g, viewer, space)) continue;
      const total = before + cost;
      const isNear = from === start;
      if (!isNear && total > g.s.turn.move) continue;
      if (total >= (costs.get(id) ?? Infinity)) continue;
      costs.set(id, total);
      const isStopped =
        isAssault(g, viewer, space) ||
        (!hasMod(g, 'leap') && provokedBy(g, from, id).length > 0) ||
        total > g.s.turn.move;
      if (!isStopped) open.push(id);
    }
  }
  costs.delete(start);
  return costs;
}

function siteSign({ view, labels, g }: Page, space: Space): string {
  if (space.site === null) return '·';
  const sign = labels.sites[space.site];
  if ((space.site === 'orc' || space.site === 'draconum') && !hasRampagers(g, space)) return '·';
  return view.sites[space.id]?.cleared === true ? sign.toLowerCase() : sign;
}

/** Who or what is on a space: the viewer, another hero, a cost, enemies. */
function mark({ view, viewer, word }: Page, space: Space, cost: number | undefined): string {
  if (playerAt(view, viewer).at === space.id) return '@';
  const other = view.players.find(({ at }, seat) => seat !== viewer && at === space.id);
  if (other !== undefined) return word(other.hero).charAt(0);
  if (cost !== undefined) return cost > 9 ? '+' : `${cost}`;
  const site = view.sites[space.id];
  if (site === undefined) return ' ';
  const unseen = Object.values(site.down).some((place) => place.count > 0);
  return site.foes.length > 0 || unseen ? '!' : ' ';
}

interface Written {
  readonly column: number;
  readonly row: number;
  readonly text: string;
}

/** Places beside the hero where a tile may come to lie, by their names; the side of the first tile tells the shape. */
function places(page: Page, here: Space): Written[] {
  const shape = page.view.placed.includes('A') ? 'wedge' : 'open-5';
  return landNow(page.g).free.flatMap((free) => {
    if (stepsTo(here, free) > BESIDE_TILE || !isInShape(shape, free.place)) return [];
    return [{ column: columnOf(free) - 1, row: free.r, text: `[${free.place}]` }];
  });
}

/** The map, and what its signs stand for. */
export function map(page: Page): string[] {
  const { g, view, viewer, labels, word, width } = page;
  const here = spaceAt(g, playerAt(view, viewer).at);
  const costs = costsOf(page);
  const left = columnOf(here) - Math.floor(width / 2);
  const spaces = Array.from(landNow(g).spaces.values()).filter(
    (space) =>
      Math.abs(space.r - here.r) <= ROWS &&
      columnOf(space) >= left &&
      columnOf(space) + 2 * HALF <= left + width,
  );
  const written = [
    ...spaces.map((space) => ({
      column: columnOf(space),
      row: space.r,
      text: `${labels.terrains[space.terrain]}${siteSign(page, space)}${mark(page, space, costs.get(space.id))}`,
    })),
    ...places(page, here),
  ];
  const signs = new Set(
    spaces.map(({ terrain }) => `${labels.terrains[terrain]} ${word(terrain)}`),
  );
  for (const { site } of spaces)
    if (site !== null && site !== 'orc' && site !== 'draconum')
      signs.add(`${labels.sites[site]} ${named(page, site)}`);
  for (const space of spaces)
    if (space.site !== null && hasRampagers(g, space))
      signs.add(`${labels.sites[space.site]} ${word(space.site)}`);
  const legend = [...signs, `@ ${labels.you}`, `! ${labels.enemies}`, labels.cost];
  return [...rows(written, width), ...flow(legend, width, '  ')];
}

/** Mines of all colours have one sign. */
const named = ({ word }: Page, site: string): string =>
  site.startsWith('mine-')
    ? word('mine', 'sign')
    : site.startsWith('city-')
      ? word('city', 'sign')
      : word(site);

function rows(written: readonly Written[], width: number): string[] {
  const first = Math.min(...written.map(({ row }) => row));
  const last = Math.max(...written.map(({ row }) => row));
  const left = Math.min(...written.map(({ column }) => column));
  const lines: string[] = [];
  for (let row = first; row <= last; row++) {
    let line = '';
    const inRow = written.filter((one) => one.row === row).toSorted((a, b) => a.column - b.column);
    for (const { column, text } of inRow) line = line.padEnd(column - left) + text;
    lines.push(line.trimEnd().slice(0, width));
  }
  return lines;
}
