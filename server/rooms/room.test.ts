import type { Seat, Viewer } from '@destrier/engine';
import { decks, tricks } from '@destrier/engine/testgames';
import { hazard } from '@destrier/example-hazard';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { patched, plain, type Json } from './patch.js';
import { TableGame, type Setting } from './table-game.js';
import type { Room } from './room.js';
import type { Scene, Step } from './step.js';
import { heard, layTable, newStorage, roomOf, settingOf, START } from './testing/seated.js';

let storage: Storage;
beforeAll(async () => {
  storage = await newStorage();
});
afterAll(() => storage.close());

let tables = 0;
async function begun(
  game = tricks,
  seats = 3,
  bots: readonly (string | null)[] = [],
  options: Setting['options'] = {},
) {
  const id = `table${tables++}`;
  const setting = { ...settingOf(game, seats), options };
  await layTable(storage, id, setting);
  const room = await roomOf(storage, id, setting);
  await room.act(START(seats, bots));
  return { id, setting, room };
}

/** The first option of the first question that is no aside, or of that of a seat. */
async function nextChoice(room: Room, of?: Seat) {
  return await room.look(({ table }) => {
    const ask = table.asks().find(({ kind, seat }) => kind !== 'aside' && (of ?? seat) === seat);
    if (ask === undefined) throw new Error('nobody is asked');
    const option = table.optionIds(ask.seat, ask.id)[0] ?? '';
    return { kind: 'choice', seat: ask.seat, ask: ask.id, option } as const;
  });
}

async function play(room: Room, choices: number): Promise<void> {
  for (let i = 0; i < choices && room.play?.over === false; i++)
    await room.act(await nextChoice(room));
}

const stepsOf = (texts: readonly string[]): (Scene | Step)[] =>
  texts.map((text) => JSON.parse(text) as Scene | Step);

/** What a client knows who follows from a scene. */
function followed(texts: readonly string[]): { readonly view: Json; readonly seq: number } {
  const [first, ...rest] = stepsOf(texts);
  if (first?.kind !== 'scene') throw new Error('it begins with a scene');
  let view = plain(first.view);
  let { seq } = first;
  for (const step of rest) {
    if (step.kind !== 'step') throw new Error('and goes on with steps');
    expect(step.seq).toBe(seq + 1);
    view = patched(view, step.changes);
    ({ seq } = step);
  }
  return { view, seq };
}

describe('who listens', () => {
  it.each<Viewer>([0, 2, 'public'])(
    'as %s knows at every moment what the view shows',
    async (viewer) => {
      const { room } = await begun();
      const { listener, texts } = heard();
      await room.subscribe(viewer, null, listener);
      for (let i = 0; i < 60 && room.play?.over === false; i++) {
        await play(room, 1);
        const view = await room.look(({ table }) => table.view(viewer));
        expect(followed(texts)).toEqual({ view, seq: room.seq });
      }
      expect(room.seq).toBeGreaterThan(20);
    },
  );

  it('before the start gets a scene when it begins', async () => {
    const setting = settingOf(tricks, 3);
    await layTable(storage, 'early', setting);
    const room = await roomOf(storage, 'early', setting);
    const { listener, texts } = heard();
    await room.subscribe(0, null, listener);
    expect(texts).toEqual([]);
    await room.act(START(3));
    await play(room, 2);
    expect(stepsOf(texts).map(({ kind, seq }) => [kind, seq])).toEqual([
      ['scene', 1],
      ['step', 2],
      ['step', 3],
    ]);
  });

  it('comes back to exactly what was missed, from any moment', async () => {
    const { id, setting, room } = await begun();
    const whole = heard();
    await room.subscribe(1, null, whole.listener);
    await play(room, 12);
    await room.act({ kind: 'resign', seat: 2 });
    await play(room, 30);
    for (const since of [1, 2, 13, Math.floor(room.seq / 2), room.seq - 1, room.seq]) {
      const again = heard();
      await room.subscribe(1, since, again.listener);
      expect(again.texts).toEqual(whole.texts.slice(since));
      room.unsubscribe(again.listener);
    }
    await room.sleep();
    const later = heard();
    await (await roomOf(storage, id, setting)).subscribe(1, 10, later.listener);
    expect(later.texts).toEqual(whole.texts.slice(10));
  });

  it('no longer hears anything once gone, and several hear the same', async () => {
    const { room } = await begun();
    const [one, other] = [heard(), heard()];
    await room.subscribe(0, null, one.listener);
    await room.subscribe(0, null, other.listener);
    await play(room, 1);
    expect(one.texts).toEqual(other.texts);
    room.unsubscribe(one.listener);
    await play(room, 1);
    expect([one.texts.length, other.texts.length]).toEqual([2, 3]);
    expect(room.idleSince).toBeNull();
    room.unsubscribe(other.listener);
    expect(room.idleSince).not.toBeNull();
  });

  it('is refused what has not happened yet', async () => {
    const { room } = await begun();
    await expect(room.scene(0, { seq: 2 })).rejects.toThrow('seq.ahead');
  });

  it('begins anew who knows more than the log does, as after a restored back-up', async () => {
    const { room } = await begun();
    const [ahead, even, fresh] = [heard(), heard(), heard()];
    await room.subscribe(0, room.seq + 1, ahead.listener);
    await room.subscribe(0, room.seq, even.listener);
    await room.subscribe(0, null, fresh.listener);
    expect(ahead.texts).toEqual(fresh.texts);
    expect(even.texts).toEqual([]);
    await play(room, 1);
    expect(ahead.texts.slice(1)).toEqual(even.texts);
    expect(even.texts).toHaveLength(1);
  });
});

describe('who comes back after a back-up was restored and others have played on', () => {
  const asked = async (since: number, at: (was: number) => number) => {
    const { room } = await begun();
    const all = heard();
    await room.subscribe(1, null, all.listener);
    await play(room, 2);
    const made = all.texts.map((text) => JSON.parse(text) as { seq: number; at: number });
    const again = heard();
    const was = made.find(({ seq }) => seq === since)?.at ?? 0;
    await room.subscribe(1, since, again.listener, at(was));
    return again.texts.map((text) => (JSON.parse(text) as { kind: string }).kind);
  };

  it('is shown the whole where another entry has that number, in the log or at its end', async () => {
    expect(await asked(2, (was) => was + 1)).toEqual(['scene']);
    expect(await asked(3, (was) => was + 1)).toEqual(['scene']);
  });
  it('goes on where it is the same', async () => {
    expect(await asked(2, (was) => was)).toEqual(['step']);
    expect(await asked(3, (was) => was)).toEqual([]);
  });
});

describe('an earlier moment', () => {
  it('of a long game is reached without playing all of it again', async () => {
    const { room } = await begun(decks, 2, [], { length: 'long' });
    await play(room, 250);
    const then = await room.scene(0, { seq: 130 });
    await room.scene(0, { seq: 249 });
    const applied = vi.spyOn(TableGame.prototype, 'apply');
    for (const seq of [249, 201, 150, 130]) {
      applied.mockClear();
      await room.scene(0, { seq });
      expect(applied.mock.calls.length).toBeLessThanOrEqual(100);
    }
    expect(await room.scene(0, { seq: 130 })).toBe(then);
    applied.mockRestore();
  });

  it('looks as it looked then', async () => {
    const { room } = await begun();
    const then: string[] = [];
    for (let i = 0; i < 10; i++) {
      then.push(await room.scene(1, 'now'));
      await play(room, 1);
    }
    for (const [i, text] of then.entries()) expect(await room.scene(1, { seq: i + 1 })).toBe(text);
  });
});

describe('a choice', () => {
  it('sent twice stands once', async () => {
    const { room } = await begun();
    const choice = await nextChoice(room);
    const first = await room.act(choice);
    expect(await room.act(choice)).toEqual({ seq: first.seq, repeated: true });
    expect(room.seq).toBe(2);
  });

  it('that is refused changes nothing and is not written', async () => {
    const { id, setting, room } = await begun();
    const choice = await nextChoice(room);
    await expect(room.act({ ...choice, option: 'cheat' })).rejects.toThrow('choice.unknown');
    await expect(room.act({ ...choice, ask: 'old' })).rejects.toThrow('choice.stale');
    await expect(room.act(START(3))).rejects.toThrow('table.started');
    expect(room.seq).toBe(1);
    expect((await roomOf(storage, id, setting)).seq).toBe(1);
    await room.act(choice);
  });

  it('of a table that has not begun is refused', async () => {
    const setting = settingOf(tricks, 3);
    await layTable(storage, 'not begun', setting);
    const room = await roomOf(storage, 'not begun', setting);
    await expect(room.act({ kind: 'undo', seat: 0 })).rejects.toThrow('table.open');
    await expect(room.scene('public', 'now')).rejects.toThrow('table.open');
  });

  it('taken back is told with its number', async () => {
    const { room } = await begun(hazard.game, 2);
    const { listener, texts } = heard();
    await room.subscribe('public', null, listener);
    for (let i = 0; i < 30; i++) {
      const choice = await nextChoice(room);
      await room.act(choice);
      if (await room.look(({ table }) => table.undoBlocked(choice.seat) !== undefined)) continue;
      const stood = room.seq;
      await room.act({ kind: 'undo', seat: choice.seat });
      expect(stepsOf(texts).at(-1)).toMatchObject({
        deed: { kind: 'undo', seat: choice.seat, undone: stood },
        events: [],
      });
      const view = await room.look(({ table }) => table.view('public'));
      expect(followed(texts)).toEqual({ view, seq: room.seq });
      return;
    }
    throw new Error('nothing could be taken back');
  });
});

describe('two processes', () => {
  it('that choose at once both get through, and both tell all of it', async () => {
    const { id, setting, room } = await begun();
    const other = await roomOf(storage, id, setting);
    const [here, there] = [heard(), heard()];
    await room.subscribe('public', null, here.listener);
    await other.subscribe('public', null, there.listener);
    let lost = 0;
    for (let i = 0; i < 30; i++) {
      const open = await room.look(({ table, over }) =>
        over ? [] : table.asks().filter(({ kind }) => kind !== 'aside'),
      );
      if (open.length === 0) break;
      const choices = await Promise.all(open.map(({ seat }) => nextChoice(room, seat)));
      const before = room.seq;
      await Promise.all(choices.map((choice, k) => (k % 2 === 0 ? room : other).act(choice)));
      lost += choices.length > 1 ? 1 : 0;
      await Promise.all([room.follow(null), other.follow(null)]);
      expect(room.seq).toBe(before + choices.length);
    }
    expect(lost).toBeGreaterThan(0);
    expect(there.texts).toEqual(here.texts);
    expect(followed(here.texts).seq).toBe(room.seq);
  });

  it('know at once what somebody saw in the other', async () => {
    const { id, setting, room } = await begun();
    const other = await roomOf(storage, id, setting);
    await play(room, 5);
    const { listener, texts } = heard();
    await other.subscribe(0, room.seq, listener);
    expect(texts).toEqual([]);
    expect(other.seq).toBe(room.seq);
    await play(room, 1);
    expect(await other.scene(0, { seq: room.seq })).toBe(await room.scene(0, 'now'));
    await play(room, 1);
    const choice = await nextChoice(room);
    expect(await other.act(choice)).toEqual({ seq: room.seq + 1 });
  });

  it('that send the same choice write it once', async () => {
    const { id, setting, room } = await begun();
    const other = await roomOf(storage, id, setting);
    const choice = await nextChoice(room);
    const [a, b] = await Promise.all([room.act(choice), other.act(choice)]);
    expect([a.seq, b.seq]).toEqual([2, 2]);
    expect([a.repeated, b.repeated].filter(Boolean)).toHaveLength(1);
  });
});

describe('a table that was put away', () => {
  it('is the same when it wakes up', async () => {
    const { id, setting, room } = await begun();
    await play(room, 57);
    await room.sleep();
    const again = await roomOf(storage, id, setting);
    for (const viewer of [0, 1, 'public'] as const)
      expect(await again.scene(viewer, 'now')).toBe(await room.scene(viewer, 'now'));
    await play(again, 3);
  });

  it.each([
    ['changed', (body: string) => body.replace('"resigned":[]', '"resigned":[1]')],
    ['cut short', (body: string) => body.slice(0, -10)],
    ['emptied', () => ''],
  ])('whose snapshot was %s is played again, and that is reported', async (_, damage) => {
    const { id, setting, room } = await begun();
    await play(room, 20);
    await room.sleep();
    await storage.write(async (db) => {
      const row = await db
        .selectFrom('snapshots')
        .select('body')
        .where('table', '=', id)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('snapshots')
        .set({ body: damage(row.body) })
        .where('table', '=', id)
        .execute();
    });
    const said: string[] = [];
    const again = await roomOf(storage, id, setting, { said });
    expect(said).toEqual(['a snapshot did not match the log and was made again']);
    expect(await again.scene(0, 'now')).toBe(await room.scene(0, 'now'));
    await again.sleep();
    const fine: string[] = [];
    await roomOf(storage, id, setting, { said: fine });
    expect(fine).toEqual([]);
  });

  it('whose snapshot belongs to another log is played again', async () => {
    const [one, other] = [await begun(), await begun()];
    await play(one.room, 20);
    await other.room.act({ kind: 'resign', seat: 1 });
    await play(other.room, 19);
    await one.room.sleep();
    await other.room.sleep();
    await storage.write(async (db) => {
      const { seq, body, hash } = await db
        .selectFrom('snapshots')
        .selectAll()
        .where('table', '=', one.id)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('snapshots')
        .set({ seq, body, hash })
        .where('table', '=', other.id)
        .execute();
    });
    const said: string[] = [];
    const again = await roomOf(storage, other.id, other.setting, { said });
    expect(said).toHaveLength(1);
    expect(await again.scene(0, 'now')).toBe(await other.room.scene(0, 'now'));
  });
});
