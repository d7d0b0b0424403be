import { bust } from '../../art/bust.js';
import { greatWizard } from '../../art/covers/wizard.js';
import { pipDie } from '../../art/dice.js';
import { diaper, type Drawing } from '../../art/drawing.js';
import { crown, strewPetals } from '../../art/festive.js';
import { fir, tree } from '../../art/greenery.js';
import { site } from '../../art/hexes/sites.js';
import { rect } from '../../art/outline.js';
import { sitting } from '../../art/people.js';
import { Pen } from '../../art/pen.js';
import { pawn } from '../../art/pieces.js';
import { castle } from '../../art/places/index.js';
import { country, PLATE } from '../../art/scenes/plate.js';
import { onRing, RING, ringBoard } from '../../art/scenes/ring.js';
import { standing } from '../../art/scenes/sky.js';
import { sign } from '../../art/signs.js';
import { goodSign, LOOKS, provinceShield } from './emblems.js';
import { holdingSign } from './signs.js';

const { width, height } = PLATE;
const SPACES = 24;
const provinces = Object.values(LOOKS);

/** Part of the ring with a knight, Merlin, and the dice that move them. */
function ring(): Drawing {
  const pen = new Pen('plate ring', { breadth: 1.6 });
  pen.add(...diaper('azure', rect(-2, -2, width + 4, height + 4)));
  const apart = SPACES / provinces.length;
  const spaces = Array.from({ length: SPACES }, (_, at) =>
    at % apart === 0 ? (provinces[at / apart]?.pigment ?? null) : null,
  );
  const scale = 1.05;
  const left = width / 2 - (RING.size / 2) * scale;
  pen.put(ringBoard({ provinces, spaces }), { x: left, y: 4, scale });
  const stand = (degrees: number): { readonly x: number; readonly y: number } => {
    const [x, y] = onRing(degrees, (RING.table + RING.ring) / 2);
    return { x: left + x * scale, y: y * scale };
  };
  pen.put(pawn('gules'), { ...stand(-45), scale: 1.7 });
  pen.put(pawn('vert'), { ...stand(15), scale: 1.7 });
  pen.put(greatWizard(), { ...stand(46), scale: 1.15 });
  pen.put(pipDie('gules', 'cream', 4), { x: 54, y: 222, scale: 1.15 });
  pen.put(pipDie('cream', 'ink', 2), { x: 424, y: 222, scale: 1.15 });
  return pen.drawing(0, 0, width, height);
}

/** A province with its keep, servants in it, and what they gather. */
function province(): Drawing {
  const pen = country('province');
  standing(pen, [
    [site('keep'), 110, 176, 1.5],
    [site('village'), 366, 178, 1.5],
    [fir('1'), 184, 170, 0.9],
    [fir('2'), 208, 174, 1],
    [tree('2'), 452, 190, 1],
    [tree('1'), 30, 196, 1],
  ]);
  for (const [who, x, scale] of [
    ['squire', 150, 1.3],
    ['lady', 240, 1.4],
    ['weaponMaster', 330, 1.3],
  ] as const)
    pen.put(bust(sitting(who)), { x, y: 224, scale });
  for (const [drawing, x, y] of [
    [goodSign('shield', 'blue'), 30, 206],
    [goodSign('flag', 'orange'), 76, 216],
    [goodSign('material', 'brown'), 374, 212],
    [holdingSign('cube', 'gules'), 424, 210],
  ] as const)
    pen.put(drawing, { x, y, scale: 1.7 });
  return pen.drawing(0, 0, width, height);
}

/** A castle with its points, and traitors who come up to it. */
function reckoning(): Drawing {
  const pen = country('reckoning');
  standing(pen, [
    [castle(), 130, 224, 1.5],
    [tree('3'), 284, 178, 0.8],
  ]);
  for (const [x, y, scale] of [
    [300, 214, 1.25],
    [432, 214, 1.25],
    [366, 226, 1.45],
  ] as const)
    pen.put(bust(sitting('thug')), { x, y, scale });
  for (const [one, x] of [
    ['violet', 62],
    ['blue', 112],
    ['orange', 162],
  ] as const)
    pen.put(provinceShield(one), { x, y: 212, scale: 2.1 });
  pen.put(crown(), { x: 206, y: 20, scale: 1 });
  for (const [x, y, scale] of [
    [296, 22, 1.6],
    [340, 40, 1.3],
    [376, 26, 1],
  ] as const)
    pen.put(sign('glory'), { x, y, scale });
  strewPetals(pen, 20, width, 140);
  return pen.drawing(0, 0, width, height);
}

export const pictures: readonly (() => Drawing)[] = [ring, province, reckoning];
