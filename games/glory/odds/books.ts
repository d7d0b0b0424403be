import type { Colour, Content } from '../content/types.js';
import {
  armOf,
  rerollsOf,
  scaleOf,
  threeOf,
  type Again,
  type Arm,
  type BestRerolls,
  type Loadout,
  type Scale,
} from './dice.js';
import { handOf, tilesOf, type Hand, type Tile } from './hand.js';

/** What is calculated once for a content and looked up ever after. */
export interface Books {
  readonly content: Content;
  readonly scale: Scale;
  readonly tiles: readonly Tile[];
  /** The number of each kind of tile. */
  readonly tileAt: ReadonlyMap<string, number>;
  readonly arms: Map<number, Arm>;
  /** By gear: the dice after each amount of strength. */
  readonly ladders: Map<number, readonly Arm[]>;
  readonly hands: Map<string, Hand>;
  handsMade: number;
  empty: Hand | undefined;
  readonly rerolls: WeakMap<Arm, Again[][]>;
  /** By need, dice and how many may be rerolled: the reroll that leads most often. */
  readonly leads: Map<number, BestRerolls>;
}

const kept = new WeakMap<Content, Books>();

export function booksOf(content: Content): Books {
  const known = kept.get(content);
  if (known !== undefined) return known;
  const tiles = tilesOf(content);
  const made: Books = {
    content,
    scale: scaleOf(content),
    tiles,
    tileAt: new Map(tiles.map(({ name }, i) => [name, i])),
    arms: new Map(),
    ladders: new Map(),
    hands: new Map(),
    handsMade: 0,
    empty: undefined,
    rerolls: new WeakMap(),
    leads: new Map(),
  };
  kept.set(content, made);
  return made;
}

/** What decides how many dice a seat rolls. */
export interface Gear {
  readonly mount: number;
  readonly armour: number;
  /** Dice that a veteran takes. */
  readonly fewer?: { readonly [colour in Colour]?: number } | undefined;
}

const TOP_LEVEL = 4;

/** [G11.7] [G11.8] [G11.13] [G12.5] The dice of a seat that has spent so much strength. */
export function armFor(books: Books, { mount, armour, fewer }: Gear, strength: number): Arm {
  const { mostDice, mostStrength } = books.content.figures;
  const levels = { red: strength, black: mount, white: armour };
  return arm(books, {
    count: threeOf((colour) =>
      Math.max(0, Math.min(levels[colour], mostDice) - (fewer?.[colour] ?? 0)),
    ),
    active: [strength === mostStrength, mount === TOP_LEVEL, armour === TOP_LEVEL],
  });
}

const LEVELS = TOP_LEVEL + 1;
const TAKEN = 4;

/** The dice of a seat after each amount of strength that can be spent. */
export function armsFor(books: Books, gear: Gear): readonly Arm[] {
  const { red = 0, black = 0, white = 0 } = gear.fewer ?? {};
  const taken = (red * TAKEN + black) * TAKEN + white;
  const key = (taken * LEVELS + gear.mount) * LEVELS + gear.armour;
  const known = books.ladders.get(key);
  if (known !== undefined) return known;
  const { mostStrength } = books.content.figures;
  const made = Array.from({ length: mostStrength + 1 }, (_, n) => armFor(books, gear, n));
  books.ladders.set(key, made);
  return made;
}

/** The dice of nobody, or the one of a Polish noble [G12.4]. */
export function foeArm(books: Books, die: boolean): Arm {
  return arm(books, { count: [0, 0, die ? 1 : 0], active: [false, false, false] });
}

const DICE_BITS = 4;

function arm(books: Books, loadout: Loadout): Arm {
  let key = 0;
  for (let c = 0; c < 3; c++)
    key = (key << DICE_BITS) | ((loadout.count[c] as number) << 1) | Number(loadout.active[c]);
  const known = books.arms.get(key);
  if (known !== undefined) return known;
  const made = armOf(books.scale, books.arms.size, loadout);
  books.arms.set(key, made);
  return made;
}

export function rerollsFor(books: Books, of: Arm, most: number): readonly Again[] {
  let byMost = books.rerolls.get(of);
  if (byMost === undefined) books.rerolls.set(of, (byMost = []));
  return (byMost[most] ??= rerollsOf(of, most));
}

/** Hands are told apart in a long series of games by the hundred; the books do not grow without end. */
const MOST_HANDS = 1000;

/** The hand with so many tiles of each kind. */
export function handFor(books: Books, counts: readonly number[], glory: number): Hand {
  let payable = 0;
  counts.forEach((count, i) => (payable += count * (books.tiles[i] as Tile).cost));
  const purse = Math.min(glory, payable);
  const key = `${counts.join(' ')} ${purse}`;
  const known = books.hands.get(key);
  if (known !== undefined) return known;
  if (books.hands.size >= MOST_HANDS) books.hands.clear();
  const made = handOf(books.handsMade++, books.tiles, counts, purse);
  books.hands.set(key, made);
  return made;
}

export function emptyHand(books: Books): Hand {
  return (books.empty ??= handFor(
    books,
    books.tiles.map(() => 0),
    0,
  ));
}

/** [G11.22] The hand after the use of a tile. */
export function without(books: Books, hand: Hand, tile: number): Hand {
  const known = hand.rest[tile];
  if (known !== undefined) return known;
  const counts = hand.counts.with(tile, (hand.counts[tile] as number) - 1);
  const made = handFor(books, counts, hand.purse - (books.tiles[tile] as Tile).cost);
  hand.rest[tile] = made;
  return made;
}
