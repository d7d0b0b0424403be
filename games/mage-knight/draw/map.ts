import { isInShape, stepsTo, type Space } from '../land.js';
import { costOf, hasRampagers, isAssault, isBarred, provokedBy } from '../rules/terrain.js';
import { hasMod, landNow, spaceAt } from '../rules/reading.js';
import { playerAt, type Page } from './page.js';

/** The map around the hero: a hex is four characters wide, and every row is half a hex apart from the next. */

const HALF = 2;
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

function hasFoes({ view }: Page, space: Space): boolean {
  const site = view.sites[space.id];
  if (site === undefined) return false;
  return site.foes.length > 0 || Object.values(site.down).some((place) => place.count > 0);
}

/** Who is on a space, or what it costs to come there; and whether enemies are. */
function mark(page: Page, space: Space, cost: number | undefined): string {
  const { view, viewer, word } = page;
  const foes = hasFoes(page, space) ? '!' : '';
  if (playerAt(view, viewer).at === space.id) return `@${foes}`;
  const other = view.players.find(({ at }, seat) => seat !== viewer && at === space.id);
  if (other !== undefined) return `${word(other.hero).charAt(0)}${foes}`;
  return `${cost === undefined ? '' : cost > 9 ? '+' : cost}${foes}`;
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

/** How much of the land is shown, in characters and lines. */
export interface Frame {
  readonly width: number;
  readonly lines: number;
}

/** Where a frame of this size begins, with the middle as near to its own as the land has spaces for. */
function beginOf(middle: number, size: number, first: number, last: number): number {
  const most = Math.max(first, last - size + 1);
  return Math.min(Math.max(middle - Math.floor(size / 2), first), most);
}

function writtenOf(page: Page): Written[] {
  const { g, view, viewer, labels } = page;
  const here = spaceAt(g, playerAt(view, viewer).at);
  const costs = costsOf(page);
  return [
    ...Array.from(landNow(g).spaces.values(), (space) => ({
      column: columnOf(space),
      row: space.r,
      text: `${labels.terrains[space.terrain]}${siteSign(page, space)}${mark(page, space, costs.get(space.id))}`,
    })),
    ...places(page, here),
  ];
}

/** The map around the hero. */
export function map(page: Page, { width, lines }: Frame): string[] {
  const here = spaceAt(page.g, playerAt(page.view, page.viewer).at);
  const written = writtenOf(page);
  const at = (of: (one: Written) => number): readonly [first: number, last: number] => [
    Math.min(...written.map(of)),
    Math.max(...written.map(of)),
  ];
  const [west, east] = at(({ column }) => column);
  const [north, south] = at(({ row }) => row);
  const left = beginOf(columnOf(here), width, west, east + 2 * HALF);
  const top = beginOf(here.r, lines, north, south);
  const shown = written.filter(
    ({ column, row, text }) =>
      row >= top && row < top + lines && column >= left && column + text.length <= left + width,
  );
  return rows(shown);
}

/** What the signs of the map stand for. */
export function signs(page: Page): string[] {
  const { g, labels, word } = page;
  const spaces = Array.from(landNow(g).spaces.values());
  const told = new Set(spaces.map(({ terrain }) => `${labels.terrains[terrain]} ${word(terrain)}`));
  for (const { site } of spaces)
    if (site !== null && site !== 'orc' && site !== 'draconum')
      told.add(`${labels.sites[site]} ${named(page, site)}`);
  for (const space of spaces)
    if (space.site !== null && hasRampagers(g, space))
      told.add(`${labels.sites[space.site]} ${word(space.site)}`);
  return [...told, `@ ${labels.you}`, `! ${labels.enemies}`, labels.cost];
}

/** Mines of all colours have one sign. */
const named = ({ word }: Page, site: string): string =>
  site.startsWith('mine-')
    ? word('mine', 'sign')
    : site.startsWith('city-')
      ? word('city', 'sign')
      : word(site);

function rows(written: readonly Written[]): string[] {
  const first = Math.min(...written.map(({ row }) => row));
  const last = Math.max(...written.map(({ row }) => row));
  const left = Math.min(...written.map(({ column }) => column));
  const lines: string[] = [];
  for (let row = first; row <= last; row++) {
    let line = '';
    const inRow = written.filter((one) => one.row === row).toSorted((a, b) => a.column - b.column);
    for (const { column, text } of inRow) line = line.padEnd(column - left) + text;
    lines.push(line.trimEnd());
  }
  return lines;
}

/** Where one can go from here, in words: the nearest first. */
export function ways(page: Page): string {
  const { g, labels, word } = page;
  const costs = Array.from(costsOf(page)).toSorted(([, a], [, b]) => a - b);
  const told = costs.map(
    ([id, cost]) => `${word(id)} ${cost}${hasFoes(page, spaceAt(g, id)) ? '!' : ''}`,
  );
  return told.length === 0 ? '' : labels.told(labels.ways, told.join(', '));
}
