import { pavilion } from '../cloth.js';
import { element, type Drawing } from '../drawing.js';
import { kept } from '../kept.js';
import { circle, openCurve, rect, run } from '../outline.js';
import { paint, type Pigment } from '../palette.js';
import { Pen } from '../pen.js';
import { farHills, sky } from './sky.js';

/** A tilt yard from afar: tents, a stand, and much sand on which shields are hung up. 640 by 300. */

const WIDTH = 640;

const TENTS = [
  [50, 98, 46, 64, ['gules', 'argent']],
  [118, 92, 30, 44, ['vert', 'argent']],
  [186, 90, 24, 34, ['azure', 'or']],
  [590, 98, 46, 64, ['azure', 'or']],
  [522, 92, 30, 44, ['purpure', 'argent']],
  [456, 90, 24, 34, ['gules', 'or']],
] as const;

const GOWNS: readonly Pigment[] = ['gules', 'azure', 'vert', 'or', 'purpure'];

export const yard = kept((): Drawing => {
  const pen = new Pen('yard', { breadth: 1.5, step: 8 });
  sky(pen, WIDTH, 100, 'yard');
  farHills(pen, WIDTH, 62, 130);
  const meadow = openCurve('0 88! 160 80 320 86 500 80 640 88!', 0, 0, 1, 10);
  pen.fill('grass', [...meadow, [WIDTH, 300], [0, 300]]).line(meadow, 1.2);
  for (const [x, y, width, height, cloth] of TENTS)
    pavilion(pen, { at: [x, y], width, height, cloth, flag: cloth[0] });
  stand(pen);
  const near = openCurve('0 118! 110 108 320 104 540 108 640 116!', 0, 0, 1, 10);
  pen.fill('sand', [...near, [WIDTH, 302], [0, 302]]).line(near, 1.2);
  for (let i = 0; i < 40; i++) {
    const [x, y] = [pen.some(6, 630), pen.some(122, 294)];
    pen.thin(run(x, y, x + pen.some(4, 10), y - 0.5));
  }
  return pen.drawing(0, 0, WIDTH, 300);
});

/** The stand with its crowd, small as it is seen from here. */
function stand(pen: Pen): void {
  const left = 250;
  pen.shape('wood', rect(left, 44, 140, 48));
  pen.shape('gules', [
    [left - 10, 46],
    [left + 150, 46],
    [left + 136, 26],
    [left + 4, 26],
  ]);
  for (let i = 1; i < 9; i++) pen.thin(run(left - 10 + i * 17.8, 46, left + 4 + i * 14.7, 26));
  for (let i = 0; i < 11; i++) {
    const [x, y] = [left + 10 + i * 12, 62 + (i % 2) * 4];
    pen.shape('skin', circle(x, y, 4.2, 10), 0.9);
    pen.shape(GOWNS[i % GOWNS.length] ?? 'or', rect(x - 5, y + 4, 10, 12), 0.9);
  }
  pen.shape('azure', rect(left, 78, 140, 14));
  for (let i = 0; i < 7; i++)
    pen.add(
      element('circle', {
        cx: String(left + 10 + i * 20),
        cy: '85',
        r: '2.6',
        fill: paint('gold'),
      }),
    );
}
