import type { Power, Seen } from '@destrier/avalon/page';
import { isOpen, type Way } from './ways.js';

/** Which effect an option uses, where somebody is asked for a power. */
const USED: { readonly [verb: string]: Power['effect'] } = {
  order: 'order',
  bestow: 'bestow',
  shift: 'shift-feint',
  shed: 'shed',
  swap: 'swap',
  herald: 'take-lead',
  rearguard: 'play-last',
  yield: 'yield',
  knight: 'neutral-card',
  mirror: 'mirror',
  break: 'break-feint',
  recall: 'recall',
  bend: 'bend',
  deny: 'deny',
};

/** The powers of somebody that can be used now. */
export function usablePowers(
  { powers }: Pick<Seen, 'powers'>,
  ways: readonly Way[],
  seat: number | null,
): readonly Power[] {
  const effects = ways.filter(isOpen).map(({ verb }) => USED[verb]);
  return powers.filter((power) => power.seat === seat && effects.includes(power.effect));
}
