import type { Content } from './types.js';

/** Colours, emblems and flags as those tell who describe the game; the rules picture them only [M8.16]. */
export const provinces: Content['provinces'] = {
  black: { source: 'house', emblem: 'dragon', flag: 'repel' },
  grey: { source: 'house', emblem: 'dove', flag: 'second' },
  blue: { source: 'house', emblem: 'fish', flag: 'back' },
  violet: { source: 'house', emblem: 'snake', flag: 'turn' },
  orange: { source: 'house', emblem: 'fox', flag: 'borrow' },
  brown: { source: 'house', emblem: 'eagle', flag: 'mirror' },
};

/** That a tile gives one of each, in mixed colours, is known; which is our own, drawn so that none wins more than others. */
export const starts: Content['starts'] = {
  tower: {
    source: 'house',
    knight: 'grey',
    influence: 'orange',
    shield: 'blue',
    flag: 'violet',
    material: 'black',
  },
  bridge: {
    source: 'house',
    knight: 'violet',
    influence: 'brown',
    shield: 'orange',
    flag: 'blue',
    material: 'grey',
  },
  chapel: {
    source: 'house',
    knight: 'orange',
    influence: 'black',
    shield: 'violet',
    flag: 'brown',
    material: 'blue',
  },
  mill: {
    source: 'house',
    knight: 'brown',
    influence: 'blue',
    shield: 'black',
    flag: 'grey',
    material: 'orange',
  },
};

export const tiles: Content['tiles'] = {
  mountain: { source: 'rulebook', terrain: 'mountain', tower: false, copies: 5, spared: 1 },
  wood: { source: 'rulebook', terrain: 'wood', tower: false, copies: 5, spared: 1 },
  lake: { source: 'rulebook', terrain: 'lake', tower: false, copies: 5, spared: 1 },
  'mountain-tower': { source: 'rulebook', terrain: 'mountain', tower: true, copies: 3, spared: 1 },
  'wood-tower': { source: 'rulebook', terrain: 'wood', tower: true, copies: 3, spared: 1 },
  'lake-tower': { source: 'rulebook', terrain: 'lake', tower: true, copies: 3, spared: 1 },
};

/** There are two frames; their materials are only pictured. Violet and brown, with which no tile begins, pay more tiles than the others. */
export const frames: Content['frames'] = {
  top: { source: 'house', materials: ['violet', 'blue', 'violet', 'black', 'grey', 'violet'] },
  bottom: { source: 'house', materials: ['grey', 'blue', 'brown', 'brown', 'orange', 'brown'] },
};
