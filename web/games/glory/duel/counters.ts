import type { Drawing } from '../../../art/drawing.js';
import { kept } from '../../../art/kept.js';
import { circle } from '../../../art/outline.js';
import { Pen } from '../../../art/pen.js';
import { sign } from '../../../art/signs.js';

/** A wooden token of strength, a glass bead of faith. */
export const counter = kept((what: 'strength' | 'faith'): Drawing => {
  const pen = new Pen(`counter ${what}`, { breadth: 1.6, waver: 0.25 });
  pen.shape('wood-deep', circle(0, 2.5, 20, 34));
  pen.shape(what === 'strength' ? 'wood-light' : 'glass', circle(0, 0, 20, 34));
  pen.contour(circle(0, 0, 16, 30), 0.9);
  pen.put(sign(what), { x: -13.2, y: -13.2, scale: 1.1 });
  return pen.drawing(-22, -22, 44, 47);
});
