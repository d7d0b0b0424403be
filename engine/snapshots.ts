import { copyScript, type Match, type Script } from './match.js';
import { dataOf } from './match-data.js';

/** A table as it was after some of its rows. */
export interface Snapshot {
  readonly rows: number;
  /** How many events had been told. */
  readonly events: number;
  /** The match as data, written out: a third of the memory that a copy takes. */
  readonly data: string;
  /** What was still to come of the script. */
  readonly script: Script | null;
}

/** Near the end, where choices are taken back, snapshots are this many rows apart; two of them are kept. */
const NEAR = 10;
/** Further back, where somebody only looks, they begin this many rows apart. */
const FAR = 100;
/** When there are more, every second one is dropped: a long game takes no more memory than this. */
const MOST = 32;

/** Snapshots of a table at some of its rows, so that earlier moments are reached without playing all rows again. */
export class Snapshots {
  #near: readonly Snapshot[] = [];
  #far: readonly Snapshot[] = [];
  #distance = FAR;

  /** Takes a snapshot where one is due. */
  note(rows: number, match: Match, events: number): void {
    if (rows % NEAR === 0) this.take(rows, match, events);
  }

  /** Takes one here. */
  take(rows: number, match: Match, events: number): void {
    const data = JSON.stringify(dataOf(match));
    const snapshot = { rows, events, data, script: copyScript(match.script) };
    this.#near = [...this.#near.slice(-1), snapshot];
    if (rows % this.#distance !== 0) return;
    this.#far = [...this.#far, snapshot];
    if (this.#far.length <= MOST) return;
    this.#distance *= 2;
    this.#far = this.#far.filter((one) => one.rows % this.#distance === 0);
  }

  /** The last snapshot that holds no more than this many rows. */
  latest(rows: number): Snapshot | undefined {
    const holds = (one: Snapshot): boolean => one.rows <= rows;
    return this.#near.findLast(holds) ?? this.#far.findLast(holds);
  }

  /** Those that hold no more than this many rows. */
  upTo(rows: number): Snapshots {
    const kept = new Snapshots();
    kept.#near = this.#near.filter((one) => one.rows <= rows);
    kept.#far = this.#far.filter((one) => one.rows <= rows);
    kept.#distance = this.#distance;
    return kept;
  }

  /** These, and those further back that were taken while the same rows were played again. */
  withEarlier(played: Snapshots): Snapshots {
    const all = new Snapshots();
    const first = this.#far[0]?.rows ?? Infinity;
    all.#distance = Math.max(this.#distance, played.#distance);
    all.#near = this.#near.length === 0 ? played.#near : this.#near;
    all.#far = [...played.#far.filter((one) => one.rows < first), ...this.#far].filter(
      (one) => one.rows % all.#distance === 0,
    );
    return all;
  }

  get count(): number {
    return new Set([...this.#near, ...this.#far]).size;
  }
}
