import type { Language, Seat, Table } from '@destrier/engine';
import { draw } from '../draw.js';

const NAMES = ['Ann', 'Bruno', 'Chloé', 'Dmitri'];

/** The table as a seat sees it in the terminal. */
export function drawn(table: Table, viewer: Seat, language: Language, width = 80): string[] {
  const { content } = table.match.prepared;
  const names = NAMES.slice(0, table.match.seats.length);
  const sheet = { content: content as never, viewer, names, width };
  return draw(table.view(viewer) as never, language, sheet).split('\n');
}
