import {
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
  type PerSeat,
  type Play as PlayOf,
  type Seat,
} from '../../index.js';
import type { Content } from './content.js';

/** The resources: what lies in the bank, in a seat's purse, or in the rival's chest. */
export type Resource = 'coins' | 'faith' | 'strength';

export interface Player {
  coins: number;
  faith: number;
  strength: number;
  workers: number;
  relic: boolean;
  /** Was challenged this round. */
  challenged: boolean;
  miles: number;
  glory: number;
  /** Foes looked at from the watch, until they are put back. */
  scouted: Card[];
}

/** A foe in a duel, for whom nobody chooses. The numbers of those without a seat stay as records hold them. */
export const FOE = -1;
/** The rival in a circle. */
export const RIVAL = -1;
/** Whose a free cell is. */
export const UNOWNED = -1;

/** One side of a duel. */
export interface Side {
  seat: Seat | typeof FOE;
  added: number;
  dice: number[];
  wins: number;
}

export interface Duel {
  against: 'foe' | 'seat' | 'brigand';
  /** Engagements fought. */
  fought: number;
  /** The challenger first. */
  sides: Side[];
}

export interface State {
  round: number;
  lap: number;
  /** Workers placed, or journeys ended, in the running lap. */
  moved: number;
  first: Seat;
  bids: PerSeat<number>;
  /** By space: who stands there. */
  circles: (Seat | typeof RIVAL)[][];
  /** By cell: what stands there, '' for nothing, and whose it is. */
  buildings: string[];
  owners: (Seat | typeof UNOWNED)[];
  bank: { coins: number; faith: number; strength: number };
  players: PerSeat<Player>;
  /** By challenger: several duels may be fought side by side on the road. */
  duels: PerSeat<Duel | null>;
  deck: Card[];
  lists: Card[];
  fallen: Card[];
  rival: { plays: boolean; chest: number; deck: Card[]; marched: Card[] };
}

export const secrecy = declare<State>()({
  round: 'all',
  lap: 'all',
  moved: 'all',
  first: 'all',
  bids: 'all',
  circles: each('all'),
  buildings: 'all',
  owners: 'all',
  bank: { coins: 'all', faith: 'all', strength: 'all' },
  players: seats({
    coins: 'all',
    faith: 'all',
    strength: 'all',
    workers: 'all',
    relic: 'all',
    challenged: 'all',
    miles: 'all',
    glory: 'all',
    scouted: hidden('owner', 'foes'),
  }),
  duels: seats({
    against: 'all',
    fought: 'all',
    sides: each({ seat: 'all', added: 'all', dice: 'all', wins: 'all' }),
  }),
  deck: hidden('nobody', 'foes'),
  lists: faceUp('foes'),
  fallen: faceUp('foes'),
  rival: {
    plays: 'all',
    chest: 'all',
    deck: hidden('nobody', 'marches'),
    marched: faceUp('marches'),
  },
});

const { seat, word, number, list } = kind;
export const events = {
  bids: { bids: list(number), first: seat },
  placed: { seat, space: word('space') },
  scouted: { seat, foes: only('seat', list(word('foe'))) },
  built: { seat, building: word('building'), cell: word('cell') },
  duel: { seat, against: word('foe') },
  rolled: { side: number, dice: list(number) },
  engagement: { sums: list(number) },
  rode: { seat, miles: number },
  marched: { march: word('march') },
  tithe: { seat, coins: number },
};

export interface G {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: Content;
  readonly events: typeof events;
  /** `dice`: a seat's own; `foe`: the dice of the foe it fights; `deck` and `rival`: the table's. */
  readonly streams: 'dice' | 'foe' | 'deck' | 'rival';
}

/** The arguments of most procedures: whose it is. */
export interface Own {
  seat: Seat;
}

/** What a rule works with, and what a menu or a predicate reads. */
export type Play = PlayOf<G>;
export type Look = LookOf<G>;

export const rules = rulesOf<G>();
export const { procedure, act, call, repeat, ask, openAsk, together, parallel, anytime } = rules;
