import type { Drawing } from '../drawing.js';
import { kept } from '../kept.js';
import { arch } from '../masonry.js';
import { circle, curve, rect, run } from '../outline.js';
import { chapel } from '../places/index.js';
import { stall } from '../props.js';
import { charge, floor, framed, ground, hills, somebody, vignette } from './stage.js';

/** Further pictures of what money buys. */

/** The fleece of an order on its chain. */
export const fleece = kept((): Drawing => {
  const pen = vignette('fleece', { diaper: 'sable' });
  for (let i = 0; i <= 12; i++) {
    const turn = Math.PI * (1 - i / 12);
    const at = [Math.cos(turn) * 38, -26 + Math.sin(turn) * 30] as const;
    pen.shape(i % 2 === 0 ? 'gold' : 'gules', circle(...at, 3.4, 10), 1);
  }
  pen.shape('gold', '-14 8! -18 14 -12 22 -14 32! -6 26! 0 36! 6 26! 14 32! 12 22 18 14 14 8! 0 4');
  for (const [x, y] of run(-8, 14, 0, 12, 8, 15, -4, 22, 5, 22))
    pen.thin(curve('-3 0 0 -3 3 0', x, y));
  return framed(pen);
});

/** A war horse under its cloth. */
export const warHorse = kept((): Drawing => {
  const pen = vignette('war horse', { diaper: 'azure' });
  ground(pen, 'sand', 27);
  charge(pen, 'horse', 'wood-deep', { x: 0, y: -2, scale: 0.54, ink: 2.4, armed: 'sable' });
  pen.shape('gules', '-16 -6! 2 -12 16 -4! 16 10 6 16 -8 14 -18 8', 1.4);
  charge(pen, 'fleur-de-lis', 'or', { x: 0, y: 1, scale: 0.13, ink: 5 });
  return framed(pen);
});

/** Somebody at a bench with what he made. */
export const goldsmith = kept((): Drawing => {
  const pen = vignette('goldsmith', { diaper: 'wood' });
  somebody(
    pen,
    'diplomat',
    { x: -22, y: 0, scale: 0.64 },
    { seed: 'smith', robe: 'wood', look: 1 },
  );
  pen.shape('wood-light', rect(-50, 22, 100, 6)).shape('wood', rect(-46, 28, 92, 8));
  charge(pen, 'chalice', 'gold', { x: 18, y: 8, scale: 0.3, ink: 3.4 });
  charge(pen, 'crown', 'gold', { x: 38, y: 15, scale: 0.15, ink: 5 });
  charge(pen, 'annulet', 'gold', { x: 2, y: 18, scale: 0.09, ink: 7 });
  return framed(pen);
});

/** Three who can be hired. */
export const hiredBlades = kept((): Drawing => {
  const pen = vignette('hired blades', { diaper: 'gules' });
  for (const x of [-38, 38]) charge(pen, 'axe', 'steel', { x, y: -4, scale: 0.5, armed: 'wood' });
  somebody(pen, 'thug', { x: -22, y: 8, scale: 0.58 }, { look: 1 });
  somebody(pen, 'weaponMaster', { x: 22, y: 8, scale: 0.58 }, { look: -1 });
  somebody(pen, 'veteran', { x: 0, y: 2, scale: 0.66 });
  return framed(pen);
});

/** A sealed letter. */
export const indulgence = kept((): Drawing => {
  const pen = vignette('indulgence', { diaper: 'purpure' });
  pen.shape('cream', '-26 -30! 28 -28! 26 24! -24 26!');
  for (let i = 0; i < 6; i++) pen.line(run(-18, -20 + i * 6, 20 - (i % 3) * 6, -19.5 + i * 6), 1);
  pen.line(run(8, 20, 4, 34), 3).line(run(12, 20, 18, 33), 3);
  pen.shape('gules', circle(10, 18, 9, 20), 1.4);
  charge(pen, 'key', 'gold', { x: 10, y: 18, scale: 0.11, ink: 6 });
  return framed(pen);
});

/** Glass over a flame. */
export const alchemist = kept((): Drawing => {
  const pen = vignette('alchemist', { sky: 'sable' });
  somebody(pen, 'wizard', { x: -24, y: 4, scale: 0.64 }, { look: 1.2 });
  pen.shape('glass', '16 -26! 24 -26! 24 -8 38 8 34 20 6 20 2 8 16 -8', 1.6);
  pen.fill('vert', '5 8! 35 8! 33 18 7 18').contour('5 8! 35 8! 33 18 7 18', 1);
  for (const [x, y] of run(14, 2, 24, -2, 20, -14)) pen.shape('glow', circle(x, y, 2.2, 8), 0.8);
  pen.shape('flame', '12 34! 10 28 18 22 20 20! 26 28 28 34!', 1.2);
  floor(pen);
  return framed(pen);
});

/** A hanging with a beast among flowers. */
export const tapestry = kept((): Drawing => {
  const pen = vignette('tapestry', { sky: 'stone' });
  pen.line(run(-46, -30, 46, -30), 3.4);
  pen.shape('gules', rect(-40, -28, 80, 56));
  for (const [x, y] of run(-32, -20, -14, 18, 30, -18, 34, 16, -34, 10, 12, 20, 6, -22))
    charge(pen, 'rose', 'or', { x, y, scale: 0.08, ink: 7 });
  charge(pen, 'unicorn', 'argent', { x: 0, y: -2, scale: 0.4, ink: 3, armed: 'gold' });
  for (let x = -38; x <= 38; x += 6) pen.line(run(x, 28, x, 34), 1.6);
  return framed(pen);
});

/** Keys and a chain: an office at court. */
export const office = kept((): Drawing => {
  const pen = vignette('office', { diaper: 'azure' });
  pen.fill('glow', circle(0, 0, 30, 32));
  for (const side of [-1, 1])
    charge(pen, 'key', 'gold', { x: 0, y: 2, scale: 0.56, turn: 40 * side, ink: 2.6 });
  charge(pen, 'crown', 'gold', { y: -26, scale: 0.18, ink: 5 });
  return framed(pen);
});

/** Somebody who sings for his bread at the market. */
export const troubadour = kept((): Drawing => {
  const pen = vignette('troubadour', { sky: 'sky' });
  hills(pen, 'hill-far', 6);
  ground(pen, 'road', 22);
  stall(pen, [14, 26], 34, ['gules', 'argent']);
  somebody(pen, 'minstrel', { x: -18, y: 8, scale: 0.64 }, { seed: 'singer', robe: 'gules' });
  pen.shape('wood-light', '-26 22! -14 14 -2 20 -8 32 -20 33');
  pen.line(run(-4, 19, 12, 6), 3).shape('dark', circle(-14, 24, 3, 12), 1);
  return framed(pen);
});

/** A window of many colours over an altar. */
export const cathedral = kept((): Drawing => {
  const pen = vignette('cathedral', { sky: 'stone' });
  pen.shape('sable', arch(0, 26, 60, 62));
  pen.shape('azure', circle(0, -8, 22, 36));
  const panes = ['gules', 'or', 'vert', 'purpure', 'gules', 'or', 'vert', 'purpure'] as const;
  panes.forEach((pigment, i) => {
    const turn = (i / panes.length) * 2 * Math.PI;
    pen.shape(pigment, circle(Math.cos(turn) * 14, -8 + Math.sin(turn) * 14, 5, 14), 1);
  });
  pen.shape('gold', circle(0, -8, 5, 14), 1).shape('argent', rect(-28, 22, 56, 14));
  charge(pen, 'chalice', 'gold', { y: 15, scale: 0.17, ink: 5 });
  return framed(pen);
});

/** An abbey with smoke over it. */
export const abbey = kept((): Drawing => {
  const pen = vignette('abbey', { sky: 'sky-low' });
  hills(pen, 'hill-far', 2);
  for (const [x, y, r] of [
    [20, -26, 9],
    [30, -18, 7],
    [12, -16, 6],
  ] as const)
    pen.shape('slate', circle(x, y, r, 16), 1.1);
  pen.put(chapel(), { x: 0, y: 22, scale: 0.62 });
  pen.shape('flame', '22 2! 18 -8 26 -14 28 -20! 34 -10 34 -2 30 4', 1.2);
  ground(pen, 'grass', 26);
  return framed(pen);
});
