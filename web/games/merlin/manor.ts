import type { Drawing } from '../../art/drawing.js';
import { kept } from '../../art/kept.js';
import { rect, run } from '../../art/outline.js';
import type { Pigment } from '../../art/palette.js';
import { Pen } from '../../art/pen.js';

/** A manor with the roof of its owner. */
export const manorDrawing = kept((roof: Pigment): Drawing => {
  const pen = new Pen('manor', { breadth: 1.8, waver: 0.3 });
  pen.shape('plaster-deep', run(10, -2, 24, -10, 24, -26, 10, -18));
  pen.shape('plaster', run(-20, -2, 10, -2, 10, -18, -5, -36, -20, -18));
  pen.shape(roof, run(-5, -38, 11, -46, 28, -25, 13, -16));
  pen.line(run(-23, -15, -5, -38, 13, -16), 2.4);
  pen.shape('wood-deep', rect(-9, -14, 8, 12), 1.3);
  pen.fill('window', rect(-8, -26, 6, 6));
  return pen.drawing(-26, -49, 57, 50);
});
