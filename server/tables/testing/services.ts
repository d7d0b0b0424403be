import { boxes } from '@destrier/registry';
import type { Seat } from '@destrier/engine';
import { ring, tricks, workers } from '@destrier/engine/testgames';
import { Throttle } from '../../people/throttle.js';
import { Refused } from '../../refused.js';
import { Rooms } from '../../rooms/rooms.js';
import type { PersonRow } from '../../storage/schema.js';
import { newPlace, type Place } from '../../storage/testing/places.js';
import { choose } from '../acting.js';
import type { TableServices, Offered } from '../services.js';
import { openingSchema, openTable } from '../opening.js';
import { Seating } from '../seating.js';
import { joiningSchema, join, start } from '../seats.js';
import { settingsIn } from '../setting.js';
import type { z } from 'zod';

/** The games that people play, and the kernel's own. */
const GAMES: readonly Offered[] = [...boxes(), { game: ring }, { game: tricks }, { game: workers }];

export interface TestServices extends TableServices {
  /** The time, which stands still unless it is moved. */
  readonly clock: { at: number };
  /** What the operator was told. */
  readonly reports: readonly string[];
  close(): Promise<void>;
}

/** The services on a real database that goes with it, or one of several on a database that stays. */
export async function openServices(shared?: Place, games = GAMES): Promise<TestServices> {
  const place = shared ?? (await newPlace('sqlite'));
  const storage = await place.open();
  const clock = { at: 1_000_000 };
  const now = () => clock.at;
  const reports: string[] = [];
  const rooms = new Rooms({
    storage,
    now,
    report: (what) => reports.push(what),
    settingOf: settingsIn(storage, games),
  });
  const seating = new Seating(storage);
  return {
    storage,
    rooms,
    seating,
    games,
    throttle: new Throttle(now),
    now,
    clock,
    reports,
    async close() {
      seating.close();
      await rooms.close();
      await storage.close();
      if (shared === undefined) await place.clear();
    },
  };
}

/** Somebody who does something at a table, on the seat named or the only one. */
export const by = (who: string, table: string, seat: number | null = null) => ({
  person: who,
  table,
  seat,
});

/** Lets somebody be there, under a name that is also the id. */
export async function person(
  { storage }: TableServices,
  name: string,
  kind: PersonRow['kind'] = 'account',
  owner: string | null = null,
): Promise<string> {
  await storage.write(async (db) => {
    await db
      .insertInto('people')
      .values({
        id: name,
        kind,
        name,
        handle: kind === 'guest' ? null : name,
        arms: null,
        password: null,
        owner,
        created: 0,
        seen: 0,
        deleted: null,
      })
      .execute();
  });
  return name;
}

/** Opens a table: by default one of hazard for two that everybody may join. */
export function opened(
  services: TableServices,
  host: string,
  opening: Partial<z.input<typeof openingSchema>> = {},
): Promise<string> {
  return openTable(
    services,
    host,
    openingSchema.parse({ game: 'hazard', seats: 2, access: 'open', ...opening }),
  );
}

export function joined(
  services: TableServices,
  who: string,
  table: string,
  joining: z.input<typeof joiningSchema> = {},
): Promise<number> {
  return join(services, who, table, {
    joining: joiningSchema.parse(joining),
    address: '192.0.2.1',
  });
}

/** A game under way between people who are there, the first of them the host. */
export async function underWay(
  services: TableServices,
  people: readonly string[],
  opening: Partial<z.input<typeof openingSchema>> = {},
): Promise<string> {
  const [host = '', ...others] = people;
  const table = await opened(services, host, { seats: people.length, ...opening });
  for (const other of others) await joined(services, other, table);
  await start(services, host, table);
  return table;
}

/** The first question of a game, to anybody or to one seat, with its first option. */
export async function nextChoice(
  services: TableServices,
  table: string,
  seat: Seat | null = null,
): Promise<{ readonly seat: Seat; readonly ask: string; readonly option: string }> {
  const room = await services.rooms.get(table);
  return room.look((play) => {
    const ask = play.table.asks().find((one) => seat === null || one.seat === seat);
    const [option] = ask === undefined ? [] : play.table.optionIds(ask.seat, ask.id);
    if (ask === undefined || option === undefined) throw new Error('nobody is asked anything');
    return { seat: ask.seat, ask: ask.id, option };
  });
}

/** Plays a game on by the first option of every question, to its end or for this many choices. */
export async function playOnward(
  services: TableServices,
  people: readonly string[],
  table: string,
  most = Infinity,
): Promise<number> {
  const room = await services.rooms.get(table);
  let made = 0;
  while (made < most && room.play?.over === false) {
    const { seat, ...choice } = await nextChoice(services, table);
    await choose(services, { person: people[seat] ?? '', table, seat }, choice);
    made++;
  }
  return made;
}

/** The code with which something is refused; what is not refused has none. */
export async function refusal(deed: Promise<unknown>): Promise<string | undefined> {
  try {
    await deed;
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}
