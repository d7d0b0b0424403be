import { NOBODY, weaponOf, type Content } from '@destrier/avalon/page';
import type { Account, Fate } from './account.js';

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

/** By Morgan the highest loses, unless hers is nobody's card. */
export function highestLoses(
  cards: readonly { readonly kind: string; readonly seat: number }[],
): boolean {
  return cards.some(({ kind, seat }) => kind === 'morgan' && seat !== NOBODY);
}

/** What a card counted; -1: nothing. */
export function valueOf(content: Content, { card, value }: Fate): number {
  return value ?? weaponOf(content, card).value ?? -1;
}

interface Standing {
  readonly at: number;
  readonly kind: string;
  readonly seat: number;
  readonly value: number;
  readonly alone: boolean;
}

export function verdictOf(content: Content, account: Account): Verdict {
  const { cards, decided, broken, loser } = account;
  const standing = decided.flatMap((at): readonly Standing[] => {
    const fate = cards[at];
    if (fate === undefined) return [];
    const { card: kind, seat, alone = false } = fate;
    const value = valueOf(content, fate);
    return [{ at, kind, seat, value, alone: alone || broken.includes(value) }];
  });
  const marks = {
    feints: feintsOf(standing),
    alone: standing.flatMap((card) => (card.alone ? [card.at] : [])),
  };
  const owned = standing.filter(({ seat }) => seat !== NOBODY);
  if (loser === null) return { why: owned.length === 0 ? 'none' : 'feints', at: -1, ...marks };
  const isHigh = highestLoses(owned);
  const worst = worstOf(owned, loser, marks.feints, isHigh);
  if (worst === undefined) return { why: 'none', at: -1, ...marks };
  const { at, value } = worst;
  if (owned.every(({ seat }) => seat === loser)) return { why: 'alone', at, ...marks };
  if (worst.alone) return { why: 'undone', at, ...marks };
  const isLeft = owned.some((card) => (isHigh ? card.value > value : card.value < value));
  if (isHigh) return { why: isLeft ? 'highestLeft' : 'highest', at, ...marks };
  return { why: isLeft ? 'lowestLeft' : 'lowest', at, ...marks };
}

/** Places of the cards that have another of their value beside them. */
function feintsOf(standing: readonly Standing[]): readonly number[] {
  const able = standing.filter(({ alone, value }) => !alone && value >= 0);
  return able.flatMap((card) =>
    able.some((other) => other !== card && other.value === card.value) ? [card.at] : [],
  );
}

/** The card with which the loser lost: one that feints only if there is no other. */
function worstOf(
  owned: readonly Standing[],
  loser: number,
  feints: readonly number[],
  isHigh: boolean,
): Standing | undefined {
  const own = owned.filter(({ seat }) => seat === loser);
  const single = own.filter(({ at }) => !feints.includes(at));
  return (single.length > 0 ? single : own)
    .toSorted((one, other) => (isHigh ? one.value - other.value : other.value - one.value))
    .at(-1);
}
