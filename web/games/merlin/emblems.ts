import type { Good, Province } from '@destrier/merlin/page';
import { element, laidOut, ruled, type Drawing } from '../../art/drawing.js';
import { emblem } from '../../art/emblem.js';
import type { SiteKind } from '../../art/hexes/sites.js';
import { kept } from '../../art/kept.js';
import { arc, circle } from '../../art/outline.js';
import { paint, type Pigment } from '../../art/palette.js';
import { Pen } from '../../art/pen.js';

/** How the provinces look: an emblem, a colour, and a pattern on all that comes from there. */

interface ProvinceLook {
  readonly pigment: Pigment;
  readonly ground: Pigment;
  readonly site: SiteKind;
  /** The pattern: lines around (0, 0), and their colour. */
  readonly mark: string;
  readonly ink: Pigment;
}

export const LOOKS: { readonly [province in Province]: ProvinceLook } = {
  black: {
    pigment: 'sable',
    ground: 'wash-sable',
    site: 'keep',
    mark: 'M-3 0H3M0-3V3',
    ink: 'gold-light',
  },
  grey: {
    pigment: 'argent',
    ground: 'wash-argent',
    site: 'monastery',
    mark: 'M-1.2-1.2H1.2V1.2H-1.2Z',
    ink: 'ink',
  },
  blue: {
    pigment: 'azure',
    ground: 'wash-azure',
    site: 'village',
    mark: 'M-4-1.6H4M-4 1.8H4',
    ink: 'gold-light',
  },
  violet: {
    pigment: 'purpure',
    ground: 'wash-purpure',
    site: 'mageTower',
    mark: 'M-3.4 3.4 3.4-3.4',
    ink: 'gold-light',
  },
  orange: {
    pigment: 'flame',
    ground: 'wash-tenne',
    site: 'village',
    mark: 'M-4 2.6 0-2.2 4 2.6',
    ink: 'cream',
  },
  brown: {
    pigment: 'wood',
    ground: 'wash-wood',
    site: 'keep',
    mark: 'M0-4V4',
    ink: 'cream',
  },
};

/** The beasts of the provinces, about 80 units large around their middle. */
export const beast = kept((province: Province): Drawing => {
  switch (province) {
    case 'black':
      return emblem('dragon', { pigment: 'or', armed: 'gules', ink: 3 });
    case 'grey':
      return emblem('raven', { pigment: 'argent', armed: 'gules', ink: 3 });
    case 'blue':
      return threeFish();
    case 'violet':
      return emblem('serpent', { pigment: 'or', armed: 'gules', ink: 3 });
    case 'orange':
      return emblem('wolf', { pigment: 'or', armed: 'argent', ink: 3 });
    case 'brown':
      return emblem('double-headed eagle', { pigment: 'or', armed: 'gules', ink: 3 });
  }
});

function threeFish(): Drawing {
  const pen = new Pen('three fish');
  const one = fish().parts;
  for (const [y, flip] of [
    [-32, false],
    [0, true],
    [32, false],
  ] as const)
    pen.add(laidOut(one, { y, flip, scale: 1.05 }));
  return pen.drawing(-50, -58, 100, 116);
}

function fish(): Drawing {
  const pen = new Pen('fish', { breadth: 3, waver: 0.4 });
  pen.shape('or', '-34 0! -20 -14 4 -17 22 -8! 40 -18! 36 0 40 18! 22 8! 4 17 -20 14');
  pen.fill('ink', circle(-22, -3, 3, 10));
  for (const x of [-6, 4, 14]) pen.line(arc([x, 0], 9, [-50, 50], { pieces: 6 }), 1.6);
  return pen.drawing(-42, -22, 86, 44);
}

/** The shield of a province with its beast. */
export const provinceShield = kept((province: Province): Drawing => {
  const pen = new Pen(`shield of ${province}`);
  pen.add(...outlined(LOOKS[province].pigment, SHIELD));
  const { frame, parts } = beast(province);
  pen.add(laidOut(parts, { x: 12, y: 11, scale: Math.min(14 / frame[2], 15 / frame[3]) }));
  return pen.drawing(1, 0, 22, 24);
});

const SHIELD = 'M4 3h16v9.5c0 4.3-2.9 7-8 9-5.1-2-8-4.7-8-9V3Z';
const CLOTH = 'M6 3h15l-4 5 4 5H6Z';
const POLE = 'M4 2h2v20H4Z';
const BLOCKS = 'M3 13 12 9l9 4v6l-9 4-9-4ZM7 6l5-3 5 3v5l-5 2-5-2Z';

function outlined(pigment: Pigment, d: string): Drawing['parts'] {
  return [ruled('rim', 2.4, d), element('path', { fill: paint(pigment), d })];
}

const FORMS: {
  readonly [good in Good]: {
    readonly outline: string;
    readonly lines?: string;
    readonly at: readonly [x: number, y: number];
  };
} = {
  shield: { outline: SHIELD, at: [12, 11] },
  flag: { outline: CLOTH, at: [11.5, 8] },
  material: {
    outline: BLOCKS,
    lines: 'M3 13l9 4 9-4M12 17v6M7 6l5 2.5L17 6M12 8.5V13',
    at: [16.4, 17],
  },
};

/** A shield, a flag or a stack of material of a province, or of none: in its colour and with its pattern. */
export const goodSign = kept((good: Good, province: Province | null): Drawing => {
  const look = province === null ? null : LOOKS[province];
  const { outline, lines, at } = FORMS[good];
  const mark = look === null ? [] : [ruled(look.ink, 1.7, look.mark)];
  const parts = [
    ...(good === 'flag' ? outlined('wood-deep', POLE) : []),
    ...outlined(look?.pigment ?? 'cream', outline),
    ...(lines === undefined ? [] : [ruled('ink', 1, lines)]),
    laidOut(mark, { x: at[0], y: at[1], scale: good === 'material' ? 0.6 : 1 }),
  ];
  return { frame: [-1, -1, 26, 26], parts };
});
