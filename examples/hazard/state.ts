import {
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
} from '@destrier/engine';
import type { Content } from './content.js';

export type Side = 'back' | 'doubt' | 'none';

export interface Knight {
  silver: number;
  /** On whose side the knight is in the running cast; the caster and those who watch: on none. */
  side: Side;
  wager: number;
  ruses: Card[];
}

export interface State {
  /** Casts that are over. */
  casts: number;
  caster: Seat;
  /** How many dice the caster has called; 0: not yet. */
  mark: number;
  /** The dice on the table, the last one thrown at the end. */
  dice: number[];
  stopped: boolean;
  chest: number;
  knights: PerSeat<Knight>;
  deck: Card[];
  played: Card[];
}

export const secrecy = declare<State>()({
  casts: 'all',
  caster: 'all',
  mark: 'all',
  dice: 'all',
  stopped: 'all',
  chest: 'all',
  knights: seats({ silver: 'all', side: 'all', wager: 'all', ruses: hidden('owner', 'ruses') }),
  deck: hidden('nobody', 'ruses'),
  played: faceUp('ruses'),
});

const { seat, word, number, list } = kind;
export const events = {
  called: { seat, mark: number },
  wagered: { seat, side: word('side'), silver: number },
  thrown: { face: number },
  stopped: { seat, dice: number },
  played: { seat, ruse: word('ruse') },
  turned: { face: number },
  winked: { seat, target: seat, ruses: only('seat', list(word('ruse'))) },
  hazard: { seat },
  silver: { seat, silver: number },
  drawn: { seat, ruse: only('seat', word('ruse')) },
};

/** What the words of options are, and what reasons tell. */
export const verbs = {
  call: [number],
  back: [number],
  doubt: [number],
  nudge: [word('way')],
  wink: [seat],
};
export const reasons = { belowMark: { laid: number, mark: number }, edge: { face: number } };

export interface G {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: Content;
  readonly events: typeof events;
  readonly streams: 'dice' | 'deck';
}

/** What a rule works with, what a menu or a predicate reads, and what everybody may read. */
export type Play = PlayOf<G>;
export type Look = LookOf<G>;
export type OpenLook = OpenLookOf<G>;

export const rules = rulesOf<G>();
