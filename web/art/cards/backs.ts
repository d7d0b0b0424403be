import { diaper, element, laidOut, ruled, type Drawing } from '../drawing.js';
import { emblem } from '../emblem.js';
import type { Element } from '@destrier/heraldry';
import { kept } from '../kept.js';
import { circle, rect } from '../outline.js';
import { paint, type Pigment } from '../palette.js';
import { Pen } from '../pen.js';
import { sign, type SignName } from '../signs.js';

/** Backs of cards, 100 by 140. */

const LEAVES =
  'M12 12q14 1 16 16q-15-2-16-16ZM88 12q-14 1-16 16q15-2 16-16ZM12 128q14-1 16-16q-15 2-16 16ZM88 128q-14-1-16-16q15 2 16 16Z';
const LOZENGES = 'M46 12l4 7 4-7-4-3ZM46 128l4-7 4 7-4 3ZM12 66l7 4-7 4-3-4ZM88 66l-7 4 7 4 3-4Z';
const CARTOUCHE =
  'M50 20C58 34 66 40 82 44C76 58 76 82 82 96C66 100 58 106 50 120C42 106 34 100 18 96C24 82 24 58 18 44C34 40 42 34 50 20Z';
const INNER =
  'M50 28C57 40 64 45 76 48.5C71.5 61 71.5 79 76 91.5C64 95 57 100 50 112C43 100 36 95 24 91.5C28.5 79 28.5 61 24 48.5C36 45 43 40 50 28Z';

const filled = (pigment: Pigment, d: string): Element =>
  element('path', { fill: paint(pigment), d });

function field(pigment: Pigment): readonly Element[] {
  return [
    ...diaper(pigment, rect(1, 1, 98, 138)),
    ruled('gold-light', 2, 'M2 2H98V138H2Z'),
    ruled('gold-light', 1, 'M6 6H94V134H6Z'),
    ruled('ink', 1.4, 'M.7.7H99.3V139.3H.7Z'),
  ];
}

/** The back of a deck with a sign of its own. */
export const signBack = kept((pigment: Pigment, mark: SignName): Drawing => {
  const parts = [
    ...field(pigment),
    filled('sable', CARTOUCHE),
    ruled('gold-light', 2, CARTOUCHE),
    ruled('gold-light', 1, INNER),
    filled('gold-light', LEAVES + LOZENGES),
    laidOut(sign(mark).parts, { x: 29, y: 49, scale: 1.75 }),
  ];
  return { frame: [0, 0, 100, 140], parts };
});

/** The back of a deck of arms: a sword and a crown in a wreath. */
export const swordBack = kept((pigment: Pigment): Drawing => {
  const pen = new Pen(`sword back ${pigment}`);
  pen.add(...field(pigment)).fill('sable', circle(50, 70, 31, 40));
  pen.add(
    ruled('gold-light', 2, 'M81 70A31 31 0 1 1 81 69.9'),
    ruled('gold-light', 1, 'M77 70A27 27 0 1 1 77 69.9'),
    filled('gold-light', LEAVES),
  );
  const beads = Array.from({ length: 12 }, (_, i) => {
    const turn = (i * Math.PI) / 6;
    return circle(50 + Math.cos(turn) * 31, 70 + Math.sin(turn) * 31, 2.6, 10);
  });
  pen.fill('gold-light', ...beads);
  pen.put(emblem('crown', { pigment: 'gold' }), { x: 50, y: 58, scale: 0.2 });
  pen.put(emblem('sword', { pigment: 'steel' }), { x: 50, y: 82, scale: 0.34, turn: 180 });
  return pen.drawing(0, 0, 100, 140);
});
