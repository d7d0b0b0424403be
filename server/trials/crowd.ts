import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '../http/testing/client.js';
import { beginTable } from '../http/testing/table.js';
import { Player, type Acknowledged } from './player.js';

const PLAYERS = 10;
/** How long it may take until all go on: a minute. */
const MOVED_TRIES = 600;
const MOVED_MS = 100;
/** A short game would be over before anything happens to it. */
const LONG = { game: 'glory', options: {} };

/** People who play at many tables at once, whichever servers there are. */
export class Crowd {
  readonly players: readonly Player[];
  #begun = 0;
  readonly #tables: number;

  private constructor(players: readonly Player[], tables: number) {
    this.players = players;
    this.#tables = tables;
  }

  static async gather(url: string, tables: number): Promise<Crowd> {
    const players: Player[] = [];
    for (let i = 0; i < PLAYERS; i++)
      players.push(new Player(await Client.guest(url, `Player ${i}`)));
    const crowd = new Crowd(players, tables);
    await crowd.fillUp(url);
    return crowd;
  }

  /** Begins a game for each that is over, so that all tables are played at. */
  async fillUp(url: string): Promise<void> {
    const over = new Set(this.players.flatMap((player) => [...player.finished])).size;
    const begin = async (): Promise<void> => {
      while (this.#begun - over < this.#tables) await this.#begin(url);
    };
    await Promise.all(this.players.map(begin));
  }

  async #begin(url: string): Promise<void> {
    const i = this.#begun++;
    const apart = 1 + (Math.floor(i / PLAYERS) % (PLAYERS - 1));
    const host = this.players[i % PLAYERS];
    const other = this.players[(i + apart) % PLAYERS];
    if (host === undefined || other === undefined) throw new Error('a table needs two players');
    const table = await beginTable(host.client.at(url), other.client.at(url), LONG);
    host.sit(table, 0);
    other.sit(table, 1);
  }

  /** Spreads over the servers that there are. */
  async connect(urls: readonly string[]): Promise<void> {
    for (const [i, player] of this.players.entries()) {
      const url = urls[i % urls.length];
      if (url !== undefined && !player.isAt(url)) await player.connect(url);
    }
  }

  /** Nobody chooses while something else needs the machine, such as a server that starts. */
  rest(): void {
    for (const player of this.players) player.rest();
  }

  goOn(): void {
    for (const player of this.players) player.goOn();
  }

  /**
   * Plays on for a while, and then until choices are under way, as many as it returns. Every other time the while begins
   * with the first choice that is acknowledged: a server that has just started wakes all tables before.
   */
  async untilBusy(): Promise<number> {
    if (Math.random() < 0.5) await this.#untilAcknowledged();
    await wait(50 + Math.random() * 400);
    for (let tries = 0; tries < 1000; tries++) {
      const now = this.players.reduce((sum, player) => sum + player.underWay, 0);
      if (now > 0) return now;
      await wait(1);
    }
    throw new Error('nobody chooses any more');
  }

  async #untilAcknowledged(): Promise<void> {
    const count = (): number =>
      this.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const before = count();
    for (let tries = 0; count() === before; tries++) {
      if (tries === MOVED_TRIES) throw new Error('nothing is acknowledged any more');
      await wait(MOVED_MS);
    }
  }

  /** Waits until a choice was made at every table that is not over. Returns those at which none was. */
  async untilMoved(): Promise<string[]> {
    const before = new Map(this.players.map((player) => [player, new Map(player.moves)]));
    const hasMoved = (table: string): boolean =>
      this.players.some(
        (player) =>
          player.finished.has(table) || player.moves.get(table) !== before.get(player)?.get(table),
      );
    const tables = new Set(this.players.flatMap((player) => player.tables));
    for (let tries = 0; ; tries++) {
      const still = [...tables].filter((table) => !hasMoved(table));
      if (still.length === 0 || tries === MOVED_TRIES) return still;
      await wait(MOVED_MS);
    }
  }

  get acknowledged(): Acknowledged[] {
    return this.players.flatMap((player) => player.acknowledged);
  }
  /** How often choices had to be sent again because the database was away. */
  get waited(): number {
    return this.players.reduce((sum, player) => sum + player.waited, 0);
  }
  get complaints(): string[] {
    return this.players.flatMap((player) => player.complaints);
  }

  /** Tables that can no longer be looked at. */
  async unreadable(url: string): Promise<string[]> {
    const faults: string[] = [];
    for (const { client, acknowledged } of this.players)
      for (const table of new Set(acknowledged.map((one) => one.table))) {
        const { status } = await client.at(url).get(`/tables/${table}/scene`);
        if (status !== 200) faults.push(`${table} cannot be read: ${status}`);
      }
    return faults;
  }

  disperse(): void {
    for (const player of this.players) player.close();
  }
}
