import type { Content, KnightType, Section } from './types.js';

const n = 'noble';
const v = 'veteran';
const p = 'pole';
const c = 'champion';
const k = 'king';
/** A slot left free for players. */
const o = null;

type Types = readonly KnightType[];

const section = (
  florence: Types,
  paris: Types,
  munich: Types,
  place: readonly (KnightType | null)[],
  add: Types,
): Section => ({ pas: { florence, paris, munich }, joust: { place, add } });

export const tournaments = {
  lily: {
    source: 'house',
    players: 2,
    rounds: [
      section([n, n], [n, v], [p], [n, o, o, o, v, o, n, p], [n, v]),
      section([v, p], [n, p], [c], [p, o, n, o, o, o, c, o], [v, p, v]),
      section([c, k], [k, k], [k], [c, o, o, k, k, o, o, o], [c, k, k]),
    ],
  },
  lion: {
    source: 'house',
    players: 2,
    rounds: [
      section([n, v], [n, p], [p], [o, n, n, o, o, o, p, o], [v, n, v]),
      section([v, v], [p, p], [c], [o, o, p, c, v, o, o, v], [p, p]),
      section([c, c], [k, k], [k], [k, o, o, o, c, k, k, o], [k, c]),
    ],
  },
  eagle: {
    source: 'house',
    players: 2,
    rounds: [
      section([n, p], [n, n], [v], [o, o, p, o, n, v, o, n], [p, n]),
      section([n, p], [v, c], [c], [c, o, v, o, o, p, o, o], [n, p, c]),
      section([p, c], [c, k], [k], [o, c, o, o, p, o, k, o], [k, k, c]),
    ],
  },
  stag: {
    source: 'house',
    players: 2,
    rounds: [
      section([n, v], [n, p], [v], [n, o, o, v, o, o, o, n], [p, n, p]),
      section([p, p], [v, c], [c], [p, v, o, c, o, o, p, o], [v, c]),
      section([c, k], [p, k], [k], [o, k, k, c, o, o, o, k], [c, p]),
    ],
  },

  rose: {
    source: 'house',
    players: 3,
    rounds: [
      section([n, n, v], [n, n, p], [v], [n, o, o, v, n, o, o, o], [n, p]),
      section([n, v, p], [n, p, p], [c], [p, o, n, o, o, o, v, o], [c, p]),
      section([c, k, k], [c, k, k], [k, k], [k, o, o, o, c, o, o, k], [c, k]),
    ],
  },
  swan: {
    source: 'house',
    players: 3,
    rounds: [
      section([n, n, p], [n, v, v], [p], [o, n, o, o, v, o, p, o], [n, v]),
      section([v, p, p], [n, p, c], [c], [o, o, c, o, o, v, p, o], [p, n]),
      section([c, c, k], [k, k, k], [c, k], [k, o, c, o, o, o, k, o], [k, c]),
    ],
  },
  hound: {
    source: 'house',
    players: 3,
    rounds: [
      section([n, n, n], [n, v, p], [v], [p, o, o, o, n, o, o, v], [n, n]),
      section([n, n, p], [v, p, c], [c], [o, v, p, o, o, o, o, c], [p, c]),
      section([p, c, k], [c, k, k], [k, k], [o, o, k, o, k, o, o, p], [c, k]),
    ],
  },
  unicorn: {
    source: 'house',
    players: 3,
    rounds: [
      section([n, v, p], [n, n, v], [p], [o, n, n, o, o, o, o, o], [v, p, n]),
      section([v, v, p], [p, p, c], [c], [c, o, o, o, p, o, o, o], [v, c, p]),
      section([v, c, c], [k, k, k], [k, k], [k, o, o, o, o, o, c, o], [k, v, k]),
    ],
  },

  crown: {
    source: 'house',
    players: 4,
    rounds: [
      section([n, n, n, v], [n, n, v, p], [v], [n, o, o, o, o, v, o, o], [n, p]),
      section([n, v, p, p], [v, v, p, p], [c], [p, o, o, o, v, o, o, o], [p, c]),
      section([c, c, k, k], [c, k, k, k], [k, k], [o, o, k, o, o, o, c, o], [k, k]),
    ],
  },
  falcon: {
    source: 'house',
    players: 4,
    rounds: [
      section([n, n, v, v], [n, n, n, p], [p], [o, n, o, o, v, o, o, o], [n, v]),
      section([v, v, p, p], [n, p, p, c], [c], [o, o, c, o, o, p, o, v], [p]),
      section([p, c, c, k], [c, k, k, k], [k, k], [k, o, o, c, o, o, o, k], [k]),
    ],
  },
  griffin: {
    source: 'house',
    players: 4,
    rounds: [
      section([n, n, n, p], [n, n, v, v], [v], [n, o, n, o, o, o, o, p], [v]),
      section([n, v, v, p], [v, p, p, c], [c], [v, o, o, o, o, o, p, o], [c, n]),
      section([c, c, k, k], [c, c, k, k], [k, k], [o, c, k, o, o, o, o, o], [k, k]),
    ],
  },
  bear: {
    source: 'house',
    players: 4,
    rounds: [
      section([n, n, v, p], [n, n, v, p], [v], [o, o, p, o, n, o, o, v], [n]),
      section([v, p, p, c], [v, v, p, p], [c], [o, p, o, o, o, o, c, o], [v, p]),
      section([p, c, k, k], [c, c, k, k], [k, k], [k, o, o, o, p, o, k, o], [c]),
    ],
  },
} satisfies Content['tournaments'];
