import { why, type Seat, type Why } from '@destrier/engine';
import { bookOf } from '../book.js';
import {
  GOODS,
  PROVINCES,
  SERVANTS,
  type FlagPower,
  type Good,
  type Province,
  type Servant,
} from '../content/types.js';
import type { OpenLook } from '../state.js';
import { flagsFor } from './supply.js';

/** Reasons that menus give again and again, made once. */

function table<A extends string, B extends string>(
  as: readonly A[],
  bs: readonly B[],
  make: (a: A, b: B) => Why,
): { readonly [a in A]: { readonly [b in B]: Why } } {
  return Object.fromEntries(
    as.map((a) => [a, Object.fromEntries(bs.map((b) => [b, make(a, b)]))]),
  ) as { [a in A]: { [b in B]: Why } };
}

const NO_FLAG = new Map<string, { readonly [province in Province]: Why }>();

/** Why a flag cannot be used: there is none. The rule is that of the flag. */
export function noFlag(g: OpenLook, seat: Seat, power: FlagPower, rule: string): Why | undefined {
  if (flagsFor(g, seat, power) > 0) return undefined;
  let reasons = NO_FLAG.get(rule);
  if (reasons === undefined) {
    reasons = table(['of'], PROVINCES, (_, province) => why(rule, 'noFlag', { province })).of;
    NO_FLAG.set(rule, reasons);
  }
  return reasons[bookOf(g).flagOf[power]];
}

/** Why the favours of the mason and the lady do not go with a staff, in whichever order. */
export const STAFF_AND_FAVOUR = why('M17.15', 'staffAndFavour');

const STANDS = table(SERVANTS, PROVINCES, (servant, province) =>
  why('M5.4', 'standsThere', { servant, province }),
);
/** Why a servant cannot be sent to where it stands. */
export const standsThere = (servant: Servant, province: Province): Why => STANDS[servant][province];

const AT_HOME = table(SERVANTS, ['castle'], (servant) => why('M6.11', 'atHome', { servant }));
/** Why a servant in the castle is not moved while another is out. */
export const atHome = (servant: Servant): Why => AT_HOME[servant].castle;

const NONE = table(GOODS, PROVINCES, (good, province) =>
  why('M6.4', 'noneThere', { good, province }),
);
const NO_COUNTER = table(['at'], PROVINCES, (_, province) =>
  why('M6.3', 'noCounterThere', { province }),
).at;

/** Why a good cannot be taken from a province by influence. */
export function whyNotTaken(
  g: OpenLook,
  seat: Seat,
  good: Good,
  province: Province,
): Why | undefined {
  if (g.s.players[seat].influence[province] === 0) return NO_COUNTER[province];
  return g.s.supply[good][province] === 0 ? NONE[good][province] : undefined;
}
