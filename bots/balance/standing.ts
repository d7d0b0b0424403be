import { prepare, type AnyCensus } from '@destrier/engine';
import { gameNamed } from '@destrier/registry';
import { spreadOf, Z95, wilson, type Spread } from '../statistics.js';
import {
  keyOf,
  VICTORY,
  type Counts,
  type GameError,
  type Histogram,
  type ItemCounts,
} from './counts.js';
import type { BalanceJob } from './job.js';

type Interval = readonly [low: number, high: number];

export interface SeatBalance {
  readonly seat: number;
  readonly bot: string;
  /** A victory shared by two counts half. */
  readonly winShare: number;
  readonly winShare95: Interval;
  readonly score: Spread;
}

export interface ItemBalance {
  readonly kind: string;
  readonly id: string;
  readonly source: string;
  readonly offered: number;
  readonly used: number;
  readonly useShare: number;
  readonly useShare95: Interval;
  /** Of all uses of its kind. */
  readonly kindShare: number;
  readonly kindShare95: Interval;
  /** Seats that used it at least once, game by game, and how often they won. */
  readonly users: number;
  readonly winShare: number;
  readonly winShare95: Interval;
}

export interface MeasureBalance {
  readonly id: string;
  readonly about: string;
  readonly count: number;
  readonly mean: number;
  readonly mean95: Interval;
  readonly sd: number;
}

/** What the games of a laboratory say. */
export interface Balance {
  readonly finished: number;
  readonly errors: readonly GameError[];
  readonly seats: readonly SeatBalance[];
  /** Of all seats together. */
  readonly score: Spread & {
    readonly distribution: readonly { readonly score: number; readonly seats: number }[];
  };
  readonly length: { readonly decisions: Spread };
  readonly items: readonly ItemBalance[];
  readonly measures: readonly MeasureBalance[];
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Every value as often as it occurred, the smallest first. */
function valuesOf(histograms: readonly Readonly<Histogram>[]): number[] {
  return histograms
    .flatMap((histogram) =>
      Object.entries(histogram).flatMap(([value, times]) =>
        Array.from({ length: times }, () => Number(value)),
      ),
    )
    .toSorted((a, b) => a - b);
}

function distributionOf(scores: readonly number[]): { score: number; seats: number }[] {
  const rows: { score: number; seats: number }[] = [];
  for (const score of scores) {
    const last = rows.at(-1);
    if (last?.score === score) last.seats++;
    else rows.push({ score, seats: 1 });
  }
  return rows;
}

const NEVER: ItemCounts = { offered: 0, used: 0, users: 0, wins: 0 };

function itemsOf(census: AnyCensus, content: object, counts: Counts): ItemBalance[] {
  const items = census.items(content as never);
  const uses = new Map<string, number>();
  const countsOf = (item: { readonly kind: string; readonly id: string }): ItemCounts =>
    counts.items[keyOf(item)] ?? NEVER;
  for (const item of items) uses.set(item.kind, (uses.get(item.kind) ?? 0) + countsOf(item).used);
  return items.map((item) => {
    const { offered, used, users, wins } = countsOf(item);
    const all = uses.get(item.kind) ?? 0;
    const useShare = ratio(used, offered);
    const kindShare = ratio(used, all);
    const winShare = ratio(wins / VICTORY, users);
    return {
      kind: item.kind,
      id: item.id,
      source: item.source,
      offered,
      used,
      useShare,
      useShare95: wilson(useShare, offered),
      kindShare,
      kindShare95: wilson(kindShare, all),
      users,
      winShare,
      winShare95: wilson(winShare, users),
    };
  });
}

function measuresOf(census: AnyCensus, counts: Counts): MeasureBalance[] {
  return Object.entries(census.measures ?? {}).map(([id, { about }]) => {
    const values = valuesOf([counts.measures[id] ?? {}]);
    const { mean, sd } = spreadOf(values);
    const half = ratio(Z95 * sd, Math.sqrt(values.length));
    return { id, about, count: values.length, mean, mean95: [mean - half, mean + half], sd };
  });
}

export function balanceOf(job: BalanceJob, counts: Counts): Balance {
  const { game, census } = gameNamed(job.game);
  const { content } = prepare(game, job.seats, job.options, job.content ?? undefined);
  const { finished, errors } = counts;
  const scores = valuesOf(counts.scores);
  return {
    finished,
    errors,
    seats: job.bots.map((bot, seat) => {
      const winShare = ratio((counts.wins[seat] ?? 0) / VICTORY, finished);
      return {
        seat,
        bot,
        winShare,
        winShare95: wilson(winShare, finished),
        score: spreadOf(valuesOf([counts.scores[seat] ?? {}])),
      };
    }),
    score: { ...spreadOf(scores), distribution: distributionOf(scores) },
    length: { decisions: spreadOf(valuesOf([counts.decisions])) },
    items: census === undefined ? [] : itemsOf(census, content, counts),
    measures: census === undefined ? [] : measuresOf(census, counts),
  };
}
