import { element, flat, laidOut, ruled, type Drawing, type Laying } from '../drawing.js';
import { emblem } from '../emblem.js';
import type { Element } from '@destrier/heraldry';
import { kept } from '../kept.js';
import { circle, curve, rect, type Spot } from '../outline.js';
import { paint, type Pigment } from '../palette.js';
import { Pen } from '../pen.js';

/** Five suits of weapons, their pips, and how one to ten of them are laid on a card of 100 by 140. */

export const SUITS = ['swords', 'arrows', 'sorcery', 'deception', 'alchemy'] as const;
export type Suit = (typeof SUITS)[number];

export const SUIT_PIGMENTS: { readonly [suit in Suit]: Pigment } = {
  swords: 'azure',
  arrows: 'tenne',
  sorcery: 'gules',
  deception: 'vert',
  alchemy: 'purpure',
};

const mask = kept((): Drawing => {
  const pen = new Pen('mask', { breadth: 2.2, waver: 0.3, step: 3 });
  const both = (text: string): readonly (readonly Spot[])[] =>
    [-1, 1].map((side) => curve(text, 0, 0, 1, 3).map(([x, y]): Spot => [x * side, y]));
  for (const strap of both('24 -6! 34 -2 32 10 38 18! 28 14 28 4')) pen.shape('or', strap, 1.6);
  pen.shape('vert', '-26 -14! -10 -18 0 -14 10 -18 26 -14! 25 4 14 14 4 8 0 4! -4 8 -14 14 -25 4');
  pen.fill('ink', ...both('5 -2! 12 -8 20 -4! 13 2'));
  for (const brow of [-1, 1]) pen.line(`${18 * brow} -12! ${10 * brow} -14 ${4 * brow} -10!`, 1.2);
  pen.fill('gold', circle(0, -9, 2.2, 8));
  return pen.drawing(-40, -22, 80, 44);
});

export const flask = kept((pigment: Pigment): Drawing => {
  const pen = new Pen(`flask ${pigment}`, { breadth: 2, waver: 0.3, step: 3 });
  const glass = '-4 -26! 4 -26! 4 -10! 14 0 15 12 8 20! -8 20! -15 12 -14 0 -4 -10!';
  pen.fill('glass', glass).fill(pigment, '-14 3 -6 1 0 4 7 2 14 3! 15 12 8 20! -8 20! -15 12');
  pen.hatch('4 4! 13 4! 14 12! 8 19! 4 19!', { angle: 80, gap: 2.6 }).contour(glass);
  pen.shape('wood-light', rect(-5, -32, 10, 7), 1.5);
  pen.add(ruled('gleam', 1.6, 'M-10 6Q-11 12-7 16'));
  return pen.drawing(-19, -36, 38, 60);
});

const spell = kept((): Drawing => {
  const star = emblem('estoile', { pigment: 'gules' });
  const parts = [
    laidOut(star.parts, { scale: 0.62 }),
    flat('gold', circle(0, 0, 9, 20)),
    ruled('ink', 2, 'M9 0A9 9 0 1 1 9-.1'),
  ];
  return { frame: [-34, -34, 68, 68], parts };
});

const steel = kept((name: 'sword' | 'arrow'): Drawing => {
  const pigment = name === 'sword' ? 'steel' : 'wood-light';
  const { frame, parts } = emblem(name, { pigment, ink: 3.2 });
  const [x, y, width, height] = frame.map((n) => n * 0.62) as [number, number, number, number];
  return { frame: [x, y, width, height], parts: [laidOut(parts, { scale: 0.62 })] };
});

/** One pip of a suit around (0, 0), about 60 high. */
export function pip(suit: Suit): Drawing {
  switch (suit) {
    case 'swords':
      return steel('sword');
    case 'arrows':
      return steel('arrow');
    case 'sorcery':
      return spell();
    case 'deception':
      return mask();
    case 'alchemy':
      return flask('purpure');
  }
}

const laidPip = (suit: Suit, laying: Laying): Element => laidOut(pip(suit).parts, laying);

/** Between one and ten pips, by a rule of each suit: rows, a sheaf, a wreath, shelves. */
export function pipsOf(suit: Suit, count: number): readonly Element[] {
  switch (suit) {
    case 'swords':
    case 'deception':
      return rows(suit, count);
    case 'arrows':
      return sheaf(count);
    case 'sorcery':
      return wreath(count);
    case 'alchemy':
      return shelves(count);
  }
}

/** By columns (left, middle, right) and heights from 0 to 8. */
const ROWS: readonly string[] = [
  'm4',
  'm0 m8',
  'm0 m4 m8',
  'l0 r0 l8 r8',
  'l0 r0 m4 l8 r8',
  'l0 r0 l4 r4 l8 r8',
  'l0 r0 m2 l4 r4 l8 r8',
  'l0 r0 m2 l4 r4 m6 l8 r8',
  'l0 r0 l3 r3 m4 l5 r5 l8 r8',
  'l0 r0 l3 r3 m1 m7 l5 r5 l8 r8',
];

function rows(suit: 'swords' | 'deception', count: number): readonly Element[] {
  const [one, few, many] = suit === 'swords' ? [1.35, 0.62, 0.5] : [0.85, 0.5, 0.36];
  const scale = count === 1 ? one : count < 4 ? few : many;
  return (ROWS[count - 1] ?? '').split(' ').map((place) => {
    const x = { l: 37, m: 50, r: 63 }[place.charAt(0)] ?? 50;
    const y = 36 + Number(place.slice(1)) * 8.5;
    return laidPip(suit, { x, y, scale, turn: suit === 'swords' && y > 71 ? 180 : 0 });
  });
}

function sheaf(count: number): readonly Element[] {
  if (count === 1) return [laidPip('arrows', { x: 50, y: 70, scale: 1.2 })];
  const spread = Math.min(120, 22 + count * 11);
  const arrows = Array.from({ length: count }, (_, i) => {
    const turn = -spread / 2 + (spread * i) / (count - 1);
    const scale = count > 6 ? 0.8 : 0.95;
    return laidOut([laidPip('arrows', { y: -16, scale })], { x: 50, y: 86, turn });
  });
  const tie = new Pen('tie', { step: 3 });
  tie.shape('gules', '40 84! 50 81 60 84! 61 91! 50 88 39 91!', 1.5);
  tie.shape('gules', '57 90! 66 98 70 110! 64 108! 61 102 55 92', 1.2);
  return [...arrows, ...tie.parts()];
}

function wreath(count: number): readonly Element[] {
  if (count === 1) return [laidPip('sorcery', { x: 50, y: 70, scale: 1.05 })];
  const [r, scale] = count < 4 ? [20, 0.5] : count < 7 ? [24, 0.42] : [26, 0.34];
  const around = count > 5 ? count - 1 : count;
  const ring = Array.from({ length: around }, (_, i) => {
    const turn = (i / around) * 2 * Math.PI - Math.PI / 2;
    return laidPip('sorcery', {
      x: 50 + Math.cos(turn) * r * 0.9,
      y: 70 + Math.sin(turn) * r * 1.42,
      scale,
    });
  });
  return count > 5 ? [...ring, laidPip('sorcery', { x: 50, y: 70, scale: 0.6 })] : ring;
}

const POTIONS: readonly Pigment[] = ['purpure', 'gules', 'azure', 'vert'];

function shelves(count: number): readonly Element[] {
  if (count === 1) return [laidPip('alchemy', { x: 50, y: 68, scale: 1.1 })];
  const levels = count <= 2 ? 1 : count <= 4 ? 2 : count <= 9 ? 3 : 4;
  const height = 84 / levels;
  const most = Math.ceil(count / levels);
  const scale = Math.min(0.78, height / 58, 46 / (most * 31));
  return Array.from({ length: levels }, (_, level): readonly Element[] => {
    const here = Math.floor((count + level) / levels);
    const y = 28 + height * (level + 1);
    const board = new Pen(`shelf ${level}`, { breadth: 1.2 }).shape(
      'wood-light',
      rect(24, y, 52, 3.4),
    );
    const flasks = Array.from({ length: here }, (_flask, i) => {
      const x = 50 + (i - (here - 1) / 2) * Math.min(17, 50 / here);
      const potion = POTIONS[(level + i) % POTIONS.length] ?? 'purpure';
      return laidOut(flask(potion).parts, {
        x,
        y: y - 20 * scale,
        scale: Math.round(scale * 100) / 100,
      });
    });
    return [...board.parts(), ...flasks];
  }).flat();
}

/** The panel behind pips: an arch, or square for courts. */
export function panel(
  kind: 'arch' | 'square',
  pigment: Pigment,
  inside: readonly Element[],
): readonly Element[] {
  const d = kind === 'arch' ? 'M25 125V38A25 24 0 0 1 75 38V125Z' : 'M25 14H75V126H25Z';
  const back = element('path', { fill: paint('cream-deep'), d });
  return [back, ...inside, ruled(pigment, 1.6, d)];
}

/** The corner of a card: a pip, with room above it for the number that the page writes. */
export function corner(suit: Suit): Element {
  const scales = { swords: 0.38, arrows: 0.38, deception: 0.23, sorcery: 0.27, alchemy: 0.33 };
  return laidPip(suit, { x: 13, y: 40, scale: scales[suit] });
}

/** A serpent in the corner: poison. */
export const serpent = kept((): Drawing => {
  const { parts } = emblem('serpent', { pigment: 'vert', ink: 7 });
  return { frame: [78, 8, 22, 24], parts: [laidOut(parts, { x: 89, y: 19, scale: 0.2 })] };
});

/** The same twice, once as it is and once upside down. */
export function bothWays(parts: readonly Element[]): readonly Element[] {
  return [...parts, element('g', { transform: 'rotate(180 50 70)' }, parts)];
}
