import { describe, expect, it } from 'vitest';
import { asked, offered, play, tried } from '../../testkit/check.js';
import { purse, seated, stateOf, until } from './seated.js';

const building = (given: Parameters<typeof seated>[1] = {}) => {
  const table = until('place', seated(2, given));
  play(table, 'red: place field');
  return table;
};

describe('the field', () => {
  it('[W5.1 allows] each of three buildings on each of 144 cells', () => {
    const table = building();
    const builds = offered(table, 'red').filter((id) => id.startsWith('build '));
    expect(builds).toHaveLength(3 * 144);
    expect(new Set(builds).size).toBe(3 * 144);
    for (const id of ['build garden a1', 'build hall c7', 'build tower l12'])
      expect(builds).toContain(id);
  });

  it.each([
    'build hall m1',
    'build hall a13',
    'build hall a0',
    'build castle a1',
    'build hall',
    'build',
  ])('[W5.1 forbids] %s', (option) => {
    expect(tried(building(), `red: ${option}`)).toMatchObject({ code: 'unknown' });
  });

  it('[W5.1 allows] [W5.1 forbids] four buildings, and no fifth', () => {
    const table = building();
    play(table, 'red: build garden a1', 'red: build garden a3', 'red: build garden a5');
    expect(asked(table)).toEqual(['red: build.build']);
    play(table, 'red: build garden a7');
    expect(asked(table)).toEqual(['red: turn.end']);
    expect(tried(table, 'red: build garden a9')).toMatchObject({ code: 'notNow' });
  });

  it('[W5.1 allows] to stop before', () => {
    const table = building();
    play(table, 'red: build garden a1', 'red: done', 'red: end');
    expect(asked(table)).toEqual(['blue: turn.place']);
  });

  it.each([
    ['garden', 7, 3],
    ['hall', 6, 3],
    ['tower', 7, 2],
  ])('[W5.2 computes] the price of a %s', (kind, coins, strength) => {
    const table = building();
    play(table, `red: build ${kind} c7`);
    expect(stateOf(table).players[0]).toMatchObject({ coins, strength });
  });

  it.each([
    ['hall', { coins: 2 }, { coins: 1 }],
    ['garden', { coins: 1 }, { coins: 0 }],
    ['tower', { coins: 1, strength: 1 }, { coins: 1, strength: 0 }],
  ])('[W5.2 allows] [W5.2 forbids] a %s at its price, and not for less', (kind, enough, less) => {
    const rich = building({ given: (s) => purse(s, 0, enough) });
    expect(tried(rich, `red: build ${kind} c7`)).toBeUndefined();
    const poor = building({ given: (s) => purse(s, 0, less) });
    expect(tried(poor, `red: build ${kind} c7`)).toMatchObject({ code: 'blocked', rule: 'W5.2' });
  });

  it('[W5.3 forbids] building where something stands, whoever built it', () => {
    const table = building();
    play(table, 'red: build garden c7');
    expect(tried(table, 'red: build hall c7')).toMatchObject({ code: 'blocked', rule: 'W5.3' });
    play(table, 'red: done', 'red: end', 'blue: place field');
    expect(tried(table, 'blue: build hall c7')).toMatchObject({ code: 'blocked', rule: 'W5.3' });
  });

  it.each(['c6', 'c8', 'b7', 'd7'])('[W5.4 forbids] a tower on %s beside a tower on c7', (cell) => {
    const table = building();
    play(table, 'red: build tower c7');
    expect(tried(table, `red: build tower ${cell}`)).toMatchObject({
      code: 'blocked',
      rule: 'W5.4',
    });
    expect(tried(table, `red: build hall ${cell}`)).toBeUndefined();
  });

  it('[W5.4 allows] a tower across a corner, two cells away, or at the other end of the next column', () => {
    const table = building();
    play(table, 'red: build tower c12');
    for (const cell of ['b11', 'd11', 'c10', 'd1'])
      expect(offered(table, 'red')).toContain(`build tower ${cell}`);
  });

  it('[W5.5 computes] the points of each building', () => {
    const table = building({ given: (s) => purse(s, 0, { coins: 20 }) });
    play(table, 'red: build tower c7', 'red: build hall c8', 'red: build garden d7');
    expect(table.result[0]).toMatchObject({
      score: 5,
      breakdown: { tower: 3, hall: 1, garden: 1 },
    });
    play(table, 'red: build garden d8');
    expect(table.result[0]).toMatchObject({ score: 7, breakdown: { garden: 3 } });
  });

  it("[W5.5 computes] nothing for a garden beside others' buildings", () => {
    const table = building();
    play(
      table,
      'red: build hall c7',
      'red: done',
      'red: end',
      'blue: place field',
      'blue: build garden c8',
    );
    expect(table.result[1]).toMatchObject({ score: 0, breakdown: {} });
  });
});

describe('a long turn taken back', () => {
  it('[W5.1 allows] three steps back and forward again: the same bytes', () => {
    const table = building();
    const steps = ['build hall c7', 'build tower a1', 'build garden c8'];
    const hashes = [table.hash];
    for (const step of steps) {
      play(table, `red: ${step}`);
      hashes.push(table.hash);
    }
    for (const hash of hashes.slice(0, 3).toReversed()) {
      expect(table.undo(0)).toEqual({ ok: true });
      expect(table.hash).toBe(hash);
    }
    expect(table.result[0]).toMatchObject({ score: 0, breakdown: {} });
    for (const step of steps) play(table, `red: ${step}`);
    expect(table.hash).toBe(hashes[3]);
  });

  it('[W5.1 forbids] another seat to take it back, and the builder once another has moved', () => {
    const table = building();
    play(table, 'red: build hall c7', 'red: done', 'red: end');
    expect(table.undo(1).ok).toBe(false);
    expect(table.undoBlocked(0)).toBeUndefined();
    play(table, 'blue: change');
    expect(table.undo(0)).toMatchObject({ ok: false, refusal: { why: 'kernel.undo.others' } });
    expect(table.undo(1)).toEqual({ ok: true });
    expect(table.undo(0)).toEqual({ ok: true });
    expect(asked(table)).toEqual(['red: turn.end']);
  });

  it('[W5.1 forbids] an answer to the question that was taken back', () => {
    const table = building();
    play(table, 'red: build hall c7');
    const stale = table.asks()[0]?.id;
    table.undo(0);
    expect(table.choose(0, stale, 'done')).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  });
});
