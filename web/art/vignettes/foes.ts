import { roundTower, squareTower } from '../buildings.js';
import type { Drawing } from '../drawing.js';
import { bush, fir, snag, tree } from '../greenery.js';
import { kept } from '../kept.js';
import { arch } from '../masonry.js';
import { circle, curve, rect, run } from '../outline.js';
import type { Pigment } from '../palette.js';
import { castle } from '../places/index.js';
import { shield } from '../pieces.js';
import { charge, floor, framed, ground, hills, somebody, vignette } from './stage.js';

/** Further pictures of foes, and of wars. */

export const brigands = kept((): Drawing => {
  const pen = vignette('brigands', { diaper: 'vert' });
  pen.put(fir('51'), { x: -42, y: 34, scale: 1.3 }).put(fir('52'), { x: 42, y: 34, scale: 1.2 });
  somebody(pen, 'thug', { x: -18, y: 8, scale: 0.62 }, { look: 1 });
  somebody(pen, 'thug', { x: 18, y: 6, scale: 0.66 }, { seed: 'second', robe: 'sable', look: -1 });
  charge(pen, 'axe', 'steel', { x: 40, y: 2, scale: 0.42, armed: 'wood' });
  charge(pen, 'sword', 'steel', { x: -40, y: 4, scale: 0.44, turn: -14 });
  return framed(pen);
});

export const poachers = kept((): Drawing => {
  const pen = vignette('poachers', { sky: 'night-sky' });
  pen.put(snag('4'), { x: -38, y: 30, scale: 1.1 }).put(tree('53'), { x: 40, y: 32, scale: 1.1 });
  ground(pen, 'grass-deep', 24);
  somebody(
    pen,
    'thug',
    { x: -8, y: 8, scale: 0.66 },
    { robe: 'vert', dye: ['vert', 'wood'], look: 1.4 },
  );
  charge(pen, 'stags head', 'wood', { x: 28, y: 10, scale: 0.3, ink: 3.4, armed: 'wood-light' });
  pen.line('-34 -20! -24 0 -32 24!', { breadth: 2.6 }).thin(run(-34, -20, -32, 24));
  return framed(pen);
});

export const rescue = kept((): Drawing => {
  const pen = vignette('rescue', { sky: 'sky' });
  hills(pen, 'hill', 10);
  roundTower(pen, { at: [18, 34], radius: 20, height: 64, stones: 8 });
  pen.shape('dark', arch(18, 2, 20, 26));
  somebody(pen, 'lady', { x: 18, y: -6, scale: 0.36 });
  for (const x of [12, 18, 24]) pen.line(run(x, -20, x, 2), 1.2);
  ground(pen, 'grass', 28);
  somebody(pen, 'veteran', { x: -26, y: 12, scale: 0.52 }, { look: 1 });
  return framed(pen);
});

export const cheekyPage = kept((): Drawing => {
  const pen = vignette('cheeky page', { diaper: 'or' });
  somebody(pen, 'page', { x: -4, y: 4, scale: 0.82 }, { seed: 'cheeky', robe: 'gules', look: 1.5 });
  pen.shape('gules', '-2 0! 2 0! 2 5 0 7 -2 5', 0.9);
  charge(pen, 'sword', 'steel', { x: 36, y: 6, scale: 0.46, turn: 16 });
  return framed(pen);
});

export const guardedBridge = kept((): Drawing => {
  const pen = vignette('guarded bridge', { sky: 'sky' });
  hills(pen, 'hill-far', 6);
  pen.fill('water', rect(-52, 18, 104, 22));
  pen.shape('stone', '-52 12! 52 12! 52 22! 30 22 22 34! -22 34! -30 22 -52 22!');
  pen.fill('water-deep', arch(0, 38, 34, 16)).contour(arch(0, 38, 34, 16), 1.3);
  squareTower(pen, [26, 14, 18, 30, 10], { merlons: 3, tooth: 4, stones: 4 });
  somebody(pen, 'veteran', { x: -8, y: 0, scale: 0.56 });
  pen.line(run(12, 22, 14, -34), { breadth: 3, taper: 0.3 });
  return framed(pen);
});

export const hoard = kept((): Drawing => {
  const pen = vignette('hoard', { sky: 'sable' });
  pen.shape('stone-deep', '-52 -38! 52 -38! 52 38! 40 10 20 -14 0 -20 -22 -12 -40 12 -52 38!');
  pen.shape('gold', '-34 34! -24 22 -8 18 10 16 26 24 36 34!');
  for (const [x, y] of run(-20, 26, -6, 22, 8, 24, 22, 28, 0, 30)) pen.thin(circle(x, y, 3.4, 10));
  charge(pen, 'chalice', 'gold', { x: -14, y: 12, scale: 0.2, ink: 5 });
  charge(pen, 'crown', 'gold', { x: 16, y: 14, scale: 0.17, ink: 5 });
  pen.shape('wood', rect(-6, 16, 16, 12)).shape('gold', rect(0, 18, 4, 5), 0.9);
  return framed(pen);
});

export const wonHorse = kept((): Drawing => {
  const pen = vignette('won horse', { sky: 'sky' });
  hills(pen, 'hill', 12);
  ground(pen, 'grass', 26);
  charge(pen, 'horse', 'wood', { x: 4, y: -2, scale: 0.5, ink: 2.5, armed: 'sable' });
  pen.line('-14 -18! -26 -6 -36 2 -46 0', { breadth: 1.8 });
  return framed(pen);
});

/** Somebody in armour before a ground of their own, with their arms. */
function knightly(
  name: string,
  ground_: Pigment,
  blazon: string,
  robe: Pigment,
  more: { readonly wears?: 'greatHelm' | 'kettle' | 'cap' | 'crown' | 'hood' } = {},
): Drawing {
  const pen = vignette(name, { diaper: ground_ });
  const { wears = 'greatHelm' } = more;
  somebody(pen, 'veteran', { x: -10, y: 4, scale: 0.8 }, { seed: name, robe, wears });
  pen.put(shield(blazon), { x: 12, y: -8, scale: 0.16 });
  return framed(pen);
}

export const gruuthuse = kept(() =>
  knightly('gruuthuse', 'gules', 'Or, a cross sable', 'or', { wears: 'cap' }),
);
export const stranger = kept(() =>
  knightly('stranger', 'azure', 'Sable', 'sable', { wears: 'hood' }),
);
export const castellan = kept(() =>
  knightly('castellan', 'vert', 'Gules, a tower argent', 'gules', { wears: 'kettle' }),
);
export const brzeg = kept(() => knightly('brzeg', 'azure', 'Or, an eagle sable', 'or'));
export const riccio = kept(() => knightly('riccio', 'purpure', 'Azure, a fess or', 'azure'));
export const crownBout = kept(() =>
  knightly('crown bout', 'gules', 'Azure, a crown or', 'azure', { wears: 'crown' }),
);
export const whiteKnight = kept(() => knightly('white knight', 'sable', 'Argent', 'argent'));

export const honour = kept((): Drawing => {
  const pen = vignette('honour', { diaper: 'gules' });
  pen.shape(
    'wood-light',
    '-14 20! -22 14 -26 -2 -18 -10! -12 -2 -6 -12 0 -4 6 -12 10 -2 14 12 8 24!',
  );
  pen.shape('steel', '-14 20! 8 24! 14 36! -18 36!', 1.5);
  for (const x of [-16, -10, -3, 4]) pen.thin(run(x, -6, x, 4));
  pen.shape('wood', rect(-50, 33, 100, 5));
  charge(pen, 'sword', 'steel', { x: 34, y: 0, scale: 0.5 });
  return framed(pen);
});

export const swashbuckler = kept((): Drawing => {
  const pen = vignette('swashbuckler', { diaper: 'or' });
  somebody(
    pen,
    'minstrel',
    { x: -8, y: 4, scale: 0.8 },
    { seed: 'fencer', robe: 'gules', beard: 'short', look: 1 },
  );
  charge(pen, 'sword', 'steel', { x: 32, y: 0, scale: 0.58, turn: 26 });
  pen.shape('steel', circle(-36, 20, 11, 22), 1.5).shape('gold', circle(-36, 20, 3.4, 12), 1);
  return framed(pen);
});

export const ransom = kept((): Drawing => {
  const pen = vignette('ransom', { sky: 'sable' });
  pen.shape('stone', rect(-51, -37, 102, 74)).shape('dark', rect(-22, -24, 44, 46));
  somebody(
    pen,
    'king',
    { x: 0, y: 8, scale: 0.6 },
    { seed: 'captive', wears: 'circlet', look: -1 },
  );
  for (const x of [-15, -5, 5, 15]) pen.line(run(x, -24, x, 22), 2.2);
  pen.shape('wood', curve('-9 8! -4 -6 4 -6 9 8! 12 18 0 22 -12 18', 34, 14, 1, 2), 1.4);
  charge(pen, 'roundel', 'gold', { x: 34, y: 25, scale: 0.1, ink: 6 });
  floor(pen);
  return framed(pen);
});

export const crusade = kept((): Drawing => {
  const pen = vignette('crusade', { sky: 'sky' });
  pen.fill('water', rect(-52, 16, 104, 24));
  charge(pen, 'ship', 'wood', { x: 0, y: 2, scale: 0.56, ink: 2.6, armed: 'argent' });
  charge(pen, 'cross patty', 'gules', { x: 0, y: -8, scale: 0.15, ink: 4 });
  for (const [x, y] of run(-40, 28, -14, 32, 18, 30, 36, 26))
    pen.thin(curve('-6 0 -2 -3 2 0 6 -3', x, y));
  return framed(pen);
});

export const drums = kept((): Drawing => {
  const pen = vignette('drums', { diaper: 'gules' });
  pen.shape('azure', rect(-26, 2, 28, 26)).shape('cream', circle(-12, 2, 14, 20, 4), 1.3);
  for (let i = 0; i < 4; i++) pen.thin(run(-26 + i * 9, 4, -22 + i * 9, 28));
  pen.line(run(-30, -14, -14, 0), 2.2).line(run(8, -16, -8, 0), 2.2);
  pen.line(run(26, 34, 26, -30), 2.6).shape('or', '26 -30! 48 -26 40 -18 48 -10! 26 -8!', 1.3);
  ground(pen, 'grass', 28);
  return framed(pen);
});

export const war = kept((): Drawing => {
  const pen = vignette('war', { sky: 'sky-low' });
  hills(pen, 'hill-far', 8);
  for (let i = 0; i < 8; i++) {
    const x = -46 + i * 13;
    pen.line(run(x, 30, x + 8, -26 + (i % 3) * 5), 1.7);
    pen.shape('steel', curve('0 0! 2.6 4 0 9! -2.6 4', x + 8, -34 + (i % 3) * 5), 0.9);
  }
  for (const [x, pigment] of [
    [-30, 'gules'],
    [2, 'azure'],
    [32, 'gules'],
  ] as const)
    somebody(pen, 'weaponMaster', { x, y: 16, scale: 0.44 }, { seed: `${x}`, robe: pigment });
  return framed(pen);
});

export const siege = kept((): Drawing => {
  const pen = vignette('siege', { sky: 'sky' });
  hills(pen, 'hill-far', 6);
  pen.put(castle(), { x: 8, y: 22, scale: 0.54 });
  ground(pen, 'grass', 24);
  pen.line(run(-40, 32, -10, -6), 2.2).line(run(-33, 34, -3, -4), 2.2);
  for (let i = 1; i < 8; i++) pen.line(run(-40 + i * 4, 32 - i * 5, -33 + i * 4, 34 - i * 5), 1.3);
  pen.shape('flame', '30 -12! 27 -20 32 -26! 38 -18 36 -11', 1.1);
  return framed(pen);
});

export const errant = kept((): Drawing => {
  const pen = vignette('errant', { sky: 'sky' });
  hills(pen, 'hill-far', 4);
  hills(pen, 'hill', 16);
  ground(pen, 'grass', 26);
  charge(pen, 'horse', 'argent', { x: -2, y: 4, scale: 0.42, ink: 2.8, armed: 'sable' });
  somebody(pen, 'veteran', { x: -2, y: -14, scale: 0.34 });
  pen.line(run(18, 26, 34, -34), { breadth: 3, taper: 0.3 });
  pen.put(bush('61'), { x: 42, y: 34, scale: 1 });
  return framed(pen);
});

export const recruiting = kept((): Drawing => {
  const pen = vignette('recruiting', { diaper: 'azure' });
  pen.line(run(-34, 36, -34, -34), 2.6);
  pen.shape('gules', '-34 -34! 4 -30 -4 -18 6 -8! -34 -4!', 1.4);
  charge(pen, 'lion rampant', 'or', { x: -18, y: -19, scale: 0.14, ink: 4 });
  somebody(pen, 'squire', { x: 14, y: 6, scale: 0.74 });
  pen.shape('wood', rect(-51, 32, 102, 6));
  return framed(pen);
});
