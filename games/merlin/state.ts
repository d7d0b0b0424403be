import {
  declare,
  each,
  faceUp,
  hidden,
  rulesOf,
  seats,
  type Card,
  type Look as LookOf,
  type OpenLook as OpenLookOf,
  type PerSeat,
  type Play as PlayOf,
  type Seat,
} from '@destrier/engine';
import type { Content, Good, Knight, Province, Servant } from './content/types.js';
import type { events } from './events.js';

/** How many there are of something, by province. */
export type Counts = { [province in Province]: number };

/** Where a servant is: in a province or at home. */
export const CASTLE = 'castle';
export type Post = Province | typeof CASTLE;

/** A seal on an ability of the King's Favour; in row 3 it is turned when it is used [M17.10]. */
export interface Seal {
  ability: string;
  turned: boolean;
}

/** A knight of the Round Table who helps a player. */
export interface Ally {
  knight: Knight;
  /** Tiles that are still on the knight. */
  tiles: number;
  /** Where tiles lie that were placed: provinces, spaces of points, tiles of the domain. */
  placed: string[];
}

export interface Player {
  score: number;
  /** The space on which the knight stands. */
  knight: number;
  /** Own dice that are not used yet, the lowest first. */
  dice: number[];
  /** The white die; null when it is used. */
  white: number | null;
  apples: number;
  staffs: number;
  /** Manors that are not built yet. */
  manors: number;
  /** Counters that are not placed. */
  counters: number;
  servants: { [servant in Servant]: Post };
  goods: { [good in Good]: Counts };
  influence: Counts;
  traitors: Card[];
  quests: Card[];
  seals: Seal[];
  allies: Ally[];
}

/** A die, as options name it: an own one by its face, or the white one. */
export const WHITE = 'white';
export const DICE = ['1', '2', '3', '4', '5', '6', WHITE] as const;
export type Die = (typeof DICE)[number];

export type Figure = 'knight' | 'merlin';

/** The running turn. */
export interface Turn {
  seat: Seat;
  /** The die that was changed and must be used [M4.5]. */
  changed: Die | null;
  /** A tile of Tristan or Gawain was used on it [M19.2]. */
  tiled: boolean;
  /** Which figure has moved. */
  figure: Figure | null;
  /** The space whose action is carried out. */
  space: number;
  borrowed: boolean;
  /** The action was carried out. */
  acted: boolean;
  /** What made the action more than one: a staff, or a favour that goes with no staff [M17.15]. */
  extra: 'staff' | 'favour' | null;
  /** Quests resolved in this turn. */
  quests: number;
  /** A grey flag was used [M8.6]. */
  second: boolean;
}

export interface State {
  round: number;
  /** Turns taken in this round. */
  turns: number;
  first: Seat;
  turn: Turn;
  /** The space on which Merlin stands. */
  merlin: number;
  excalibur: Seat | null;
  grail: Seat | null;
  /** Where the Grail lies during a scoring of influence. */
  grailIn: Province | null;
  /** Apples on the board. */
  apples: number;
  supply: { [good in Good]: Counts };
  players: PerSeat<Player>;
  /** Terrain tiles, row by row from the top. */
  domain: Card[];
  spared: Card[];
  /** Of each tile: whose manor stands there. */
  manors: (Seat | null)[];
  /** Of each tile: the territory to which it belongs [M13.1]. */
  territories: number[];
  row: Card[];
  pile: Card[];
  discard: Card[];
  stack: Card[];
  beaten: Card[];
}

const counts = {
  black: 'all',
  grey: 'all',
  blue: 'all',
  violet: 'all',
  orange: 'all',
  brown: 'all',
} as const;
const goods = { shield: counts, flag: counts, material: counts } as const;

export const secrecy = declare<State>()({
  round: 'all',
  turns: 'all',
  first: 'all',
  turn: {
    seat: 'all',
    changed: 'all',
    tiled: 'all',
    figure: 'all',
    space: 'all',
    borrowed: 'all',
    acted: 'all',
    extra: 'all',
    quests: 'all',
    second: 'all',
  },
  merlin: 'all',
  excalibur: 'all',
  grail: 'all',
  grailIn: 'all',
  apples: 'all',
  supply: goods,
  players: seats({
    score: 'all',
    knight: 'all',
    dice: 'all',
    white: 'all',
    apples: 'all',
    staffs: 'all',
    manors: 'all',
    counters: 'all',
    servants: { mason: 'all', 'shield-bearer': 'all', 'flag-bearer': 'all', lady: 'all' },
    goods,
    influence: counts,
    traitors: faceUp('traitors'),
    quests: hidden('owner', 'quests'),
    seals: each({ ability: 'all', turned: 'all' }),
    allies: each({ knight: 'all', tiles: 'all', placed: 'all' }),
  }),
  domain: faceUp('tiles'),
  spared: faceUp('tiles'),
  manors: 'all',
  territories: 'all',
  row: faceUp('quests'),
  pile: hidden('nobody', 'quests'),
  discard: faceUp('quests'),
  stack: hidden('nobody', 'traitors'),
  beaten: faceUp('traitors'),
});

export interface G {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: Content;
  readonly events: typeof events;
  readonly streams: 'dice' | 'quests' | 'traitors' | 'tiles' | 'starts' | 'first' | 'knights';
}

/** What a rule works with, what a menu reads, and what everybody may read. */
export type Play = PlayOf<G>;
export type Look = LookOf<G>;
export type OpenLook = OpenLookOf<G>;

export const rules = rulesOf<G>();
