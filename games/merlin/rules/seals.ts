import { need, type Seat } from '@destrier/engine';
import type { Servant } from '../content/types.js';
import type { Play, Seal } from '../state.js';

/** The seals of the King's Favour. */

/** Abilities of the second and third row, as the rules ask for them. */
export const DEPLOY: { readonly [servant in Servant]: string } = {
  mason: 'mason-2',
  'shield-bearer': 'shield-bearer-2',
  'flag-bearer': 'flag-bearer-2',
  lady: 'lady-2',
};
export const PRAISE: { readonly [servant in Servant]: string } = {
  mason: 'mason-1',
  'shield-bearer': 'shield-bearer-1',
  'flag-bearer': 'flag-bearer-1',
  lady: 'lady-1',
};
export const REBUILD = 'mason-3';
export const BANISH = 'shield-bearer-3';
export const RECKON = 'flag-bearer-3';
export const COURT = 'lady-3';

interface Sealed {
  readonly seals: readonly Readonly<Seal>[];
}

export function hasSeal({ seals }: Sealed, ability: string): boolean {
  for (const seal of seals) if (seal.ability === ability) return true;
  return false;
}

/** Whether an ability of row 3 is there and not used in this scoring period [M17.10]. */
export function isReady({ seals }: Sealed, ability: string): boolean {
  for (const seal of seals) if (seal.ability === ability) return !seal.turned;
  return false;
}

export function turnSeal(g: Play, seat: Seat, ability: string): void {
  g.rule('M17.10');
  need(
    g.s.players[seat].seals.find((seal) => seal.ability === ability),
    ability,
  ).turned = true;
  g.event('turned', { seat, ability });
}

/** After a scoring [M17.10]. */
export function restoreSeals(g: Play): void {
  for (const seat of g.seats) {
    const turned = g.s.players[seat].seals.filter((seal) => seal.turned);
    for (const seal of turned) seal.turned = false;
    if (turned.length > 0) g.event('restored', { seat, number: turned.length });
  }
}
