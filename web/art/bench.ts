import { pipDie } from './dice.js';
import type { Drawing } from './drawing.js';
import { emblem } from './emblem.js';
import { kept } from './kept.js';
import { rect, run } from './outline.js';
import { Pen } from './pen.js';

/** A bench of those who make games: two dice, a written page and a quill. */
export const bench = kept((): Drawing => {
  const pen = new Pen('bench', { breadth: 1.6 });
  pen.shape('wood-light', run(0, 58, 150, 58, 160, 72, -10, 72));
  pen.shape('wood', rect(-10, 72, 170, 7));
  for (const x of [6, 138]) pen.shape('wood', rect(x, 79, 9, 24));
  for (let i = 0; i < 6; i++) pen.thin(run(10 + i * 24, 66, 24 + i * 24, 66));
  pen.shape('cream', run(84, 60, 128, 58, 134, 16, 92, 14));
  for (let i = 0; i < 6; i++)
    pen.line(run(97 + (i % 3) * 3, 22 + i * 6, 120 - (i % 2) * 8, 23 + i * 6), 1.4);
  pen.put(pipDie('gules', 'argent', 5), { x: 28, y: 44, scale: 0.56 });
  pen.put(pipDie('argent', 'sable', 2), { x: 62, y: 52, scale: 0.44 });
  const quill = emblem('arrow', { pigment: 'argent', ink: 3.4 });
  pen.put(quill, { x: 142, y: 36, scale: 0.34, turn: 200 });
  return pen.drawing(-14, 4, 182, 102);
});
