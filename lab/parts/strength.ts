import type { LadderPlan } from '@destrier/engine';
import { ITERATIONS, LEVELS, sprt, type Level, type Sprt } from '@destrier/bots';
import type { CoupleStanding, LadderResult } from '@destrier/bots/ladder';
import type { FoundResult, Part, Task } from '../part.js';
import { rowOf, type Row } from '../row.js';
import type { Mode } from '../sizes.js';
import { ladderTask } from '../tasks/ladder.js';
import { contest, idIn, type Laddered } from './jobs.js';

type Claim = LadderPlan['claims'][number];

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

function claimPart(
  book: Laddered,
  claim: Claim,
  mode: Mode,
): { part: Part; task: Task<LadderResult> } {
  const { level, below, p0, p1 } = claim;
  const id = idIn(book, `sprt.${level}-${below}`);
  const until = mode === 'full' ? { p0, p1 } : { games: claim.quick };
  const task = ladderTask(id, contest(book, [level, below], until));
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
function curvePart(book: Laddered, claim: Claim, test: Task<LadderResult>, mode: Mode): Part {
  const { level, below } = claim;
  const { curve } = book.plan;
  const id = idIn(book, `curve.${level}`);
  const points = curve.points[mode].map((iterations) => {
    // The level as it is has played its test already.
    if (iterations === iterationsAt(level)) return test;
    const name = `${level}:${iterations}`;
    return ladderTask(
      `${id}.${iterations}`,
      contest(book, [name, below], { games: curve.games[mode] }),
    );
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
        shareRow(`${id}.${curve.points[mode][i]}`, coupleOf(found(task).result)),
      ),
  };
}

function ratingsPart(book: Laddered, mode: Mode): Part {
  const id = idIn(book, 'ratings');
  const levels = LEVELS.toReversed();
  const task = ladderTask(id, contest(book, levels, { games: book.plan.ratings[mode] }));
  return {
    id,
    about: 'all levels, every two against each other',
    tasks: [task],
    rows: (found) => ratingRows(id, found, task),
  };
}

function ratingRows(id: string, found: FoundResult, task: Task<LadderResult>): Row[] {
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

const iterationsAt = (level: string): number => ITERATIONS[level as Level];

function iterationsOf(bot: string): string {
  const iterations = iterationsAt(bot);
  return iterations === 0 ? '' : ` (${iterations} iterations)`;
}

/** The tests of all claims, the ratings, and the curves, which may not be wanted. */
export function strengthParts(
  book: Laddered,
  mode: Mode,
): { readonly parts: Part[]; readonly curves: Part[] } {
  const claims = book.plan.claims.map((claim) => ({ claim, ...claimPart(book, claim, mode) }));
  return {
    parts: [...claims.map(({ part }) => part), ratingsPart(book, mode)],
    curves: claims
      .filter(({ claim: { level } }) => iterationsAt(level) > 0)
      .map(({ claim, task }) => curvePart(book, claim, task, mode)),
  };
}
