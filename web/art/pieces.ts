import { arms, draw, liveryOf, type Element } from '@destrier/heraldry';
import type { Colour } from '@destrier/heraldry/tinctures';
import { cutOut, diaper, ellipse, laidOut, ruled, type Drawing, idOf } from './drawing.js';
import { kept } from './kept.js';
import { arc, circle, curve, rect, run, smooth, type Spot } from './outline.js';
import type { Pigment } from './palette.js';
import { Pen } from './pen.js';

/** Pieces of wood, wax and metal that lie on a table. */

/** What each seat's pawn bears, so that no two differ by colour alone: its ordinary, and the tincture of that. */
const ORDINARIES: {
  readonly [colour in Exclude<Colour, 'murrey'>]: readonly [Pigment, ...(readonly Spot[])[]];
} = {
  gules: ['argent', run(-9.5, 2, 0, -7, 9.5, 2, 9.8, 6, 0, -2.5, -9.8, 6)],
  azure: ['or', run(-8, -9, -4, -10, 10, 4, 9, 8)],
  vert: ['argent', run(-3, -11, 3, -11, 3.5, 8, -3.5, 8)],
  or: [
    'sable',
    run(-8, -9, -5, -10, 10, 5, 9.5, 8, 7, 8),
    run(8, -9, 5, -10, -10, 5, -9.5, 8, -7, 8),
  ],
  purpure: ['argent', run(-10, -4, 10, -4, 10.5, 1, -10.5, 1)],
  sable: ['or', run(-7, -11, 7, -11, 0, 8)],
  argent: [
    'azure',
    run(-9.5, -6, 9.5, -6, 9.8, -3, -9.8, -3),
    run(-10.5, 1, 10.5, 1, 11, 4, -11, 4),
  ],
  tenne: ['argent', run(-9, -10, 9, -10, 9.6, -5, 3, -1, 0, -5, -3, -1, -9.6, -5)],
};

export type PawnColour = keyof typeof ORDINARIES;

const HELM = '-7 -28! -6.5 -32 0 -34.5 6.5 -32 7 -28! 6.5 -15 0 -11.5! -6.5 -15';
const SURCOAT = '-5 -12! -9 -8 -10 0 -12.5 8! -6 10.5 0 11 6 10.5 12.5 8! 10 0 9 -8 5 -12!';

/** A little knight of wood: helm, surcoat with the seat's ordinary, a base to stand on. */
export const pawn = kept((colour: PawnColour): Drawing => {
  const [bears, ...ordinary] = ORDINARIES[colour];
  const body = new Pen('ordinary', { step: 3 }).fill(bears, ...ordinary);
  for (const one of ordinary) body.thin([...one, ...one.slice(0, 1)]);
  return woodenKnight(colour, colour, body.parts());
});

/** The same in the colour of somebody's own arms, and with these on the breast. */
export const armedPawn = kept((blazon: string): Drawing => {
  const coat = laidOut(shield(blazon).parts, { x: -9, y: -11, scale: 0.09 });
  return woodenKnight(blazon, liveryOf(blazon), [coat]);
});

function woodenKnight(name: string, cloth: Pigment, borne: readonly Element[]): Drawing {
  const pen = new Pen(`pawn ${name}`, { breadth: 1.6, waver: 0.3, step: 3 });
  pen.add(ellipse('shadow', [2, 13], 15, 4.5));
  pen.shape(
    'wood',
    [[-13, 8], ...arc([0, 11], 13, [180, 0], { pieces: 10, ry: 4.5 }), [13, 8]],
    1.5,
  );
  pen.fill(cloth, SURCOAT).add(...cutOut(`pawn-${name}`, curve(SURCOAT, 0, 0, 1, 3), borne));
  pen.contour(SURCOAT).hatch('4 -10! 9 -8! 11.5 7! 6 10!', { angle: 84, gap: 2.2 });
  pen.shape('steel', HELM).fill('ink', rect(-6.6, -26, 13.2, 2.3));
  pen.line(run(0, -34, 0, -12.5), 1.2);
  pen.hatch('2 -32! 6.6 -30! 6.4 -15! 2 -13!', { angle: 84, gap: 1.9 });
  const holes = [-3.4, 3.4].flatMap((x) => [-19, -16.5].map((y) => circle(x, y, 0.6, 6)));
  pen.fill('ink', ...holes);
  return pen.drawing(-17, -37, 36, 56);
}

/** Arms by their blazon, 200 wide and 240 high. */
export const shield = kept((blazon: string): Drawing => {
  const { children } = draw(arms(blazon), { id: `arms-${idOf(blazon)}` });
  return { frame: [-4, -4, 208, 248], parts: children };
});

/** Wax, pressed by a ring. */
export const seal = kept((pigment: Pigment, mark: 'plain' | 'tick' = 'plain'): Drawing => {
  const pen = new Pen(`seal ${pigment}`, { breadth: 1.2 });
  const rim = Array.from({ length: 14 }, (_, i): Spot => {
    const [turn, r] = [(i / 14) * 2 * Math.PI, pen.some(15.5, 18.1)];
    return [Math.cos(turn) * r, Math.sin(turn) * r];
  });
  pen.shape(pigment, smooth(rim, { step: 3 }), 1.1);
  pen.add(
    ruled('shade', 1.4, 'M11.5 0A11.5 11.5 0 1 1 11.5-.1'),
    ruled('gleam', 1.6, 'M-8-11A13.5 13.5 0 0 1 7-12'),
  );
  if (mark === 'tick') pen.add(ruled('cream', 3.2, 'M-6 0L-1.5 5L7-6'));
  return pen.drawing(-20, -20, 40, 40);
});

/** A ribbon with folded ends, as long as it must be. */
export const ribbon = kept(
  (width: number, height: number, pigment: Pigment = 'vellum'): Drawing => {
    const pen = new Pen(`ribbon ${width} ${height}`, { breadth: 1.3, waver: 0.35 });
    for (const across of [(x: number) => x, (x: number) => width - x]) {
      const tail = [
        [across(0), 5],
        [across(15), 5],
        [across(15), height + 5],
        [across(0), height + 5],
        [across(5), height / 2 + 5],
      ] as const;
      pen.shape('vellum-deep', tail);
      pen.shape('sable', run(across(9), height, across(15), height, across(15), height + 5), 1);
    }
    const band = smooth(
      [
        [9, 0, true],
        [width / 2, -1.2],
        [width - 9, 0, true],
        [width - 9, height, true],
        [width / 2, height - 1.2],
        [9, height, true],
      ],
      { step: 12 },
    );
    pen.shape(pigment, band);
    return pen.drawing(-2, -3, width + 4, height + 10);
  },
);

/** Coins in a heap: as many as it says, at most six. */
export const coins = kept((count: number): Drawing => {
  const pen = new Pen(`coins ${count}`, { breadth: 1.3, waver: 0.25 });
  const heap = run(0, 0, 17, 3, -16, 4, 8, -9, -8, -8, 1, -17).slice(0, Math.min(count, 6));
  for (const [x, y] of heap.toSorted((a, b) => a[1] - b[1])) coin(pen, [x, y]);
  return pen.drawing(-28, -28, 58, 46);
});

function coin(pen: Pen, [x, y]: Spot): void {
  const edge = [...circle(x, y + 3, 10, 24, 7)];
  pen.shape('sign-brown', edge, 1.2).shape('or', circle(x, y, 10, 24, 7), 1.2);
  pen.contour(circle(x, y, 7, 20, 4.8), 0.8);
  pen.fill('gold', curve('0 -3! 1 -.8! 4 0! 1 .8! 0 3! -1 .8! -4 0! -1 -.8!', x, y));
  pen.add(ruled('gleam', 1.2, `M${x - 7} ${y - 2.6}A8.5 6 0 0 1 ${x - 1} ${y - 5.8}`));
}

/** A round token with a picture: ring, diapered ground, and what is painted on it. */
export function token(
  name: string,
  look: { readonly ring: Pigment; readonly ground: Pigment },
  picture: Drawing,
  laying: { readonly y?: number; readonly scale?: number } = {},
): Drawing {
  const pen = new Pen(`token ${name}`);
  const [outer, inner] = [circle(0, 0, 48, 60), circle(0, 0, 41, 52)];
  const painted = [...diaper(look.ground, rect(-42, -42, 84, 84)), laidOut(picture.parts, laying)];
  pen.shape(look.ring, outer, { breadth: 2.6, waver: 0.3 });
  pen.add(ruled('gold-light', 1.4, 'M44.5 0A44.5 44.5 0 1 1 44.5-.1'));
  pen.add(...cutOut(`token-${name}`, inner, painted)).contour(inner, 1.8);
  return pen.drawing(-51, -51, 102, 102);
}
