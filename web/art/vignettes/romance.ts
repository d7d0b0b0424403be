import { roundTower } from '../buildings.js';
import { bust } from '../bust.js';
import { cutOut, laidOut, type Drawing } from '../drawing.js';
import { bush } from '../greenery.js';
import { kept } from '../kept.js';
import { arch, stones } from '../masonry.js';
import { circle, curve, rect, run } from '../outline.js';
import { sitting } from '../people.js';
import { charge, floor, framed, ground, hills, moon, stars, vignette } from './stage.js';

/** Pictures of love, court and prayer. */

export const tryst = kept((): Drawing => {
  const pen = vignette('tryst', { sky: 'night-sky' });
  stars(pen, 16);
  moon(pen, 30, -24, 8);
  pen.fill('stone', rect(-52, -2, 104, 26));
  stones(
    pen,
    [
      [-52, 24],
      [52, 24],
      [52, -2],
      [-52, -2],
    ],
    12,
  );
  pen
    .line(run(-52, -2, 52, -2))
    .shape('stone', arch(0, 26, 30, 44))
    .shape('dark', arch(0, 26, 21, 38));
  for (const x of [-5, 0, 5]) pen.thin(run(x, 26, x, -8));
  ground(pen, 'grass-deep', 25);
  pen.put(bush('4'), { x: -30, y: 28, scale: 1.1 }).put(bush('5'), { x: 32, y: 29, scale: 1.2 });
  for (const [x, y] of run(-33, 17, 30, 19))
    charge(pen, 'rose', 'gules', { x, y, scale: 0.11, ink: 6 });
  charge(pen, 'rose', 'argent', { x: -25, y: 21, scale: 0.1, ink: 6 });
  charge(pen, 'heart', 'gules', { y: -27, scale: 0.13, ink: 6 });
  return framed(pen);
});

export const courtlyLove = kept((): Drawing => {
  const pen = vignette('courtly love', { diaper: 'purpure' });
  hills(pen, 'hill', 20);
  roundTower(pen, { at: [22, 34], radius: 19, height: 58, stones: 6 });
  const opening = arch(22, 8, 22, 28);
  const lady = bust(sitting('lady', { wears: 'circlet', hair: 'long' }));
  pen.shape('dark', opening);
  pen.add(...cutOut('balcony', opening, [laidOut(lady.parts, { x: 22, y: -1, scale: 0.42 })]));
  pen.shape('stone', rect(8, 7, 28, 5));
  ground(pen, 'grass', 27);
  charge(pen, 'rose', 'gules', { x: -24, y: -8, scale: 0.34 });
  return framed(pen);
});

export const throne = kept((): Drawing => {
  const pen = vignette('throne', { diaper: 'azure' });
  pen.shape('gules', '-26 -36! 26 -36! 22 -10 28 30! -28 30! -22 -10');
  for (const x of [-16, -8, 8, 16]) pen.thin(run(x, -34, x * 1.15, 26));
  pen.shape('wood', '-14 22! -14 -14 -8 -22 0 -28! 8 -22 14 -14 14 22!');
  pen.shape('azure', '-9 8! -9 -10 0 -18 9 -10 9 8!', 1.2);
  pen.shape('wood-light', '-20 10! 20 10! 22 20! -22 20!');
  for (const x of [-20, 15]) pen.shape('wood', rect(x, 20, 5, 13));
  for (const x of [-21, 15]) {
    pen.shape('wood', rect(x, -4, 6, 15)).shape('gold', circle(x + 3, -6, 3.2, 10), 1);
  }
  charge(pen, 'crown', 'gold', { y: -1, scale: 0.2, ink: 4 });
  floor(pen);
  return framed(pen);
});

export const vigil = kept((): Drawing => {
  const pen = vignette('vigil', { sky: 'sable' });
  pen
    .shape('azure', arch(0, 8, 40, 44))
    .line(run(0, 8, 0, -36), 1.6)
    .line(run(-20, -10, 20, -10), 1.6);
  for (const [x, y, pigment] of [
    [-10, -20, 'gules'],
    [10, -20, 'or'],
    [-10, -1, 'vert'],
    [10, -1, 'purpure'],
  ] as const)
    pen.shape(pigment, circle(x, y, 5.5, 14), 1);
  pen.shape('argent', rect(-34, 10, 68, 22));
  for (let i = 0; i < 9; i++) pen.thin(run(-30 + i * 7.4, 12, -30 + i * 7.4, 28));
  pen.shape('gules', rect(-34, 9, 68, 5), 1.1);
  for (const x of [-25, 25]) {
    pen.shape('cream', rect(x - 2, -6, 4, 15), 1.1);
    pen.shape('or', curve('0 -15 2.5 -10 0 -6 -2.5 -10', x), 1);
  }
  charge(pen, 'sword', 'steel', { y: 6, scale: 0.34, turn: 180 });
  floor(pen);
  return framed(pen);
});

export const rosary = kept((): Drawing => {
  const pen = vignette('rosary', { diaper: 'azure' });
  pen.fill('glow', circle(0, -6, 30, 36));
  for (let i = 0; i < 19; i++) {
    const turn = (i / 19) * 2 * Math.PI + 1.73;
    const isLarge = i % 5 === 2;
    const bead = circle(Math.cos(turn) * 22, -10 + Math.sin(turn) * 17, isLarge ? 3.6 : 2.7, 12);
    pen.shape(isLarge ? 'gold' : 'gules', bead, 1);
  }
  for (const y of [10, 15.5]) pen.shape('gules', circle(0, y, 2.7, 12), 1);
  charge(pen, 'cross patty', 'gold', { y: 25, scale: 0.16, ink: 5 });
  return framed(pen);
});
