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
  /** `first`: who plays first in the leader's stead, or NOBODY. */
  combat: { number: 'all', leader: 'all', first: 'all' },
  played: { seat: 'all', card: 'all' },
  veiled: { seat: 'all', card: only('seat'), power: 'all' },
  /** `by`: who turns it up, be it a card of nobody's. */
  turnedUp: { seat: 'all', card: 'all', by: 'all' },
  lead: { suit: 'all' },
  value: { card: 'all', value: 'all' },
  weakened: { card: 'all', value: 'all' },
  dishonoured: { seat: 'all' },
  discarded: { seat: 'all', card: 'all' },
  /** `cause`: the card that does it, or nothing where that was told. */
  thrownOut: { seat: 'all', card: 'all', cause: 'all' },
  feint: { value: 'all' },
  /**
   * With which card and value, and `how`: 'lowest', 'highest', or 'alone' where no card of others is left; how many
   * cards feint, and how many others of this value do not.
   */
  lost: { seat: 'all', card: 'all', value: 'all', how: 'all', feints: 'all', equals: 'all' },
  nobodyLost: { leader: 'all' },
  took: { seat: 'all', cards: 'all' },
  combatsOver: { seats: 'all' },
  /** A power by which a pile inflicts more or fewer wounds than before. */
  pileCounts: { seat: 'all', power: 'all', before: 'all', after: 'all' },
  /** `power`: by which there are more than usual, or nothing. */
  wounded: { seat: 'all', wounds: 'all', cause: 'all', power: 'all' },
  healed: { seat: 'all', health: 'all', cause: 'all' },
  unlocked: { seat: 'all', legend: 'all' },
  /** `power`: by which there are none, or nothing. */
  unhurt: { seat: 'all', power: 'all' },
  used: { seat: 'all', power: 'all' },
  tookLead: { seat: 'all', power: 'all' },
  playsLast: { seat: 'all', power: 'all' },
  yielded: { seat: 'all', power: 'all' },
  ordered: { seat: 'all', power: 'all', target: 'all' },
  broken: { seat: 'all', power: 'all', value: 'all' },
  /** `left`: how many cards of the feint still feint. */
  denied: { by: 'all', power: 'all', seat: 'all', card: 'all', value: 'all', left: 'all' },
  shed: { seat: 'all', power: 'all', cards: 'all' },
  /** Somebody is named for as long as the power lasts; suit and amount as far as it has them. */
  named: { seat: 'all', power: 'all', how: 'all', target: 'all', suit: 'all', amount: 'all' },
  enchanted: { seat: 'all', power: 'all', suit: 'all' },
  bargain: { seat: 'all', power: 'all', target: 'all' },
  fetched: { seat: 'all', power: 'all', card: 'all' },
  movedToPile: { from: 'all', to: 'all', cards: 'all', power: 'all' },
  changed: { by: 'all', power: 'all', seat: 'all', card: 'all', before: 'all', value: 'all' },
  /** `cost`: the card that was discarded for it. */
  turned: { by: 'all', power: 'all', cost: 'all', seat: 'all', card: 'all', suit: 'all' },
  tookBack: { seat: 'all', card: 'all', power: 'all' },
  keptCard: { seat: 'all', card: 'all', power: 'all' },
  drew: { seat: 'all', count: 'all', cards: only('seat'), power: 'all' },
  spied: { seat: 'all', target: 'all', cards: only('seat'), power: 'all' },
  opened: { godsends: 'all' },
  /** Who will take one: for the least health, or for being `gap` or more behind. */
  due: { seats: 'all', gap: 'all' },
  godsend: { seat: 'all', godsend: 'all' },
  godsendGone: { by: 'all', power: 'all', seat: 'all', godsend: 'all' },
  godsendGiven: { by: 'all', power: 'all', from: 'all', to: 'all', godsend: 'all' },
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
