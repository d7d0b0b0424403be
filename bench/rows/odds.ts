import { need } from '@destrier/engine';
import {
  pointsIn,
  Reckoning,
  SETUPS,
  SpendError,
  type Setup,
  type Spend,
} from '@destrier/glory/odds';
import type { Row } from '../row.js';

function reckoningOf({ table }: Setup): Reckoning {
  const { match } = table();
  return new Reckoning(match, need(pointsIn(match)[0], 'a duel'));
}

/** Everything that two declarations together can ask for. */
function questionsTo(reckoning: Reckoning): Spend[] {
  const spends = reckoning.spends();
  return spends.flatMap((one) =>
    spends.flatMap((other) =>
      isPossible(reckoning, { ...one, ...other }) ? [{ ...one, ...other }] : [],
    ),
  );
}

function isPossible(reckoning: Reckoning, spend: Spend): boolean {
  try {
    reckoning.odds(spend);
    return true;
  } catch (error) {
    if (error instanceof SpendError) return false;
    throw error;
  }
}

/** Prepares duels that nothing is known of, one after the other; the slowest counts. */
function slowestPreparation(ms: number): number {
  const until = performance.now() + ms;
  let slowest = 0;
  for (let i = 0; i < SETUPS.length || performance.now() < until; i++) {
    const setup = need(SETUPS[i % SETUPS.length], 'a setup');
    // Each table has a content of its own, so nothing is left from the one before.
    const reckoning = reckoningOf(setup);
    const begun = performance.now();
    reckoning.prepare();
    slowest = Math.max(slowest, performance.now() - begun);
  }
  return slowest;
}

/** Asks duels that are prepared for all they can be asked, once each. */
function answering(): (ms: number) => number {
  const asked = SETUPS.map((setup) => ({ setup, spends: questionsTo(reckoningOf(setup)) }));
  return (ms) => {
    const until = performance.now() + ms;
    const took: number[] = [];
    for (let i = 0; i < asked.length || performance.now() < until; i++) {
      const { setup, spends } = need(asked[i % asked.length], 'a setup');
      const reckoning = reckoningOf(setup);
      reckoning.prepare();
      for (const spend of spends) {
        const begun = performance.now();
        reckoning.odds(spend);
        took.push(performance.now() - begun);
      }
    }
    return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0;
  };
}

/** The odds of duels in twenty setups: the slowest preparation, and what nineteen answers in twenty take at most. */
export const oddsRows: readonly Row[] = [
  {
    id: 'odds.prepare',
    unit: 'ms',
    goal: { op: '<', value: 500 },
    prepare: () => slowestPreparation,
  },
  {
    id: 'odds.answer.p95',
    unit: 'ms',
    goal: { op: '<', value: 20 },
    prepare: answering,
  },
];
