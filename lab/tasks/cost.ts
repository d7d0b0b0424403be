import { botNamed } from '@destrier/bots';
import { COST, SEARCHED } from '../sizes.js';

/** A first guess at one core's milliseconds for a game. */
export function costOf(bots: readonly string[]): number {
  return bots.reduce((sum, name) => {
    const { level = 'random', iterations = 0 } = botNamed(name) ?? {};
    if (level === 'random' || level === 'greedy') return sum + COST[level];
    return sum + COST.greedy + SEARCHED * iterations * COST.iteration;
  }, 0);
}
