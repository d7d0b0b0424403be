import type { Drawing } from '../drawing.js';
import { bush, poplar, tree } from '../greenery.js';
import { kept } from '../kept.js';
import { arch } from '../masonry.js';
import { circle, curve, rect, run } from '../outline.js';
import type { Pen } from '../pen.js';
import { castle, chapel } from '../places/index.js';
import { barrel, fence } from '../props.js';
import {
  charge,
  floor,
  framed,
  ground,
  hills,
  moon,
  road,
  somebody,
  stars,
  vignette,
} from './stage.js';

/** Further pictures of love, court and prayer. */

/** A board of squares, and somebody on each side of it. */
export const chess = kept((): Drawing => {
  const pen = vignette('chess', { diaper: 'purpure' });
  somebody(pen, 'squire', { x: -27, y: 2, scale: 0.62 }, { look: 1.4 });
  somebody(pen, 'lady', { x: 27, y: 4, scale: 0.62 }, { look: -1.4 });
  pen.shape('wood-light', '-26 18! 26 18! 34 34! -34 34!');
  for (let row = 0; row < 4; row++)
    for (let x = -3; x < 3; x++)
      if ((row + x) % 2 === 0) pen.fill('wood-deep', rect(x * 8.4, 20 + row * 3.4, 8.4, 3.4));
  charge(pen, 'tower', 'argent', { x: -8, y: 14, scale: 0.1, ink: 6 });
  charge(pen, 'crown', 'gold', { x: 10, y: 16, scale: 0.09, ink: 6 });
  return framed(pen);
});

/** A ring on a ribbon. */
export const keepsake = kept((): Drawing => {
  const pen = vignette('keepsake', { diaper: 'gules' });
  pen.fill('glow', circle(0, 2, 28, 30));
  pen.line('-46 -34! -30 -10 -6 -18 0 -8! 6 -18 30 -10 46 -34!', { breadth: 4.4, taper: 0.1 });
  charge(pen, 'annulet', 'gold', { y: 8, scale: 0.4, ink: 3.4 });
  charge(pen, 'lozenge', 'azure', { y: -14, scale: 0.16, ink: 6 });
  return framed(pen);
});

/** Somebody with a lute below a window by night. */
export const serenade = kept((): Drawing => {
  const pen = vignette('serenade', { sky: 'night-sky' });
  stars(pen, 14);
  moon(pen, -34, -22, 8);
  pen.shape('stone', rect(10, -38, 44, 78));
  pen.shape('window', arch(31, 6, 20, 30));
  somebody(pen, 'lady', { x: 31, y: -2, scale: 0.34 }, { wears: 'circlet', hair: 'long' });
  pen.shape('wood', rect(17, 5, 28, 4), 1.2);
  ground(pen, 'grass-deep', 27);
  somebody(pen, 'minstrel', { x: -18, y: 10, scale: 0.6 }, { look: 1.4 });
  pen.shape('wood-light', '-24 20! -12 14 -2 20 -6 30 -16 33 -24 28');
  pen.line(run(-4, 19, 12, 8), 3).shape('dark', circle(-13, 24, 3, 12), 1);
  return framed(pen);
});

/** A sleeve given as a favour, tied to a lance. */
export const favour = kept((): Drawing => {
  const pen = vignette('favour', { diaper: 'azure' });
  charge(pen, 'lance', 'wood-light', { x: 0, y: 0, scale: 0.95, turn: 62, ink: 2.4 });
  pen.shape('rose', '-14 -8! 2 -14! 6 4 18 16 12 32! 2 24 -8 34! -10 18 -18 8');
  pen.shape('argent', '-14 -8! 2 -14! 4 -6! -13 0!', 1.2);
  for (const x of [-6, 0, 6]) pen.thin(run(x - 4, 4, x, 26));
  return framed(pen);
});

/** Two hands laid into each other. */
export const betrothal = kept((): Drawing => {
  const pen = vignette('betrothal', { diaper: 'purpure' });
  somebody(pen, 'king', { x: -24, y: 2, scale: 0.66 }, { wears: 'cap', look: 1.2 });
  somebody(pen, 'lady', { x: 24, y: 2, scale: 0.66 }, { look: -1.2 });
  pen.shape('skin', '-20 26! -4 20 4 22 20 26! 18 34! 4 30 -4 32 -18 34!', 1.4);
  charge(pen, 'heart', 'gules', { y: -24, scale: 0.16, ink: 5 });
  charge(pen, 'annulet', 'gold', { y: 20, scale: 0.12, ink: 6 });
  return framed(pen);
});

/** A road to a chapel on a hill. */
export const pilgrimage = kept((): Drawing => {
  const pen = vignette('pilgrimage', { sky: 'sky' });
  hills(pen, 'hill-far', 4);
  pen.put(chapel(), { x: 8, y: 8, scale: 0.36 });
  hills(pen, 'hill', 18);
  road(pen);
  somebody(pen, 'hermit', { x: -26, y: 14, scale: 0.56 }, { wears: 'hood', dye: ['wood', 'wood'] });
  pen.line(run(-6, -12, -10, 36), 2.4);
  charge(pen, 'escallop', 'argent', { x: -26, y: 22, scale: 0.14, ink: 6 });
  return framed(pen);
});

/** A walled garden with a well. */
export const cloister = kept((): Drawing => {
  const pen = vignette('cloister', { sky: 'sky' });
  pen.shape('stone', rect(-52, -22, 104, 40));
  for (const x of [-38, -19, 0, 19, 38]) pen.shape('dark', arch(x, 14, 14, 28), 1.2);
  ground(pen, 'grass', 18);
  pen.put(bush('31'), { x: -34, y: 32, scale: 1.3 }).put(bush('32'), { x: 34, y: 33, scale: 1.4 });
  for (const [x, y] of run(-38, 22, -28, 25, 30, 23, 40, 25))
    charge(pen, 'rose', 'gules', { x, y, scale: 0.1, ink: 6 });
  somebody(pen, 'nun', { x: 0, y: 14, scale: 0.5 });
  return framed(pen);
});

/** A boy with a wooden sword beside a shield too large for him. */
export const fosterSon = kept((): Drawing => {
  const pen = vignette('foster son', { diaper: 'vert' });
  ground(pen, 'grass', 26);
  somebody(pen, 'page', { x: -14, y: 6, scale: 0.66 }, { look: 1 });
  pen.shape('azure', '6 -12! 42 -12! 42 10 34 26 24 34! 14 26 6 10', 1.8);
  pen
    .fill('or', '6 -4! 42 16! 41 22! 6 4!')
    .contour('6 -12! 42 -12! 42 10 34 26 24 34! 14 26 6 10');
  charge(pen, 'sword', 'wood-light', { x: -40, y: 6, scale: 0.44, turn: -12, ink: 2.6 });
  return framed(pen);
});

/** Before the crown. */
export const audience = kept((): Drawing => {
  const pen = vignette('audience', { diaper: 'gules' });
  pen.shape('wood', '-16 34! -16 -22 0 -34! 16 -22 16 34!');
  pen.fill('azure', '-11 34! -11 -18 0 -27! 11 -18 11 34!');
  somebody(pen, 'king', { x: 0, y: 6, scale: 0.62 });
  for (const x of [-42, 42]) {
    pen.line(run(x, 34, x, -18), 2.4);
    pen.shape('azure', `${x} -18! ${x + 12} -14 ${x} -6!`, 1.2);
  }
  floor(pen);
  return framed(pen);
});

/** A sword held up as a cross. */
export const oath = kept((): Drawing => {
  const pen = vignette('oath', { diaper: 'azure' });
  pen.fill('glow', circle(0, -4, 30, 32));
  charge(pen, 'sword', 'steel', { y: 0, scale: 0.72, turn: 180, ink: 2.4 });
  for (const side of [-1, 1])
    pen.shape(
      'skin',
      curve('0 0! 10 -3 15 3 10 9 0 8!', side * 2, 14, 1, 2).map(
        ([x, y]) => [side > 0 ? x : -x, y] as const,
      ),
      1.2,
    );
  return framed(pen);
});

/** A table with a roast, bread and wine. */
export const feast = kept((): Drawing => {
  const pen = vignette('feast', { diaper: 'or' });
  somebody(pen, 'king', { x: -26, y: -6, scale: 0.5 });
  somebody(pen, 'queen', { x: 26, y: -6, scale: 0.5 });
  pen.shape('argent', '-50 14! 50 14! 50 38! -50 38!');
  for (let i = -4; i <= 4; i++) pen.thin(run(i * 11, 18, i * 11, 36));
  charge(pen, 'boars head', 'wood-deep', { y: 8, scale: 0.26, ink: 4, armed: 'argent' });
  for (const x of [-36, 36]) charge(pen, 'chalice', 'gold', { x, y: 8, scale: 0.2, ink: 4 });
  return framed(pen);
});

/** A grille, and light behind it. */
export const confession = kept((): Drawing => {
  const pen = vignette('confession', { sky: 'sable' });
  pen.shape('wood', rect(-34, -36, 68, 72));
  pen.shape('window', arch(0, 26, 44, 56));
  somebody(pen, 'hermit', { x: 0, y: 8, scale: 0.6 }, { seed: 'confessor', robe: 'sable' });
  for (const x of [-14, -5, 5, 14]) pen.line(run(x, -26, x, 26), 1.6);
  for (const y of [-14, -2, 10]) pen.line(run(-22, y, 22, y), 1.6);
  charge(pen, 'cross patty', 'gold', { y: -32, scale: 0.1, ink: 6 });
  floor(pen);
  return framed(pen);
});

/** A stag and the hounds behind it. */
export const hunt = kept((): Drawing => {
  const pen = vignette('hunt', { sky: 'sky' });
  hills(pen, 'hill', 10);
  pen.put(tree('41'), { x: -42, y: 24, scale: 1 }).put(poplar('9'), { x: 44, y: 24, scale: 0.9 });
  ground(pen, 'grass', 24);
  charge(pen, 'stag', 'wood', { x: 14, y: 4, scale: 0.46, ink: 2.6, armed: 'wood-light' });
  charge(pen, 'hound', 'argent', { x: -28, y: 20, scale: 0.24, ink: 4, flip: true });
  return framed(pen);
});

/** A wedding: two crowns under a canopy. */
export const wedding = kept((): Drawing => {
  const pen = vignette('wedding', { diaper: 'azure' });
  somebody(pen, 'king', { x: -20, y: 8, scale: 0.62 }, { look: 1 });
  somebody(pen, 'queen', { x: 20, y: 8, scale: 0.62 }, { look: -1 });
  canopy(pen);
  return framed(pen);
});

function canopy(pen: Pen): void {
  pen.shape('gules', '-48 -36! 48 -36! 44 -22! -44 -22!');
  for (let i = 0; i < 9; i++) {
    const x = -44 + i * 9.8;
    pen.shape(i % 2 === 0 ? 'or' : 'gules', `${x} -22! ${x + 9.8} -22! ${x + 4.9} -13!`, 1);
  }
  for (const x of [-46, 46]) pen.line(run(x, -24, x, 36), 2.6);
}

/** Wares of a journey: a cart before the castle. */
export const spoils = kept((): Drawing => {
  const pen = vignette('spoils', { sky: 'sky' });
  hills(pen, 'hill-far', 4);
  pen.put(castle(), { x: -18, y: 10, scale: 0.32 });
  ground(pen, 'grass', 20);
  fence(pen, run(-50, 26, -16, 28));
  barrel(pen, [-30, 34]);
  pen.shape('wood', '0 14! 44 14! 40 28! 4 28!');
  for (const x of [12, 34]) charge(pen, 'wheel', 'wood-light', { x, y: 28, scale: 0.12, ink: 6 });
  charge(pen, 'helm', 'steel', { x: 14, y: 6, scale: 0.16, ink: 5 });
  charge(pen, 'chalice', 'gold', { x: 30, y: 6, scale: 0.16, ink: 5 });
  return framed(pen);
});
