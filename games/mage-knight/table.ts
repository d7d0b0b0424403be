import type { Card, PerSeat, Seat } from '@destrier/engine';
import type {
  AttackKind,
  Basic,
  Element,
  Hero,
  Mana,
  Resistance,
  Reward,
} from './content/types.js';

/** What lies on the table, as types. */

/** Crystals, or how many there are of something, by basic colour. */
export type Crystals = { [colour in Basic]: number };
export type Tokens = { [mana in Mana]: number };

export interface UnitState {
  ready: boolean;
  wounds: number;
  banner: string | null;
  /** A banner that works once a round has worked. */
  flipped: boolean;
}

export interface Player {
  hero: Hero;
  fame: number;
  /** What the end of the game gave besides fame. */
  bonus: number;
  level: number;
  reputation: number;
  /** The space on which the figure stands: `3-NE`. */
  at: string;
  crystals: Crystals;
  tokens: Tokens;
  deck: Card[];
  hand: Card[];
  discard: Card[];
  /** Played in the running turn. */
  played: Card[];
  banners: Card[];
  units: Card[];
  unit: { [unit: string]: UnitState };
  /** The unit on the token of Bonds of Loyalty. */
  bonds: string | null;
  skillPile: Card[];
  skills: Card[];
  /** Skills used in this turn, and in this round. */
  usedNow: string[];
  flipped: string[];
  /** How many own turns must end before another Motivation. */
  motivated: number;
  tactic: string | null;
  tacticDone: boolean;
  /** Artifacts of which one must go. */
  found: Card[];
  /** Cards on Sparing Power. */
  spared: Card[];
  /** The die on Mana Steal. */
  die: Mana | null;
  /** More cards at the next draw. */
  nextDraw: number;
}

/** What is known of a site on the map. */
export interface Site {
  /** Shields in the order in which they came. */
  shields: Seat[];
  /** Conquered, cleared, burned, or its rampagers are gone. */
  cleared: boolean;
  foes: Card[];
  down: { grey: Card[]; violet: Card[]; brown: Card[]; white: Card[] };
  ruin: Card[];
  ruinDown: Card[];
}

export const ALLOWANCES = ['plain', 'pull', 'storm'] as const;
/** A die of the Source that may be used: what its black and gold faces count as. */
export type Allowance = (typeof ALLOWANCES)[number];

/** What the effect that is carried out has come to know. */
export interface Context {
  by: 'card' | 'unit' | 'skill' | 'none';
  id: string;
  colour: Basic | null;
  paid: Mana | null;
  /** The colour of the card that was discarded or thrown away. */
  card: Basic | null;
  discarded: number;
  number: number;
  foe: string | null;
  bonus: number;
  /** At which moment it was played. */
  moment: string;
}

export type Phase = 'movement' | 'interaction' | 'combat' | 'rest' | 'after';

export interface Turn {
  seat: Seat;
  phase: Phase;
  /** The spaces from which the figure came, the last at the end. */
  path: string[];
  /** A tile was turned. */
  explored: boolean;
  move: number;
  influence: number;
  heal: number;
  /** Points of healing from the Golden Grail. */
  grail: number;
  dice: Allowance[];
  /** Dice of the Source that were used, to be rolled again. */
  used: number;
  /** How many of them are the die of Mana Steal. */
  stolen: number;
  /** Dice that go back as they were set. */
  set: Mana[];
  spent: Basic[];
  /** Modifiers by the operation that made them. */
  mods: string[];
  context: Context;
  /** A card was played or discarded. */
  active: boolean;
  recruited: number;
  rewards: Reward[];
  woundsInHand: number;
  woundsInDiscard: number;
  again: boolean;
  bending: boolean;
  bent: boolean;
  /** Unit bonus of Banner of Glory has been paid for these. */
  fought: string[];
  searched: boolean;
}

export interface Foe {
  /** The space it came from and goes back to; null: drawn for this fight. */
  from: string | null;
  walled: boolean;
  armour: number;
  lost: Resistance[];
  open: boolean;
  idle: boolean;
  blocked: boolean;
  dealt: boolean;
  beaten: boolean;
  /** Who summoned it. */
  summoner: string | null;
  summoned: boolean;
}

export interface Points {
  n: number;
  kind: AttackKind;
  element: Element;
  twiceSwift: boolean;
}

export type CombatPhase = 'none' | 'ranged' | 'block' | 'damage' | 'attack';

export interface Combat {
  phase: CombatPhase;
  /** The space that is fought for; null: rampagers only. */
  site: string | null;
  /** Where an attacker withdraws to. */
  from: string | null;
  tokens: Card[];
  foes: { [foe: string]: Foe };
  units: boolean;
  night: boolean;
  city: Basic | null;
  halfFame: boolean;
  mods: string[];
  /** An attack or a block into which effects are played. */
  into: 'attack' | 'block' | null;
  /** Something was played into it. */
  stirred: boolean;
  /** An effect was played or an attack made in this fight. */
  begun: boolean;
  targets: string[];
  points: Points[];
  /** Damage that is being assigned. */
  damage: number;
  assigned: string[];
  wounds: number;
  knockedOut: boolean;
  later: string[];
}

export const DUMMY = 'dummy';
export type Actor = Seat | typeof DUMMY;

export interface State {
  round: number;
  day: boolean;
  order: Actor[];
  /** Whose turn it is, as a place in the order. */
  next: number;
  /** End of Round was announced by whom. */
  announced: Actor | null;
  /** Turns that are left in this round, where that is known. */
  left: number | null;
  /** The goal of the scenario is reached: the last turns. */
  final: boolean;
  players: PerSeat<Player>;
  dummy: {
    hero: Hero | null;
    crystals: Crystals;
    deck: Card[];
    flipped: Card[];
    skills: Card[];
    tactic: string | null;
  };
  source: Mana[];
  tactics: string[];
  goneTactics: string[];
  wounds: Card[];
  actionDeck: Card[];
  actions: Card[];
  spellDeck: Card[];
  spells: Card[];
  artifactDeck: Card[];
  /** Advanced actions of the monasteries. */
  lessons: Card[];
  removed: Card[];
  regularDeck: Card[];
  eliteDeck: Card[];
  units: Card[];
  lostUnits: Card[];
  commonSkills: Card[];
  /** Of heroes who do not play. */
  idleSkills: Card[];
  countryside: Card[];
  core: Card[];
  spareCountryside: Card[];
  spareCore: Card[];
  placed: Card[];
  /** Where each placed tile lies: `1:0,1`. */
  layout: string[];
  sites: { [space: string]: Site };
  cities: string[];
  piles: { green: Card[]; grey: Card[]; violet: Card[]; brown: Card[]; white: Card[]; red: Card[] };
  beaten: Card[];
  ruins: Card[];
  usedRuins: Card[];
  turn: Turn;
  combat: Combat;
}
