import { roundTower } from '../buildings.js';
import { pavilion } from '../cloth.js';
import type { Drawing } from '../drawing.js';
import { tree } from '../greenery.js';
import { kept } from '../kept.js';
import { arch } from '../masonry.js';
import { curve, rect } from '../outline.js';
import { shield } from '../pieces.js';
import { rider, type Rider } from '../rider.js';
import { framed, ground, hills, vignette } from './stage.js';

/** Pictures of the two kinds of tournament. */

const RED: Rider = {
  blazon: 'Gules, a chevron argent',
  cloth: 'gules',
  second: 'argent',
  strewn: { charge: 'estoile', pigment: 'argent' },
  crest: 'plume',
  crestPigment: 'gules',
  horse: 'wood',
  horseShade: 'wood-deep',
};

const BLUE: Rider = {
  blazon: 'Azure, a bend or',
  cloth: 'azure',
  second: 'or',
  strewn: { charge: 'crescent', pigment: 'or' },
  crest: 'fan',
  crestPigment: 'or',
  horse: 'steel',
  horseShade: 'stone-deep',
};

/** Two knights ride against each other along the barrier. */
export const tilt = kept((): Drawing => {
  const pen = vignette('tilt', { sky: 'sky' });
  hills(pen, 'hill', 2);
  pavilion(pen, { at: [-40, 8], width: 18, height: 26, cloth: ['gules', 'argent'] });
  pavilion(pen, { at: [40, 8], width: 18, height: 26, cloth: ['azure', 'or'] });
  pen.shape('sand', rect(-52, 8, 104, 32));
  pen.put(rider(RED), { x: -50, y: -12, scale: 0.16 });
  pen.put(rider(BLUE), { x: 50, y: -12, scale: 0.16, flip: true });
  pen.shape('wood-light', rect(-52, 22, 104, 4), 1);
  for (let x = -46; x < 50; x += 12) pen.shape('wood', rect(x, 20, 2.4, 12), 0.9);
  return framed(pen);
});

/** A bridge that somebody holds: shields hang on a tree before it, to be touched by those who challenge. */
export const passage = kept((): Drawing => {
  const pen = vignette('passage', { sky: 'sky' });
  hills(pen, 'hill-far', 4);
  roundTower(pen, { at: [34, 14], radius: 11, height: 40, stones: 4 });
  pen.fill('water', rect(-52, 20, 104, 20));
  const span = curve(
    '-52 14! -20 8 6 2 34 8! 52 10! 52 20! 34 20! 22 22! 22 34! -30 34! -30 24! -52 24!',
  );
  pen.shape('stone', span);
  pen.fill('water', arch(-4, 36, 30, 14)).contour(arch(-4, 36, 30, 14), 1.2);
  ground(pen, 'grass', 30);
  pen.put(tree('21'), { x: -32, y: 30, scale: 1.9 });
  const hung = [
    ['Gules, a lion rampant or', -42, -16],
    ['Azure, a fess argent', -28, -10],
    ['Or, an eagle sable', -38, 0],
  ] as const;
  for (const [blazon, x, y] of hung) pen.put(shield(blazon), { x, y, scale: 0.075 });
  return framed(pen);
});
