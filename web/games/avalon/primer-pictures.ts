import { medallion } from '../../art/bust.js';
import { specialFace, weaponFace } from '../../art/cards/faces.js';
import { diaper, ellipse, laidOut, type Drawing } from '../../art/drawing.js';
import { emblem } from '../../art/emblem.js';
import { greatCard, rays } from '../../art/festive.js';
import { circle, rect, run } from '../../art/outline.js';
import { sitting } from '../../art/people.js';
import { Pen } from '../../art/pen.js';
import { PLATE } from '../../art/scenes/plate.js';
import { sign } from '../../art/signs.js';

const { width, height } = PLATE;
const WHOLE = rect(-2, -2, width + 4, height + 4);

/** Three who fight, with the health they have left; the one with most wears a crown. */
function health(): Drawing {
  const pen = new Pen('plate health', { breadth: 1.8 });
  pen.add(...diaper('azure', WHOLE));
  for (const [who, x, y, scale, hearts] of [
    ['rider', 82, 124, 1.7, 2],
    ['elf', 398, 124, 1.7, 1],
    ['king', 240, 116, 2.3, 5],
  ] as const) {
    pen.put(medallion(sitting(who), who === 'king' ? 'gules' : 'vert'), { x, y, scale });
    const size = who === 'king' ? 1.5 : 1.3;
    for (let i = 0; i < hearts; i++)
      pen.put(sign('heart'), {
        x: x - 12 * size + (i - (hearts - 1) / 2) * 25 * size,
        y: 214,
        scale: size,
      });
  }
  return pen.drawing(0, 0, width, height);
}

/** A combat of arrows on the table: the lowest card lies in its blood. */
function combat(): Drawing {
  const pen = new Pen('plate combat', { breadth: 1.8 });
  pen.fill('table', WHOLE);
  for (let y = 34; y < height; y += 46) pen.line(run(-4, y, width + 4, y + 3), 1.4);
  for (let i = 0; i < 60; i++) {
    const [x, y] = [pen.some(0, width), pen.some(0, height)];
    pen.thin(run(x, y, x + pen.some(10, 34), y + 1));
  }
  pen.add(ellipse('gules', [398, 196], 70, 52)).contour(circle(398, 196, 70, 40, 52), 1.4);
  for (const [suit, value, x, y, turn] of [
    ['arrows', 12, 52, 74, -9],
    ['arrows', 8, 162, 52, -3],
    ['alchemy', 7, 258, 50, 5],
  ] as const)
    pen.put(weaponFace({ suit, value }), { x, y, turn, scale: 1.02 });
  const lowest = weaponFace({ suit: 'arrows', value: 3, poisoned: true });
  pen.put(lowest, { x: 362, y: 88, turn: 10, scale: 1.08 });
  for (const [x, y, scale] of [
    [316, 216, 1.5],
    [352, 230, 1],
    [440, 54, 1.2],
  ] as const)
    pen.put(sign('drop'), { x, y, scale });
  return pen.drawing(0, 0, width, height);
}

/** A legend wakes in the light, and a godsend lies beside it. */
function legend(): Drawing {
  const pen = new Pen('plate legend', { breadth: 1.8 });
  pen.fill('dark', WHOLE);
  pen.put(rays(), { x: -120, y: -90, scale: 0.5 });
  pen.put(specialFace('enchantress', 'purpure', 'enchantress'), { x: 70, y: 74, turn: -14 });
  pen.put(specialFace('page', 'vert', 'page'), { x: 316, y: 50, turn: 14 });
  pen.put(greatCard('or'), { x: 240, y: 136, scale: 0.6 });
  pen.add(
    laidOut(emblem('horse', { pigment: 'sable', armed: 'gold', ink: 2 }).parts, {
      x: 240,
      y: 120,
      scale: 1.05,
    }),
  );
  return pen.drawing(0, 0, width, height);
}

export const pictures: readonly (() => Drawing)[] = [health, combat, legend];
