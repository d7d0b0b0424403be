/** What lies in the box, as types: figures and ids only. */

/** `rulebook`: told by the rules; `house`: made up, because it is only shown in pictures; `pack`: from a content pack. */
export type Source = 'rulebook' | 'house' | 'pack';

/** The provinces by their colours, clockwise [M5.2]. */
export const PROVINCES = ['black', 'grey', 'blue', 'violet', 'orange', 'brown'] as const;
export type Province = (typeof PROVINCES)[number];

export const GOODS = ['shield', 'flag', 'material'] as const;
export type Good = (typeof GOODS)[number];

export const SERVANTS = ['mason', 'shield-bearer', 'flag-bearer', 'lady'] as const;
export type Servant = (typeof SERVANTS)[number];

/** What the spaces of the ring let a player do. */
export const ACTIONS = [
  'province',
  'points-flag',
  'points-material',
  'points-shield',
  'points-influence',
  'influence-flag',
  'influence-material',
  'influence-shield',
  'influence-servant',
  'excalibur',
  'grail',
  'move',
  'trade',
  'quests',
  'build',
] as const;
export type Action = (typeof ACTIONS)[number];

export interface SpaceData {
  readonly source: Source;
  readonly action: Action;
  /** Of a province space: which. */
  readonly province?: Province;
}

/** What a flag of a province does. */
export const FLAG_POWERS = ['repel', 'second', 'back', 'turn', 'borrow', 'mirror'] as const;
export type FlagPower = (typeof FLAG_POWERS)[number];

export interface ProvinceData {
  readonly source: Source;
  readonly emblem: string;
  readonly flag: FlagPower;
}

/** A starting tile. */
export interface StartData {
  readonly source: Source;
  /** The province space where the knight begins. */
  readonly knight: Province;
  readonly influence: Province;
  readonly shield: Province;
  readonly flag: Province;
  readonly material: Province;
}

export const TERRAINS = ['mountain', 'wood', 'lake'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** A kind of terrain tile. */
export interface TileData {
  readonly source: Source;
  readonly terrain: Terrain;
  readonly tower: boolean;
  /** How many there are, and how many of them go back to the box with two or three players. */
  readonly copies: number;
  readonly spared: number;
}

/** The materials of a frame, from the first column to the last. */
export interface FrameData {
  readonly source: Source;
  readonly materials: readonly Province[];
}

/** What a quest may ask for: `flag-black`, `flag-any`, `influence-blue`, `mason-grey`, `mason-any`, `servant-grey`. */
export type Need =
  | `${Good | 'influence' | Servant}-${Province | 'any'}`
  // Any servant, whichever, in this province.
  | `servant-${Province}`;

export interface QuestData {
  readonly source: Source;
  readonly points: number;
  /** The servant in whose column the King's Favour lies. */
  readonly servant: Servant;
  readonly needs: readonly Need[];
}

export const FAVOURS = ['praise', 'deploy', 'rebuild', 'banish', 'reckon', 'court'] as const;
export type Favour = (typeof FAVOURS)[number];

/** An ability of the King's Favour. */
export interface AbilityData {
  readonly source: Source;
  readonly servant: Servant;
  readonly row: 1 | 2 | 3;
  readonly favour: Favour;
}

export const KNIGHTS = [
  'tristan',
  'galahad',
  'gawain',
  'gaheris',
  'gareth',
  'bedivere',
  'lamorak',
  'bors',
  'lancelot',
  'percival',
  'geraint',
  'kay',
] as const;
export type Knight = (typeof KNIGHTS)[number];

export const STACKS = ['a', 'b'] as const;
export type Stack = (typeof STACKS)[number];

export interface KnightData {
  readonly source: Source;
  readonly stack: Stack;
  readonly tiles: number;
  /** Points at the end for 1, 2, 3, … tiles placed. */
  readonly points?: readonly number[];
}

export interface Content {
  /** By number, clockwise: `0` to `23`. */
  readonly ring: { readonly [space: string]: SpaceData };
  readonly provinces: { readonly [province in Province]: ProvinceData };
  readonly starts: { readonly [start: string]: StartData };
  readonly tiles: { readonly [tile: string]: TileData };
  readonly frames: { readonly top: FrameData; readonly bottom: FrameData };
  readonly quests: { readonly [quest: string]: QuestData };
  readonly figures: {
    readonly source: Source;
    readonly rounds: number;
    /** A scoring comes after every so many rounds. */
    readonly scoring: number;
    readonly dice: number;
    readonly supply: number;
    readonly apples: number;
    readonly staffs: number;
    readonly manors: number;
    readonly counters: number;
    readonly hand: number;
    readonly row: number;
    /** Of each province, and how many each player is given. */
    readonly traitors: number;
    readonly drawn: number;
    readonly penalty: number;
    readonly excalibur: number;
    readonly second: number;
    readonly apple: number;
    readonly staff: number;
    /** So many goods are worth a point at the end. */
    readonly goods: number;
    readonly seals: number;
    readonly praise: number;
    /** Points beside what the shield-bearer's and the flag-bearer's favour do. */
    readonly favour: number;
    /** Points for a tile placed with Gareth or Geraint. */
    readonly deed: number;
    /** How many quest cards more Bedivere gives. */
    readonly bedivere: number;
  };
  readonly abilities: { readonly [ability: string]: AbilityData };
  readonly knights: { readonly [knight in Knight]: KnightData };
}
