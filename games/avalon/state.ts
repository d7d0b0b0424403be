import {
  declare,
  each,
  faceUp,
  hidden,
  only,
  rulesOf,
  seats,
  type Card,
  type Look,
  type PerSeat,
  type Play as RulePlay,
  type PublicState,
  type Seat,
} from '@destrier/engine';
import { suitIn } from './content/cards.js';
import type { Content, Effect } from './content/types.js';

/** Cards with a power, in the order of precedence [A3.4] [A3.5]. */
export const RANKS = ['godsend', 'hero', 'legend', 'place'] as const;
export type Rank = (typeof RANKS)[number];

/** Nobody: the owner of a neutral card, the target of a power that names none. */
export const NOBODY = -1;
/** The lead of an open combat [A5.5]. */
export const OPEN = 'open';

/** A power in play: that of a hero, an unlocked legend, a godsend or a place. */
export interface Power {
  /** The card, by its id. */
  card: string;
  rank: Rank;
  effect: Effect;
  seat: Seat;
  /** Uses that count against its limit. */
  used: number;
  /** The opponent it names, or NOBODY. */
  target: number;
  /** The suit it names, or nothing. */
  suit: string;
}

/** A card in the combat, face up. */
export interface Played {
  /** Whose it is; NOBODY's cannot lose. */
  seat: number;
  kind: string;
  suit: string;
  /** -1: it has none. */
  value: number;
  /** A power has declared that it does not feint. */
  alone: boolean;
  feints: boolean;
  /** Has feinted in this combat, now or before. */
  feinted: boolean;
  /** Has come to feint by what happened last. */
  fresh: boolean;
}

export interface Combat {
  /** How many there have been in this round. */
  number: number;
  leader: Seat;
  /** The leader lets the next one play first [A14.30]. */
  yielded: boolean;
  /** Who said to play last [A15.21]. */
  last: number;
  /** Who plays, in this order. */
  order: Seat[];
  /** How many of them have had their turn. */
  turn: number;
  /** A suit, OPEN, or nothing before the first card. */
  lead: string;
  cards: Played[];
  /** Healed by a feint with Bors [A14.15]. */
  healed: Seat[];
  loser: number;
}

export interface Player {
  health: number;
  /** Empty before it is dealt or chosen. */
  hero: string;
  unlocked: boolean;
  hand: Card[];
  /** Chosen to be passed or exchanged, until it is handed over. */
  giving: Card[];
  /** Played face down. */
  veiled: Card[];
  /** Special weapons under the hero [A14.12]. */
  kept: Card[];
  /** The wound pile. */
  pile: Card[];
  godsends: Card[];
  /** Dishonoured, with no card left in the combat. */
  out: boolean;
  /** Suits that the hand is known not to hold, as far as cards everybody knows do not say otherwise. */
  voids: string[];
}

export interface State {
  round: number;
  phase: 'setup' | 'dawn' | 'combats' | 'dusk' | 'godsends';
  /** In Absolute Chaos the host. */
  dealer: Seat;
  /** Who dealt the round before. */
  formerDealer: Seat;
  players: PerSeat<Player>;
  /** Somebody's health has fallen, and it was not yet seen what that brings about. */
  shaken: boolean;
  /** By rank; within a rank in the order in which they came. */
  powers: Power[];
  /** The place of Absolute Chaos; empty in other games. */
  place: string;
  combat: Combat;
  /** The cards of the combat, face up. */
  table: Card[];
  /** Cards of combats that nobody lost. */
  aside: Card[];
  deck: Card[];
  discard: Card[];
  /** Weapons that are not in play: Merlin, and the second suits of Absolute Chaos. */
  box: Card[];
  favours: { deck: Card[]; open: Card[]; discard: Card[] };
  /** Set aside in Absolute Chaos and with Camelot-style rules. */
  favoursOut: Card[];
}

interface Voids {
  readonly players: readonly { readonly voids: readonly string[] }[];
}
function notVoid(s: Voids, owner: Seat | -1, kind: string): boolean {
  const voids = s.players[owner]?.voids ?? [];
  return voids.length === 0 || !voids.includes(suitIn(kind));
}

export const secrecy = declare<State>()({
  round: 'all',
  phase: 'all',
  dealer: 'all',
  formerDealer: 'all',
  players: seats({
    health: 'all',
    hero: 'all',
    unlocked: 'all',
    hand: hidden('owner', 'weapons', { fits: notVoid }),
    giving: hidden('owner', 'weapons'),
    veiled: hidden('owner', 'weapons'),
    kept: faceUp('weapons'),
    pile: faceUp('weapons'),
    godsends: faceUp('godsends'),
    out: 'all',
    voids: 'all',
  }),
  shaken: 'all',
  powers: each({
    card: 'all',
    rank: 'all',
    effect: 'all',
    seat: 'all',
    used: 'all',
    target: 'all',
    suit: 'all',
  }),
  place: 'all',
  combat: {
    number: 'all',
    leader: 'all',
    yielded: 'all',
    last: 'all',
    order: 'all',
    turn: 'all',
    lead: 'all',
    cards: each({
      seat: 'all',
      kind: 'all',
      suit: 'all',
      value: 'all',
      alone: 'all',
      feints: 'all',
      feinted: 'all',
      fresh: 'all',
    }),
    healed: 'all',
    loser: 'all',
  },
  table: faceUp('weapons'),
  aside: faceUp('weapons'),
  deck: hidden('nobody', 'weapons'),
  discard: faceUp('weapons'),
  box: faceUp('weapons'),
  favours: {
    deck: hidden('nobody', 'godsends'),
    open: faceUp('godsends'),
    discard: faceUp('godsends'),
  },
  favoursOut: faceUp('godsends'),
});

export const events = {
  hero: { seat: 'all', hero: 'all', legend: 'all' },
  dealer: { seat: 'all' },
  round: { round: 'all', dealer: 'all' },
  hosted: { seat: 'all', place: 'all' },
  suitsChanged: { added: 'all', removed: 'all' },
  passed: { from: 'all', to: 'all', cards: only('from', 'to') },
  exchanged: { from: 'all', to: 'all', cards: only('from', 'to') },
  combat: { number: 'all', leader: 'all' },
  played: { seat: 'all', card: 'all' },
  veiled: { seat: 'all', card: only('seat') },
  turnedUp: { seat: 'all', card: 'all' },
  lead: { suit: 'all' },
  value: { card: 'all', value: 'all' },
  weakened: { card: 'all', value: 'all' },
  dishonoured: { seat: 'all' },
  discarded: { seat: 'all', card: 'all' },
  thrownOut: { seat: 'all', card: 'all' },
  feint: { value: 'all' },
  lost: { seat: 'all' },
  nobodyLost: { leader: 'all' },
  took: { seat: 'all', cards: 'all' },
  combatsOver: { seats: 'all' },
  wounded: { seat: 'all', wounds: 'all', cause: 'all' },
  healed: { seat: 'all', health: 'all', cause: 'all' },
  unlocked: { seat: 'all', legend: 'all' },
  revived: { seat: 'all', health: 'all' },
  unhurt: { seat: 'all' },
  used: { seat: 'all', power: 'all' },
  named: { seat: 'all', power: 'all', target: 'all' },
  namedSuit: { seat: 'all', power: 'all', suit: 'all' },
  movedToPile: { from: 'all', to: 'all', cards: 'all' },
  changed: { card: 'all', value: 'all' },
  turned: { card: 'all', suit: 'all' },
  tookBack: { seat: 'all', card: 'all' },
  keptCard: { seat: 'all', card: 'all' },
  drew: { seat: 'all', cards: only('seat') },
  spied: { seat: 'all', target: 'all', cards: only('seat') },
  opened: { godsends: 'all' },
  godsend: { seat: 'all', godsend: 'all' },
  godsendGone: { seat: 'all', godsend: 'all' },
  godsendGiven: { from: 'all', to: 'all', godsend: 'all' },
  fallen: { seats: 'all' },
} as const;

export interface G {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: Content;
  readonly events: typeof events;
  readonly streams: 'deck' | 'favours' | 'heroes' | 'dealer' | 'hands';
}

/** What a rule works with, what a menu reads, and what everybody may read. */
export type Rule = RulePlay<G>;
export type Eye = Look<G>;
export type OpenEye = Look<G, PublicState<G>>;

export const rules = rulesOf<G>();
