import {
  menuOf,
  resultOf,
  type AnyCensus,
  type Chance,
  type Happened,
  type Item,
  type Match,
  type Question,
  type Seat,
} from '@destrier/engine';
import type { Thought } from '../mind.js';
import { winShares, type Watcher } from '../play.js';
import { askedOf } from '../steps.js';
import { count, keyOf, noCounts, VICTORY, type Counts, type ItemCounts } from './counts.js';

/** Counts one game while it is played; what it counted is complete when the game is over. */
export class GameWatch implements Watcher {
  readonly counts: Counts;
  readonly #census: AnyCensus | undefined;
  readonly #users = new Map<string, Set<Seat>>();

  constructor(seats: number, census: AnyCensus | undefined) {
    this.counts = noCounts(seats);
    this.#census = census;
  }

  happened(match: Match, event: Happened): void {
    for (const chance of this.#census?.chances?.(match, event) ?? []) this.#chance(chance);
    for (const [id, { read }] of Object.entries(this.#census?.measures ?? {}))
      for (const value of read(match, event)) count((this.counts.measures[id] ??= {}), value);
  }

  /** Where there is no choice nothing is offered. */
  decided(match: Match, question: Question, { step }: Thought): void {
    const asked = askedOf(match, question);
    const about = this.#census?.about[asked.prompt];
    if (about === undefined) return;
    const menu = menuOf(match, question, match.menu, false);
    if (menu.count < 2) return;
    const offered = new Map<string, Item>();
    for (const choice of menu.each())
      for (const item of about(match, asked, choice)) offered.set(keyOf(item), item);
    const used = new Set(about(match, asked, step.choice).map(keyOf));
    for (const [key, item] of offered)
      this.#chance({ ...item, seat: asked.seat, used: used.has(key) });
  }

  over(match: Match): void {
    for (const seat of match.seats)
      for (const had of this.#census?.had(match, seat) ?? []) this.#chance({ ...had, seat });
    const result = resultOf(match);
    const wins = winShares(result).map((share) => Math.round(share * VICTORY));
    this.counts.finished = 1;
    this.counts.wins = wins;
    for (const { seat, score } of result) count(this.counts.scores[seat] ?? {}, score);
    count(this.counts.decisions, match.n);
    for (const [key, seats] of this.#users) {
      const counted = this.#item(key);
      counted.users = seats.size;
      for (const seat of seats) counted.wins += wins[seat] ?? 0;
    }
  }

  #item(key: string): ItemCounts {
    return (this.counts.items[key] ??= { offered: 0, used: 0, users: 0, wins: 0 });
  }

  #chance({ seat, used, ...item }: Chance): void {
    const key = keyOf(item);
    const counted = this.#item(key);
    counted.offered++;
    if (!used) return;
    counted.used++;
    const users = this.#users.get(key) ?? new Set();
    this.#users.set(key, users.add(seat));
  }
}
