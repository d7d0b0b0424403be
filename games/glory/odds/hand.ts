import { COLOURS, type Content } from '../content/types.js';
import type { Arm, Scale } from './dice.js';

/** The tiles that a side may still use in the engagements of a duel: supports with a lance, and relics. */

/** A kind of tile. What it takes from the opponent's attack is counted as one's own. */
export interface Tile {
  readonly name: string;
  readonly relic: boolean;
  readonly attack: number;
  /** The colour of which it turns the best die; -1: none. */
  readonly turn: number;
  /** Glory that its use costs. */
  readonly cost: number;
  /** Dice that it rerolls. */
  readonly reroll: number;
  /** The most that it can add, to a die that counts nothing. */
  readonly most: number;
}

/** All kinds of a content. A lance that refreshes another tile is left alone. */
export function tilesOf({ supports, relics, dice }: Content): readonly Tile[] {
  const turned = (colour: (typeof COLOURS)[number] | undefined): number =>
    colour === undefined ? -1 : COLOURS.indexOf(colour);
  const tiles: Tile[] = [];
  const high = (colour: (typeof COLOURS)[number] | undefined): number =>
    colour === undefined ? 0 : dice[colour].high;
  for (const [name, { timing, effect }] of Object.entries(supports)) {
    if (timing !== 'lance' || effect.refresh !== undefined) continue;
    const attack = (effect.attack ?? 0) - (effect.foeAttack ?? 0);
    const { cost = 0, turn } = effect;
    const most = attack + high(turn);
    tiles.push({ name, relic: false, attack, turn: turned(turn), cost, reroll: 0, most });
  }
  for (const [name, { attack = 0, turn, reroll = 0 }] of Object.entries(relics)) {
    const most = attack + high(turn);
    tiles.push({ name, relic: true, attack, turn: turned(turn), cost: 0, reroll, most });
  }
  return tiles;
}

/** Tiles used together in one engagement. */
export interface TileSet {
  readonly attack: number;
  /** A bit for each colour of which a die is turned. */
  readonly turns: number;
  /** What it costs: one for each tile and for each glory. */
  readonly weight: number;
  /** The most that they can add together. */
  readonly most: number;
  /** In the order of their use. */
  readonly tiles: readonly number[];
  readonly lances: number;
}

/** What may be used at a step: so many lances, and a relic. */
export type Lances = 0 | 1 | 2;

export interface Hand {
  /** Different for different hands. */
  readonly id: number;
  readonly tiles: readonly Tile[];
  /** How many of each kind are active. */
  readonly counts: readonly number[];
  /** Glory to pay with, as far as there is something to pay for. */
  readonly purse: number;
  /** Sets without rerolls, the cheapest first and of those the weakest, by the lances that may still be used. */
  readonly sets: readonly [TileSet[], TileSet[], TileSet[]];
  /** The relic that rerolls most dice; -1: none. */
  readonly ring: number;
  /** A bit for each colour whose best die matters apart from the attack. */
  readonly watched: number;
  /** The hand after the use of a tile, when it was asked for. */
  readonly rest: (Hand | undefined)[];
  /** By need and colours with dice: what each roll is worth. */
  readonly worths: Map<number, Float64Array>;
  /** By need and dice: what they promise before they are rolled. */
  readonly promises: Map<number, number>;
  /** By need, dice and how many may be rerolled: the number of the best reroll of each roll; -1: none. */
  readonly rerolls: Map<number, Int8Array>;
}

const ALL_COLOURS = 7;

export function handOf(
  id: number,
  tiles: readonly Tile[],
  counts: readonly number[],
  purse: number,
): Hand {
  let ring = -1;
  let watched = 0;
  tiles.forEach(({ turn, reroll }, i) => {
    if (counts[i] === 0) return;
    if (turn >= 0) watched |= 1 << turn;
    if (reroll > (tiles[ring]?.reroll ?? 0)) ring = i;
  });
  if (ring !== -1) watched = ALL_COLOURS;
  const sets = ([0, 1, 2] as const).map((lances) => setsOf(tiles, counts, purse, lances));
  return {
    id,
    tiles,
    counts,
    purse,
    sets: sets as unknown as Hand['sets'],
    ring,
    watched,
    rest: [],
    worths: new Map(),
    promises: new Map(),
    rerolls: new Map(),
  };
}

function setsOf(
  tiles: readonly Tile[],
  counts: readonly number[],
  purse: number,
  lances: Lances,
): TileSet[] {
  const usable = tiles.flatMap(({ relic, reroll }, i) =>
    reroll === 0 && (counts[i] as number) > 0 ? [{ i, relic }] : [],
  );
  const own = usable.filter(({ relic }) => !relic).map(({ i }) => i);
  const relics = usable.filter(({ relic }) => relic).map(({ i }) => i);
  const groups: number[][] = [[]];
  if (lances > 0) groups.push(...own.map((i) => [i]));
  if (lances > 1)
    for (const i of own)
      for (const k of own) if (k > i || (k === i && (counts[i] as number) > 1)) groups.push([i, k]);
  const sets = groups.flatMap((group) => [group, ...relics.map((i) => [...group, i])]);
  return sets
    .filter((set) => set.length > 0 && costOf(tiles, set) <= purse)
    .map((set) => setOf(tiles, set))
    .toSorted((a, b) => a.weight - b.weight || a.most - b.most);
}

const costOf = (tiles: readonly Tile[], set: readonly number[]): number =>
  set.reduce((sum, i) => sum + (tiles[i] as Tile).cost, 0);

function setOf(tiles: readonly Tile[], set: readonly number[]): TileSet {
  const used = set.map((i) => tiles[i] as Tile);
  return {
    attack: used.reduce((sum, { attack }) => sum + attack, 0),
    turns: used.reduce((bits, { turn }) => (turn < 0 ? bits : bits | (1 << turn)), 0),
    weight: set.length + costOf(tiles, set),
    most: used.reduce((sum, { most }) => sum + most, 0),
    tiles: set,
    lances: used.filter(({ relic }) => !relic).length,
  };
}

/** A bit for each colour with dice. */
export function colouredBy({ count }: Arm): number {
  return (count[0] > 0 ? 1 : 0) | (count[1] > 0 ? 2 : 0) | (count[2] > 0 ? 4 : 0);
}

/** What a set adds to the attack of a roll. */
export function gainOf(scale: Scale, { attack, turns }: TileSet, roll: number): number {
  let gain = attack;
  for (let c = 0; c < 3; c++)
    if ((turns & (1 << c)) !== 0)
      gain += (scale.tops[c] as number) - ((scale.best[c] as Uint8Array)[roll] as number);
  return gain;
}

/** [G14.6] The cheapest set that brings a roll to an attack; nothing where none does. */
export function cheapest(
  arm: Arm,
  hand: Hand,
  lances: Lances,
  roll: number,
  need: number,
): TileSet | undefined {
  const { scale } = arm;
  const missing = need - (scale.sum[roll] as number);
  const without = ~colouredBy(arm);
  for (const set of hand.sets[lances])
    if ((set.turns & without) === 0 && gainOf(scale, set, roll) >= missing) return set;
  return undefined;
}
