import { circle, curve, type Spot } from '../outline.js';
import type { Pigment } from '../palette.js';
import type { Pen } from '../pen.js';

const CLOTHES: readonly Pigment[] = ['gules', 'azure', 'vert', 'or', 'purpure', 'argent', 'rose'];

/** Somebody in a crowd, from the middle of the face; the rail hides the rest. */
export function onlooker(pen: Pen, [x, y]: Spot, scale = 1): void {
  const clothes = CLOTHES[Math.floor(pen.some(0, CLOTHES.length))] ?? 'gules';
  pen.shape(clothes, curve('-8 18! -8 8 -4 5 4 5 8 8 8 18!', x, y, scale), 1.1);
  pen.fill(pen.some(0, 1) < 0.2 ? 'skin-brown' : 'skin', circle(x, y, 6 * scale, 14));
  const hat = pen.some(0, 1);
  const worn =
    hat < 0.5 ? '-6.5 -1! -6 -6 0 -8 6 -6 6.5 -1! 0 -3' : '-7 2! -7 -6 0 -8 7 -6 7 2! 4 -3 -4 -3';
  pen.fill(hat < 0.25 ? 'gules' : hat < 0.5 ? 'azure' : 'hair', curve(worn, x, y, scale));
  pen.contour(circle(x, y, 6 * scale, 14), 1).contour(curve(worn, x, y, scale), 0.9);
  pen.fill('ink', circle(x - 2 * scale, y + 0.5, 0.8, 6), circle(x + 2 * scale, y + 0.5, 0.8, 6));
}
