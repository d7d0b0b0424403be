import type { OddsBook } from '@destrier/engine';
import { fightOut } from './check.js';
import { Reckoning } from './odds.js';
import { pointsIn } from './point.js';
import { POLICY } from './policy.js';
import { readSpend, type Spend } from './spend.js';

/** The odds of duels. */
export const odds: OddsBook<Spend> = {
  noun: 'duel',
  policy: POLICY,
  readSpend,
  contestIn(match) {
    const [point] = pointsIn(match);
    if (point === undefined) return undefined;
    const reckoning = new Reckoning(match, point);
    return {
      seat: reckoning.seat,
      step: point.step,
      spends: () => reckoning.spends(),
      prepare: () => reckoning.prepare(),
      odds: (spend) => ({ ...reckoning.odds(spend) }),
      hasBest: !reckoning.againstSeat,
      best: () => reckoning.best(),
      playOut(spend, games, seed) {
        const { engagement, duel } = fightOut(match, point, spend, games, seed);
        return { engagement, duel };
      },
    };
  },
  // They are made with what tests are made with: nobody who plays needs them.
  setups: async () => (await import('./setups.js')).SETUPS,
};
