import type { Colour, Content } from '../content/types.js';
import { armFor, booksOf, emptyHand, foeArm, type Books, type Gear } from './books.js';
import { eachAfter, type Arm } from './dice.js';
import { byFaith, strengthFor, type Needs } from './policy.js';

/** A quick word on a duel that may come: the counsel policy against somebody with a printed attack, without tiles. */

/** What a seat brings to the duel. */
export interface DuelistFigures {
  readonly mount: number;
  readonly armour: number;
  readonly strength: number;
  readonly faith: number;
  /** Attack more in every engagement. */
  readonly attack?: number;
}

/** Whom it meets. */
export interface FoeFigures {
  readonly attack: number;
  readonly prestige: number;
  /** A white die besides [G12.3]. */
  readonly die?: boolean;
  /** Dice that it takes [G12.5]. */
  readonly fewer?: { readonly [colour in Colour]?: number } | undefined;
}

/** How an engagement ends, with faith kept and with faith spent. */
interface Ends {
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  readonly wonByFaith: number;
  readonly tiedByFaith: number;
  readonly lostByFaith: number;
}

interface Cache {
  readonly books: Books;
  /** By the opponent, then by gear and attack. */
  readonly courses: Course[][];
  readonly ends: WeakMap<Arm, Map<number, Ends>>;
}
const caches = new WeakMap<Content, Cache>();

function cacheOf(content: Content): Cache {
  let cache = caches.get(content);
  if (cache === undefined) {
    cache = { books: booksOf(content), courses: [], ends: new WeakMap() };
    caches.set(content, cache);
  }
  return cache;
}

/** Duels of the same gear against the same opponent. */
interface Course {
  readonly cache: Cache;
  readonly gear: Gear;
  /** The opponent's attack less what the seat adds to its own. */
  readonly attack: number;
  readonly prestige: number;
  readonly foe: Arm;
  /** From their beginning, by what the seat has for them; not a number where that was never asked. */
  readonly duels: Float64Array;
  /** From the middle of one. */
  readonly known: Map<number, number>;
}

/** What is spent and won. */
interface Stand {
  readonly spent: number;
  readonly strength: number;
  readonly faith: number;
  readonly prestige: number;
  readonly wins: number;
  readonly losses: number;
}

/** One engagement of these dice against a fixed attack. */
function endsOf(cache: Cache, arm: Arm, foe: number, tieWins: boolean, faith: boolean): Ends {
  const known = cache.ends.get(arm) ?? new Map<number, Ends>();
  cache.ends.set(arm, known);
  const key = ((foe + 32) << 2) | (Number(tieWins) << 1) | Number(faith);
  const before = known.get(key);
  if (before !== undefined) return before;
  const { books } = cache;
  const { scale } = arm;
  const hand = emptyHand(books);
  const need = tieWins ? foe : foe + 1;
  const most = books.content.figures.faithDice;
  const ends = { won: 0, tied: 0, lost: 0, wonByFaith: 0, tiedByFaith: 0, lostByFaith: 0 };
  for (const roll of arm.rolls) {
    const chance = arm.chances[roll] as number;
    const again = faith ? byFaith(books, arm, hand, most, roll, need) : undefined;
    if (again === undefined) {
      const attack = scale.sum[roll] as number;
      ends[attack < need ? 'lost' : attack === foe ? 'tied' : 'won'] += chance;
      continue;
    }
    eachAfter(arm, roll, again, (after, share) => {
      const attack = scale.sum[after] as number;
      const end = attack < need ? 'lostByFaith' : attack === foe ? 'tiedByFaith' : 'wonByFaith';
      ends[end] += chance * share;
    });
  }
  known.set(key, ends);
  return ends;
}

/** The chance of the duel from the start of an engagement. */
function fromHere(course: Course, stand: Stand): number {
  const { engagements } = course.cache.books.content.figures;
  const { spent, strength, faith, prestige, wins, losses } = stand;
  if (wins === engagements) return 1;
  if (losses === engagements) return 0;
  let key = 0;
  for (const part of [spent, strength, faith, prestige, wins, losses]) key = key * 16 + part;
  let value = course.known.get(key);
  if (value === undefined) {
    value = fought(course, stand);
    course.known.set(key, value);
  }
  return value;
}

function fought(course: Course, stand: Stand): number {
  const { cache, gear, foe } = course;
  const { spent, strength, faith, prestige, wins, losses } = stand;
  const tieWins = prestige >= course.prestige;
  const needs: Needs = { least: course.attack + (tieWins ? 0 : 1), chances: foe.attacks };
  const most = Math.min(strength, cache.books.content.figures.mostStrength - spent);
  const arms = Array.from({ length: most + 1 }, (_, n) => armFor(cache.books, gear, spent + n));
  const { amount } = strengthFor(arms, emptyHand(cache.books), needs);
  const arm = arms[amount] as Arm;
  const rest = {
    spent: spent + amount,
    strength: strength - amount,
    faith,
    prestige,
    wins,
    losses,
  };
  const won = { ...rest, wins: wins + 1 };
  const tied = { ...won, prestige: Math.max(0, prestige - 1) };
  const lost = { ...rest, losses: losses + 1 };
  let chance = 0;
  foe.attacks.forEach((ofDie, die) => {
    if (ofDie === 0) return;
    const ends = endsOf(cache, arm, course.attack + die, tieWins, faith > 0);
    const mean = (share: number, after: Stand, spentFaith: number): number =>
      share === 0 ? 0 : share * fromHere(course, { ...after, faith: faith - spentFaith });
    chance +=
      ofDie *
      (mean(ends.won, won, 0) +
        mean(ends.tied, tied, 0) +
        mean(ends.lost, lost, 0) +
        mean(ends.wonByFaith, won, 1) +
        mean(ends.tiedByFaith, tied, 1) +
        mean(ends.lostByFaith, lost, 1));
  });
  return chance;
}

/** More than three faith cannot be spent in a duel, nor more prestige be lost. */
const MOST = 3;
const LEVELS = 5;
const ATTACKS = 32;
const TAKEN = 4;
const NONE_TAKEN = TAKEN * TAKEN * TAKEN;

/** Gear in one number, and the opponent in another: places in lists, because evaluations ask all the time. */
function gearKey({ mount, armour }: DuelistFigures, attack: number): number {
  return (mount * LEVELS + armour) * ATTACKS + attack;
}

function foeKey({ prestige, die, fewer }: FoeFigures): number {
  const key = prestige * 2 + (die === true ? 1 : 0);
  if (fewer === undefined) return key * NONE_TAKEN;
  const { red = 0, black = 0, white = 0 } = fewer;
  return ((key * TAKEN + red) * TAKEN + black) * TAKEN + white;
}

function courseOf(cache: Cache, own: DuelistFigures, foe: FoeFigures, attack: number): Course {
  const ofFoe = (cache.courses[foeKey(foe)] ??= []);
  return (ofFoe[gearKey(own, attack)] ??= courseAnew(cache, own, foe, attack));
}

function courseAnew(cache: Cache, own: DuelistFigures, foe: FoeFigures, attack: number): Course {
  const { mount, armour } = own;
  const strengths = cache.books.content.figures.mostStrength + 1;
  return {
    cache,
    gear: { mount, armour, fewer: foe.fewer },
    attack,
    prestige: foe.prestige,
    foe: foeArm(cache.books, foe.die ?? false),
    duels: new Float64Array(strengths * (MOST + 1) * (foe.prestige + MOST + 1)).fill(NaN),
    known: new Map(),
  };
}

/** The chance to win a duel against somebody with a printed attack. */
export function chance(
  content: Content,
  own: DuelistFigures,
  foe: FoeFigures,
  ownPrestige: number,
): number {
  const attack = Math.max(0, foe.attack - (own.attack ?? 0));
  const course = courseOf(cacheOf(content), own, foe, attack);
  const strength = Math.min(own.strength, content.figures.mostStrength);
  const faith = Math.min(own.faith, MOST);
  // Ties cost prestige: what is above the opponent's is a reserve.
  const prestige = Math.min(Math.max(ownPrestige, 0), foe.prestige + MOST);
  const key = (strength * (MOST + 1) + faith) * (foe.prestige + MOST + 1) + prestige;
  const known = course.duels[key] ?? NaN;
  if (!Number.isNaN(known)) return known;
  const found = fromHere(course, { spent: 0, strength, faith, prestige, wins: 0, losses: 0 });
  course.duels[key] = found;
  return found;
}
