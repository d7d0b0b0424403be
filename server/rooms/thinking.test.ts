import { botHost, type BotHost } from '@destrier/bots/host';
import type { AnyGame } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SharedLeases } from '../leases.js';
import type { Storage } from '../storage/storage.js';
import type { Setting } from './table-game.js';
import { Rooms } from './rooms.js';
import { layTable, newStorage, settingOf, START } from './testing/seated.js';
import { Thinking } from './thinking.js';

const DAY = 86_400_000;
let now = 0;

/** A process of a server, without its doors. */
interface Process {
  readonly rooms: Rooms;
  readonly thinking: Thinking;
  readonly asked: number[];
  stop(): Promise<void>;
}

let storage: Storage;
let host: BotHost;
const running: Process[] = [];
const settings = new Map<string, Setting>();
const reports: string[] = [];
const ended: string[] = [];

beforeEach(async () => {
  storage = await newStorage();
  host = botHost({ log: () => {}, threads: 1 });
  reports.length = 0;
  ended.length = 0;
});
afterEach(async () => {
  for (const process of running.splice(0)) await process.stop();
  await host.close();
  await storage.close();
});

function processOf(name: string, paceMs = 0): Process {
  const report = (what: string): void => {
    reports.push(what);
  };
  const rooms = new Rooms({
    storage,
    now: () => now,
    report,
    settingOf: async (id) => settings.get(id) ?? Promise.reject(new Error('no table')),
  });
  const asked: number[] = [];
  const thinking = new Thinking({
    storage,
    rooms,
    host: {
      think: (request, signal) => {
        asked.push(request.asked.seat);
        return host.think(request, signal);
      },
      close: () => host.close(),
    },
    leases: new SharedLeases(storage, name),
    paceMs,
    finished: async (table) => void ended.push(table),
    report,
  });
  thinking.start();
  let stopped = false;
  const process: Process = {
    rooms,
    thinking,
    asked,
    async stop() {
      if (stopped) return;
      stopped = true;
      await thinking.close();
      await rooms.close();
    },
  };
  running.push(process);
  return process;
}

async function lay(id: string, game: AnyGame, seats: number): Promise<void> {
  const setting = settingOf(game, seats, { kind: 'days', days: 1 });
  settings.set(id, setting);
  await layTable(storage, id, setting);
}

const stateOf = async (id: string): Promise<string | undefined> =>
  (await storage.db.selectFrom('tables').select('state').where('id', '=', id).executeTakeFirst())
    ?.state;

const finished = (id: string): Promise<void> =>
  vi.waitFor(async () => expect(await stateOf(id)).toBe('finished'), { timeout: 60_000 });

describe('bots', () => {
  it('play a table to its end, and nobody else is needed', async () => {
    const { rooms, asked } = processOf('one');
    await lay('bots', hazard.game, 2);
    await (await rooms.get('bots')).act(START(2, ['greedy', 'random']));
    await finished('bots');
    expect(new Set(asked)).toEqual(new Set([0, 1]));
    await vi.waitFor(() => expect(ended).toEqual(['bots']));
    expect(reports).toEqual([]);
  });

  it('answer at an even pace, whatever they can choose from', async () => {
    const { rooms } = processOf('one', 100);
    await lay('paced', hazard.game, 2);
    const room = await rooms.get('paced');
    const begun = performance.now();
    await room.act(START(2, ['random', 'random']));
    await finished('paced');
    // The first entry is the start of the game; a timer may be a millisecond early.
    expect(performance.now() - begun).toBeGreaterThan((room.seq - 1) * 99);
  });

  it('wait for people, and go on for who gave up', async () => {
    const { rooms, asked } = processOf('one');
    await lay('mixed', hazard.game, 3);
    const room = await rooms.get('mixed');
    await room.act(START(3, [null, 'random', null]));
    await vi.waitFor(() => expect(room.play?.asked).not.toEqual([1]), { timeout: 60_000 });
    expect(new Set(asked)).not.toContain(0);
    await room.act({ kind: 'resign', seat: 0 });
    await vi.waitFor(() => expect(room.play?.asked).toEqual([2]), { timeout: 60_000 });
    expect(await stateOf('mixed')).toBe('running');
    now += 2 * DAY;
    await room.act({ kind: 'standIn', seat: 2, bot: 'random' });
    await finished('mixed');
    const places = (await room.look((play) => play.result)).map(({ place }) => place);
    expect(places[0]).toBe(3);
  });

  it('think in one process at a time, and in another when that one goes', async () => {
    const first = processOf('first');
    await lay('moved', hazard.game, 2);
    await (await first.rooms.get('moved')).act(START(2, ['greedy', null]));
    await vi.waitFor(() => expect(first.asked.length).toBeGreaterThan(0), { timeout: 60_000 });
    const second = processOf('second');
    await first.stop();
    const room = await second.rooms.get('moved');
    await vi.waitFor(() => expect(room.play?.asked).toEqual([1]), { timeout: 60_000 });
    now += 2 * DAY;
    await room.act({ kind: 'standIn', seat: 1, bot: 'random' });
    await finished('moved');
    expect(second.asked.length).toBeGreaterThan(0);
    expect(reports).toEqual([]);
  });
});
