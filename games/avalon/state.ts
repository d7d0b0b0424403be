import {
  chapter,
  declare,
  each,
  faceUp,
  hidden,
  kind,
  only,
  rulesOf,
  seats,
  type Card,
  type Look as LookOf,
  type OpenLook as OpenLookOf,
  type PerSeat,
  type Play as PlayOf,
  type Seat,
} from '@destrier/engine';
import { suitIn } from './content/cards.js';
import { COLOURS, type Colour, type Content, type Effect } from './content/types.js';

/** Cards with a power, in the order of precedence [A3.4] [A3.5]. */
export const RANKS = ['godsend', 'hero', 'legend', 'place'] as const;
export type Rank = (typeof RANKS)[number];

/** Nobody: the owner of a neutral card, the target of a power that names none. Records hold this number. */
export const NOBODY: -1 = -1;
export type SeatOrNobody = Seat | typeof NOBODY;
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
  /** The opponent it names. */
  target: SeatOrNobody;
  /** The suit it names, or ''. */
  suit: Colour | '';
}

/** A card in the combat, face up. What changes on it ends with the combat, or with its way back to a hand [A10.3] [A10.4]. */
export interface Played {
  /** Whose it is; NOBODY's cannot lose. */
  seat: SeatOrNobody;
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
  last: SeatOrNobody;
  /** Who plays, in this order. */
  order: Seat[];
  /** How many of them have had their turn. */
  turn: number;
  /** A suit, OPEN, or empty before the first card. */
  lead: string;
  cards: Played[];
  /** Healed by a feint with Bors [A14.15]. */
  healed: Seat[];
  loser: SeatOrNobody;
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
function notVoid(s: Voids, owner: Seat | null, kind: string): boolean {
  const voids = owner === null ? [] : (s.players[owner]?.voids ?? []);
  return voids.length === 0 || !voids.includes(suitIn(kind));
}

interface Veils {
  readonly powers: readonly Pick<Power, 'effect' | 'seat' | 'suit'>[];
  readonly combat: Pick<Combat, 'lead' | 'leader'>;
}
/** The Dark Forest veils a card that follows the lead [A16.5]; for the Elf Queen any card may lie face down [A14.25]. */
function mayBeVeiled({ powers, combat }: Veils, owner: Seat | null, kind: string): boolean {
  const { lead, leader } = combat;
  const suit = suitIn(kind);
  if (lead === '' || lead === OPEN || suit === '' || suit === lead || suit === 'alchemy')
    return true;
  return powers.some(
    ({ effect, seat, suit: named }) =>
      (effect === 'hidden-combat' && seat === leader) ||
      (effect === 'enchant' && seat === owner && named === suit),
  );
}

/** [A1.11] [A1.12] */
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
    veiled: hidden('owner', 'weapons', { fits: mayBeVeiled }),
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

const { list, maybe, number, seat, someone, word } = kind;
/** A seat, or nobody: the owner of a neutral card. */
const owner = someone(NOBODY);
const card = word('card');
const cards = list(card);
const suit = word('suit');
const godsend = word('godsend');
const place = word('place');
const legend = word('legend');
/** The card by whose power something happens. */
const power = word('power');
const cause = word('cause');

/** A suit, or '' where none is named. */
export const SUIT = word('suit', ['', ...COLOURS]);
/** What must be followed: a suit, OPEN, or '' before the first card. */
export const LEAD = word<string>('suit', ['', OPEN, ...COLOURS]);

export const events = {
  hero: { seat, hero: word('hero'), legend },
  dealer: { seat },
  round: chapter({ round: number, dealer: seat }),
  hosted: { seat, place },
  suitsChanged: { added: list(suit), removed: list(suit) },
  passed: { from: seat, to: seat, cards: only(['from', 'to'], cards) },
  exchanged: { from: seat, to: seat, cards: only(['from', 'to'], cards) },
  /** `first`: who plays first in the leader's stead, or NOBODY. */
  combat: { number, leader: seat, first: owner },
  played: { seat, card },
  veiled: { seat, card: only('seat', card), power: maybe(power) },
  /** `by`: who turns it up, be it a card of nobody's. */
  turnedUp: { seat: owner, card, by: seat },
  lead: { suit },
  value: { card, value: number },
  weakened: { card, value: number },
  dishonoured: { seat },
  discarded: { seat, card },
  /** `cause`: the card that does it, or null where that was told. */
  thrownOut: { seat: owner, card, cause: maybe(card) },
  feint: { value: number },
  /**
   * With which card and value, and `how`: 'lowest', 'highest', or 'alone' where no card of others is left; how many
   * cards feint, and how many others of this value do not.
   */
  lost: {
    seat,
    card,
    value: number,
    how: word('how', ['lowest', 'highest', 'alone']),
    feints: number,
    equals: number,
  },
  /** `cards`: how many are set aside; none where no card was left in the combat. */
  nobodyLost: { leader: seat, cards: number },
  took: { seat, cards },
  /** `discarded`: cards set aside that nobody has taken. */
  combatsOver: { seats: list(seat), discarded: cards },
  /** A power by which a pile inflicts more or fewer wounds than before. */
  pileCounts: { seat, power, before: number, after: number },
  /** `power`: by which there are more than usual, or null. */
  wounded: { seat, wounds: number, cause, power: maybe(power) },
  healed: { seat, health: number, cause },
  unlocked: { seat, legend },
  /** `power`: by which there are none, or null. */
  unhurt: { seat, power: maybe(power) },
  used: { seat, power },
  tookLead: { seat, power },
  playsLast: { seat, power },
  yielded: { seat, power },
  ordered: { seat, power, target: seat },
  broken: { seat, power, value: number },
  /** `left`: how many cards of the feint still feint. */
  denied: { by: seat, power, seat: owner, card, value: number, left: number },
  shed: { seat, power, cards },
  /** Somebody is named for as long as the power lasts; suit ('' if none) and amount as far as it has them. */
  named: {
    seat,
    power,
    how: word('effect'),
    target: seat,
    suit: SUIT,
    amount: number,
  },
  enchanted: { seat, power, suit },
  bargain: { seat, power, target: seat },
  fetched: { seat, power, card },
  movedToPile: { from: seat, to: seat, cards, power },
  changed: { by: seat, power, seat: owner, card, before: number, value: number },
  /** `cost`: the card that was discarded for it. */
  turned: { by: seat, power, cost: card, seat: owner, card, suit },
  tookBack: { seat, card, power },
  keptCard: { seat, card, power: maybe(power) },
  drew: { seat, count: number, cards: only('seat', cards), power },
  spied: { seat, target: seat, cards: only('seat', cards), power },
  opened: { godsends: list(godsend) },
  /** Who will take one: for the least health, or for being `gap` or more behind. */
  due: { seats: list(seat), gap: number },
  godsend: { seat, godsend },
  godsendGone: { by: seat, power, seat, godsend },
  godsendGiven: { by: seat, power, from: seat, to: seat, godsend },
  fallen: { seats: list(seat) },
};

export interface G {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: Content;
  readonly events: typeof events;
  readonly streams: 'deck' | 'favours' | 'heroes' | 'dealer' | 'hands';
}

/** What a rule works with, what a menu or a predicate reads, and what everybody may read. */
export type Play = PlayOf<G>;
export type Look = LookOf<G>;
export type OpenLook = OpenLookOf<G>;

export const rules = rulesOf<G>();
