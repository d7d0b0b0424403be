/** The shape of what the box holds. A content pack may bring other figures, and other cards of these shapes. */

/** `rulebook`: printed in a rulebook; `house`: our own design, where the rulebooks show only pictures; `pack`: from a content pack. */
export type Source = 'rulebook' | 'house' | 'pack';

export type Colour = 'red' | 'black' | 'white';
export const COLOURS: readonly Colour[] = ['red', 'black', 'white'];

export type Item = 'mount' | 'armour';
export const ITEMS: readonly Item[] = ['mount', 'armour'];

export type Deck = 'romance' | 'market' | 'challenge';
export const DECKS: readonly Deck[] = ['romance', 'market', 'challenge'];

/** In the order in which a type stands in for one that has run out. */
export const KNIGHT_TYPES = ['champion', 'veteran', 'king', 'pole', 'noble'] as const;
export type KnightType = (typeof KNIGHT_TYPES)[number];

/** The backs of supports; `scroll` lies open and comes from travel cards alone. */
export const BACKS = ['one', 'two', 'three', 'special', 'scroll'] as const;
export type Back = (typeof BACKS)[number];

export const CITIES = ['florence', 'paris', 'munich'] as const;
export type City = (typeof CITIES)[number];

/** What is gained, as far as it can be; `mount` and `armour` need exactly the level below. */
export interface Reward {
  readonly coins?: number;
  readonly strength?: number;
  readonly faith?: number;
  readonly glory?: number;
  /** A support from the scroll pile. */
  readonly support?: string;
  readonly relic?: string;
  readonly prestige?: string;
  readonly mount?: number;
  readonly armour?: number;
  /** So many titles are drawn, one is kept. */
  readonly titles?: number;
}

export interface Foe {
  readonly attack: number;
  readonly prestige: number;
}

export interface TravelCard {
  readonly deck: Deck;
  readonly copies: number;
  readonly source: Source;
  /** Market: coins. */
  readonly cost?: number;
  /** Challenge: who must be beaten. */
  readonly foe?: Foe;
  /** One of these. */
  readonly rewards: readonly Reward[];
}

/** `tent`: once per duel, before its first engagement; `lance`: in an engagement; `always`; `once`: when it is gained. */
export type Timing = 'tent' | 'lance' | 'always' | 'once';

export interface SupportEffect {
  /** Given (or with a negative number taken) once. */
  readonly gain?: { readonly coins?: number; readonly glory?: number; readonly prestige?: string };
  /** Glory it costs to use. */
  readonly cost?: number;
  /** To one's own attack. */
  readonly attack?: number;
  readonly foeAttack?: number;
  readonly foePrestige?: number;
  /** Turns the best die of this colour to its highest face. */
  readonly turn?: Colour;
  /** Turns one of these back to its active side. */
  readonly refresh?: 'support' | 'relic' | 'prestige';
  /** Dice more in a reroll by faith. */
  readonly rerolls?: number;
  /** Cards more with Travel plans. */
  readonly plans?: number;
  /** Coins less at the Market and for a Support. */
  readonly discount?: number;
  /** Glory more for each title. */
  readonly titles?: number;
  /** Cards more in a travel phase. */
  readonly travel?: number;
}

export interface Support {
  readonly source: Source;
  readonly timing: Timing;
  readonly effect: SupportEffect;
  /** Tiles by back. */
  readonly tiles: { readonly source: Source } & { readonly [back in Back]?: number };
}

export interface Relic {
  readonly source: Source;
  readonly copies: number;
  readonly attack?: number;
  readonly reroll?: number;
  readonly turn?: Colour;
}

export interface Prestige {
  readonly source: Source;
  readonly copies: number;
}

export interface Title {
  readonly source: Source;
  readonly glory: number;
  /** What must be there. Coins, strength, faith, relics, supports and prestige count for one title only. */
  readonly coins?: number;
  readonly strength?: number;
  readonly faith?: number;
  readonly relics?: number;
  readonly prestige?: number;
  readonly mount?: number;
  readonly armour?: number;
  /** Any supports. */
  readonly supports?: number;
  /** Supports of a type. */
  readonly of?: { readonly [support: string]: number };
  /** Supports one must not have. */
  readonly without?: readonly string[];
  /** Travel cards played (and won). */
  readonly played?: { readonly [deck in Deck]?: number };
  /** A duel that must be won. */
  readonly duel?: Foe;
}

export interface Event {
  readonly source: Source;
  readonly round: 1 | 2 | 3;
  /** At the start of the action phase, for everybody. */
  readonly all?: { readonly coins?: number; readonly strength?: number; readonly pawns?: number };
  /** The top special support is put on the card. */
  readonly recruits?: boolean;
  /** Its own action space. */
  readonly action?: {
    readonly coins?: number;
    readonly strength?: number;
    /** Takes the support on the card. */
    readonly recruit?: boolean;
    /** Travel cards taken as with Travel plans. */
    readonly plans?: number;
    readonly rewards?: readonly Reward[];
  };
}

export interface Knight {
  readonly source: Source;
  readonly type: KnightType;
  readonly attack: number;
  readonly glory: number;
  readonly prestige: number;
  /** Veterans: dice fewer for the player. */
  readonly fewer?: { readonly [colour in Colour]?: number };
}

export interface Section {
  readonly pas: { readonly [city in City]: readonly KnightType[] };
  readonly joust: {
    /** Eight slots from left to right; null: free for players. */
    readonly place: readonly (KnightType | null)[];
    /** Knights added after the players, from left to right. */
    readonly add: readonly KnightType[];
  };
}

export interface TournamentCard {
  readonly source: Source;
  readonly players: 2 | 3 | 4;
  /** One section per round. */
  readonly rounds: readonly [Section, Section, Section];
}

export interface Character {
  readonly source: Source;
  readonly level: 1 | 2 | 3;
  readonly copies: number;
  readonly mount: number;
  readonly armour: number;
  readonly coins: number;
  readonly strength: number;
  readonly faith: number;
  readonly glory: number;
  /** Titles drawn (trumpets) and kept. */
  readonly titles: { readonly draw: number; readonly keep: number };
  readonly travel: { readonly [deck in Deck]: number };
  readonly income: { readonly coins: number; readonly strength: number; readonly faith: number };
  /** Level III: special supports from the top of the pile. */
  readonly special: number;
}

/** What Otto does that needs no further word. */
export const PLAIN_ACTIONS = [
  'special',
  'objective',
  'event',
  'initiative',
  'training',
  'prayer',
  'service',
  'herald',
] as const;

export type OttoAction =
  | { readonly kind: 'support'; readonly order: readonly string[] }
  | { readonly kind: 'plans'; readonly deck: Deck }
  | { readonly kind: (typeof PLAIN_ACTIONS)[number] };

export interface SoloCard {
  readonly source: Source;
  readonly deck: 'basic' | 'warrior' | 'pious';
  readonly actions: readonly [OttoAction, OttoAction, OttoAction];
}

export type Face = number | 'symbol';

export interface Die {
  readonly source: Source;
  readonly faces: readonly Face[];
  /** What a symbol counts while it is not active. */
  readonly low: number;
  /** The highest face, and what an active symbol counts. */
  readonly high: number;
}

/** How many there are with two (or one), three and four players. */
export type ByPlayers = readonly [two: number, three: number, four: number];

export interface Slot {
  readonly special: boolean;
  readonly price: number;
  /** The fewest players it is used with. */
  readonly players: 2 | 3 | 4;
}

/** Figures of the boards. */
export interface Board {
  /** `free`: a zone with room for any number of pawns. */
  readonly spaces: {
    readonly [space in Space]: { readonly source: Source; readonly circles: ByPlayers | 'free' };
  };
  /** The support track from left to right. */
  readonly track: { readonly source: Source; readonly slots: readonly Slot[] };
  /** Market prices by level. */
  readonly prices: { readonly source: Source } & {
    readonly [item in Item]: { readonly 2: number; readonly 3: number; readonly 4: number };
  };
}

/** The action spaces, in the order of the rulebook. */
export const SPACES = [
  'training',
  'prayer',
  'service',
  'initiative',
  'plans',
  'patrol',
  'warmup',
  'market',
  'support',
  'space:herald',
  'objective',
] as const;
export type Space = (typeof SPACES)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Figures that the rulebooks print and that belong to no component. */
export interface Figures {
  readonly source: Source;
  readonly pawns: number;
  readonly training: number;
  readonly prayer: number;
  readonly service: number;
  readonly patrol: number;
  readonly warmup: number;
  readonly initiative: number;
  readonly plans: number;
  readonly objectives: number;
  readonly publicTitles: number;
  readonly offers: number;
  /** Cards in a travel phase. */
  readonly travel: number;
  /** Strength for a starting travel card given back. */
  readonly exchange: number;
  /** Shields placed in the registration of a pas d'armes. */
  readonly shields: number;
  readonly mostStrength: number;
  readonly mostDice: number;
  readonly faithDice: number;
  readonly engagements: number;
  /** What a player is worth, and what one is worth who has more glory. */
  readonly player: number;
  readonly greaterPlayer: number;
  readonly prize: Reward;
  /** Travel cards for those who lose in the first and in the second stage of a joust. */
  readonly consolation: readonly [first: number, second: number];
}

export interface Solo {
  readonly source: Source;
  readonly glory: number;
  /** The knight whose attack and prestige Otto has. */
  readonly tiles: { readonly source: Source } & { readonly [difficulty in Difficulty]: string };
  readonly goals: { readonly [difficulty in Difficulty]: number };
  /** The price of the slot that Otto's Support leaves alone. */
  readonly spared: number;
  readonly cards: { readonly [id: string]: SoloCard };
}

export interface Content {
  readonly board: Board;
  readonly characters: { readonly [id: string]: Character };
  readonly dice: { readonly [colour in Colour]: Die };
  readonly events: { readonly [id: string]: Event };
  readonly figures: Figures;
  readonly knights: { readonly [id: string]: Knight };
  readonly prestige: { readonly [id: string]: Prestige };
  readonly relics: { readonly [id: string]: Relic };
  readonly solo: Solo;
  readonly supports: { readonly [id: string]: Support };
  readonly titles: { readonly [id: string]: Title };
  readonly tournaments: { readonly [id: string]: TournamentCard };
  readonly travel: { readonly [id: string]: TravelCard };
  readonly trophies: {
    readonly [id: string]: { readonly source: Source; readonly reward: Reward };
  };
}
