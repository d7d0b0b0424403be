import { BOXES } from '@destrier/bots';
import type { Seat } from '@destrier/engine';
import { ring, tricks, workers } from '@destrier/engine/testgames';
import { Throttle } from '../../people/throttle.js';
import { Refused } from '../../refused.js';
import { Rooms } from '../../rooms/rooms.js';
import type { PersonRow } from '../../storage/schema.js';
import { newPlace, type Place } from '../../storage/testing/places.js';
import { choose } from '../acting.js';
import type { Hall, Offered } from '../hall.js';
import { openingSchema, openTable } from '../opening.js';
import { Seating } from '../seating.js';
import { joiningSchema, join, start } from '../seats.js';
import { settingsIn } from '../setting.js';
import type { z } from 'zod';

/** The games that people play, and the kernel's own. */
const GAMES: readonly Offered[] = [...BOXES, { game: ring }, { game: tricks }, { game: workers }];

export interface TestHall extends Hall {
  /** The time, which stands still unless it is moved. */
  readonly clock: { at: number };
  /** What the operator was told. */
  readonly reports: readonly string[];
  close(): Promise<void>;
}

/** A hall on a real database that goes with it, or one of several on a database that stays. */
export async function openHall(shared?: Place): Promise<TestHall> {
  const place = shared ?? (await newPlace('sqlite'));
  const storage = await place.open();
  const clock = { at: 1_000_000 };
  const now = () => clock.at;
  const reports: string[] = [];
  const rooms = new Rooms({
    storage,
    now,
    report: (what) => reports.push(what),
    settingOf: settingsIn(storage, GAMES),
  });
  const seating = new Seating(storage);
  return {
    storage,
    rooms,
    seating,
    games: GAMES,
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
  { storage }: Hall,
  name: string,
  kind: PersonRow['kind'] = 'account',
): Promise<string> {
  await storage.write(async (db) => {
    await db
      .insertInto('people')
      .values({
        id: name,
        kind,
        name,
        handle: kind === 'guest' ? null : name,
        password: null,
        owner: null,
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
  hall: Hall,
  host: string,
  opening: Partial<z.input<typeof openingSchema>> = {},
): Promise<string> {
  return openTable(
    hall,
    host,
    openingSchema.parse({ game: 'hazard', seats: 2, access: 'open', ...opening }),
  );
}

export function joined(
  hall: Hall,
  who: string,
  table: string,
  joining: z.input<typeof joiningSchema> = {},
): Promise<number> {
  return join(hall, who, table, { joining: joiningSchema.parse(joining), address: '192.0.2.1' });
}

/** A game under way between people who are there, the first of them the host. */
export async function underWay(
  hall: Hall,
  people: readonly string[],
  opening: Partial<z.input<typeof openingSchema>> = {},
): Promise<string> {
  const [host = '', ...others] = people;
  const table = await opened(hall, host, { seats: people.length, ...opening });
  for (const other of others) await joined(hall, other, table);
  await start(hall, host, table);
  return table;
}

/** The first question of a game, to anybody or to one seat, with its first option. */
export async function nextChoice(
  hall: Hall,
  table: string,
  seat: Seat | null = null,
): Promise<{ readonly seat: Seat; readonly ask: string; readonly option: string }> {
  const room = await hall.rooms.get(table);
  return room.look((play) => {
    const ask = play.table.asks().find((one) => seat === null || one.seat === seat);
    const [option] = ask === undefined ? [] : play.table.optionIds(ask.seat, ask.id);
    if (ask === undefined || option === undefined) throw new Error('nobody is asked anything');
    return { seat: ask.seat, ask: ask.id, option };
  });
}

/** Plays a game on by the first option of every question, to its end or for so many choices. */
export async function playOnward(
  hall: Hall,
  people: readonly string[],
  table: string,
  most = Infinity,
): Promise<number> {
  const room = await hall.rooms.get(table);
  let made = 0;
  while (made < most && room.play?.over === false) {
    const { seat, ...choice } = await nextChoice(hall, table);
    await choose(hall, { person: people[seat] ?? '', table, seat }, choice);
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
