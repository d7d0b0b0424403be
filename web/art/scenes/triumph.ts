import { pavilion } from '../cloth.js';
import type { Drawing } from '../drawing.js';
import { strewPetals } from '../festive.js';
import { trumpeter } from '../figures.js';
import { ridge } from '../greenery.js';
import { kept } from '../kept.js';
import { openCurve, run } from '../outline.js';
import { Pen } from '../pen.js';
import { castle, chapel } from '../places/index.js';
import { rider, type Rider } from '../rider.js';
import { crowdBehindRail } from './fair.js';
import { clouds, sky, standing } from './sky.js';

const [WIDTH, HEIGHT] = [1440, 900];

/** The lists when a tournament is won: sand for the one who rides, tents, and everybody behind the rail. 1440 by 900. */
export const triumph = kept((): Drawing => {
  const pen = new Pen('triumph', { breadth: 1.8, step: 12 });
  sky(pen, WIDTH, 420, 'triumph');
  clouds(pen, [
    [180, 124],
    [520, 84],
    [1010, 104],
    [1300, 150],
  ]);
  const far = '0 260! 200 210 420 262 700 214 960 262 1200 212 1440 256!';
  ridge(pen, far, HEIGHT, 'hill-farther', 1.3);
  ridge(pen, '0 318! 260 284 560 320 860 286 1160 320 1440 290!', HEIGHT, 'hill-far', 1.4);
  ridge(pen, '0 384! 400 362 900 378 1440 362!', HEIGHT, 'grass', 1.5);
  standing(pen, [
    [castle(), 250, 392, 1.7],
    [chapel(), 1200, 392, 1.25],
  ]);
  for (const [x, y, width, cloth] of TENTS)
    pavilion(pen, { at: [x, y], width, height: width * 1.4, cloth, flag: cloth[0] });
  crowdBehindRail(pen, [154, 1296], 438, 25);
  const edge = openCurve('0 520 300 500 720 506 1140 500 1440 520', 0, 0, 1, 16);
  pen.fill('sand', [...edge, [WIDTH, HEIGHT + 2], [0, HEIGHT + 2]]).line(edge, 1.7);
  for (let i = 0; i < 90; i++) {
    const [x, y] = [pen.some(10, 1430), pen.some(530, 890)];
    pen.thin(run(x, y, x + pen.some(6, 18), y - 0.6));
  }
  return pen.drawing(0, 0, WIDTH, HEIGHT);
});

const TENTS = [
  [480, 430, 120, ['azure', 'or']],
  [980, 430, 120, ['vert', 'argent']],
  [90, 470, 150, ['gules', 'argent']],
  [1360, 470, 150, ['or', 'sable']],
] as const;

/** Petals in the air of the same scene. */
export const petals = kept((): Drawing => {
  const pen = new Pen('petals');
  strewPetals(pen, 80, WIDTH, 640);
  return pen.drawing(0, 0, WIDTH, HEIGHT);
});

/** Two trumpeters at its edges, with somebody's arms on their banners. */
export const fanfare = kept((blazon: string): Drawing => {
  const pen = new Pen('fanfare');
  pen.put(trumpeter(blazon), { x: 104, y: 676, scale: 2.02 });
  pen.put(trumpeter(blazon), { x: 1336, y: 676, scale: 2.02, flip: true });
  return pen.drawing(0, 0, WIDTH, HEIGHT);
});

/** The one who has won, where the same scene has room for him. */
export const triumphant = kept((look: Rider): Drawing => {
  const pen = new Pen('triumphant');
  pen.put(rider(look), { x: 452, y: 330, scale: 1.68 });
  return pen.drawing(0, 0, WIDTH, HEIGHT);
});
