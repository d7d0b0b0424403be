import { feintsAmong, NOBODY, weaponOf, type Content } from '@destrier/avalon/page';
import type { Account, Fate, Lost } from './account.js';

/** How a combat was decided, as far as what was told lets one say so. */
export interface Verdict {
  readonly why:
    /** Somebody lost with the lowest card, or with the highest where Morgan lies. */
    | 'lowest'
    | 'highest'
    /** The same, where lower or higher ones feinted. */
    | 'lowestLeft'
    | 'highestLeft'
    /** Its feint was undone by a power. */
    | 'undone'
    /** Nobody else had a card left. */
    | 'alone'
    /** Nobody lost: all feinted, or no card of a player was left. */
    | 'feints'
    | 'none';
  /** The place of the card that lost, or -1. */
  readonly at: number;
  /** Places of the cards that feinted in the end. */
  readonly feints: readonly number[];
  /** Places of those whose feint a power undid. */
  readonly alone: readonly number[];
}

/** What a card counted; -1: nothing. */
export function valueOf(content: Content, { card, value }: Fate): number {
  return value ?? weaponOf(content, card).value ?? -1;
}

interface Standing {
  readonly at: number;
  readonly card: string;
  readonly seat: number;
  readonly value: number;
  readonly alone: boolean;
}

export function verdictOf(content: Content, account: Account): Verdict {
  const { cards, decided, broken, lost } = account;
  const standing = decided.flatMap((at): readonly Standing[] => {
    const fate = cards[at];
    if (fate === undefined) return [];
    const { card, seat, alone = false } = fate;
    const value = valueOf(content, fate);
    return [{ at, card, seat, value, alone: alone || broken.includes(value) }];
  });
  const marks = {
    feints: standing.filter((one) => feintsAmong(standing, one)).map(({ at }) => at),
    alone: standing.filter(({ alone }) => alone).map(({ at }) => at),
  };
  const owned = standing.filter(({ seat }) => seat !== NOBODY);
  if (lost === null) return { why: owned.length === 0 ? 'none' : 'feints', at: -1, ...marks };
  const worst = owned.findLast(({ seat, card }) => seat === lost.seat && card === lost.card);
  return { why: whyOf(lost, worst, owned), at: worst?.at ?? -1, ...marks };
}

function whyOf(
  { how, value }: Lost,
  worst: Standing | undefined,
  owned: readonly Standing[],
): Verdict['why'] {
  if (how === 'alone') return how;
  if (worst?.alone === true) return 'undone';
  const isLeft = owned.some((one) => (how === 'highest' ? one.value > value : one.value < value));
  return isLeft ? `${how}Left` : how;
}
