import { ellipse, type Drawing } from '../drawing.js';
import { emblem } from '../emblem.js';
import { bush, tuft } from '../greenery.js';
import { kept } from '../kept.js';
import { circle, run } from '../outline.js';
import { sitting } from '../people.js';
import { Pen } from '../pen.js';
import { coins } from '../pieces.js';
import { footman, type Footman } from './footman.js';

/** Those who do not come on horseback: in the place and size of a rider, towards the right. */

/** Where they stand, and how large they are. */
type Standing = readonly [look: Footman, x: number, y: number, scale: number];

const FRAME = [-6, -44, 380, 278] as const;

function onFoot(name: string, ...standing: readonly Standing[]): Pen {
  const pen = new Pen(name, { breadth: 1.8 });
  for (const [look, x, y, scale] of standing) pen.put(footman(look), { x, y, scale });
  return pen;
}

const drawn =
  (name: string, ...standing: readonly Standing[]): (() => Drawing) =>
  () =>
    onFoot(name, ...standing).drawing(...FRAME);

const thug = (seed: string, more: Partial<Footman['face']> = {}): Footman['face'] =>
  sitting('thug', { seed, look: 1, ...more });
const soldier = (seed: string, more: Partial<Footman['face']> = {}): Footman['face'] =>
  sitting('weaponMaster', { seed, look: 1, ...more });

export const brigands = kept(
  drawn(
    'brigands',
    [{ face: soldier('b2', { robe: 'tenne' }), hose: 'sable', bears: 'spear' }, 62, 204, 0.96],
    [
      {
        face: thug('b3', { wears: 'none', hair: 'bob', robe: 'purpure' }),
        hose: 'wood',
        bears: 'sword',
      },
      252,
      206,
      0.92,
    ],
    [{ face: thug('b1'), hose: 'vert', bears: 'club' }, 152, 222, 1.02],
  ),
);

const GREEN = { dye: ['vert', 'wood'], robe: 'vert', collar: 'wood' } as const;

export const poachers = kept(
  drawn(
    'poachers',
    [{ face: thug('p1', GREEN), hose: 'wood', bears: 'bow' }, 106, 208, 1],
    [
      {
        face: thug('p2', { ...GREEN, dye: ['wood', 'vert'], robe: 'wood' }),
        hose: 'vert',
        bears: 'spear',
      },
      226,
      221,
      1.05,
    ],
  ),
);

export const outlaw = kept(
  drawn('outlaw', [{ face: thug('o', GREEN), hose: 'wood-deep', bears: 'bow' }, 190, 221, 1.14]),
);

export const kidnappers = kept(
  drawn(
    'kidnappers',
    [
      {
        face: thug('k1', { dye: ['sable', 'gules'], robe: 'sable' }),
        hose: 'gules',
        bears: 'sword',
      },
      228,
      220,
      1.06,
    ],
    [{ face: soldier('k2', { robe: 'gules' }), hose: 'sable', bears: 'spear' }, 112, 210, 1.02],
  ),
);

export const raiders = kept(
  drawn(
    'raiders',
    [{ face: soldier('r1', { robe: 'azure' }), hose: 'gules', bears: 'halberd' }, 112, 208, 1],
    [{ face: soldier('r2', { robe: 'or' }), hose: 'sable', bears: 'torch' }, 232, 220, 1.05],
  ),
);

export const boldPage = kept(
  drawn('bold page', [
    { face: sitting('page', { look: 1.2 }), hose: 'gules', bears: 'sword' },
    206,
    219,
    0.86,
  ]),
);

export const guardsman = kept(
  drawn('guardsman', [
    {
      face: sitting('veteran', { seed: 'guard', robe: 'azure', collar: 'or' }),
      hose: 'steel',
      bears: 'halberd',
      shield: 'Azure, a tower or',
    },
    198,
    220,
    1.1,
  ]),
);

export const castellan = kept(
  drawn('castellan', [
    {
      face: soldier('castellan', { robe: 'gules', collar: 'gold', beard: 'long' }),
      hose: 'steel',
      bears: 'sword',
      shield: 'Gules, a castle argent',
    },
    196,
    220,
    1.14,
  ]),
);

export const swordsman = kept(
  drawn('swordsman', [
    {
      face: sitting('minstrel', { seed: 'fencer', beard: 'short', robe: 'purpure', look: 1.2 }),
      hose: 'gules',
      bears: 'sword',
    },
    196,
    220,
    1.12,
  ]),
);

export const swornEnemy = kept(
  drawn('sworn enemy', [
    {
      face: soldier('enemy', { robe: 'sable', collar: 'gules', beard: 'long' }),
      hose: 'steel',
      bears: 'axe',
      shield: 'Per pale sable and gules',
    },
    196,
    220,
    1.16,
  ]),
);

export const oldArcher = kept(
  drawn('old archer', [
    {
      face: soldier('archer', { robe: 'gules', collar: 'argent', beard: 'long' }),
      hose: 'azure',
      bears: 'bow',
    },
    188,
    220,
    1.12,
  ]),
);

export const giant = kept((): Drawing => {
  const pen = new Pen('giant on foot', { breadth: 1.8 });
  for (const [x, y, scale] of [
    [70, 214, 1.5],
    [300, 216, 1.3],
  ] as const)
    pen.put(bush(`${x}`), { x, y, scale });
  pen.put(footman({ face: sitting('giant', { look: 1.4 }), hose: 'hay', bears: 'club' }), {
    x: 178,
    y: 222,
    scale: 1.36,
  });
  pen.put(tuft('1'), { x: 128, y: 226, scale: 1.4 }).put(tuft('2'), { x: 250, y: 227, scale: 1.3 });
  return pen.drawing(...FRAME);
});

/** A wild boar that charges. */
export const boar = kept((): Drawing => {
  const pen = new Pen('boar that charges', { breadth: 1.8 });
  pen.add(ellipse('shadow', [190, 219], 120, 11));
  pen.put(bush('31'), { x: 64, y: 214, scale: 1.7 });
  pen.put(emblem('boar', { pigment: 'wood-deep', armed: 'argent', ink: 1.6 }), {
    x: 190,
    y: 136,
    scale: 1.74,
    flip: true,
  });
  for (const x of [84, 150, 246, 296]) pen.put(tuft(`${x}`), { x, y: 224 + (x % 5), scale: 1.3 });
  return pen.drawing(...FRAME);
});

/** Somebody who sells a horse, and would rather keep it. */
export const horseDealer = kept((): Drawing => {
  const pen = new Pen('horse dealer', { breadth: 1.8 });
  pen.add(ellipse('shadow', [130, 216], 100, 10));
  pen.put(emblem('horse', { pigment: 'cream', armed: 'sable', ink: 1.5 }), {
    x: 120,
    y: 114,
    scale: 1.66,
    flip: true,
  });
  const face = sitting('diplomat', { seed: 'dealer', beard: 'short', look: 1.2 });
  pen.put(footman({ face, hose: 'purpure', bears: 'staff' }), { x: 262, y: 221, scale: 1.04 });
  pen.line('226 138! 210 118 190 96', 1.8);
  return pen.drawing(...FRAME);
});

/** Somebody with an axe before an open chest. */
export const keeper = kept((): Drawing => {
  const pen = onFoot('keeper', [
    {
      face: thug('keeper', { dye: ['purpure', 'gold'], robe: 'purpure', beard: 'long' }),
      hose: 'sable',
      bears: 'axe',
    },
    220,
    220,
    1.1,
  ]);
  pen.add(ellipse('shadow', [104, 219], 66, 8));
  pen.shape('wood-deep', run(50, 176, 158, 176, 166, 128, 58, 128), 2);
  pen.put(coins(6), { x: 100, y: 176, scale: 1.5 });
  const chest = run(46, 174, 160, 174, 156, 219, 50, 219);
  pen.shape('wood', chest, 2).hatch(run(120, 176, 158, 176, 154, 218, 124, 218), { angle: 84 });
  for (const x of [62, 138]) pen.shape('gold', run(x, 174, x + 8, 174, x + 8, 219, x, 219), 1.4);
  pen.shape('gold', circle(104, 190, 8, 16), 1.6).fill('ink', circle(104, 190, 2.6, 8));
  return pen.drawing(...FRAME);
});

/** Where lances break: a star, and splinters that fly. */
export const impact = kept((): Drawing => {
  const pen = new Pen('impact', { breadth: 1.8 });
  for (const [x, y, angle, length] of [
    [12, 24, 0.4, 60],
    [48, -20, -0.7, 40],
    [-30, -4, 1.2, 34],
    [60, 30, 0.1, 46],
    [0, -44, -1.4, 30],
    [-52, 30, 2.6, 34],
    [-44, -30, 3.9, 36],
  ] as const) {
    const [c, s] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const [midX, midY] = [x + c / 2, y + s / 2];
    const side = [-s * 0.07, c * 0.07] as const;
    pen.shape(
      'wood-light',
      run(x, y, midX + side[0], midY + side[1], x + c, y + s, midX - side[0], midY - side[1]),
      1.6,
    );
  }
  const star = Array.from({ length: 16 }, (_, i) => {
    const [turn, r] = [(i / 16) * 2 * Math.PI, i % 2 === 0 ? 48 : 22];
    return [Math.cos(turn) * r, Math.sin(turn) * r] as const;
  });
  pen.shape('gold-light', star, 1.8);
  return pen.drawing(-96, -96, 212, 192);
});
