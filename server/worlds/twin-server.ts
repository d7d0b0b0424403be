import { need, secretFrom, type AnyGame, type Stream } from '@destrier/engine';
import { z } from 'zod';
import { Client } from '../http/testing/client.js';
import { startServer, type TestServer } from '../http/testing/server.js';
import { openTable } from '../http/testing/table.js';
import type { Db, Storage } from '../storage/storage.js';
import { freshDatabase, type TestDatabase } from '../storage/testing/postgres.js';
import { masked } from './masks.js';
import type { Choice } from './mirror.js';
import { Onlooker } from './onlooker.js';

/** Lines that only say that time has passed would come at other places in each world. */
const NO_BEAT = 2_000_000_000;

/** No table: what is told of it comes behind all that was told before. */
const AFTER_ALL = 'after all';

const idSchema = z.object({ id: z.string() });
const sessionsSchema = z.object({ sessions: z.array(idSchema) });
const cardSchema = z.object({ invitation: z.string() });

/** A server with the data of one world, and the same people as in the other: one for each seat, and one who watches. */
export class TwinServer {
  readonly people: readonly Client[];
  readonly personIds: readonly string[];
  /** By seat, and last of all the one who only watches. */
  readonly onlookers: readonly Onlooker[];
  readonly #server: TestServer;
  readonly #database: TestDatabase;
  /** What is masked, and by what. */
  readonly #ids = new Map<string, string>();

  private constructor(
    held: { server: TestServer; database: TestDatabase },
    people: readonly Client[],
    personIds: readonly string[],
    onlookers: readonly Onlooker[],
  ) {
    this.#server = held.server;
    this.#database = held.database;
    this.people = people;
    this.personIds = personIds;
    this.onlookers = onlookers;
  }

  static async open(games: readonly AnyGame[], seats: number): Promise<TwinServer> {
    const database = await freshDatabase();
    const unusual = { games: games.map((game) => ({ game })), beatMs: NO_BEAT };
    const server = await startServer({ DATABASE_URL: database.url }, unusual);
    const people: Client[] = [];
    const onlookers: Onlooker[] = [];
    for (let i = 0; i <= seats; i++) {
      const client = await Client.guest(server.url, `Person ${i}`);
      people.push(client);
      onlookers.push(await Onlooker.at(client, i === seats ? null : i));
    }
    const personIds: string[] = [];
    for (const client of people) personIds.push(idSchema.parse((await client.get('/me')).body).id);
    const house = new TwinServer({ server, database }, people, personIds, onlookers);
    await house.#nameIds();
    return house;
  }

  async #nameIds(): Promise<void> {
    for (const [i, client] of this.people.entries()) {
      this.mask(this.personIds[i] ?? '', `<person ${i}>`);
      const { sessions } = sessionsSchema.parse((await client.get('/me/sessions')).body);
      for (const { id } of sessions) this.mask(id, `<session ${i}>`);
    }
  }

  get url(): string {
    return this.#server.url;
  }

  get storage(): Storage {
    return this.#server.storage;
  }

  mask(id: string, name: string): void {
    this.#ids.set(id, name);
  }
  /** Texts of this world, without what the worlds may differ in. */
  plain(texts: readonly string[]): string[] {
    return texts.map((text) => masked(text, this.#ids));
  }

  /** The one who watches and has no seat. */
  get watcher(): Onlooker {
    return need(this.onlookers.at(-1), 'watcher');
  }

  /** A game under way between the first of the people, with spectators, all dealt from what the stream says. */
  async begin(game: AnyGame, seats: number, random: Stream): Promise<string> {
    const secret = secretFrom(Uint8Array.from({ length: 32 }, () => random.below(256)));
    await this.storage.write(retire);
    const people = this.people.slice(0, seats);
    const host = need(people[0], 'host');
    const table = await openTable(host, { game: game.id, seats, options: {} });
    const { invitation } = cardSchema.parse((await host.get(`/tables/${table}`)).body);
    this.maskTable(table, invitation);
    await this.storage.write((db) =>
      db.updateTable('tables').set(secret).where('id', '=', table).execute(),
    );
    for (const [seat, person] of people.entries()) {
      if (person !== host) await person.post(`/tables/${table}/join`);
      await person.post(`/tables/${table}/nonce`, { nonce: `of seat ${seat}` });
    }
    await host.post(`/tables/${table}/start`);
    await this.#heard();
    return table;
  }

  /** Waits until the server has heard all that was told so far, so that those who look now hear nothing of it later. */
  async #heard(): Promise<void> {
    let stop = (): void => undefined;
    const through = new Promise<void>((resolve) => {
      stop = this.storage.listen((news) => {
        // Null: the server begins to hear only now, and of what was told before nothing.
        if (news === null || news.table === AFTER_ALL) resolve();
      });
    });
    await this.storage.tell(AFTER_ALL);
    await through;
    stop();
  }

  maskTable(table: string, invitation: string): void {
    this.mask(table, '<table>');
    this.mask(invitation, '<invitation>');
  }

  /** Lets a seat choose, on its socket if it is one of the onlookers, which is told so. */
  async choose(
    table: string,
    { seat, ask, option }: Choice,
    looking: readonly Onlooker[],
  ): Promise<void> {
    const own = looking.find((one) => one.seat === seat);
    if (own !== undefined) own.choose(table, ask, option);
    else await this.people[seat]?.post(`/tables/${table}/choose`, { ask, option });
    for (const one of looking) await one.hearStep();
  }

  async undo(table: string, seat: number, looking: readonly Onlooker[]): Promise<void> {
    looking.find((one) => one.seat === seat)?.undo(table);
    for (const one of looking) await one.hearStep();
  }

  async close(): Promise<void> {
    for (const one of this.onlookers) one.close();
    await this.#server.close();
    await this.#database.drop();
  }
}

/** Nobody is at the tables so far any more, so that lists show the next one alone. */
export async function retire(db: Db): Promise<void> {
  await db.updateTable('tables').set({ state: 'closed', spectators: 0, host: 'nobody' }).execute();
  await db.updateTable('seats').set({ person: null }).execute();
}
