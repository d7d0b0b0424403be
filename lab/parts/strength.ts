import { ITERATIONS, LEVELS, sprt, type Level, type Sprt } from '@destrier/bots';
import type { CoupleStanding, LadderResult } from '@destrier/bots/ladder';
import type { Found, Part, Task } from '../part.js';
import { rowOf, type Row } from '../row.js';
import type { Sizes } from '../sizes.js';
import { ladderTask } from '../tasks/ladder.js';
import { contest } from './glory.js';

/** Who is claimed to be how strong: against the level below, at least the second share rather than the first. */
const CLAIMS = [
  { level: 'greedy', below: 'random', p0: 0.91, p1: 0.95 },
  { level: 'strong', below: 'greedy', p0: 0.65, p1: 0.72 },
  { level: 'master', below: 'strong', p0: 0.55, p1: 0.62 },
] as const;
type Claim = (typeof CLAIMS)[number];

/** ln 19: both errors at 5 %. */
const ACCEPTED = Math.log(19);

const coupleOf = ({ pairs }: LadderResult): CoupleStanding => {
  const [couple] = pairs;
  if (couple === undefined) throw new Error('a ladder has two bots');
  return couple;
};

function testOf({ p0, p1 }: Claim, result: LadderResult): Sprt {
  const { share, games } = coupleOf(result);
  return sprt(p0, p1, share * games, games);
}

const shareRow = (id: string, { a, b, games, share, share95 }: CoupleStanding): Row =>
  rowOf({
    id,
    about: `${a} against ${b}`,
    unit: 'share',
    value: games === 0 ? null : share,
    interval95: share95,
    n: games,
  });

function claimPart(claim: Claim, sizes: Sizes): { part: Part; task: Task<LadderResult> } {
  const { level, below, p0, p1 } = claim;
  const id = `sprt.${level}-${below}`;
  const until = sizes.sprt === null ? { p0, p1 } : { games: sizes.sprt[level] };
  const task = ladderTask(id, contest([level, below], until));
  const part: Part = {
    id,
    about: `sequential test: does ${level} win ${p1} against ${below}, or ${p0}?`,
    tasks: [task],
    rows(found) {
      const { result } = found(task);
      const couple = coupleOf(result);
      const { llr, decision } = testOf(claim, result);
      return [
        shareRow(`${id}.share`, couple),
        rowOf({
          id: `${id}.test`,
          about: `${level} wins ${p1} and not ${p0}: ${WORDS[decision]}`,
          unit: 'llr',
          value: llr,
          interval95: null,
          n: couple.games,
          goal: { op: '>=', value: Number(ACCEPTED.toPrecision(4)) },
        }),
      ];
    },
  };
  return { part, task };
}

const WORDS = { accept: 'accepted', reject: 'rejected', open: 'not decided' } as const;

/** How strength grows with iterations: asked for where the claim does not hold. */
function curvePart(claim: Claim, test: Task<LadderResult>, sizes: Sizes): Part {
  const { level, below } = claim;
  const id = `curve.${level}`;
  const points = sizes.curve.points.map((iterations) => {
    // The level as it is has played its test already.
    if (iterations === ITERATIONS[level]) return test;
    const name = `${level}:${iterations}`;
    return ladderTask(`${id}.${iterations}`, contest([name, below], { games: sizes.curve.games }));
  });
  return {
    id,
    about: `share of ${level} against ${below} by iterations per searched decision`,
    tasks: points,
    wanted: {
      after: test,
      is: (found) => testOf(claim, found(test).result).decision !== 'accept',
    },
    rows: (found) =>
      points.map((task, i) =>
        shareRow(`${id}.${sizes.curve.points[i]}`, coupleOf(found(task).result)),
      ),
  };
}

function ratingsPart(sizes: Sizes): Part {
  const id = 'ratings';
  const levels = LEVELS.toReversed();
  const task = ladderTask(id, contest(levels, { games: sizes.ratings }));
  return {
    id,
    about: 'all levels, every two against each other',
    tasks: [task],
    rows: (found) => ratingRows(id, found, task),
  };
}

function ratingRows(id: string, found: Found, task: Task<LadderResult>): Row[] {
  const { bots, pairs } = found(task).result;
  return [
    ...bots.map(({ id: bot, rating: { mu, sigma }, games }) =>
      rowOf({
        id: `${id}.${bot}`,
        about: `${bot}${iterationsOf(bot)}: openskill rating`,
        unit: 'rating',
        value: games === 0 ? null : mu,
        interval95: [mu - 2 * sigma, mu + 2 * sigma],
        n: games,
      }),
    ),
    ...pairs.map((couple) => shareRow(`${id}.${couple.a}-${couple.b}`, couple)),
  ];
}

function iterationsOf(bot: string): string {
  const iterations = ITERATIONS[bot as Level];
  return iterations === 0 ? '' : ` (${iterations} iterations)`;
}

/** The tests of all claims, the ratings, and the curves, which may not be wanted. */
export function strengthParts(sizes: Sizes): { readonly parts: Part[]; readonly curves: Part[] } {
  const claims = CLAIMS.map((claim) => ({ claim, ...claimPart(claim, sizes) }));
  return {
    parts: [...claims.map(({ part }) => part), ratingsPart(sizes)],
    curves: claims
      .filter(({ claim: { level } }) => ITERATIONS[level] > 0)
      .map(({ claim, task }) => curvePart(claim, task, sizes)),
  };
}
