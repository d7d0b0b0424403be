/** What things are worth to a bot, in glory. Fitted to games among bots where that was possible. */

/** Before and after the actions of each round, and after the last tournament. */
export type YearCurve = readonly number[];

/** A token more: there is ever less to spend it on. */
export const PRICES = {
  coins: [0.72, 0.7, 0.65, 0.6, 0.6, 0.4, 0.15],
  strength: [0.66, 0.64, 0.64, 0.62, 0.62, 0.52, 0.15],
  faith: [0.3, 0.3, 0.28, 0.28, 0.25, 0.2, 0.03],
} as const;
/** The same beside its use in the tournament of the round. */
export const RESERVES = {
  coins: PRICES.coins,
  strength: [0.5, 0.4, 0.32, 0.25, 0.2, 0.1, 0.12],
  faith: [0.12, 0.12, 0.12, 0.1, 0.05, 0.03, 0.03],
} as const;
/** More coins than can be spent well in a round, and what those above are worth of the others. */
export const ENOUGH_COINS = 10;
export const SPARE_COIN = 0.4;

/** How much of what the model of a tournament promises comes true: the running one, and those to come. */
export const NOW = 0.9;
export const LATER = 0.6;
/** The same of titles, by round: early ones are easily given up for something better. */
export const TITLES = [0.6, 0.65, 0.72, 0.97] as const;
/** The same of cards in hand, by the travel phase in which they will be played. */
export const IN_HAND = [0.78, 0.42, 0.28, 0.2] as const;

/** An action still to be taken. */
export const PAWN = 1.6;
/** Going first instead of last from the next registration on, by round. */
export const INITIATIVE = [1.9, 2.6, 0.6] as const;

/**
 * A tile for each tournament to come, beside what it adds to the attack there. With that it comes to what games gained
 * in which one seat was given the tile at the start.
 */
export const TILE: { readonly [tile: string]: number } = {
  ring: 0.25,
  rosary: 0.25,
  squire: 0.2,
  'weapon-master': 0.15,
  queen: 1.15,
  cook: 0.3,
  diplomat: 1.1,
  hermit: 0.45,
  'support:veteran': 0.25,
  chronicler: 0.9,
  armourer: 0.4,
  emissary: 1.1,
  jester: 0.6,
  'support:herald': 0.55,
  witch: 0.1,
  bishop: 0.1,
  'lady-in-waiting': 0.35,
  thug: -0.1,
};
/** What a tile adds to the attack on average: it is used in one engagement of a tournament. */
export const EDGE: { readonly [tile: string]: number } = {
  medal: 0.25,
  amulet: 0.33,
  ring: 0.15,
  rosary: 0.2,
  squire: 0.3,
  'weapon-master': 0.38,
  armourer: 0.2,
  nun: 0.15,
  bishop: 0.25,
  thug: 0.05,
  witch: 0.17,
  cook: 0.15,
  'support:veteran': 0.25,
  'lady-in-waiting': 0.2,
  hermit: 0.1,
};
/** A prestige token for each tournament to come: it breaks ties. */
export const PRESTIGE = 0.45;

/** A travel card whose face is unknown. */
export const BLIND = 1.2;
/** A level of mount or armour more, for each tournament to come. */
export const LEVEL = 1.3;
/** A point of attack in all engagements of a tournament. */
export const ATTACK = 3.5;
/** A personal title more, before it is seen. */
export const NEW_TITLE = 1.5;
/** The strength that a challenge takes: who loses takes one back. */
export const CHALLENGE_STRENGTH = { won: 1.8, lost: 2.5 } as const;

/** What a duel takes of the strength at hand, by round, and of the faith. */
export const DUEL_STRENGTH = [3, 3, 4] as const;
export const DUEL_FAITH = 1;
/** Champion: strength and tiles must last for three duels in which nothing may be spared. */
export const LASTING = 0.7;
/** Champion: strength for the three duels of a joust to come. */
export const JOUST_STRENGTH = 14;
/** Champion: what a pawn still to be placed adds to the strength for the joust. */
export const PAWN_STRENGTH = 1;
/** Champion: what tiles found in a round will add to the attack. */
export const ARMING = 0.6;
/** Champion: how much of what else a seat has counts beside its chances. */
export const STANDING = 0.15;
/** What a level, or three strength, changes against a player. */
export const AGAINST_PLAYER = 0.06;
/** Rivalry: how much of the glory of two knights like himself Otto gets in a tournament, and what he misses. */
export const OTTO_SHARE = 0.85;
export const OTTO_MISSES = 3.5;
/** What the winner of a joust gets beside the glory of the duels. */
export const TROPHY = 2.5;
/** Who enters late sees where the others stand, which is worth more than the slots they take. */
export const LATE_ENTRY = 1.05;
/** Knights wanted by others too are not always to be had. */
export const CONTENDED = 0.9;

/** How hard it is to come by what a title asks for. */
export interface Demand {
  /** The chance that what is there stays, and is not counted for another title. */
  readonly held: number;
  /** How much one thing more that is missing matters. */
  readonly slope: number;
  /** How many can be found: without doing anything, by each action and by each travel card to come. */
  readonly base: number;
  readonly pawns: number;
  readonly plays: number;
}

export const DEMANDS = {
  coins: { held: 0.9, slope: 0.6, base: 0, pawns: 0.6, plays: 0 },
  strength: { held: 0.5, slope: 0.5, base: 0, pawns: 0.2, plays: 0 },
  faith: { held: 0.85, slope: 0.6, base: 0, pawns: 0.3, plays: 0 },
  relics: { held: 0.85, slope: 0.9, base: 0, pawns: 0.12, plays: 0.17 },
  prestige: { held: 1, slope: 1.6, base: 0, pawns: 0.09, plays: 0.09 },
  supports: { held: 0.75, slope: 0.7, base: 0, pawns: 0.35, plays: 0.15 },
  named: { held: 0.95, slope: 1.1, base: -0.5, pawns: 0.17, plays: 0 },
  level: { held: 1, slope: 1.5, base: 0, pawns: 0.18, plays: 0.03 },
  played: { held: 1, slope: 1.1, base: 0, pawns: 0.2, plays: 0.22 },
} as const satisfies { readonly [what: string]: Demand };

/** A travel card in hand counts so much towards those that a title wants played. */
export const HAND_PROGRESS = 0.6;

/** The lead that wins three games in four, by round. */
export const SCALE = [14, 11, 8, 3] as const;
/** At the end any lead wins. */
export const DECIDED = 0.2;

/** What a character is judged by: what it begins with, and what it gets in three upkeeps. */
export const CHARACTER = {
  upkeeps: 3,
  coin: 0.65,
  strength: 0.6,
  faith: 0.35,
  kept: 2,
  drawn: 0.4,
  card: 1,
  special: 1.5,
} as const;
