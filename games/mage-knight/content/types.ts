import type { AttackKind, Basic, Effect, Element, Mana, Resistance, Terrain, When } from './ops.js';

export { BASICS, MANA } from './ops.js';
export type { AttackKind, Basic, Effect, Element, Mana, Resistance, Terrain, When };

/** What lies in the box, as types: figures and ids only. */

/** `rulebook`: printed; `derived`: found by reasoning, where no source prints it; `pack`: from a content pack. */
export type Source = 'rulebook' | 'derived' | 'pack';

export const HEROES = ['arythea', 'goldyx', 'norowas', 'tovak'] as const;
export type Hero = (typeof HEROES)[number];

export interface FaceData {
  readonly when: readonly When[];
  readonly do: Effect;
}

export const CARD_KINDS = ['basic', 'advanced', 'spell', 'artifact'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A deed card. */
export interface CardData {
  readonly source: Source;
  readonly kind: CardKind;
  /** Artifacts have none. */
  readonly colour?: Basic;
  /** Basic actions have none. */
  readonly number?: number;
  readonly banner?: true;
  readonly basic: FaceData;
  readonly strong: FaceData;
}

/** Where units are recruited. */
export const CAMPS = ['village', 'monastery', 'keep', 'mage-tower', 'city'] as const;
export type Camp = (typeof CAMPS)[number];

export interface AbilityData extends FaceData {
  readonly mana: Mana | null;
}

export const TIERS = ['regular', 'elite'] as const;
export type Tier = (typeof TIERS)[number];

export interface UnitData {
  readonly source: Source;
  readonly tier: Tier;
  readonly level: number;
  readonly cost: number;
  readonly armour: number;
  readonly copies: number;
  readonly sites: readonly Camp[];
  readonly resistances: readonly Resistance[];
  readonly abilities: readonly AbilityData[];
}

export const PILES = ['green', 'grey', 'violet', 'brown', 'white', 'red'] as const;
export type Pile = (typeof PILES)[number];

export const FOE_ABILITIES = [
  'fortified',
  'swift',
  'brutal',
  'poison',
  'paralyze',
  'summon',
] as const;
export type FoeAbility = (typeof FOE_ABILITIES)[number];

export interface FoeData {
  readonly source: Source;
  readonly pile: Pile;
  readonly copies: number;
  /** 0 where it summons another to attack. */
  readonly attack: number;
  readonly element: Element;
  readonly armour: number;
  readonly fame: number;
  readonly abilities: readonly FoeAbility[];
  readonly resistances: readonly Resistance[];
}

export const REWARDS = [
  'artifact',
  'spell',
  'action',
  'unit',
  'red',
  'blue',
  'green',
  'white',
  'random',
] as const;
export type Reward = (typeof REWARDS)[number];

export interface RuinData {
  readonly source: Source;
  /** The colour of an altar, and the mana and fame of its tribute. */
  readonly altar: Basic | null;
  readonly mana: number;
  readonly fame: number;
  readonly foes: readonly Pile[];
  readonly rewards: readonly Reward[];
}

export const SITES = [
  'portal',
  'village',
  'monastery',
  'keep',
  'mage-tower',
  'city-red',
  'city-blue',
  'city-green',
  'city-white',
  'dungeon',
  'tomb',
  'monster-den',
  'spawning-grounds',
  'ruins',
  'mine-red',
  'mine-blue',
  'mine-green',
  'mine-white',
  'glade',
  'orc',
  'draconum',
] as const;
export type SiteKind = (typeof SITES)[number];

export const DIRECTIONS = ['C', 'NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface HexData {
  readonly terrain: Terrain;
  readonly site?: SiteKind;
}

export interface TileData {
  readonly source: Source;
  readonly kind: 'start' | 'countryside' | 'core' | 'city';
  readonly hexes: { readonly [direction in Direction]: HexData };
}

export interface CityData {
  readonly source: Source;
  readonly tile: string;
  /** Of each level from 1 on: the piles its defenders come from. */
  readonly garrison: readonly (readonly Pile[])[];
}

export interface HeroData {
  readonly source: Source;
  /** With which a dummy of this hero begins. */
  readonly crystals: readonly Basic[];
  readonly motivation: Basic;
  readonly deck: readonly string[];
}

export interface SkillData extends FaceData {
  readonly source: Source;
  readonly hero: Hero;
  readonly per: 'turn' | 'round' | 'always';
}

export interface TacticData {
  readonly source: Source;
  readonly time: 'day' | 'night';
  readonly number: number;
}

export interface LevelData {
  readonly source: Source;
  readonly fame: number;
  readonly armour: number;
  readonly hand: number;
  readonly command: number;
}

export type Shape = 'wedge' | 'coastless' | 'open-5' | 'open-4' | 'open-3';

/** What a scenario is with a number of seats. */
export interface ScenarioData {
  readonly source: Source;
  readonly rounds: number;
  readonly shape: Shape;
  readonly countryside: number;
  readonly cities: number;
  readonly core: number;
  /** Levels of the cities in the order in which they are found; the last one for all further ones. */
  readonly cityLevels: readonly number[];
}

export interface Content {
  readonly cards: { readonly [card: string]: CardData };
  readonly units: { readonly [unit: string]: UnitData };
  readonly foes: { readonly [foe: string]: FoeData };
  readonly ruins: { readonly [ruin: string]: RuinData };
  readonly tiles: { readonly [tile: string]: TileData };
  readonly cities: { readonly [city in Basic]: CityData };
  readonly heroes: { readonly [hero in Hero]: HeroData };
  readonly skills: { readonly [skill: string]: SkillData };
  readonly tactics: { readonly [tactic: string]: TacticData };
  readonly levels: { readonly [level: string]: LevelData };
  readonly terrains: { readonly [terrain: string]: TerrainData };
  /** By scenario and seats: `reconnaissance-2`. */
  readonly scenarios: { readonly [scenario: string]: ScenarioData };
  readonly figures: Figures;
}

export interface TerrainData {
  readonly source: Source;
  readonly day: number;
  readonly night: number;
}

export interface Figures {
  readonly source: Source;
  /** What reputation is worth, from the lowest space to the highest; on null nobody talks to the hero. */
  readonly reputation: readonly (number | null)[];
  readonly explore: number;
  readonly crystals: number;
  /** Of all seats together: the pile has no end. */
  readonly wounds: number;
  readonly offer: number;
  readonly dice: number;
  readonly villageHeal: number;
  readonly monasteryHeal: number;
  readonly action: number;
  readonly spell: number;
  readonly artifact: number;
  readonly elite: number;
}
