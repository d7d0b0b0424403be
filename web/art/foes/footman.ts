import { bust, type Sitting } from '../bust.js';
import { ellipse, type Drawing } from '../drawing.js';
import { emblem } from '../emblem.js';
import { kept } from '../kept.js';
import { circle, openCurve, run } from '../outline.js';
import type { Pigment } from '../palette.js';
import { Pen } from '../pen.js';
import { shield } from '../pieces.js';

/** Somebody who fights on foot, turned a little to the right. The origin is between the feet; about 190 high. */

export interface Footman {
  readonly face: Sitting;
  readonly hose: Pigment;
  readonly bears: Borne;
  /** The blazon of a shield, for those who carry one. */
  readonly shield?: string;
}

export type Borne = 'club' | 'sword' | 'axe' | 'bow' | 'spear' | 'halberd' | 'torch' | 'staff';

export const footman = kept((look: Footman): Drawing => {
  const pen = new Pen(`footman ${look.face.seed} ${look.bears}`, { breadth: 1.9, waver: 0.4 });
  pen.add(ellipse('shadow', [4, 1], 46, 7));
  if (look.bears === 'bow') quiver(pen);
  legs(pen, look);
  tunic(pen, look);
  pen.put(bust(look.face), { y: -139, scale: 1.3 });
  farArm(pen, look);
  WEAPONS[look.bears](pen);
  nearArm(pen, look);
  return pen.drawing(-96, -236, 216, 248);
});

function legs(pen: Pen, { hose }: Footman): void {
  for (const [x, lean] of [
    [-15, -4],
    [14, 5],
  ] as const) {
    const leg = run(
      x - 12,
      -58,
      x + 11,
      -58,
      x + 9 + lean,
      -28,
      x + 7 + lean,
      -6,
      x - 6 + lean,
      -6,
      x - 9 + lean,
      -28,
    );
    pen.shape(hose, leg).hatch(leg, { angle: 84, gap: 3, from: 0, to: 0.34 });
    const boot = openCurve(
      `${x - 9 + lean} -14! ${x + 8 + lean} -14! ${x + 12 + lean} -7 ${x + 22 + lean} -4 ${x + 23 + lean} 2! ${x - 9 + lean} 2! ${x - 9 + lean} -14!`,
    );
    pen.shape('wood-deep', boot, 1.7);
  }
}

function tunic(pen: Pen, { face: { robe, collar = 'wood-deep' } }: Footman): void {
  const cloth = '-34 -106! -37 -80 -35 -46! -18 -41 0 -45 18 -41 36 -46! 38 -80 34 -106! 0 -114';
  pen.fill(robe, cloth).hatch('14 -104! 33 -104! 36 -80! 35 -46! 20 -43!', { angle: 84, gap: 3.2 });
  for (const fold of ['-20 -72 -22 -46', '-4 -72 -3 -48', '13 -72 16 -45']) pen.line(fold, 1.2);
  pen.contour(cloth, 2);
  pen.shape(collar, '-36 -80! -37 -72! 38 -72! 38 -80! 0 -77', 1.4);
  pen.shape('gold', run(-5, -82, 5, -82, 5, -70, -5, -70), 1.2);
}

/** The left arm: with a shield before it, or the hand at the belt. */
function farArm(pen: Pen, { face, shield: borne, bears }: Footman): void {
  const sleeve = '-27 -110! -44 -96 -47 -74! -40 -60! -28 -66! -31 -80 -20 -92!';
  pen.shape(face.robe, sleeve).line('-38 -92 -36 -78', 1.1);
  hand(pen, face, bears === 'bow' ? [-33, -62] : [-32, -62]);
  if (borne !== undefined) pen.put(shield(borne), { x: -74, y: -106, scale: 0.34 });
}

/** The right arm, stretched towards the foe. */
function nearArm(pen: Pen, { face }: Footman): void {
  const sleeve = '22 -112! 40 -108 55 -94! 64 -84! 57 -73! 42 -82 26 -86!';
  pen.shape(face.robe, sleeve).hatch('40 -92! 54 -82! 57 -75! 44 -84!', { angle: 40, gap: 2.6 });
  hand(pen, face, [62, -76]);
}

function hand(pen: Pen, { skin = 'skin' }: Sitting, [x, y]: readonly [number, number]): void {
  pen.shape(skin, circle(x, y, 7.5, 14), 1.5);
  pen.line(run(x - 3, y - 2, x + 4, y - 3), 1).line(run(x - 3, y + 2, x + 4, y + 1), 1);
}

function quiver(pen: Pen): void {
  pen.shape('wood', '-44 -132! -32 -138! -12 -88! -24 -82!', 1.7);
  for (const [x, y] of [
    [-44, -146],
    [-38, -150],
    [-33, -147],
  ] as const) {
    pen.line(run(x + 4, y + 16, x, y), 1.4);
    pen.shape('argent', run(x, y, x - 4, y - 7, x + 2, y - 9, x + 4, y - 2), 1);
  }
}

function shaft(pen: Pen, top: number): void {
  pen.shape('wood-light', run(59.5, 0, 65, 0, 64.5, top, 60.5, top), 1.6);
}

/** Each as it is held in the right hand. */
const WEAPONS: { readonly [weapon in Borne]: (pen: Pen) => void } = {
  club(pen) {
    const club = '58 -62! 66 -62! 80 -120 96 -156 90 -176 72 -180 62 -166 60 -120!';
    pen.shape('wood-light', club, 2.1).hatch(club, { angle: 80, gap: 3.4, from: 0.6 });
    for (const [x, y] of [
      [76, -160],
      [84, -146],
      [70, -138],
    ] as const)
      pen.shape('steel', run(x - 3, y, x, y - 5, x + 3, y, x, y + 3), 1.1);
  },
  sword(pen) {
    pen.put(emblem('sword', { pigment: 'steel', ink: 2 }), {
      x: 84,
      y: -124,
      scale: 1.15,
      turn: 24,
    });
  },
  axe(pen) {
    pen.put(emblem('axe', { pigment: 'steel', armed: 'wood-light', ink: 2 }), {
      x: 74,
      y: -112,
      scale: 1.2,
      turn: 12,
    });
  },
  bow(pen) {
    pen.line('56 -168! 84 -136 92 -100 84 -46 58 -6!', { breadth: 4.6, taper: 0.25 });
    pen.thin(run(56, -168, 62, -76, 58, -6));
    pen.line(run(40, -78, 112, -86), 2);
    pen.shape('steel', run(110, -92, 124, -88, 111, -80), 1.3);
  },
  spear(pen) {
    shaft(pen, -196);
    pen.shape('steel', '62.5 -232! 71 -210 66 -194! 59 -194! 54 -210', 1.7);
  },
  halberd(pen) {
    shaft(pen, -204);
    const blade = '65 -196! 90 -206 92 -176 84 -164! 76 -172 65 -172!';
    pen.shape('steel', '62.5 -234! 66 -206! 59 -206!', 1.5).shape('steel', blade, 1.8);
    pen.shape('steel', '59 -192! 44 -196! 48 -184! 59 -180!', 1.6);
    pen.hatch(blade, { angle: 70, gap: 3, from: 0.55 });
  },
  torch(pen) {
    pen.shape('wood', run(58, -58, 66, -58, 74, -138, 62, -138), 1.8);
    pen.shape('flame', '56 -138! 54 -160 66 -168 64 -190 80 -172 86 -154 80 -138!', 1.7);
    pen.fill('or', '62 -140! 62 -154 70 -162 76 -148 74 -140!');
  },
  staff(pen) {
    shaft(pen, -170);
    pen.line('62 -170 74 -176 90 -160 84 -140', 1.6);
  },
};
