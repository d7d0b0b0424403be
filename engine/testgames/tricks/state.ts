import {
  chapter,
  declare,
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
} from '../../index.js';
import { suitOf, type Content } from './content.js';

export const TOKENS = ['parry', 'spy', 'plunder'] as const;
export type Token = (typeof TOKENS)[number];

export interface Player {
  hand: Card[];
  /** What is chosen to be passed lies here until everybody has chosen [T2.2]. */
  giving: Card[];
  /** The card in the trick, face up. */
  played: Card[];
  /** The card in the trick, face down [T4.1]. */
  veiled: Card[];
  /** Has played face down in this round. */
  hasVeiled: boolean;
  /** The card in the trick counts as 0 [T5.2]. */
  blunted: boolean;
  /** Suits of which the hand is publicly known to hold none, but for cards everybody knows [T3.3]. */
  voids: string[];
  /** Ready tokens, face up. */
  tokens: Token[];
  score: number;
}

interface Trick {
  /** Leads this trick; after the award: has won it, and leads the next. */
  leader: Seat;
  led: string | null;
  /** The lowest card wins [T5.3]. */
  reversed: boolean;
}

export interface State {
  deck: Card[];
  offer: Card[];
  /** Cards of finished tricks. */
  discard: Card[];
  players: PerSeat<Player>;
  round: number;
  trick: Trick;
  /** Tokens that were used. */
  heap: Token[];
}

interface Voids {
  readonly players: readonly { readonly voids: readonly string[] }[];
}
const notVoid = (s: Voids, owner: Seat | null, kind: string): boolean =>
  owner === null || s.players[owner]?.voids.includes(suitOf(kind)) !== true;

// T4.3
const followsSuit = (s: { readonly trick: Trick }, _owner: Seat | null, kind: string): boolean =>
  suitOf(kind) === s.trick.led;

const secrecy = declare<State>()({
  deck: hidden('nobody', 'cards'),
  offer: faceUp('cards'),
  discard: faceUp('cards'),
  players: seats({
    hand: hidden('owner', 'cards', { fits: notVoid }),
    giving: hidden('owner', 'cards'),
    played: faceUp('cards'),
    veiled: hidden('owner', 'cards', { fits: followsSuit }),
    hasVeiled: 'all',
    blunted: 'all',
    voids: 'all',
    tokens: 'all',
    score: 'all',
  }),
  round: 'all',
  trick: { leader: 'all', led: 'all', reversed: 'all' },
  heap: 'all',
});

const { seat, word, number, list } = kind;
const card = word('card');
const events = {
  dealt: chapter({ round: number, leader: seat }),
  passed: { from: seat, to: seat, cards: only(['from', 'to'], list(card)) },
  played: { seat, card },
  veiled: { seat, card: only('seat', card) },
  turnedUp: { seat, card },
  blunted: { by: seat, seat },
  reversed: { by: seat },
  won: { seat },
  exchanged: { seat, took: card, gave: card },
  spied: { seat, target: seat, cards: only('seat', list(card)) },
  plundered: { seat, target: seat },
  reclaimed: { seat, token: word('token') },
  limitReached: { seats: list(seat) },
};

const verbs = {
  give: [list(card)],
  play: [card],
  veil: [card],
  take: [card, card],
  spy: [seat],
  plunder: [seat],
  reclaim: [word('token')],
};

export interface G {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: Content;
  readonly events: typeof events;
  readonly streams: 'deck';
}

/** What a rule works with, what a menu or a predicate reads, and what everybody may read. */
export type Play = PlayOf<G>;
export type Look = LookOf<G>;
export type OpenLook = OpenLookOf<G>;

export const declared = { secrecy, events, verbs };
export const rules = rulesOf<G>();

/** The kinds in a place, each once: equal cards are one option. */
export function kindsIn(g: Look, place: readonly Card[]): string[] {
  return [...new Set(place.map((card) => g.name(card)))].toSorted();
}

/** Points by cause, and in the sum that lies on the table. */
export function gain(g: Play, seat: Seat, cause: string, points: number): void {
  g.s.players[seat].score += points;
  g.score(seat, cause, points);
}
