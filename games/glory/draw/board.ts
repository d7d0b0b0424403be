import { need } from '@destrier/engine';
import { SPACES, type Space } from '../content/types.js';
import { circlesOf, type Spot } from '../rules/circles.js';
import { flow, grid, GUTTER, isWhole, labelled, type Block, type Cell } from './lines.js';
import type { Page } from './page.js';

/** The pawns on a space, and its free circles. */
function markOf({ g, sign, view }: Page, spot: Spot): string {
  const { spaces, owners } = view.placed;
  const pawns = owners.filter((_, at) => spaces[at] === spot).map(sign);
  const free = circlesOf(g, spot);
  return pawns.join('') + (free === Infinity ? '' : '○'.repeat(free));
}

/** The figure that belongs to a space; 0 where none does. */
function figureOf({ content }: Page, space: Space): number {
  switch (space) {
    case 'market':
    case 'support':
    case 'space:herald':
      return 0;
    case 'objective':
      return content.figures.objectives;
    default:
      return content.figures[space];
  }
}

/** An event by name, with the support that waits on it. */
export function eventName({ view, word }: Page, event: string): string {
  const waiting = view.events.now.includes(event) ? view.recruit : [];
  return [event, ...waiting].map(word).join(' – ');
}

const COLUMNS = 3;

/** All action spaces with what they give, that of the event where it has one; in short, by name. */
export function spaces(page: Page): Block {
  const { content, labels, view, width, word } = page;
  const names = SPACES.map((space): Cell => [
    word(space === 'market' ? 'space:market' : space),
    markOf(page, space),
  ]);
  const cells = SPACES.map((space, at): Cell => {
    const [name, mark] = need(names[at], space);
    return [name + labels.spaces[space](figureOf(page, space)), mark];
  });
  const [event] = view.events.now;
  if (event !== undefined && content.events[event]?.action !== undefined)
    for (const column of [names, cells])
      column.push([eventName(page, event), markOf(page, 'event')]);
  const columns = isWhole(cells, COLUMNS, width) ? COLUMNS : COLUMNS - 1;
  return [grid(cells, columns, width), grid(names, COLUMNS, width)];
}

/** The support track from left to right, with prices. */
export function track(page: Page): Block {
  const { content, labels, view, width, word } = page;
  const tiles = view.track.flatMap((slot, at) =>
    slot.map((tile) => `${need(content.board.track.slots[at], 'a slot').price} ${word(tile)}`),
  );
  return [labelled(labels.track, flow(tiles, width - GUTTER))];
}
