import { banner } from '../cloth.js';
import { diaper, type Drawing } from '../drawing.js';
import { kept } from '../kept.js';
import { rect, run } from '../outline.js';
import { Pen } from '../pen.js';
import { shield } from '../pieces.js';
import { chances } from '../random.js';

const FIELDS = ['azure', 'vert', 'purpure', 'gules'] as const;
const CHARGES = ['tower', 'key', 'crown', 'horseshoe', 'escallop', 'castle'] as const;

function looksOf(game: string) {
  const chance = chances(game);
  const field = FIELDS[Math.floor(chance() * FIELDS.length)] ?? 'azure';
  const charge = CHARGES[Math.floor(chance() * CHARGES.length)] ?? 'tower';
  return { field, charge };
}

/** Arms for a game that brings none: they follow from its id. */
export function armsFor(game: string): string {
  const { field, charge } = looksOf(game);
  const article = charge === 'escallop' ? 'an' : 'a';
  return `${field.slice(0, 1).toUpperCase()}${field.slice(1)}, ${article} ${charge} or`;
}

/** A painted cloth with its arms, for a game that brings no picture. 640 by 320. */
export const plainCover = kept((game: string): Drawing => {
  const { field } = looksOf(game);
  const pen = new Pen(`plain cover ${game}`, { breadth: 2 });
  pen.add(...diaper(field, rect(0, 0, 640, 320)));
  pen.fill('wood', rect(-4, -6, 648, 26)).line(run(0, 20, 640, 20), 2.2);
  for (const x of [70, 480]) banner(pen, [x, 20], [90, 196], 'or');
  for (const x of [85, 495]) pen.put(shield(armsFor(game)), { x, y: 50, scale: 0.3 });
  banner(pen, [225, 20], [190, 276], 'argent');
  pen.put(shield(armsFor(game)), { x: 250, y: 52, scale: 0.7 });
  return pen.drawing(0, 0, 640, 320);
});
