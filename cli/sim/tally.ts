import { createHash } from 'node:crypto';
import { mean, seedOf, spreadOf, wilson, type Spread } from '@destrier/bots';
import type { ErrorCode } from '../errors.js';
import type { SimChunk, SimFallen } from './chunk.js';
import type { Played } from './game.js';

interface GameError {
  readonly game: number;
  readonly seed: string;
  readonly code: ErrorCode;
  readonly message: string;
  /** Empty after the first few. */
  readonly scenario: string;
}

interface SeatStanding {
  readonly seat: number;
  readonly bot: string;
  /** A victory shared by two counts half. */
  readonly winShare: number;
  readonly winShare95: readonly [number, number];
  readonly meanRank: number;
  readonly score: Spread;
}

export interface SimStanding {
  readonly finished: number;
  readonly errors: readonly GameError[];
  readonly fallen: readonly SimFallen[];
  readonly decisions: { readonly total: number; readonly mean: number; readonly max: number };
  readonly seatResults: readonly SeatStanding[];
  readonly fired: { readonly [id: string]: number };
  readonly digest: string;
}

const SCENARIOS_KEPT = 20;

/** Adds up games in the order of their numbers. */
export class Tally {
  readonly #seed: string;
  readonly #bots: readonly string[];
  readonly #digest = createHash('sha256');
  readonly #fired: Map<string, number>;
  readonly #errors: GameError[] = [];
  readonly #fallen: SimFallen[] = [];
  readonly #decisions: number[] = [];
  readonly #scores: number[][];
  readonly #ranks: number[][];
  readonly #wins: number[];
  #next = 0;

  constructor(seed: string, bots: readonly string[], firedIds: readonly string[]) {
    this.#seed = seed;
    this.#bots = bots;
    this.#fired = new Map(firedIds.map((id) => [id, 0]));
    this.#scores = bots.map(() => []);
    this.#ranks = bots.map(() => []);
    this.#wins = bots.map(() => 0);
  }

  /** How many games are counted. */
  get counted(): number {
    return this.#next;
  }

  add({ played, fired, fallen }: SimChunk): void {
    for (const one of played) this.#count(one);
    this.#fallen.push(...fallen);
    for (const [id, count] of Object.entries(fired))
      this.#fired.set(id, (this.#fired.get(id) ?? 0) + count);
  }

  #count(one: Played): void {
    const game = this.#next++;
    this.#decisions.push(one.decisions);
    this.#digest.update('fault' in one ? `${one.fault.code}\n` : `${one.hash}\n`);
    if ('fault' in one) {
      const { code, message, scenario } = one.fault;
      const kept = this.#errors.length < SCENARIOS_KEPT ? scenario : '';
      this.#errors.push({ game, seed: seedOf(this.#seed, game), code, message, scenario: kept });
      return;
    }
    const winners = one.places.filter((place) => place === 1).length;
    one.places.forEach((place, seat) => {
      this.#ranks[seat]?.push(place);
      this.#scores[seat]?.push(one.scores[seat] as number);
      if (place === 1) this.#wins[seat] = (this.#wins[seat] as number) + 1 / winners;
    });
  }

  standing(): SimStanding {
    const finished = this.#next - this.#errors.length;
    const fired = [...this.#fired].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return {
      finished,
      errors: this.#errors,
      fallen: this.#fallen,
      decisions: {
        total: this.#decisions.reduce((sum, n) => sum + n, 0),
        mean: mean(this.#decisions),
        max: this.#decisions.reduce((most, n) => Math.max(most, n), 0),
      },
      seatResults: this.#bots.map((bot, seat) => this.#seat(bot, seat, finished)),
      fired: Object.fromEntries(fired),
      digest: `sha256:${this.#digest.copy().digest('hex')}`,
    };
  }

  #seat(bot: string, seat: number, finished: number): SeatStanding {
    const winShare = finished === 0 ? 0 : (this.#wins[seat] as number) / finished;
    return {
      seat,
      bot,
      winShare,
      winShare95: wilson(winShare, finished),
      meanRank: mean(this.#ranks[seat] as number[]),
      score: spreadOf(this.#scores[seat] as number[]),
    };
  }
}
