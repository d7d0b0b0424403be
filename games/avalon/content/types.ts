/** What lies in the box, as types: figures and ids only. */

/** `rulebook`: printed there; `house`: made up, because no source prints it; `pack`: from a content pack. */
export type Source = 'rulebook' | 'house' | 'pack';

export const SUITS = ['swords', 'arrows', 'sorcery', 'deception'] as const;
export type Suit = (typeof SUITS)[number];
/** A suit, or the neutral one: what a place adds to the deck. */
export const COLOURS = [...SUITS, 'alchemy'] as const;
export type Colour = (typeof COLOURS)[number];

export const SPECIALS = ['mists', 'morgan', 'apprentice', 'merlin-weapon'] as const;
export type Special = (typeof SPECIALS)[number];

/** The basic weapons of a suit; its poisoned ones by their value. */
export interface SuitData {
  readonly source: Source;
  readonly poison: readonly number[];
}

export interface SpecialData {
  readonly source: Source;
  readonly copies: number;
  readonly wounds: number;
  /** Null: named by who plays it. */
  readonly value: number | null;
  /** Counts as poison and cannot lose that. */
  readonly poison: boolean;
}

/** What a power does. Its figures stand beside it, its rules under the same name in rules/. */
export const EFFECTS = {
  hero: [
    'order',
    'conjure',
    'give-suit',
    'host',
    'feint-healing',
    'bestow',
    'weaken',
    'hidden-combat',
    'immune-suit',
    'yield',
  ],
  legend: [
    'trade',
    'transmute',
    'swan',
    'keep-special',
    'shift-feint',
    'shed',
    'swap',
    'bend',
    'extra-cards',
    'revive',
  ],
  godsend: [
    'plain-alchemy',
    'stone-circle',
    'chivalry',
    'double-poison',
    'enchant',
    'dig',
    'seek-alchemy',
    'neutral-card',
    'heal',
    'ward',
    'antidote',
    'ambush',
    'volley',
    'harsh-honour',
    'no-dishonour',
    'mirror',
    'break-feint',
    'recall',
    'take-lead',
    'play-last',
    'curse',
    'tribute',
    'spy',
    'exchange',
    'dance',
    'double-suit',
  ],
  place: ['deny', 'veil-one', 'bring-merlin', 'dusk-healing', 'trade-across'],
} as const;
export type Effect = (typeof EFFECTS)[keyof typeof EFFECTS][number];

/** How long a use counts against the limit. */
export const LIMITS = ['none', 'combat', 'round', 'game'] as const;
export type Limit = (typeof LIMITS)[number];

export interface PowerData {
  readonly source: Source;
  readonly effect: Effect;
  readonly limit: Limit;
  /** How often it may be used within its limit; once if not said. */
  readonly times?: number;
  readonly amount?: number;
  /** A second figure, where there are two. */
  readonly other?: number;
  readonly suit?: Suit;
}

export interface HeroData extends PowerData {
  readonly legend: string;
}
export interface LegendData extends PowerData {
  /** At this health or less it is unlocked. */
  readonly threshold: number;
}
export interface GodsendData extends PowerData {
  /** It works on for whoever has it, so that it can be passed on. */
  readonly holds: boolean;
  /** It is set aside in Absolute Chaos. */
  readonly noChaos?: true;
}
export interface PlaceData extends PowerData {
  readonly suits: readonly [Colour, Colour];
}

export interface Figures {
  readonly source: Source;
  readonly hand: number;
  readonly pass: number;
  /** The highest value of a suit; its cards count from 1. */
  readonly values: number;
  readonly standard: number;
  readonly poison: number;
  readonly alchemy: number;
  readonly dishonour: number;
  /** The top of the health track. */
  readonly track: number;
  /** How far behind the healthiest one more godsend is due, and then another. */
  readonly behind: readonly number[];
  readonly chaosRounds: number;
}

/** How many receive a godsend after round 1, 2, ...; the last for all later ones. */
export interface Recipients {
  readonly source: Source;
  readonly few: readonly number[];
  readonly many: readonly number[];
  readonly chaos: readonly number[];
}

export interface Content {
  readonly suits: { readonly [suit in Suit]: SuitData };
  readonly specials: { readonly [special in Special]: SpecialData };
  readonly figures: Figures;
  readonly recipients: Recipients;
  readonly heroes: { readonly [id: string]: HeroData };
  readonly legends: { readonly [id: string]: LegendData };
  readonly godsends: { readonly [id: string]: GodsendData };
  readonly places: { readonly [id: string]: PlaceData };
}
