import { describe, expect, it } from 'vitest';
import { canonical } from '../canonical.js';
import type { AnyGame } from '../game.js';
import { sha256 } from '../sha256.js';
import { Table } from '../table.js';
import {
  changeRules,
  parseRecord,
  printRecord,
  recordOf,
  replayRecord,
  rulesFrom,
  verifyRecord,
  writeRecord,
  type GameRecord,
  type RecordError,
} from './index.js';
import { KINDS, playOn, sampleGame } from './sample-game.js';

const old = sampleGame();
const later = sampleGame({ version: '1.10', bonus: 1 });

function recordIn(text: string): GameRecord {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.record;
}
function replayedTable(record: GameRecord, games: readonly AnyGame[], to?: number): Table {
  const replayed = replayRecord(record, rulesFrom(games), to === undefined ? {} : { to });
  if (!replayed.ok) throw new Error(replayed.error.message);
  return replayed.table;
}
function refusalOf(record: GameRecord, games = [old], to?: number): unknown {
  const replayed = replayRecord(record, rulesFrom(games), to === undefined ? {} : { to });
  return replayed.ok ? 'accepted' : [replayed.error.code, replayed.error.line];
}
function faultOf(record: GameRecord, games: readonly AnyGame[]): RecordError {
  const replayed = replayRecord(record, rulesFrom(games));
  if (replayed.ok) throw new Error('it was replayed');
  return replayed.error;
}

describe('a replayed record', () => {
  const table = playOn(Table.start(old, { seats: 3, seed: '7' }), 'replay');
  const record = recordIn(writeRecord(table, { reveal: 'all' }));

  it('is the table as it was, with its history', () => {
    const replayed = replayRecord(record, rulesFrom([old]));
    expect(replayed).toMatchObject({ ok: true, seq: table.rows.length, unchecked: 0 });
    expect(replayedTable(record, [old]).save()).toBe(table.save());
  });

  it('stops after any choice', () => {
    for (let to = 0; to <= table.rows.length; to++) {
      expect(replayRecord(record, rulesFrom([old]), { to })).toMatchObject({ ok: true, seq: to });
      expect(replayedTable(record, [old], to).rows).toEqual(table.rows.slice(0, to));
    }
    expect(() => replayRecord(record, rulesFrom([old]), { to: table.rows.length + 1 })).toThrow(
      RangeError,
    );
    expect(() => replayRecord(record, rulesFrom([old]), { to: -1 })).toThrow(RangeError);
  });

  it('is refused at the line that is not true, though its hashes are', () => {
    const at = record.entries.findIndex(
      (entry) => entry.kind === 'choice' && entry.option === 'roll',
    );
    const text = printRecord(record).split('\n');
    const illegal = record.entries.with(at, { ...record.entries[at], option: 'fly' } as never);
    const line = text.findIndex((one) => / \d roll #/.test(one)) + 1;
    expect(refusalOf({ ...record, entries: illegal })).toEqual(['record.damaged', line]);
    const loaded = record.entries.with(at, {
      ...record.entries[at],
      draws: [{ label: 'dice', outcome: '9' }],
    } as never);
    expect(refusalOf({ ...record, entries: loaded })).toEqual(['record.damaged', line + 1]);
    const won = record.result?.map((row) => ({ ...row, place: 1 })) ?? null;
    expect(refusalOf({ ...record, result: won })).toEqual([
      'record.damaged',
      text.indexOf('result') + 1,
    ]);
  });

  it('is found as far as it is asked for: what comes later is not judged', () => {
    const last = record.entries.length - 1;
    const entries = record.entries.with(last, { kind: 'hash', hash: `sha256:${'0'.repeat(64)}` });
    expect(refusalOf({ ...record, entries })).toEqual([
      'record.damaged',
      expect.any(Number) as unknown,
    ]);
    expect(refusalOf({ ...record, entries }, [old], 5)).toBe('accepted');
  });
});

describe('rules that are not here', () => {
  const record = (words: string): GameRecord =>
    recordOf(playOn(Table.start(old, { seats: 2, seed: '7' }), words));

  it('are replaced by later ones of the same shape if those lead to the same game', () => {
    const unchanged = sampleGame({ version: '1.10' });
    expect(refusalOf(record('same'), [unchanged])).toBe('accepted');
    expect(refusalOf(record('same'), [sampleGame({ version: '1.3' })])).toEqual([
      'record.newer',
      3,
    ]);
  });

  it('are replaced by later ones of another shape too, and the answer names both versions', () => {
    const reshaped = sampleGame({ version: '1.10', pause: true });
    const replayed = replayRecord(record('same'), rulesFrom([reshaped]));
    expect(replayed).toMatchObject({ ok: true, recordedRules: '1.4' });
    expect(replayed.ok && replayed.table.prepared.game.rulesVersion).toBe('1.10');
    expect(verifyRecord(printRecord(record('same')), rulesFrom([reshaped]))).toMatchObject({
      ok: true,
      recordedRules: '1.4',
      rulesVersion: '1.10',
    });
  });

  it('are replaced by the nearest of several', () => {
    const near = sampleGame({ version: '1.5', pause: true });
    const far = sampleGame({ version: '1.10', pause: true });
    for (const games of [
      [near, far],
      [far, near],
    ])
      expect(replayedTable(record('same'), games).prepared.game.rulesVersion).toBe('1.5');
  });

  it('do not fit a record that cannot have been set up by them', () => {
    const { message } = faultOf({ ...record('same'), options: { turns: '13' } }, [later]);
    expect(message).toContain('by rules 1.10 it cannot be set up: turns cannot be 13');
  });

  it('name the first difference: a choice that is gone, another draw, another state', () => {
    const made = record('same');
    const at = made.entries.findIndex((entry) => entry.kind === 'choice');
    const altered = (change: object): GameRecord => ({
      ...made,
      entries: made.entries.with(at, { ...made.entries[at], ...change } as never),
    });
    const unchanged = [sampleGame({ version: '1.10' })];
    expect(faultOf(altered({ option: 'fly' }), unchanged)).toMatchObject({
      code: 'record.foreign',
      message: expect.stringMatching(
        /otherwise from choice 1 on: "0 fly" cannot be chosen/,
      ) as unknown,
    });
    const drawn = altered({ draws: [{ label: 'deck', outcome: '1' }] });
    expect(faultOf(drawn, unchanged).message).toContain('"nothing" is drawn, not "deck 1"');
    expect(faultOf(made, [later]).message).toContain('comes to another state');
  });

  it('play otherwise too where they fail', () => {
    const broken = sampleGame({ version: '1.10', broken: true });
    expect(faultOf(record('same'), [broken])).toMatchObject({
      code: 'record.foreign',
      message: expect.stringMatching(/"\d roll" cannot be chosen/) as unknown,
    });
  });

  it('make the record foreign where later ones play otherwise: it was not changed', () => {
    const replayed = replayRecord(record('same'), rulesFrom([later]));
    expect(replayed).toMatchObject({
      ok: false,
      error: {
        code: 'record.foreign',
        message: expect.stringContaining(
          'played by rules 1.4, which are not here; by rules 1.10 it goes otherwise',
        ) as unknown,
      },
    });
    expect(verifyRecord(printRecord(record('same')), rulesFrom([later]))).toMatchObject({
      error: { code: 'record.foreign' },
    });
  });
});

describe('other content', () => {
  const pack = { kinds: KINDS.map((kind) => `${kind}.rampant`) };
  const record = recordOf(playOn(Table.start(old, { seats: 2, seed: '7', content: pack }), 'pack'));

  it('that earlier rules had is known by its hash', () => {
    const table = playOn(Table.start(old, { seats: 2, seed: '7' }), 'former');
    const renewed = sampleGame({ version: '1.10', kinds: KINDS.toReversed() });
    const games = (formerContent: string[]): AnyGame[] => [{ ...renewed, formerContent }];
    const { contentHash } = table.prepared;
    expect(refusalOf(recordOf(table), games([]))).toEqual(['record.content', 5]);
    expect(faultOf(recordOf(table), games([contentHash])).message).toContain('by rules 1.10');
  });

  it('is used if it is here, else the record is refused for it', () => {
    expect(refusalOf(record)).toEqual(['record.content', 5]);
    expect(replayRecord(record, rulesFrom([old], [pack])).ok).toBe(true);
  });
});

describe('a change of rules within a game', () => {
  const before = playOn(
    Table.start(old, { seats: 2, seed: 'change', options: { turns: '200' } }),
    'before',
    60,
  );
  const kept = recordOf(before);
  const after = playOn(changeRules(before, later), 'after');
  const text = writeRecord(after, { reveal: 'all', before: kept });
  const record = recordIn(text);
  const lines = text.split('\n');
  const changeLine = lines.indexOf('rules 1.10 from 61') + 1;

  it('stands in the record after the state that was taken over', () => {
    expect(lines[changeLine - 2]).toMatch(/^state \{"fibers":/);
    expect(lines[changeLine - 3]).toBe(`= 60 ${before.hash}`);
    expect(lines[2]).toBe('rules 1.4');
  });

  it('is replayed by both rules, and the game ends as it did', () => {
    const replayed = replayRecord(record, rulesFrom([old, later]));
    expect(replayed).toMatchObject({ ok: true, unchecked: 0, seq: after.match.n });
    const { hash, result } = replayedTable(record, [old, later]);
    expect([hash, result]).toEqual([after.hash, after.result]);
    const earlier = replayedTable(record, [old, later], 59);
    expect(earlier.prepared.game.rulesVersion).toBe('1.4');
  });

  it('is where the replay begins when the former rules are gone', () => {
    const replayed = replayRecord(record, rulesFrom([later]));
    expect(replayed).toMatchObject({ ok: true, unchecked: 60 });
    expect(replayedTable(record, [later]).hash).toBe(after.hash);
    expect(verifyRecord(text, rulesFrom([later]))).toMatchObject({ ok: true, unchecked: 60 });
  });

  it('is refused as newer at its line when the later rules are not here', () => {
    expect(refusalOf(record, [old])).toEqual(['record.newer', changeLine]);
    expect(refusalOf(record, [old], 59)).toBe('accepted');
  });

  const withState = (state: string): GameRecord => ({
    ...record,
    entries: record.entries.map((entry) => (entry.kind === 'rules' ? { ...entry, state } : entry)),
  });
  const state = (lines[changeLine - 2] as string).slice('state '.length);

  it('takes over no other state than the one that was reached', () => {
    const richer = withState(state.replace('"turns":', '"turns":1'));
    for (const games of [[later], [old, later]])
      expect(refusalOf(richer, games)).toEqual(['record.damaged', changeLine - 1]);
    expect(verifyRecord(printRecord(richer), rulesFrom([old, later]))).toMatchObject({
      ok: false,
      mismatch: { seq: 60, what: 'snapshot', expected: before.hash },
    });
  });

  it('goes on from no state that could not be', () => {
    const repinned = (broken: string): GameRecord => {
      const entries = withState(broken).entries;
      const at = entries.findIndex((entry) => entry.kind === 'rules');
      return {
        ...record,
        entries: entries.with(at - 1, { kind: 'hash', hash: `sha256:${sha256(broken)}` }),
      };
    };
    const data = JSON.parse(state) as { fibers: { up: number }[] };
    const looped = canonical({
      ...data,
      fibers: data.fibers.map((fiber) => ({ ...fiber, up: 0 })),
    });
    const broken = [
      'null',
      '{}',
      '[]',
      looped,
      canonical({ ...data, taken: [-1] }),
      canonical({ ...data, n: 5 }),
      canonical({ ...data, state: {} }),
      canonical({ ...data, more: 1 }),
    ];
    for (const text of broken)
      expect(refusalOf(repinned(text), [later])).toEqual(['record.damaged', changeLine - 1]);
  });

  it('is possible only between rules of one shape', () => {
    const other = { ...later, id: 'other' };
    expect(() => changeRules(before, other)).toThrow('its shape is another');
  });

  it('is written only behind the record it continues', () => {
    expect(() => recordOf(after)).toThrow('cannot be recorded');
    const short = recordOf(
      playOn(
        Table.start(old, { seats: 2, seed: 'change', options: { turns: '200' } }),
        'before',
        59,
      ),
    );
    expect(() => recordOf(after, { before: short })).toThrow('cannot be recorded');
    expect(() => writeRecord(after, { reveal: 0 })).toThrow('cannot be recorded');
    const fresh = Table.start(old, { seats: 2, seed: '1' });
    expect(() => recordOf(fresh, { before: recordOf(fresh) })).toThrow('cannot be recorded');
  });

  it('is told to a viewer without the state', () => {
    const shown = writeRecord(after, { reveal: 0, before: kept });
    expect(shown).toContain('\nrules 1.10 from 61\n');
    expect(shown).not.toContain('state ');
    expect(recordIn(shown).entries).toHaveLength(after.match.n + 1);
  });
});
