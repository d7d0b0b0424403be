import { describe, expect, it } from 'vitest';
import type { Viewer } from '../secrecy/view.js';
import { Table } from '../table.js';
import { parseRecord, recordOf, replayRecord, rulesFrom, writeRecord } from './index.js';
import { cheer, KINDS, playOn, sampleGame } from './sample-game.js';

const game = sampleGame();
const seed = { secret: 'cd'.repeat(32), nonces: ['sage', 'thyme', 'rue'] };
const start = (): Table => Table.start(game, { seats: 3, seed });
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'public'];
const namedIn = (text: string): string[] => KINDS.filter((kind) => text.includes(kind));

describe('the record of a running game', () => {
  it('names no card that its reader was never shown', () => {
    const shown = new Map(VIEWERS.map((viewer) => [viewer, new Set<string>()]));
    const table = start();
    let unknown = 0;
    for (let seq = 0; !table.over; seq++) {
      for (const [viewer, known] of shown) {
        for (const kind of namedIn(JSON.stringify(table.view(viewer)))) known.add(kind);
        const text = writeRecord(table, { reveal: viewer });
        expect(namedIn(text).filter((kind) => !known.has(kind))).toEqual([]);
        expect(parseRecord(text)).toMatchObject({
          ok: true,
          record: { disclosed: { to: viewer } },
        });
        unknown += KINDS.length - known.size;
      }
      playOn(table, `secret ${seq}`, 1);
    }
    expect(unknown).toBeGreaterThan(100);
  });

  it('holds neither seed nor nonces nor draws nor hashes of states', () => {
    const table = playOn(start(), 'running', 15);
    for (const viewer of VIEWERS) {
      const text = writeRecord(table, { reveal: viewer });
      for (const secret of [seed.secret, ...seed.nonces, '~', '\n= ', 'state ', 'result'])
        expect(text).not.toContain(secret);
      expect(text).toContain(`commitment sha256:`);
    }
  });

  it('shows own choices in full, of the others that they chose', () => {
    const table = start();
    const given = table.optionIds(0)[0] as string;
    table.choose(0, undefined, given);
    expect(writeRecord(table, { reveal: 0 })).toContain(`\n1 0 ${given} #`);
    for (const viewer of [1, 2, 'public'] as const)
      expect(writeRecord(table, { reveal: viewer })).toContain('\n1 0 ? #');
  });

  it('tells what happened as its reader saw it', () => {
    const table = start();
    const own = (table.events(1)[1] as { params: object }).params;
    const text = writeRecord(table, { reveal: 1 });
    expect(text).toContain('\n  ! dealt {"seat":0}\n');
    expect(text).toContain(`\n  ! dealt ${JSON.stringify(own)}\n`);
    expect(own).toEqual({ cards: expect.any(Array) as unknown, seat: 1 });
  });

  it('is not given out whole, unless its seed is no secret', () => {
    expect(() => writeRecord(playOn(start(), 'x', 5), { reveal: 'all' })).toThrow(
      'when its game is over',
    );
    const simulated = playOn(Table.start(game, { seats: 2, seed: '1' }), 'x', 5);
    const parsed = parseRecord(writeRecord(simulated, { reveal: 'all' }));
    expect(parsed).toMatchObject({ ok: true, record: { result: null } });
    const replayed = parsed.ok ? replayRecord(parsed.record, rulesFrom([game])) : parsed;
    expect(replayed.ok && replayed.table.save()).toBe(simulated.save());
  });
});

describe('the record of a finished game', () => {
  const table = playOn(start(), 'finished');

  it('holds everything, and the result', () => {
    const text = writeRecord(table, { reveal: 'all' });
    expect(text).toContain(`\nseed ${seed.secret}\nnonces sage thyme rue\n`);
    expect(parseRecord(text)).toMatchObject({ ok: true, record: { result: table.result } });
  });

  it('can still be had as one seat saw it', () => {
    const text = writeRecord(table, { reveal: 2 });
    expect(text).not.toContain(seed.secret);
    expect(parseRecord(text)).toMatchObject({ ok: true, record: { result: table.result } });
  });
});

describe('what was taken back', () => {
  it('is in no record', () => {
    const table = start();
    const before = writeRecord(table, { reveal: 0 });
    table.choose(0, undefined, table.optionIds(0)[0] as string);
    table.undo(0);
    expect(writeRecord(table, { reveal: 0 })).toBe(before);
  });

  it('leaves a table that its record leads to, even if others acted since', () => {
    const table = start();
    table.choose(0, undefined, table.optionIds(0)[0] as string);
    cheer(table, 1);
    table.undo(0);
    const plain = start();
    cheer(plain, 1);
    expect(table.hash).toBe(plain.hash);
    expect(recordOf(table)).toEqual(recordOf(plain));
  });
});

it('writes no record of a table that its choices do not lead to', () => {
  const table = start();
  expect(() => recordOf(table.fork())).not.toThrow();
  playOn(table, 'x', 5);
  expect(() => recordOf(table.fork())).toThrow('cannot be recorded');
  expect(() => recordOf(table.fork(0, 'dream'))).toThrow('cannot be recorded');
});
