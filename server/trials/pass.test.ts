import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Client } from '../http/testing/client.js';
import { answerOf, openTable, sceneOf, type TableStanding } from '../http/testing/table.js';
import { newPlace } from '../storage/testing/places.js';
import { withServers } from './process.js';

const PROGRAM = join(fileURLToPath(new URL('../..', import.meta.url)), 'cli/dist/main.js');
const SEATS = 8;
const TABLES = 5;
const PASSED = 3;

const viewSchema = z.object({
  view: z.object({
    players: z.array(
      z.looseObject({ hand: z.union([z.array(z.string()), z.object({ count: z.number() })]) }),
    ),
  }),
});

/** The cards that a seat sees in its own hand, in any order. */
function handOf(scene: TableStanding, seat: number): readonly string[] {
  const hand = viewSchema.parse(scene).view.players[seat]?.hand;
  if (!Array.isArray(hand)) throw new Error(`seat ${seat} does not see its hand`);
  return hand.toSorted();
}

/** Some kinds are there twice: one card goes for each that is named. */
function without(hand: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...hand];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

const answersOf = (scenes: readonly TableStanding[]) =>
  scenes.map((scene, seat) => answerOf(scene, seat));

/** Everybody is asked which cards to pass [A4.4], and all answer at once. */
async function passAt(people: readonly Client[]): Promise<void> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody came');
  const table = await openTable(host, { game: 'avalon', seats: SEATS, options: {} });
  for (const one of others) await one.post(`/tables/${table}/join`);
  await host.post(`/tables/${table}/start`);
  const look = () => Promise.all(people.map((one, seat) => sceneOf(one, table, seat)));
  let scenes = await look();
  while (answersOf(scenes).some((answer) => answer === undefined)) {
    for (const [seat, answer] of answersOf(scenes).entries())
      if (answer !== undefined) await people[seat]?.post(`/tables/${table}/choose`, answer);
    scenes = await look();
  }
  const hands = scenes.map(handOf);
  const given = answersOf(scenes).map((answer) => answer?.option.split(' ').slice(1) ?? []);
  expect(given.map((cards) => cards.length)).toEqual(people.map(() => PASSED));

  const told = await Promise.all(
    people.map((one, seat) => one.ask('POST', `/tables/${table}/choose`, answersOf(scenes)[seat])),
  );

  expect(told.map(({ status }) => status)).toEqual(people.map(() => 200));
  const received = (seat: number) => given.at(seat - 1) ?? [];
  expect((await look()).map(handOf)).toEqual(
    hands.map((hand, seat) => [...without(hand, given[seat] ?? []), ...received(seat)].toSorted()),
  );
}

it('loses and refuses nothing when eight seats at two processes pass cards at the same moment', async () =>
  withServers(async (start) => {
    const place = await newPlace('postgres');
    const env = { DATABASE_URL: place.address, DESTRIER_DATA: place.folder };
    const servers = [await start(PROGRAM, env), await start(PROGRAM, env)];
    const urls = servers.map(({ url }) => url);
    const people = await Promise.all(
      Array.from({ length: SEATS }, (_, seat) =>
        Client.guest(urls[seat % urls.length] ?? '', `P${seat}`),
      ),
    );
    for (let nth = 0; nth < TABLES; nth++) await passAt(people);
    for (const server of servers) expect(await server.stop()).toBe(0);
    await place.clear();
  }));
