import type { Element } from '@destrier/heraldry';
import { element, ruled, type Drawing } from './drawing.js';
import { kept } from './kept.js';
import { paint, type Pigment } from './palette.js';

/** Signs on a field of 24 by 24, filled and rimmed, as they stand beside numbers. */

interface Sign {
  readonly outline: string;
  readonly pigment: Pigment;
  /** Lines inside. */
  readonly lines?: string;
  /** Dark spots inside. */
  readonly spots?: string;
  /** A lighter heart. */
  readonly heart?: string;
}

const SIGNS = {
  coin: {
    pigment: 'sign-or',
    outline: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z',
    lines: 'M12 4.6a7.4 7.4 0 1 0 0 14.8 7.4 7.4 0 0 0 0-14.8Z',
    spots: 'M12 7l-1.3 3.7L7 12l3.7 1.3L12 17l1.3-3.7L17 12l-3.7-1.3Z',
  },
  strength: {
    pigment: 'sign-gules',
    outline:
      'M9.2 2.5h5.6c.9 0 1.6.7 1.6 1.6v.7h2.2c1 0 1.9.9 1.9 1.9v3.1c0 1-.9 1.9-1.9 1.9h-2.2v.7c0 .9-.7 1.6-1.6 1.6h-1v6.4c0 1-.8 1.8-1.8 1.8s-1.8-.8-1.8-1.8V14h-1c-.9 0-1.6-.7-1.6-1.6v-.7H5.4c-1 0-1.9-.9-1.9-1.9V6.7c0-1 .9-1.9 1.9-1.9h2.2v-.7c0-.9.7-1.6 1.6-1.6Z',
  },
  faith: {
    pigment: 'sign-azure',
    outline: 'M10 2h4l-.6 5.6L19 7v4l-5.6-.6.8 11.6H9.8l.8-11.6L5 11V7l5.6.6L10 2Z',
  },
  glory: {
    pigment: 'sign-or',
    outline: 'm12 1.8 2.9 6.6 7.2.7-5.4 4.8 1.6 7.1L12 17.3 5.7 21l1.6-7.1L1.9 9.1l7.2-.7L12 1.8Z',
  },
  prestige: {
    pigment: 'sign-purpure',
    outline: 'M3 7.2 7.6 11 12 4l4.4 7L21 7.2 19.4 17H4.6L3 7.2ZM4.6 18.6h14.8V21H4.6v-2.4Z',
  },
  mount: {
    pigment: 'sign-brown',
    outline:
      'M7 22c0-4.6 1-7.4 3.4-9.6l-3.2 1.2-2.4-.9-1.3-2.4 5.2-4.6L9.4 2l2.4 2.6c5.6.4 9 4.6 9 11.4V22H7Z',
    spots: 'M11 8.4a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
    lines: 'M14 6c3 1.5 4.6 5 4.6 9',
  },
  armour: {
    pigment: 'sign-steel',
    outline: 'M12 2c4.7 0 7.5 3 7.5 8v9.2L12 22l-7.5-2.8V10c0-5 2.8-8 7.5-8Z',
    spots: 'M6.8 9.4v2.2h4.1V9.4H6.8Zm6.3 0v2.2h4.1V9.4h-4.1ZM11.1 13v6.2h1.8V13h-1.8Z',
  },
  attack: {
    pigment: 'sign-steel',
    outline:
      'M21.5 2.5 20 8.3 10.6 17.7l1.7 1.7-1.7 1.7-2.9-2.9-3.5 3.5-1.9-1.9 3.5-3.5-2.9-2.9 1.7-1.7 1.7 1.7L15.7 4l5.8-1.5Z',
  },
  cards: {
    pigment: 'sign-white',
    outline:
      'M4 5.5 12.5 3l1 3.4H18A1.5 1.5 0 0 1 19.5 8v12.5A1.5 1.5 0 0 1 18 22H9.5A1.5 1.5 0 0 1 8 20.5V19.9L4 5.5Z',
  },
  heart: {
    pigment: 'sign-gules',
    outline:
      'M12 21.5C5.5 16.6 2.5 13 2.5 8.9A5.1 5.1 0 0 1 12 6.4a5.1 5.1 0 0 1 9.5 2.5c0 4.1-3 7.7-9.5 12.6Z',
  },
  purse: {
    pigment: 'sign-or',
    outline:
      'M9 2.5h6l-1.3 3.7C17.8 7.7 20.5 11.6 20.5 15.6c0 4.1-3 5.9-8.5 5.9s-8.5-1.8-8.5-5.9c0-4 2.7-7.9 6.8-9.4L9 2.5Z',
    lines: 'M9.5 6.5h5',
    spots: 'M12 10.3l-3 4.2 3 4.2 3-4.2Z',
  },
  swords: {
    pigment: 'sign-steel',
    outline:
      'M3 2.5 8.6 4l3.4 3.9L15.4 4 21 2.5 19.5 8l-4.1 3.9 3.7 3.9 1.6-.6 1 1-2.1 2.3 1.9 2-1.5 1.5-2-1.9-2.3 2.1-1-1 .6-1.6-3.3-3.9-3.3 3.9.6 1.6-1 1L5.7 20l-2 1.9L2.2 20.4l1.9-2L2 16.1l1-1 1.6.6 3.9-3.9L4.5 8 3 2.5Z',
  },
  title: { pigment: 'sign-white', outline: 'M4 3h16v9.5c0 4.3-2.9 7-8 9-5.1-2-8-4.7-8-9V3Z' },
  support: {
    pigment: 'sign-white',
    outline:
      'M12 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM3.5 21.5c.4-5.6 3.4-8.6 8.5-8.6s8.1 3 8.5 8.6h-17Z',
  },
  relic: {
    pigment: 'gold-light',
    outline: 'M9.5 2h5v2.6H17v3.2h-2.5v2.4a6 6 0 1 1-5 0V7.8H7V4.6h2.5V2Z',
  },
  pawn: {
    pigment: 'sign-white',
    outline:
      'M12 2.5a4.2 4.2 0 0 1 2.6 7.5H16v2h-1.6c.2 3 1.2 5 3.4 6.4V21.5H6.2V18.4C8.4 17 9.4 15 9.6 12H8v-2h1.4A4.2 4.2 0 0 1 12 2.5Z',
  },
  drop: {
    pigment: 'sign-gules',
    outline: 'M12 2c4 6 6.5 9.2 6.5 13a6.5 6.5 0 0 1-13 0C5.5 11.2 8 8 12 2Z',
  },
  lock: {
    pigment: 'sign-steel',
    outline: 'M7 11V8a5 5 0 0 1 10 0v3h1.5v10h-13V11H7Zm2.5 0h5V8a2.5 2.5 0 0 0-5 0v3Z',
  },
  scroll: {
    pigment: 'sign-white',
    outline: 'M6 3h12c1.7 0 3 1.3 3 3v2h-4v11c0 1.7-1.3 3-3 3H5c-1.7 0-3-1.3-3-3v-2h4V3Z',
    lines: 'M9 7.5h6M9 11h6M9 14.5h4',
  },
  boot: {
    pigment: 'sign-brown',
    outline: 'M7.5 2h6.5v8.5l5.5 3.2c1.7 1 2.5 2.6 2.5 4.8V21.5H6.5v-4L7.5 12Z',
  },
  block: {
    pigment: 'sign-steel',
    outline: 'M12 1.8 21 5v7c0 5-3.5 8.5-9 10.5C6.5 20.5 3 17 3 12V5Z',
    lines: 'M12 2v20M3 9.5h18',
  },
  bow: {
    pigment: 'sign-brown',
    outline:
      'M5 2.5C14.5 3.5 20.5 9.5 21.5 19l-2.6.5C18 12 12.5 6.5 4.6 5.2ZM3 19.5 12.8 9.7 11.5 6l7.5-1-1 7.5-3.7-1.3L5 21.5Z',
  },
  gem: {
    pigment: 'sign-gules',
    outline: 'M12 1.5 19.5 9 12 22.5 4.5 9Z',
    lines: 'M4.5 9h15M9 9l3 13 3-13-3-7Z',
  },
  leaf: {
    pigment: 'sign-vert',
    outline:
      'M12 2c3 2 4 5 3 8 3-1.5 6-.5 7.5 2-1.5 2.5-4.5 3.5-7.5 2 1 3 0 6-1.5 8h-3c-1.5-2-2.5-5-1.5-8-3 1.5-6 .5-7.5-2C3 9.5 6 8.5 9 10 8 7 9 4 12 2Z',
  },
  hand: {
    pigment: 'sign-white',
    outline:
      'M7 22v-6L3.5 11c-.6-1 .6-2.2 1.7-1.4L7.5 12V4.5c0-1.6 2.2-1.6 2.2 0V10h.6V3c0-1.7 2.4-1.7 2.4 0v7h.6V4c0-1.6 2.3-1.6 2.3 0v7h.6V6.5c0-1.5 2.2-1.5 2.2 0V16l-1.4 3v3Z',
  },
  sun: {
    pigment: 'sign-or',
    outline:
      'M12 1l2 4.6 4.2-2.8-.7 5 5 .7-2.9 4 3.4 3.5-5 1.3.5 5-4.7-1.9L11 24l-2.2-4.5-4.6 2 .4-5-5-1.2L3 11.6 0 7.6l5-.8L4.3 2l4.3 2.8Z',
  },
  moon: { pigment: 'gold-light', outline: 'M15 2a10.5 10.5 0 1 0 7 14A8.5 8.5 0 0 1 15 2Z' },
  fire: {
    pigment: 'flame',
    outline:
      'M12.8 1c.8 3.6 3 4.8 4.3 7.3.7-.9.9-2 .8-3.2 2.7 2.7 4 6 4 9.1 0 5.3-4.2 8.8-9.7 8.8S2.1 19.6 2.1 14.5c0-3.3 1.5-5.7 3.3-7.7.1 1.9.7 3.3 1.7 4.2C7.5 6.8 9.5 3.5 12.8 1Z',
    heart:
      'M12.3 10.5c.5 2.3 3.9 3.9 3.9 7 0 2.6-1.8 4.2-4.2 4.2s-4.3-1.5-4.3-4c0-1.7.8-2.8 1.7-3.8.2 1 .5 1.6 1.1 2-.2-2.1.5-3.9 1.8-5.4Z',
  },
  ice: {
    pigment: 'sign-azure',
    outline:
      'M10.5 8.8L10.5 5.8L7.8 3.8L9.1 2L10.5 3L10.5 0.8L13.5 0.8L13.5 3L14.9 2L16.2 3.8L13.5 5.8L13.5 8.8L14 9.1L16.6 7.6L17 4.3L19.2 4.5L19 6.2L20.9 5.1L22.4 7.7L20.5 8.8L22.1 9.5L21.2 11.5L18.1 10.2L15.5 11.7L15.5 12.3L18.1 13.8L21.2 12.5L22.1 14.5L20.5 15.2L22.4 16.3L20.9 18.9L19 17.8L19.2 19.5L17 19.7L16.6 16.4L14 14.9L13.5 15.2L13.5 18.2L16.2 20.2L14.9 22L13.5 21L13.5 23.2L10.5 23.2L10.5 21L9.1 22L7.8 20.2L10.5 18.2L10.5 15.2L10 14.9L7.4 16.4L7 19.7L4.8 19.5L5 17.8L3.1 18.9L1.6 16.3L3.5 15.2L1.9 14.5L2.8 12.5L5.9 13.8L8.5 12.3L8.5 11.7L5.9 10.2L2.8 11.5L1.9 9.5L3.5 8.8L1.6 7.7L3.1 5.1L5 6.2L4.8 4.5L7 4.3L7.4 7.6L10 9.1Z',
  },
  wall: {
    pigment: 'sign-steel',
    outline: 'M2 8V3h4v2.5h3V3h6v2.5h3V3h4v5l-2 2v11.5H4V10Z',
    lines: 'M4 10h16M4 15.5h16M9 10v5.5M15 10v5.5M12 15.5v6',
  },
  swift: {
    pigment: 'sign-white',
    outline:
      'M2 17.5C4 8 11 3 22 2.5c-1 3-2.5 5-5 6.3h3.2c-1.5 2.7-3.5 4.2-6.2 4.9h2.6C13.5 18.5 8.5 20 2 17.5Z',
  },
  brutal: {
    pigment: 'sign-or',
    outline:
      'M12 1.5 14.6 8l6.9-2.6L18.9 12l2.6 6.6L14.6 16 12 22.5 9.4 16l-6.9 2.6L5.1 12 2.5 5.4 9.4 8Z',
  },
  poison: {
    pigment: 'sign-vert',
    outline: 'M12 2c4 6 6.5 9.2 6.5 13a6.5 6.5 0 0 1-13 0C5.5 11.2 8 8 12 2Z',
    spots: 'M9 12.5h2.4v2.4H9ZM13 12.5h2.4v2.4H13ZM11 17h2.5v1.6H11Z',
  },
  siege: {
    pigment: 'sign-brown',
    outline:
      'M2 20.5 12.5 10 9.8 7.3l2.8-2.8 6.9 6.9-2.8 2.8L14 11.5 4.5 22.5ZM15 3.5a3.2 3.2 0 1 1 5.5 3.2A3.2 3.2 0 0 1 15 3.5Z',
  },
  eye: {
    pigment: 'sign-white',
    outline: 'M1.5 12C4.5 7 8 5 12 5s7.5 2 10.5 7c-3 5-6.5 7-10.5 7S4.5 17 1.5 12Z',
    spots: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
  },
  book: {
    pigment: 'sign-azure',
    outline: 'M12 5c-2.5-2-6-2.5-10-2v16c4-.5 7.5 0 10 2 2.5-2 6-2.5 10-2V3c-4-.5-7.5 0-10 2Z',
    lines:
      'M12 5v16M5 7.5c2-.2 3.5 0 5 .6M5 11c2-.2 3.5 0 5 .6M19 7.5c-2-.2-3.5 0-5 .6M19 11c-2-.2-3.5 0-5 .6',
  },
  link: {
    pigment: 'sign-steel',
    outline:
      'M9.5 7H7a5 5 0 0 0 0 10h2.5v-2.6H7a2.4 2.4 0 0 1 0-4.8h2.5ZM14.5 7H17a5 5 0 0 1 0 10h-2.5v-2.6H17a2.4 2.4 0 0 0 0-4.8h-2.5ZM8 10.7h8v2.6H8Z',
  },
  die: {
    pigment: 'sign-white',
    outline: 'M12 1.5 21.5 6.5v11L12 22.5 2.5 17.5v-11Z',
    lines: 'M2.5 6.5 12 11.5l9.5-5M12 11.5v11',
  },
  flag: { pigment: 'sign-gules', outline: 'M4 2h2.2v20H4ZM7 3h14l-4 5 4 5H7Z' },
  bolt: { pigment: 'sign-or', outline: 'M13.5 1.5 4.5 13.5h6l-1.5 9 10-13h-6Z' },
  tick: { pigment: 'sign-vert', outline: 'M2.5 12.5 6 9l4.2 4.2L18.5 4 22 7.5 10.2 20.5Z' },
  hour: {
    pigment: 'sign-or',
    outline: 'M5 2h14v3c0 3-3 5-5 7 2 2 5 4 5 7v3H5v-3c0-3 3-5 5-7-2-2-5-4-5-7V2Z',
  },
} satisfies { readonly [name: string]: Sign };

export type SignName = keyof typeof SIGNS;

export const signNames: readonly SignName[] = Object.keys(SIGNS).filter(isSign);

function isSign(word: string): word is SignName {
  return Object.hasOwn(SIGNS, word);
}

/** A sign in its usual colour or in another. */
export const sign = kept((name: SignName, pigment?: Pigment): Drawing => {
  const { outline, lines, spots, heart, pigment: usual }: Sign = SIGNS[name];
  const filled = (by: Pigment, d: string): Element => element('path', { fill: paint(by), d });
  const parts = [
    ruled('rim', 2.6, outline),
    filled(pigment ?? usual, outline),
    ...(heart === undefined ? [] : [filled('gold-light', heart)]),
    ...(lines === undefined ? [] : [ruled('ink', 1.3, lines)]),
    ...(spots === undefined ? [] : [filled('ink', spots)]),
  ];
  return { frame: [-2, -2, 28, 28], parts };
});
