import { bust, type Sitting } from '../bust.js';
import { cutOut, diaper, element, flat, laidOut, ruled, type Drawing } from '../drawing.js';
import { emblem } from '../emblem.js';
import type { Element } from '@destrier/heraldry';
import { kept } from '../kept.js';
import { arc, circle, rect, run } from '../outline.js';
import { paint, type Pigment } from '../palette.js';
import { sitting, type PersonKind } from '../people.js';
import { Pen } from '../pen.js';
import { bothWays, corner, panel, pip, pipsOf, serpent, SUIT_PIGMENTS, type Suit } from './pips.js';

/** Faces of weapon cards, 100 by 140. Numbers and titles are written by the page. */

export interface Weapon {
  readonly suit: Suit;
  /** Pips up to ten, courts above. */
  readonly value: number;
  readonly poisoned?: boolean;
}

const FRAME = [0, 0, 100, 140] as const;

function rounded(pigment: Pigment, inset: number, radius: number): Element {
  return element('rect', { ...box(inset, radius), fill: paint(pigment) });
}

function box(inset: number, radius: number): Element['attributes'] {
  const [at, width, height] = [inset, 100 - 2 * inset, 140 - 2 * inset].map(String);
  return { x: `${at}`, y: `${at}`, width: `${width}`, height: `${height}`, rx: String(radius) };
}

function edge(pigment: Pigment, inset: number, radius: number, breadth: number): Element {
  return element('rect', {
    ...box(inset, radius),
    fill: 'none',
    stroke: paint(pigment),
    'stroke-width': String(breadth),
  });
}

export const weaponFace = kept(({ suit, value, poisoned = false }: Weapon): Drawing => {
  const pigment = SUIT_PIGMENTS[suit];
  const dashes = { ...edge('cream', 3.5, 4, 1.2).attributes, 'stroke-dasharray': '3 3' };
  const rim = poisoned ? [element('rect', dashes)] : [];
  const middle =
    value > 10
      ? panel('square', pigment, court(suit, value))
      : panel('arch', pigment, pipsOf(suit, value));
  const corners = poisoned ? [corner(suit), ...serpent().parts] : [corner(suit)];
  const parts = [
    rounded('cream', 0.7, 6),
    edge('ink', 0.7, 6, 1.4),
    edge(pigment, 3.5, 4, poisoned ? 2.6 : 1.2),
    ...rim,
    ...middle,
    ...bothWays(corners),
  ];
  return { frame: FRAME, parts };
});

const COURTS: readonly Omit<Sitting, 'seed' | 'robe'>[] = [
  { hair: 'bob' },
  { wears: 'kettle', beard: 'short' },
  { wears: 'greatHelm' },
  { wears: 'crown', hair: 'long' },
  { wears: 'crown', hair: 'bob', beard: 'short' },
];

const ROBES: { readonly [suit in Suit]: Pigment } = {
  swords: 'gules',
  arrows: 'vert',
  sorcery: 'azure',
  deception: 'or',
  alchemy: 'or',
};

/** Two heads, whichever way the card is held. */
function court(suit: Suit, value: number): readonly Element[] {
  const [ground, odd] = [suit === 'arrows' ? 'or' : SUIT_PIGMENTS[suit], value % 2 === 1];
  const person = bust({
    seed: `${suit} ${value}`,
    ...COURTS[value - 11],
    robe: ROBES[suit],
    collar: 'argent',
    look: odd ? 0.8 : -0.6,
  });
  const held = {
    x: 67,
    y: 48,
    scale: suit === 'deception' ? 0.3 : 0.58,
    turn: suit === 'swords' ? 8 : 0,
  };
  const half = cutOut(`court-${suit}-${value}`, rect(25, 10, 50, 60), [
    ...diaper(ground, rect(25, 14, 50, 56)),
    laidOut(person.parts, { x: odd ? 46 : 50, y: 48, scale: 0.8 }),
    laidOut(pip(suit).parts, held),
  ]);
  return [...bothWays(half), ruled('ink', 1.6, 'M25 70H75')];
}

/** A card with one picture in a golden frame, and a ribbon for its title. */
export const specialFace = kept(
  (name: string, ground: Pigment, subject: 'mists' | PersonKind): Drawing => {
    const opening = [...arc([50, 49], 36, [180, 360]), ...arc([50, 81], 36, [0, 180])];
    const picture =
      subject === 'mists'
        ? mists()
        : [laidOut(bust(sitting(subject)).parts, { x: 50, y: 74, scale: 1.18 })];
    const pen = new Pen(`special ${name}`, { breadth: 1.5 });
    pen.add(rounded('cream', 0.7, 6), edge('ink', 0.7, 6, 1.4), rounded('gold', 4, 4));
    pen.add(...diaper(ground, rect(8, 8, 84, 124)), edge('ink', 8, 3, 1.2));
    pen.add(...cutOut(`special-${name}`, opening, [flat(ground, opening), ...picture]));
    pen.contour(opening, 1.8);
    pen.shape('cream', run(6, 106, 94, 106, 88, 117, 94, 128, 6, 128, 12, 117));
    return pen.drawing(...FRAME);
  },
);

/** A hand lifts a sword out of a lake by night. */
function mists(): readonly Element[] {
  const pen = new Pen('mists', { breadth: 1.6 });
  pen.fill('night-sky', rect(14, 13, 72, 57)).fill('gold-light', circle(66, 30, 9, 22));
  pen.fill('water-deep', rect(14, 66, 72, 52));
  for (const [x, y] of run(20, 76, 44, 84, 62, 76, 26, 94, 56, 98))
    pen.thin(`${x} ${y} ${x + 5} ${y - 2.5} ${x + 11} ${y} ${x + 17} ${y - 2}`);
  pen.shape('skin', '44 92! 46 74 46 60! 54 60! 54 74 56 92! 50 95');
  pen.shape('argent', '40 96! 44 80 56 80 60 96! 50 100');
  pen.put(emblem('sword', { pigment: 'steel', ink: 3.2 }), { x: 50, y: 44, scale: 0.5 });
  const veil = (d: string): Element => element('path', { fill: paint('mist'), d });
  pen.add(
    veil('M14 62q14-8 26 0t24-2 22 2v8q-10-6-22 0t-26-2-24 2Z'),
    veil('M14 100q16-8 30 0t24-2 18 2v16H14Z'),
  );
  return pen.parts();
}
