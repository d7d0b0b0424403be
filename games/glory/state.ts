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
  type Rules,
  type Seat,
} from '@destrier/engine';
import type { City, Content } from './content/types.js';
import type { events, OPPONENTS } from './events.js';

/** Who stands on a track, in a circle or beside a knight: a seat, or Otto. */
export type Who = Seat | typeof OTTO;
export const OTTO = -1;
/** In a duel: a knight, for whom nobody chooses. */
export const KNIGHT = -2;
/** Of the two sides of a duel that of the seat under which it is kept, or the other. */
export type Flank = 0 | 1;
/** The winner of a duel that goes on. */
export const UNDECIDED = -1;

/** Tiles of a player: with their active side up, and turned. */
export interface Tiles {
  ready: Card[];
  used: Card[];
}

export interface Player {
  /** The chosen card; empty before the choice. */
  character: Card[];
  /** Characters to choose from, one of each level. */
  dealt: { one: Card[]; two: Card[]; three: Card[] };
  coins: number;
  strength: number;
  faith: number;
  glory: number;
  mount: number;
  armour: number;
  /** Action pawns in hand. */
  pawns: number;
  /** Cards played in the running travel phase; who has stopped has played them all. */
  travelled: number;
  supports: Tiles;
  relics: Tiles;
  prestige: Tiles;
  romance: Card[];
  market: Card[];
  challenge: Card[];
  /** The personal discard, by deck. */
  played: { romance: Card[]; market: Card[]; challenge: Card[] };
  /** Personal titles. */
  titles: Card[];
  /** Personal titles that everybody sees: of a learning game, or claimed. */
  openTitles: Card[];
  /** Titles drawn, of which some are kept. */
  drawn: Card[];
  /** Titles that have been counted at the end. */
  claimed: string[];
}

/** One side of a duel. What is spent lies on its board until the duel ends. */
export interface Side {
  who: Who | typeof KNIGHT;
  /** Printed attack and prestige of a knight or Otto; 0 for a seat. */
  attack: number;
  prestige: number;
  /** Strength and faith tokens spent in this duel. */
  strength: number;
  faith: number;
  /** Colour and face of each die, `red5`; `s` is a symbol that is not active. */
  dice: string[];
  /** Attack and prestige modifiers of this engagement. */
  modifier: number;
  prestigeModifier: number;
  wins: number;
  /** Supports, relics and prestige tokens turned in this duel. */
  spent: string[];
}

export interface Duel {
  against: (typeof OPPONENTS)[number];
  /** The travel card, title or knight. */
  foe: string;
  /** From 1. */
  engagement: number;
  /** The seat under which the duel is kept first. */
  sides: Side[];
  /** The side that won. */
  winner: Flank | typeof UNDECIDED;
}

/** A knight in a city, and the shield beside him. */
export interface Stand {
  city: City;
  knight: string;
  shield: Who | typeof NOBODY;
}
export const NOBODY = -9;

export interface State {
  round: number;
  phase: string;
  /** The initiative track from left to right. */
  order: Who[];
  /** Where on it the running lap stands. */
  turn: number;
  /** Pawns on the board in the order in which they came: the space, and whose it is. */
  placed: { spaces: string[]; owners: Who[] };
  players: PerSeat<Player>;
  publicTitles: Card[];
  titleDeck: Card[];
  titleDiscard: Card[];
  box: { one: Card[]; two: Card[]; three: Card[] };
  piles: { one: Card[]; two: Card[]; three: Card[]; special: Card[]; scroll: Card[] };
  /** The support track from left to right, one tile at most in each slot. */
  track: Card[][];
  /** The support on the event card. */
  recruit: Card[];
  supportsGone: Card[];
  relics: Card[];
  prestige: Card[];
  decks: { romance: Card[]; market: Card[]; challenge: Card[] };
  offers: { romance: Card[]; market: Card[]; challenge: Card[] };
  travelGone: { romance: Card[]; market: Card[]; challenge: Card[] };
  /** Sets by round: the third event is the top of its set until the first upkeep. */
  events: {
    one: Card[];
    two: Card[];
    three: Card[];
    now: Card[];
    next: Card[];
    past: Card[];
  };
  knights: { champion: Card[]; veteran: Card[]; king: Card[]; pole: Card[]; noble: Card[] };
  /** Knights in the running tournament; where each stands is in `tournament`. */
  field: Card[];
  fallen: Card[];
  tournamentDeck: Card[];
  /** The cards of the tournaments so far; the last is that of the running round. */
  tournamentCards: Card[];
  trophies: Card[];
  trophy: Card[];
  trophiesGone: Card[];
  tournament: {
    kind: 'joust' | 'pas';
    /** Pas d'armes: city by city, the greatest glory first. */
    stands: Stand[];
    /** Joust: eight slots, then four, two and the winner: '' | a knight | `seat0` | `otto`. */
    bracket: string[];
  };
  /** By the seat that began it: duels may be fought side by side. */
  duels: PerSeat<Duel | null>;
  otto: {
    /** Whether he sits at the table, and whether he takes part in tournaments (Rivalry). */
    plays: boolean;
    rivals: boolean;
    glory: number;
    pawns: number;
    deck: Card[];
    shown: Card[];
    /** The knight whose figures he has. */
    tile: Card[];
    titles: Card[];
    openTitles: Card[];
  };
  /** Champion: jousts won. */
  joustsWon: number;
}

const tiles = (pool: 'supports' | 'relics' | 'prestige') =>
  ({ ready: faceUp(pool), used: faceUp(pool) }) as const;
const byDeck = {
  romance: faceUp('romance'),
  market: faceUp('market'),
  challenge: faceUp('challenge'),
} as const;

export const secrecy = declare<State>()({
  round: 'all',
  phase: 'all',
  order: 'all',
  turn: 'all',
  placed: { spaces: 'all', owners: 'all' },
  players: seats({
    character: faceUp('characters'),
    dealt: {
      one: hidden('owner', 'characters', { back: 'one' }),
      two: hidden('owner', 'characters', { back: 'two' }),
      three: hidden('owner', 'characters', { back: 'three' }),
    },
    coins: 'all',
    strength: 'all',
    faith: 'all',
    glory: 'all',
    mount: 'all',
    armour: 'all',
    pawns: 'all',
    travelled: 'all',
    supports: tiles('supports'),
    relics: tiles('relics'),
    prestige: tiles('prestige'),
    romance: hidden('owner', 'romance'),
    market: hidden('owner', 'market'),
    challenge: hidden('owner', 'challenge'),
    played: byDeck,
    titles: hidden('owner', 'titles'),
    openTitles: faceUp('titles'),
    drawn: hidden('owner', 'titles'),
    claimed: 'all',
  }),
  publicTitles: faceUp('titles'),
  titleDeck: hidden('nobody', 'titles'),
  titleDiscard: hidden('nobody', 'titles'),
  box: {
    one: hidden('nobody', 'characters', { back: 'one' }),
    two: hidden('nobody', 'characters', { back: 'two' }),
    three: hidden('nobody', 'characters', { back: 'three' }),
  },
  piles: {
    one: hidden('nobody', 'supports', { back: 'one' }),
    two: hidden('nobody', 'supports', { back: 'two' }),
    three: hidden('nobody', 'supports', { back: 'three' }),
    special: hidden('nobody', 'supports', { back: 'special' }),
    scroll: faceUp('supports'),
  },
  track: each(faceUp('supports')),
  recruit: faceUp('supports'),
  supportsGone: faceUp('supports'),
  relics: faceUp('relics'),
  prestige: faceUp('prestige'),
  decks: {
    romance: hidden('nobody', 'romance'),
    market: hidden('nobody', 'market'),
    challenge: hidden('nobody', 'challenge'),
  },
  offers: byDeck,
  travelGone: byDeck,
  events: {
    one: hidden('nobody', 'events', { back: 'one' }),
    two: hidden('nobody', 'events', { back: 'two' }),
    three: hidden('nobody', 'events', { back: 'three' }),
    now: faceUp('events'),
    next: faceUp('events'),
    past: faceUp('events'),
  },
  knights: {
    champion: hidden('nobody', 'knights', { back: 'champion' }),
    veteran: hidden('nobody', 'knights', { back: 'veteran' }),
    king: hidden('nobody', 'knights', { back: 'king' }),
    pole: hidden('nobody', 'knights', { back: 'pole' }),
    noble: hidden('nobody', 'knights', { back: 'noble' }),
  },
  field: faceUp('knights'),
  fallen: faceUp('knights'),
  tournamentDeck: hidden('nobody', 'tournaments'),
  tournamentCards: faceUp('tournaments'),
  trophies: hidden('nobody', 'trophies'),
  trophy: faceUp('trophies'),
  trophiesGone: faceUp('trophies'),
  tournament: {
    kind: 'all',
    stands: each({ city: 'all', knight: 'all', shield: 'all' }),
    bracket: 'all',
  },
  duels: seats({
    against: 'all',
    foe: 'all',
    engagement: 'all',
    sides: each({
      who: 'all',
      attack: 'all',
      prestige: 'all',
      strength: 'all',
      faith: 'all',
      dice: 'all',
      modifier: 'all',
      prestigeModifier: 'all',
      wins: 'all',
      spent: 'all',
    }),
    winner: 'all',
  }),
  otto: {
    plays: 'all',
    rivals: 'all',
    glory: 'all',
    pawns: 'all',
    deck: hidden('nobody', 'solo'),
    shown: faceUp('solo'),
    tile: faceUp('knights'),
    titles: hidden('nobody', 'titles'),
    openTitles: faceUp('titles'),
  },
  joustsWon: 'all',
});

export interface G {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: Content;
  readonly events: typeof events;
  /** `dice`: a seat's own; `foe`: those of whom it fights; the others are the table's. */
  readonly streams: 'dice' | 'foe' | 'initiative' | 'cards' | 'knights' | 'otto';
}

/** The arguments of most procedures: whose it is. */
export interface Own {
  seat: Seat;
}

/** What a rule works with, what a menu or a predicate reads, and what everybody may read. */
export type Play = PlayOf<G>;
export type Look = LookOf<G>;
export type OpenLook = OpenLookOf<G>;

export const rules = rulesOf<G>();
export const { procedure, act, call, repeat, ask, openAsk, together, parallel }: Rules<G> = rules;
