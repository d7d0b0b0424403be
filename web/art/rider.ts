import type { ChargeName } from '@destrier/heraldry/charges';
import { cutOut, ellipse, laidOut, ruled, type Drawing } from './drawing.js';
import { emblem } from './emblem.js';
import { kept } from './kept.js';
import { circle, curve, openCurve, run, written, type Spot } from './outline.js';
import type { Pigment } from './palette.js';
import { Pen } from './pen.js';
import { shield } from './pieces.js';

/** A knight at the tilt, riding to the right; 380 by 270. */

export interface Rider {
  readonly blazon: string;
  /** Of the horse's cloth, and of mantling and wreath. */
  readonly cloth: Pigment;
  readonly second: Pigment;
  /** Strewn over the cloth. */
  readonly strewn: { readonly charge: ChargeName; readonly pigment: Pigment };
  readonly crest: 'plume' | 'fan' | ChargeName;
  readonly crestPigment: Pigment;
  /** The horse, and its farther legs and tail. */
  readonly horse: Pigment;
  readonly horseShade: Pigment;
}

export const rider = kept((look: Rider): Drawing => {
  const pen = new Pen(`rider ${look.blazon}`, { breadth: 2, waver: 0.45, step: 4 });
  pen.add(ellipse('shadow', [146, 219], 140, 11));
  legs(pen, look);
  horseHead(pen, look);
  cloth(pen, look);
  bridle(pen);
  lance(pen, look);
  saddleAndRider(pen, look);
  helm(pen, look);
  const arms = shield(look.blazon);
  pen.put(arms, { x: 100, y: 58, scale: 0.27 });
  return pen.drawing(-6, -44, 380, 278);
});

/** A limb and the hoof at its end. */
function limb(pen: Pen, pigment: Pigment, outline: string, hoof: string): void {
  pen.shape(pigment, outline).shape('sable', hoof, 1.6);
}

function legs(pen: Pen, { horse, horseShade }: Rider): void {
  limb(
    pen,
    horseShade,
    '206 138! 232 132 262 134 273 140 278 152 286 168! 277 173! 268 159 262 150 240 152 210 158!',
    '286 166! 295 174! 281 183! 276 172!',
  );
  limb(
    pen,
    horseShade,
    '96 146! 88 166 74 176 70 190 69 205! 58 205! 59 188 62 172 72 154 76 140!',
    '70 203! 75 214! 54 215! 57 204!',
  );
  pen.shape(
    horseShade,
    '52 98! 30 90 12 102 2 132 8 158! 15 142 20 138 18 160! 28 138 34 128 36 146! 42 126 58 112!',
  );
  pen.line('46 100 26 104 12 130', 1.1).line('50 104 32 116 24 138', 1.1);
  const fore =
    '192 138! 214 148 238 146 249 151 254 160 246 174 241 191! 230 190! 234 173 238 162 224 161 200 154!';
  const hind = '74 138! 66 160 46 172 41 184 30 198 19 210! 9 202! 22 188 28 172 38 156 46 140!';
  limb(pen, horse, fore, '241 189! 248 200! 228 201! 230 190!');
  pen.hatch(fore, { angle: 80, gap: 3.4, from: 0.55 });
  limb(pen, horse, hind, '19 208! 15 219! 0 211! 8 201!');
  pen.hatch(hind, { angle: 80, gap: 3.4, from: 0.5 });
}

function horseHead(pen: Pen, { horse }: Rider): void {
  const head = '238 32! 252 43 267 64 276 78 274 88 266 94 254 90 242 87 230 92! 216 72';
  pen.shape(horse, head).hatch(head, { angle: 60, gap: 3.2, from: 0.62 });
  pen.fill('ink', circle(270, 79, 2.1, 8, 1.6));
  pen.line('258 90 264 86 272 88', 1.2).line('236 88 246 78 246 66', 1.2);
}

const CLOTH =
  '199 40! 206 29 211 23! 211 7! 219 18! 224 5! 229 21! 243 33 256 49! 250 60 246 70! 236 80 225 88! 232 108 238 134 232 158! 226 152 219 160! 213 154 205 161! 198 154 189 162! 181 155 171 163! 163 156 153 164! 145 157 134 165! 126 158 115 165! 107 158 97 165! 89 158 78 164! 70 157 61 163! 54 157 44 162! 40 136 43 110 56 95 78 88 104 95 126 98 148 92 166 84 184 62';
/** Where charges are strewn, and how large. */
const STREWN = [
  [64, 118, 0.2],
  [96, 116, 0.2],
  [84, 142, 0.2],
  [118, 140, 0.2],
  [200, 116, 0.2],
  [214, 142, 0.2],
  [182, 138, 0.2],
  [206, 84, 0.17],
  [210, 58, 0.14],
  [52, 144, 0.18],
  [150, 148, 0.18],
] as const;
const FOLDS = [
  '70 96 62 126 66 156',
  '104 98 98 130 104 158',
  '170 86 176 120 170 158',
  '196 66 206 100 214 154',
  '222 92 228 124 226 150',
];

function cloth(pen: Pen, { cloth: pigment, strewn, blazon }: Rider): void {
  const body = curve(CLOTH, 0, 0, 1, 4);
  const one = emblem(strewn.charge, { pigment: strewn.pigment, ink: 5 });
  const charges = STREWN.map(([x, y, scale]) => laidOut(one.parts, { x, y, scale }));
  pen.fill(pigment, body).add(...cutOut(`cloth ${blazon}`, body, charges));
  for (const fold of FOLDS) pen.line(fold, { breadth: 1.3, taper: 0.9 });
  pen.hatch('44 112! 58 98! 56 158! 44 160!', { angle: 84, gap: 3 });
  pen.hatch('222 92! 234 112! 236 150! 224 150!', { angle: 84, gap: 3 });
  pen.hatch('186 64! 200 44! 206 70! 196 96!', { angle: 60, gap: 3.2 });
  pen.contour(body, 2.2);
  const hem = openCurve('42 150 61 151 97 153 134 153 171 151 205 149 235 145', 0, 0, 1, 4);
  pen.line(hem, { breadth: 3.4, taper: 0.1 }).add(ruled('gold', 1.8, written(hem, false)));
  pen.shape('argent', '229 42! 235 37 243 43! 236 47', 1.6).fill('ink', circle(236.5, 42, 2.5, 10));
}

function bridle(pen: Pen): void {
  pen.line('264 60 258 72 262 86', 2.2).line('259 76 226 96 190 94 166 84', 1.8);
  pen.shape('gold', circle(259, 76, 2.6, 10), 1);
}

function lance(pen: Pen, { cloth: pigment }: Rider): void {
  const shaft = run(58, 90, 352, 50, 352.5, 52.5, 59, 97);
  const on = (t: number, low: boolean): Spot =>
    low ? [58 + 294 * t, 97 - 44.5 * t] : [58 + 294 * t, 90 - 40 * t];
  const stripes = [0, 2, 4, 6, 8, 10].map((i): readonly Spot[] => {
    const [from, to] = [i / 12, (i + 0.9) / 12] as const;
    return [on(from, false), on(to, false), on(to - 0.02, true), on(from - 0.02, true)];
  });
  pen
    .fill('wood-light', shaft)
    .fill(pigment, ...stripes)
    .contour(shaft, 1.7);
  pen.shape('steel', '350 45! 368 49! 352 57! 346 51', 1.6);
}

function saddleAndRider(pen: Pen, { cloth: pigment }: Rider): void {
  pen.shape('wood', '100 98! 92 70 98 66 108 72 114 94!');
  pen.shape('wood', '150 92! 154 68 164 66 168 74 164 88!');
  const leg =
    '118 88! 138 92 154 104 163 122! 167 136! 181 141! 183 148! 160 149! 152 130 140 114 122 108!';
  pen.shape('steel', leg).hatch(leg, { angle: 70, gap: 3, from: 0.6 });
  pen.line(run(148, 110, 156, 106), 1.3).line(run(160, 128, 168, 126), 1.3);
  pen.shape(pigment, '110 96! 106 70 114 46! 146 46! 154 68 152 96! 130 101');
  pen.line(run(108, 84, 153, 84), 3.4).add(ruled('gold', 1.6, 'M109 84H153'));
  for (const fold of ['118 50 116 82', '140 50 146 82', '116 88 114 98', '142 88 145 97'])
    pen.line(fold, 1.1);
  pen
    .shape('steel', '140 50! 158 56 174 70 172 80 160 82 146 70 136 64')
    .line('152 60 158 70', 1.2);
  const guard = '168 62! 184 66! 186 78! 174 90! 170 76';
  pen.shape('steel', guard).hatch(guard, { angle: 70, gap: 2.6, from: 0.5 });
}

function helm(pen: Pen, look: Rider): void {
  pen.shape(
    look.second,
    '114 26! 98 18 84 28 76 48! 84 46 82 58! 92 50 94 60! 102 50 106 56! 114 44!',
  );
  const bowl = '113 46! 110 24 116 12 132 8 146 14 151 30 149 46! 132 52';
  pen.fill('steel', bowl).hatch('114 20! 124 12! 126 48! 114 46!', { angle: 84, gap: 2.6 });
  pen
    .contour(bowl, 2.2)
    .fill('ink', '130 25! 152 23! 152 29! 130 30!')
    .line('134 10 138 28 136 50', 1.8);
  const holes = [142, 146].flatMap((x) => [36, 41].map((y) => circle(x, y, 1.1, 8)));
  pen.fill('ink', ...holes);
  crest(pen, look);
  pen.shape(look.second, '112 14! 122 5 142 5 150 15! 141 12 121 12', 1.3);
}

function crest(pen: Pen, { crest: kind, crestPigment, cloth: first, second }: Rider): void {
  switch (kind) {
    case 'plume':
      for (const [dx, pigment] of [
        [-6, second],
        [4, first],
        [-1, crestPigment],
      ] as const) {
        const plume = curve(
          '0 0! -8 -16 -26 -26 -40 -20! -30 -12 -16 -10 -8 -2',
          132 + dx,
          12,
          1,
          3,
        );
        pen.shape(pigment, plume, 1.5);
      }
      return;
    case 'fan':
      pen.shape(
        crestPigment,
        curve('-14 0! -26 -24 -12 -36 0 -38 12 -36 26 -24 14 0!', 131, 12, 0.9, 3),
      );
      for (const turn of [-0.6, -0.3, 0, 0.3, 0.6])
        pen.thin(run(131, 10, 131 + Math.sin(turn) * 30, 12 - Math.cos(turn) * 32));
      return;
    default:
      pen.put(emblem(kind, { pigment: crestPigment, ink: 3.4 }), {
        x: 130,
        y: -8,
        scale: 0.3,
        flip: true,
      });
  }
}
