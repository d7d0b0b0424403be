import { need, SpendError, type Contest, type OddsBook, type OddsSetup } from '@destrier/engine';
import { boxes } from '@destrier/registry';
import type { Row } from '../row.js';

/** A contest of some game, made afresh at every call. */
type Made = () => Contest<object>;

const madeOf =
  (book: OddsBook, { table }: OddsSetup<object>): Made =>
  () =>
    need(book.contestIn(table().match), `a ${book.noun}`);

/** Contests of every game that has odds. */
async function contests(): Promise<readonly Made[]> {
  const made = boxes().map(async ({ odds }) =>
    odds === undefined ? [] : (await odds.setups()).map((setup) => madeOf(odds, setup)),
  );
  return (await Promise.all(made)).flat();
}

/** Everything that two declarations together can ask for. */
function questionsTo(contest: Contest<object>): object[] {
  const spends = contest.spends();
  return spends.flatMap((one) =>
    spends.flatMap((other) =>
      isPossible(contest, { ...one, ...other }) ? [{ ...one, ...other }] : [],
    ),
  );
}

function isPossible(contest: Contest<object>, spend: object): boolean {
  try {
    contest.odds(spend);
    return true;
  } catch (error) {
    if (error instanceof SpendError) return false;
    throw error;
  }
}

/** Prepares contests that nothing is known of, one after the other; the slowest counts. */
async function preparing(): Promise<(ms: number) => number> {
  const all = await contests();
  return (ms) => {
    const until = performance.now() + ms;
    let slowest = 0;
    for (let i = 0; i < all.length || performance.now() < until; i++) {
      // Each table has a content of its own, so nothing is left from the one before.
      const contest = need(all[i % all.length], 'a contest')();
      const begun = performance.now();
      contest.prepare();
      slowest = Math.max(slowest, performance.now() - begun);
    }
    return slowest;
  };
}

/** Asks contests that are prepared for all they can be asked, once each. */
async function answering(): Promise<(ms: number) => number> {
  const asked = (await contests()).map((made) => ({ made, spends: questionsTo(made()) }));
  return (ms) => {
    const until = performance.now() + ms;
    const took: number[] = [];
    for (let i = 0; i < asked.length || performance.now() < until; i++) {
      const { made, spends } = need(asked[i % asked.length], 'a contest');
      const contest = made();
      contest.prepare();
      for (const spend of spends) {
        const begun = performance.now();
        contest.odds(spend);
        took.push(performance.now() - begun);
      }
    }
    return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0;
  };
}

/** The odds of contests in twenty setups: the slowest preparation, and what nineteen answers in twenty take at most. */
export const oddsRows: readonly Row[] = [
  {
    id: 'odds.prepare',
    unit: 'ms',
    goal: { op: '<', value: 500 },
    prepare: preparing,
  },
  {
    id: 'odds.answer.p95',
    unit: 'ms',
    goal: { op: '<', value: 20 },
    prepare: answering,
  },
];
