import { COLOURS, type Colour, type Content } from '../content/types.js';
import { power } from './power.js';

/**
 * Dice as the odds see them. Of a colour only the best die counts [G11.2], so a side's dice are one number: the best
 * of each colour, packed. A colour without dice counts 0.
 */

export type Three<T> = readonly [red: T, black: T, white: T];

/** The packing of the best dice of three colours. */
export interface Scale {
  readonly tops: Three<number>;
  /** How many packed numbers there are. */
  readonly size: number;
  /** The best die of each colour, and all together, by packed number. */
  readonly best: Three<Uint8Array>;
  readonly sum: Uint8Array;
  /** How likely a die shows each value, by colour: with a symbol asleep, and active [G11.5] [G11.6]. */
  readonly one: Three<readonly [asleep: Float64Array, active: Float64Array]>;
}

export const threeOf = <T>(of: (colour: Colour, at: number) => T): Three<T> =>
  COLOURS.map(of) as unknown as Three<T>;

export function pack({ tops }: Scale, red: number, black: number, white: number): number {
  return (red * (tops[1] + 1) + black) * (tops[2] + 1) + white;
}

/** [G14.6] A roll after the best die of some colours is turned to its highest face; a bit for each. */
export function turned(scale: Scale, roll: number, colours: number): number {
  const best = (c: 0 | 1 | 2): number =>
    (colours & (1 << c)) === 0 ? (scale.best[c][roll] as number) : scale.tops[c];
  return pack(scale, best(0), best(1), best(2));
}

export function scaleOf({ dice }: Content): Scale {
  const tops = threeOf((colour) => dice[colour].high);
  const size = (tops[0] + 1) * (tops[1] + 1) * (tops[2] + 1);
  const best = threeOf(() => new Uint8Array(size));
  const sum = new Uint8Array(size);
  for (let roll = 0; roll < size; roll++) {
    const rest = Math.floor(roll / (tops[2] + 1));
    best[2][roll] = roll % (tops[2] + 1);
    best[1][roll] = rest % (tops[1] + 1);
    best[0][roll] = Math.floor(rest / (tops[1] + 1));
    for (const of of best) sum[roll] = (sum[roll] as number) + (of[roll] as number);
  }
  return {
    tops,
    size,
    best,
    sum,
    one: threeOf((colour) => [single(dice[colour], false), single(dice[colour], true)]),
  };
}

function single({ faces, low, high }: Content['dice'][Colour], active: boolean): Float64Array {
  const chances = new Float64Array(high + 1);
  for (const face of faces) {
    const value = face === 'symbol' ? (active ? high : low) : face;
    chances[value] = (chances[value] as number) + 1 / faces.length;
  }
  return chances;
}

/** How many dice of each colour, and the colours whose symbol is active. */
export interface Loadout {
  readonly count: Three<number>;
  readonly active: Three<boolean>;
}

/** The dice of a side in one engagement. */
export interface Arm extends Loadout {
  /** Different for different dice of one content. */
  readonly id: number;
  readonly scale: Scale;
  /** How many dice in all. */
  readonly dice: number;
  /** How likely the roll of all dice gives each packed number. */
  readonly chances: Float64Array;
  /** The packed numbers it can give. */
  readonly rolls: readonly number[];
  /** The same by attack alone. */
  readonly attacks: Float64Array;
  /** By colour, dice rerolled and best die before: how likely the best die is each value afterwards. */
  readonly after: Three<readonly (readonly Float64Array[])[]>;
}

/** How likely the best of so many dice is each value. */
function bestOfFresh(one: Float64Array, count: number): Float64Array {
  const best = new Float64Array(one.length);
  if (count === 0) best[0] = 1;
  else {
    let upTo = 0;
    let before = 0;
    one.forEach((chance, value) => {
      upTo += chance;
      const all = power(upTo, count);
      best[value] = all - before;
      before = all;
    });
  }
  return best;
}

/** [G11.16] The best die after `fresh` dice are rolled again beside dice of which the best is `kept`. */
export function raised(fresh: Float64Array, kept: number): Float64Array {
  const after = new Float64Array(fresh.length);
  fresh.forEach((chance, value) => {
    const best = Math.max(value, kept);
    after[best] = (after[best] as number) + chance;
  });
  return after;
}

export function armOf(scale: Scale, id: number, { count, active }: Loadout): Arm {
  const fresh = threeOf((_, c) =>
    Array.from({ length: (count[c] as number) + 1 }, (__, dice) =>
      bestOfFresh((scale.one[c] as Arm['after'][0][0])[Number(active[c])] as Float64Array, dice),
    ),
  );
  const after = threeOf((_, c) =>
    (fresh[c] as readonly Float64Array[]).map((chances, dice) =>
      Array.from({ length: chances.length }, (__, best) =>
        // Who rerolls some of the dice of a colour keeps the best.
        raised(chances, dice > 0 && dice === count[c] ? 0 : best),
      ),
    ),
  );
  const chances = new Float64Array(scale.size);
  const attacks = new Float64Array(scale.tops[0] + scale.tops[1] + scale.tops[2] + 1);
  const rolls: number[] = [];
  const [reds, blacks, whites] = fresh.map((of) => of.at(-1)) as unknown as Three<Float64Array>;
  for (let roll = 0; roll < scale.size; roll++) {
    const chance =
      (reds[scale.best[0][roll] as number] as number) *
      (blacks[scale.best[1][roll] as number] as number) *
      (whites[scale.best[2][roll] as number] as number);
    if (chance === 0) continue;
    chances[roll] = chance;
    rolls.push(roll);
    const attack = scale.sum[roll] as number;
    attacks[attack] = (attacks[attack] as number) + chance;
  }
  const dice = count[0] + count[1] + count[2];
  return { id, scale, count, active, dice, chances, rolls, attacks, after };
}

/** How many dice of each colour are rerolled. */
export type Again = Three<number>;

/**
 * The rerolls worth a thought, of at most so many dice: none to which one more die could be added without giving up the
 * best of its colour.
 */
export function rerollsOf({ count }: Loadout, most: number): Again[] {
  const found: Again[] = [];
  for (let red = 0; red <= count[0]; red++)
    for (let black = 0; black <= count[1]; black++)
      for (let white = 0; white <= count[2]; white++) {
        const again: Again = [red, black, white];
        const dice = red + black + white;
        const room = dice < most && again.some((own, c) => own + 1 < (count[c] as number));
        if (dice > 0 && dice <= most && !room) found.push(again);
      }
  return found;
}

/** By more than this a mean is greater. Below it is what arithmetic in binary leaves over. */
export const EPSILON = 1e-12;

/** What the best of some rerolls is worth on average, and its number among them, by roll; -1 where there is none. */
export interface BestRerolls {
  readonly worth: Float64Array;
  readonly choice: Int8Array;
}

/** Looks for the best reroll of every roll; of equals the first. */
export function bestRerolls(arm: Arm, rerolls: readonly Again[], worth: Float64Array): BestRerolls {
  const best = new Float64Array(worth.length);
  const choice = new Int8Array(worth.length).fill(-1);
  // Many rerolls begin alike: what red and black dice do to the worth is kept.
  const begun = new Map<number, Float64Array>();
  rerolls.forEach(([red, black, white], i) => {
    const key = red * BEGUN + black;
    let mean = begun.get(key);
    if (mean === undefined) {
      mean = meanOver(arm, 1, black, meanOver(arm, 0, red, worth));
      begun.set(key, mean);
    }
    mean = meanOver(arm, 2, white, mean);
    for (const roll of arm.rolls) {
      const value = mean[roll] as number;
      if (choice[roll] !== -1 && value <= (best[roll] as number) + EPSILON) continue;
      best[roll] = value;
      choice[roll] = i;
    }
  });
  return { worth: best, choice };
}

const BEGUN = 16;

/** The mean worth of every roll after so many dice of one colour are rolled again. */
function meanOver(arm: Arm, colour: 0 | 1 | 2, dice: number, worth: Float64Array): Float64Array {
  if (dice === 0) return worth;
  const { tops, best } = arm.scale;
  const step = colour === 2 ? 1 : colour === 1 ? tops[2] + 1 : (tops[1] + 1) * (tops[2] + 1);
  const after = arm.after[colour][dice] as readonly Float64Array[];
  const means = new Float64Array(worth.length);
  for (let roll = 0; roll < worth.length; roll++) {
    const own = best[colour][roll] as number;
    const chances = after[own] as Float64Array;
    const lowest = roll - own * step;
    let mean = 0;
    for (let value = 0; value < chances.length; value++)
      mean += (chances[value] as number) * (worth[lowest + value * step] as number);
    means[roll] = mean;
  }
  return means;
}

/** Every roll that a reroll can lead to, with its chance. */
export function eachAfter(
  arm: Arm,
  roll: number,
  again: Again,
  visit: (after: number, chance: number) => void,
): void {
  const { best } = arm.scale;
  eachOf(
    arm.scale,
    threeOf((_, c) => afterOf(arm, c as 0 | 1 | 2, again, (best[c] as Uint8Array)[roll] as number)),
    visit,
  );
}

/** Every roll of three colours that fall apart from each other. */
export function eachOf(
  scale: Scale,
  [reds, blacks, whites]: Three<Float64Array>,
  visit: (roll: number, chance: number) => void,
): void {
  for (let red = 0; red < reds.length; red++) {
    const ofRed = reds[red] as number;
    if (ofRed === 0) continue;
    for (let black = 0; black < blacks.length; black++) {
      const ofBlack = ofRed * (blacks[black] as number);
      if (ofBlack === 0) continue;
      for (let white = 0; white < whites.length; white++) {
        const chance = ofBlack * (whites[white] as number);
        if (chance > 0) visit(pack(scale, red, black, white), chance);
      }
    }
  }
}

function afterOf({ after }: Arm, colour: 0 | 1 | 2, again: Again, best: number): Float64Array {
  return (after[colour][again[colour]] as readonly Float64Array[])[best] as Float64Array;
}
