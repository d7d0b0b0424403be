import type { Stand } from '@destrier/bots/curve';
import { isSeat, type Seat } from '@destrier/engine';
import { inHundred } from './told.js';

/** A choice after which somebody's chances stayed other than they were. */
export interface LastingTurn {
  /** The number of the choice. */
  readonly seq: number;
  /** Whose chances changed. */
  readonly seat: Seat;
  /** As shares of victory. */
  readonly before: number;
  readonly after: number;
}

/** So many moments to either side are looked at to tell what lasted. */
const AROUND = 2;
/** What changes chances by less than this, in a hundred, is no turn. */
const LEAST = 10;
/** Of changes as near as this the largest is the turn. */
const NEAR = 3;
const MOST_OWN = 3;
const MOST_OF_RIVALS = 2;

/**
 * The same curve without what was gone at the next look: an estimate of a few roll-outs jumps to and fro, and each moment
 * counts as the middle one of those around it. How the game began and ended is as it is.
 */
export function calmed(stands: readonly Stand[]): readonly Stand[] {
  return stands.map((stand, at) => {
    if (at < AROUND || at >= stands.length - AROUND) return stand;
    const near = stands.slice(at - AROUND, at + AROUND + 1);
    const middles = stand.win.map(({ mean }, seat) =>
      middle(near.map((one) => one.win[seat]?.mean ?? mean)),
    );
    // The middles of each seat need not come to what all chances are together.
    const share = sum(stand.win.map(({ mean }) => mean)) / (sum(middles) || 1);
    const win = stand.win.map(({ variance }, seat) => ({
      mean: (middles[seat] ?? 0) * share,
      variance,
    }));
    return { ...stand, win };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Where chances turned for good on a calmed curve: those of `own` seats, and of all others; the order is that of the game. */
export function turnsOf(
  stands: readonly Stand[],
  own: readonly Seat[],
  isTold: (seq: number) => boolean,
): { readonly own: readonly LastingTurn[]; readonly rivals: readonly LastingTurn[] } {
  const changes = stands.slice(1).flatMap(({ seq, win }, at) =>
    win.flatMap(({ mean }, seat): LastingTurn[] => {
      const before = stands[at]?.win[seat]?.mean ?? mean;
      const isTurn = inHundred(Math.abs(mean - before)) >= LEAST && isSeat(seat) && isTold(seq);
      return isTurn ? [{ seq, seat, before, after: mean }] : [];
    }),
  );
  const isOwn = ({ seat }: LastingTurn): boolean => own.includes(seat);
  return {
    own: largest(changes.filter(isOwn), MOST_OWN),
    rivals: largest(
      changes.filter((one) => !isOwn(one)),
      MOST_OF_RIVALS,
    ),
  };
}

function largest(turns: readonly LastingTurn[], most: number): readonly LastingTurn[] {
  const kept: LastingTurn[] = [];
  const size = ({ before, after }: LastingTurn): number => Math.abs(after - before);
  for (const turn of turns.toSorted((a, b) => size(b) - size(a) || a.seq - b.seq))
    if (kept.length < most && kept.every(({ seq }) => Math.abs(seq - turn.seq) > NEAR))
      kept.push(turn);
  return kept.toSorted((a, b) => a.seq - b.seq);
}
