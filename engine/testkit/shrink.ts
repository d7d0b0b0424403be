import { scenarioText } from '../scenario/write.js';
import { givenLegs, playChecked, randomLegs, type Course, type Legs } from './course.js';
import { headline, type Broken, type Finding, type Guarantee } from './finding.js';
import type { Played } from './played.js';

/** A game up to where a guarantee breaks. */
export interface Failure {
  readonly seed: string;
  readonly rows: readonly Played[];
  readonly broken: Broken;
}

/** Other games that are tried in the hope of a shorter one, and how many choices all attempts may take together. */
const OTHER_GAMES = 60;
const CHOICES = 4000;

/** The failure as a finding, with the shortest scenario that could be found for it. */
export function findingOf(course: Course, failure: Failure): Finding {
  const { seed, rows, broken } = shrink(course, failure);
  const { game } = course.prepared;
  const { seats, options = {} } = course.setup;
  const comment = headline(broken.guarantee, broken.message);
  const scenario = scenarioText({ game: game.id, seats, options, seed, play: rows, comment });
  return { guarantee: broken.guarantee, message: broken.message, scenario };
}

function shrink(course: Course, failure: Failure): Failure {
  const { guarantee } = failure.broken;
  let left = CHOICES;
  const attempt = (seed: string, legs: Legs): Failure | undefined => {
    const { rows, broken } = playChecked(course, seed, legs, { oneIn: 1, only: guarantee });
    left -= rows.length;
    return broken?.guarantee === guarantee ? { seed, rows, broken } : undefined;
  };
  const again = attempt(failure.seed, givenLegs(failure.rows));
  if (again === undefined || isEndless(failure.broken)) return again ?? failure;
  let best = again;
  const better = (found: Failure | undefined): boolean => {
    if (found === undefined || found.rows.length >= best.rows.length) return false;
    best = found;
    return true;
  };
  for (let i = 0; i < OTHER_GAMES && left > 0; i++) {
    const seed = `${failure.seed}-${i}`;
    better(attempt(seed, atMost(best.rows.length - 1, randomLegs(seed, i % 2 === 0))));
  }
  for (let size = best.rows.length >> 1; size >= 1; size >>= 1) {
    for (let at = best.rows.length - size; at >= 0 && left > 0; at -= size)
      better(attempt(best.seed, givenLegs(best.rows.toSpliced(at, size))));
  }
  return best;
}

// A game without an end cannot be shown by less than all of it.
function isEndless({ guarantee, message }: { guarantee: Guarantee; message: string }): boolean {
  return guarantee === 2 && message.startsWith('no end');
}

function atMost(count: number, legs: Legs): Legs {
  let made = 0;
  return (match) => (made++ < count ? legs(match) : undefined);
}
