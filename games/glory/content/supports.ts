import type { Content } from './types.js';

/** Of the six ordinary types, on the backs I, II, III and scroll. */
const tiles = (one: number, two: number, three: number, scroll: number) =>
  ({ source: 'house', one, two, three, special: 0, scroll }) as const;

const single = { source: 'house', one: 0, two: 0, three: 0, special: 1, scroll: 0 } as const;

export const supports = {
  minstrel: {
    source: 'rulebook',
    timing: 'once',
    effect: { gain: { glory: 4 } },
    tiles: tiles(1, 1, 1, 1),
  },
  squire: {
    source: 'rulebook',
    timing: 'lance',
    effect: { turn: 'black' },
    tiles: tiles(2, 1, 1, 1),
  },
  nun: { source: 'rulebook', timing: 'always', effect: { rerolls: 1 }, tiles: tiles(1, 1, 1, 2) },
  thug: {
    source: 'rulebook',
    timing: 'tent',
    effect: { cost: 1, foeAttack: -1 },
    tiles: tiles(1, 2, 1, 3),
  },
  'weapon-master': {
    source: 'rulebook',
    timing: 'lance',
    effect: { turn: 'red' },
    tiles: tiles(1, 1, 2, 3),
  },
  queen: { source: 'rulebook', timing: 'always', effect: { plans: 1 }, tiles: tiles(1, 1, 1, 1) },

  'support:king': {
    source: 'rulebook',
    timing: 'once',
    effect: { gain: { prestige: 'royal' } },
    tiles: single,
  },
  'lady-in-waiting': {
    source: 'rulebook',
    timing: 'tent',
    effect: { refresh: 'support' },
    tiles: single,
  },
  usurer: {
    source: 'rulebook',
    timing: 'once',
    effect: { gain: { coins: 6, glory: -2 } },
    tiles: single,
  },
  witch: {
    source: 'rulebook',
    timing: 'lance',
    effect: { cost: 1, foeAttack: -1 },
    tiles: single,
  },
  bishop: { source: 'rulebook', timing: 'always', effect: { rerolls: 2 }, tiles: single },
  lady: { source: 'rulebook', timing: 'once', effect: { gain: { glory: 5 } }, tiles: single },
  cook: { source: 'rulebook', timing: 'tent', effect: { attack: 1 }, tiles: single },
  diplomat: { source: 'rulebook', timing: 'always', effect: { discount: 1 }, tiles: single },
  hermit: { source: 'rulebook', timing: 'tent', effect: { refresh: 'relic' }, tiles: single },
  'support:veteran': { source: 'rulebook', timing: 'lance', effect: { attack: 1 }, tiles: single },
  chronicler: { source: 'rulebook', timing: 'always', effect: { titles: 1 }, tiles: single },
  armourer: { source: 'rulebook', timing: 'lance', effect: { turn: 'white' }, tiles: single },
  emissary: { source: 'rulebook', timing: 'always', effect: { travel: 1 }, tiles: single },
  jester: { source: 'rulebook', timing: 'tent', effect: { foePrestige: -2 }, tiles: single },
  'support:herald': {
    source: 'rulebook',
    timing: 'tent',
    effect: { refresh: 'prestige' },
    tiles: single,
  },
  vassal: {
    source: 'rulebook',
    timing: 'once',
    effect: { gain: { prestige: 'suzerain' } },
    tiles: single,
  },
} satisfies Content['supports'];
