/** The language of effects. What a card, unit or skill does is data; `rules/effects` carries it out. */

export const BASICS = ['red', 'blue', 'green', 'white'] as const;
export type Basic = (typeof BASICS)[number];
export const MANA = [...BASICS, 'gold', 'black'] as const;
export type Mana = (typeof MANA)[number];

export const ELEMENTS = ['physical', 'fire', 'ice', 'cold-fire'] as const;
export type Element = (typeof ELEMENTS)[number];
/** Cold fire is resisted by those who resist fire and ice. */
export type Resistance = Exclude<Element, 'cold-fire'>;
export type AttackKind = 'melee' | 'ranged' | 'siege';

export const TERRAINS = [
  'plains',
  'hills',
  'forest',
  'wasteland',
  'desert',
  'swamp',
  'lake',
  'mountain',
  'ocean',
  'city',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** When an effect may be played. */
export type When =
  | 'any'
  | 'not-combat'
  | 'combat'
  | 'combat-start'
  | 'ranged'
  | 'block'
  | 'attack'
  | 'movement'
  | 'interaction'
  /** Between one's own turns, too. */
  | 'off-turn';

/** What an amount may be counted by. */
type Counted =
  | 'ready-units'
  | 'crystal-colours'
  /** Wounds in hand and on own units. */
  | 'wounds'
  /** Enemies that are faced, without summoned ones. */
  | 'foes'
  /** Abilities, resistances and the element of the enemy that is blocked. */
  | 'traits'
  | 'discarded'
  | 'chosen';
export type Amount =
  | number
  | { readonly base: number; readonly each: number; readonly per: Counted; readonly most?: number };

/** Which colours can be gained: one of a list, or one that the effect has come to know. */
export type Colours = readonly Mana[] | 'paid' | 'card' | 'owned';

/** What happens to an enemy. */
export type FoeChange =
  | {
      readonly change: 'armour';
      readonly n: number;
      /** Instead, where the enemy is fortified. */
      readonly fortified?: number;
    }
  | { readonly change: 'armour-by-resistances' }
  | { readonly change: 'no-attack' }
  | { readonly change: 'lose-resistance'; readonly which: readonly Resistance[] }
  | { readonly change: 'lose-fortification' }
  | { readonly change: 'destroy' };

/** Enemies that an effect does not touch. */
export type Exempt = 'fire' | 'ice' | 'fortified';

export interface Branch {
  readonly word: string;
  /** Where it differs from the face. */
  readonly when?: readonly When[];
  readonly do: Effect;
}

/** What holds for the rest of the turn, or with `scope` of the combat. */
export type Mod = { readonly op: 'mod'; readonly scope?: 'combat' } & (
  | {
      readonly is: 'terrain';
      readonly terrains: readonly Terrain[] | 'all';
      readonly set?: number;
      readonly add?: number;
      readonly min?: number;
      readonly open?: true;
    }
  | {
      readonly is: 'convert';
      readonly from: 'move' | 'influence';
      readonly to: 'attack' | 'block';
      /** So many points are one. */
      readonly rate: number;
      readonly kind: AttackKind;
      readonly element: Element;
    }
  | { readonly is: 'units'; readonly attack: number; readonly block: number }
  | { readonly is: 'unit-armour'; readonly n: number }
  | { readonly is: 'unit-resistance'; readonly which: readonly Resistance[] }
  | { readonly is: 'no-unit-damage' }
  | { readonly is: 'first-card'; readonly attack: number; readonly block: number }
  | {
      readonly is: 'leadership';
      readonly attack: number;
      readonly block: number;
      readonly ranged: number;
    }
  | { readonly is: 'later-attack'; readonly n: number; readonly element: Element }
  | { readonly is: 'attacks-become'; readonly element?: Element; readonly kind?: AttackKind }
  | { readonly is: 'double-physical' }
  | { readonly is: 'endless'; readonly of: readonly Mana[] }
  | { readonly is: 'learn'; readonly price: number; readonly to: 'hand' | 'discard' }
  | { readonly is: 'grail'; readonly n: number }
  /** Further enemies do not attack for 1, 2, 3 … points of move; it lies there once more for each. */
  | { readonly is: 'dread' }
  | { readonly is: 'leap' | 'no-walls' | 'gold' | 'black' | 'sunlight' | 'polarize' }
  /** No die of the Source for the rest of the turn. */
  | { readonly is: 'no-dice' }
  | {
      readonly is: 'on';
      readonly event: 'recruited' | 'blocked' | 'defeated' | 'cast' | 'healed' | 'unit-fought';
      readonly colour?: Basic;
      readonly do: Effect;
    }
  | { readonly is: 'end'; readonly do: Effect }
);

export type Op =
  | {
      readonly op: 'move' | 'influence' | 'heal' | 'draw' | 'fame' | 'reputation' | 'wound';
      readonly n: Amount;
    }
  | {
      readonly op: 'attack';
      readonly n: Amount;
      readonly kind: AttackKind;
      readonly element: Element;
    }
  | {
      readonly op: 'block';
      readonly n: Amount;
      readonly element: Element;
      /** Counts twice against a swift enemy. */
      readonly twiceSwift?: true;
    }
  | { readonly op: 'token' | 'crystal'; readonly of: Colours; readonly n: number }
  | { readonly op: 'crystals-of-others' }
  | { readonly op: 'random-crystals'; readonly n: number }
  | { readonly op: 'one-of'; readonly options: readonly Branch[] }
  | { readonly op: 'pay'; readonly of: readonly Mana[] }
  | {
      readonly op: 'discard';
      readonly what: 'card' | 'wound' | 'coloured';
      readonly min: number;
      readonly max: number;
    }
  | { readonly op: 'throw' }
  | { readonly op: 'day-night'; readonly day: Effect; readonly night: Effect }
  | {
      readonly op: 'if';
      readonly cond: 'interaction' | 'forest' | 'day' | 'night' | 'least-fame';
      readonly yes: Effect;
      readonly no: Effect;
    }
  | { readonly op: 'may'; readonly do: Effect }
  | {
      readonly op: 'foes';
      readonly of: 'one' | 'all' | 'others' | 'blocked' | 'up-to-three';
      readonly not: readonly Exempt[];
      readonly do: readonly FoeChange[];
    }
  | Mod
  /** So many dice of the Source more; what black and gold ones count as. */
  | { readonly op: 'dice'; readonly n: number; readonly as: 'plain' | 'pull' | 'storm' }
  | { readonly op: 'set-dice'; readonly dice: number; readonly tokens: number }
  | { readonly op: 'crystal-of-die' | 'reroll' }
  | {
      readonly op: 'combine';
      readonly face: 'basic' | 'strong';
      readonly times: number;
      readonly bonus: number;
      readonly thrown: boolean;
    }
  | {
      readonly op: 'take';
      readonly from: 'actions' | 'spells';
      readonly of: 'paid' | 'card';
      readonly to: 'hand' | 'discard';
    }
  | { readonly op: 'cast-offered' | 'borrow-unit' | 'gain-unit' }
  | {
      readonly op: 'travel';
      readonly least: number;
      readonly most: number;
      /** In points of move, for all or for each space. */
      readonly price: number;
      readonly perSpace: number;
      readonly not: readonly Terrain[];
      readonly end: 'safe' | 'assault';
    }
  | { readonly op: 'ready'; readonly upTo: number }
  | { readonly op: 'ready-levels'; readonly levels: number }
  | { readonly op: 'ready-all' | 'heal-unit' | 'wound-self' | 'assign' | 'time' }
  | { readonly op: 'recall'; readonly pick: 'random' | 'chosen'; readonly n: number }
  | { readonly op: 'next-draw'; readonly n: number }
  | {
      readonly op: 'return';
      readonly to: 'hand' | 'top' | 'bottom';
      readonly cost: 'none' | 'card' | 'any';
    }
  | { readonly op: 'refund' | 'throw-wounds' }
  | {
      readonly op: 'roll';
      readonly dice: Amount;
      readonly cases: { readonly [face in Mana]?: Effect };
    }
  | { readonly op: 'number'; readonly most: number }
  | {
      readonly op: 'sideways';
      readonly card: 'card' | 'wound';
      readonly n: number;
      /** Of a card with the colour that was paid. */
      readonly same?: number;
      /** Of an advanced action, spell or artifact. */
      readonly advanced?: number;
    };

export type Effect = readonly Op[];
