import { inLivery, LIVERIES, liveryOf, nearestTo, type Livery } from '@destrier/heraldry';
import { playerArms } from './players.js';

/** Somebody who comes to a table. */
export interface ArmsComer {
  readonly seat: number;
  /** What they bear elsewhere; null where they chose nothing. */
  readonly arms: string | null;
  readonly isOfHouse: boolean;
}

/** Whose colour is kept where two come with the same: first of people who chose one, last of the house. */
function rankOf({ arms, isOfHouse }: ArmsComer): number {
  if (isOfHouse) return 2;
  return arms === null ? 1 : 0;
}

/** What everybody bears at one table, in their order: their own arms, in another colour where somebody has theirs already. */
export function toldApart(comers: readonly ArmsComer[]): readonly string[] {
  const borne = new Map<ArmsComer, string>();
  for (const comer of comers.toSorted((a, b) => rankOf(a) - rankOf(b)))
    borne.set(comer, worn(comer, freeBeside([...borne.values()])));
  return comers.map((comer) => borne.get(comer) ?? armsOfSeat(comer.seat));
}

/** What somebody bears who has no seat, beside those who have. */
export function armsBeside(borne: readonly string[], arms: string): string {
  return worn({ seat: 0, arms }, freeBeside(borne));
}

function freeBeside(borne: readonly string[]): readonly Livery[] {
  const taken = new Set(borne.map(liveryOf));
  return LIVERIES.filter((livery) => !taken.has(livery));
}

/** The nearest free colour in which their arms are seen from afar; else the arms of a seat in the nearest. */
function worn({ seat, arms }: Omit<ArmsComer, 'isOfHouse'>, free: readonly Livery[]): string {
  const own = arms ?? armsOfSeat(seat);
  const livery = liveryOf(own);
  if (free.includes(livery)) return own;
  const nearest = nearestTo(livery).filter((other) => free.includes(other));
  const changed = arms === null ? [] : nearest.flatMap((other) => inLivery(arms, other) ?? []);
  const plain = playerArms.find(({ colour }) => colour === nearest[0])?.blazon;
  return changed[0] ?? plain ?? own;
}

function armsOfSeat(seat: number): string {
  return playerArms[seat % playerArms.length]?.blazon ?? 'Argent';
}
