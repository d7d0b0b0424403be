import type { Word } from '@destrier/engine';
import type { Entry, Speaker } from '@destrier/text';
import type { Hint, Weighed } from './link.js';

/** An option that was looked at, and the share of victory expected after it, as it is told. */
interface Other {
  readonly name: string;
  readonly share: number;
}

/** A hint as it is told. */
interface HintTold {
  readonly name: string;
  /** What the game and counsel say of the option besides. */
  readonly notes: readonly string[];
  /** Null where there was nothing to weigh it against. */
  readonly share: number | null;
  /** What makes the difference to the next best, the greatest first: what speaks for it, and what it costs. */
  readonly gains: readonly Difference[];
  readonly costs: readonly Difference[];
  readonly next: readonly Other[];
}

/** What points are expected from, and how much more of a lead they give than with another option. */
export interface Difference {
  /** By the name that players have for it. */
  readonly part: string;
  readonly points: number;
}

const NEXT_AT_MOST = 2;
const DIFFERENCES_AT_MOST = 3;
/** Nobody sees less of a point. */
const LEAST_DIFFERENCE = 0.25;
/** What is less than this share of the greatest difference makes none. */
const LEAST_SHARE = 0.2;
const LEAST_TOLD = 0.01;

export function hintTold(
  { option, considered }: Hint,
  entries: readonly Entry[],
  speaker: Speaker,
): HintTold {
  const entry = entries.find(({ id }) => id === option);
  const own = considered.find((one) => one.option === option);
  // What was looked at less often may seem better: that is chance.
  const others = considered.filter((one) => one.option !== option && one.win <= (own?.win ?? 1));
  const next = others.slice(0, NEXT_AT_MOST).toSorted((one, other) => other.win - one.win);
  const why = differencesOf(own, next[0]).map(({ part, points }) => ({
    part: speaker.worth(part),
    points,
  }));
  return {
    name: optionName(option, speaker),
    notes: [entry?.note ?? '', entry?.advice ?? ''].filter((note) => note !== ''),
    share: own === undefined || considered.length === 1 ? null : told(own.win),
    gains: why.filter(({ points }) => points > 0),
    costs: why.filter(({ points }) => points < 0),
    next: next.map((one) => ({ name: optionName(one.option, speaker), share: told(one.win) })),
  };
}

/** Nothing where the points do not speak for it: then it is better for other reasons, or by chance. */
function differencesOf(own: Weighed | undefined, other: Weighed | undefined): Difference[] {
  const [mine, theirs] = [own?.parts, other?.parts];
  if (mine === undefined || theirs === undefined) return [];
  const all = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    .map((part) => ({ part, points: (mine[part] ?? 0) - (theirs[part] ?? 0) }))
    .toSorted((one, less) => Math.abs(less.points) - Math.abs(one.points));
  if (all.reduce((sum, { points }) => sum + points, 0) <= 0) return [];
  const least = Math.max(LEAST_DIFFERENCE, LEAST_SHARE * Math.abs(all[0]?.points ?? 0));
  return all.filter(({ points }) => Math.abs(points) >= least).slice(0, DIFFERENCES_AT_MOST);
}

/** What an option is called, by its id. */
export function optionName(option: string, speaker: Speaker): string {
  const [verb = '', ...words] = option.split(' ');
  return speaker.option(verb, words.map(wordOf));
}

/** A word of an option as it is spelled. */
export function wordOf(text: string): Word {
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Nothing that was played out some dozens of times is certain or impossible. */
function told(win: number): number {
  return Math.min(1 - LEAST_TOLD, Math.max(LEAST_TOLD, win));
}
