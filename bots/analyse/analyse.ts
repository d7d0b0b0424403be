import type { Table } from '@destrier/engine';
import { playAll } from '../crew/crew.js';
import { VERSIONS } from '../level.js';
import type { Decision } from './decision.js';
import { jobOf } from './job.js';
import { turningPointsOf, type TurningPoint } from './turning.js';
import { work, type Finding } from './work.js';

export interface Analysis {
  /** The bot that judged. */
  readonly bot: string;
  /** For each decision, at least. */
  readonly iterations: number;
  /** Ended before the end. */
  readonly partial: boolean;
  /** After each choice, 0 for none: each seat's share of victory, as that seat could judge it. */
  readonly curve: readonly { readonly seq: number; readonly win: readonly number[] }[];
  readonly decisions: readonly Decision[];
  readonly turningPoints: readonly TurningPoint[];
}

/** How far an analysis is. */
export interface Progress {
  /** Moments looked at in this pass, and all of them. */
  readonly done: number;
  readonly all: number;
  /** Iterations of this pass. */
  readonly iterations: number;
}

export interface Analysing {
  /** For each decision; as many as the time allows, if a time is given instead. */
  readonly iterations?: number;
  /** Ends the analysis, however few iterations were made. */
  readonly minutes?: number;
  readonly threads?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** Iterations for each decision where nothing else is said. */
export const USUAL_ITERATIONS = 100;
/** As many as nobody waits for: a time ends it before. */
const MOST_ITERATIONS = 1_000_000;
/** The first pass is quick, so that there is something to show whenever it ends. */
const FIRST_PASS = 16;
/** A pass is worth its time if it goes this many times deeper than the one before. */
const DEEPER = 2;
/** How much deeper one pass may go than the one before. */
const MUCH_DEEPER = 8;
/** Moments that a thread looks at before it tells of them. */
const MOMENTS_PER_CHUNK = 4;
/** The longest that a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** The bot that judges. */
export const ANALYST = `master@${VERSIONS.master}`;

/**
 * Looks back at a game, as far as it was played, pass by pass, each deeper than the one before. With iterations the same
 * game gives the same analysis; a time is spread evenly over its moments.
 */
export async function analyse(table: Table, asked: Analysing = {}): Promise<Analysis> {
  const { minutes, threads = 1, signal = new AbortController().signal, onProgress } = asked;
  const most = asked.iterations ?? (minutes === undefined ? USUAL_ITERATIONS : MOST_ITERATIONS);
  const end = minutes === undefined ? Infinity : performance.now() + minutes * 60_000;
  const stop =
    minutes === undefined
      ? signal
      : AbortSignal.any([signal, AbortSignal.timeout(Math.min(LONGEST_MS, minutes * 60_000))]);
  const all = table.rows.length + 1;
  const findings: Finding[] = [];
  let iterations = most > DEEPER * FIRST_PASS ? FIRST_PASS : most;
  for (;;) {
    const begun = performance.now();
    await playAll(work, jobOf(table, iterations), {
      games: { from: 0, to: all },
      mostPerChunk: MOMENTS_PER_CHUNK,
      threads,
      signal: stop,
      deliver({ from, played, failure }) {
        if (failure !== undefined) throw new Error(`the analysis failed: ${failure}`);
        findings.splice(from, played.length, ...played);
        onProgress?.({ done: from + played.length, all, iterations });
      },
    });
    const now = performance.now();
    const room = (end - now) / (now - begun);
    const next = minutes === undefined ? most : nextPass(iterations, most, room);
    if (stop.aborted || next <= iterations) break;
    iterations = next;
  }
  return analysisOf(findings, signal.aborted || findings.length < all);
}

/**
 * The iterations of the next pass, no more than those of the last where none is worth while. `room`: how often the last
 * pass would fit into the time left.
 */
function nextPass(iterations: number, most: number, room: number): number {
  if (room < DEEPER) return iterations;
  return Math.min(most, Math.floor(iterations * Math.min(MUCH_DEEPER, room)));
}

const FIGURES = 10_000;
// Plus 0: nothing is printed as -0.
const rounded = (share: number): number => Math.round(share * FIGURES) / FIGURES + 0;

function analysisOf(findings: readonly Finding[], partial: boolean): Analysis {
  const iterations = findings.length === 0 ? 0 : Math.min(...findings.map((one) => one.iterations));
  return {
    bot: ANALYST,
    iterations,
    partial,
    curve: findings.map(({ seq, win }) => ({ seq, win: win.map(({ mean }) => rounded(mean)) })),
    decisions: findings.flatMap(({ decision }) =>
      decision === null ? [] : [roundedDecision(decision)],
    ),
    turningPoints: turningPointsOf(findings).map((point) => ({
      ...point,
      swing: rounded(point.swing),
    })),
  };
}

function roundedDecision(decision: Decision): Decision {
  const [low, high] = decision.cost95;
  return { ...decision, cost: rounded(decision.cost), cost95: [rounded(low), rounded(high)] };
}
