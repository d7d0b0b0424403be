import type { Word } from '@destrier/engine';
import type { Entry, Speaker } from '@destrier/text';
import type { Hint } from './link.js';

/** An option that was looked at, and the share of victory expected after it, as it is told. */
interface Weighed {
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
  readonly next: readonly Weighed[];
}

const NEXT_AT_MOST = 2;
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
  return {
    name: nameOf(option, speaker),
    notes: [entry?.note ?? '', entry?.advice ?? ''].filter((note) => note !== ''),
    share: own === undefined || considered.length === 1 ? null : told(own.win),
    next: others
      .slice(0, NEXT_AT_MOST)
      .toSorted((one, other) => other.win - one.win)
      .map((one) => ({ name: nameOf(one.option, speaker), share: told(one.win) })),
  };
}

function nameOf(option: string, speaker: Speaker): string {
  const [verb = '', ...words] = option.split(' ');
  return speaker.option(verb, words.map(wordOf));
}

function wordOf(text: string): Word {
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Nothing that was played out some dozens of times is certain or impossible. */
function told(win: number): number {
  return Math.min(1 - LEAST_TOLD, Math.max(LEAST_TOLD, win));
}
