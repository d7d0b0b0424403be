import { describe, expect, it } from 'vitest';
import { Table, type Seat } from '../../index.js';
import { workers } from './game.js';
import { asked, offered, play, tried } from '../../testkit/check.js';
import { purse, seated, stateOf, until } from './seated.js';

const travelling = (given: Parameters<typeof seated>[1] = {}) => until('road', seated(2, given));
const milesOf = (table: Table) => stateOf(table).players.map((player) => player.miles);

describe('the road', () => {
  it('[W7.1 computes] a mile for a coin, or as many as the die shows', () => {
    const table = travelling({ random: { 'dice@1': [4] } });
    play(table, 'red: walk', 'blue: ride');
    expect(milesOf(table)).toEqual([1, 4]);
    expect(stateOf(table).players.map((player) => player.coins)).toEqual([7, 8]);
  });

  it('[W7.1 allows] [W7.1 forbids] four stages, and no fifth', () => {
    const table = travelling();
    play(table, 'red: walk', 'red: walk', 'red: walk', 'red: walk');
    expect(asked(table)).toEqual(['blue: journey.road']);
    expect(tried(table, 'red: walk')).toMatchObject({ code: 'notAsked' });
    expect(milesOf(table)).toEqual([4, 0]);
  });

  it('[W7.1 forbids] walking without a coin, though not riding', () => {
    const table = travelling({ given: (s) => purse(s, 0, { coins: 0 }) });
    expect(tried(table, 'red: walk')).toMatchObject({ code: 'blocked', rule: 'W7.1' });
    expect(offered(table, 'red')).toEqual(['ride', 'camp']);
  });

  it('[W7.2 computes] side by side all are asked at once; in turn one after the other', () => {
    expect(asked(travelling())).toEqual(['red: journey.road', 'blue: journey.road']);
    const table = travelling({ options: { travel: 'turns' }, given: (s) => (s.first = 1) });
    expect(asked(table)).toEqual(['blue: journey.road']);
    play(table, 'blue: camp');
    expect(asked(table)).toEqual(['red: journey.road']);
    play(table, 'red: camp');
    expect(asked(table)).toEqual(['red: round.bids', 'blue: round.bids']);
  });

  it.each([
    [1, ['red: add.add', 'blue: journey.road']],
    [2, ['red: journey.road', 'blue: journey.road']],
  ])('[W7.3 computes] a rider with a %i', (die, names) => {
    const table = travelling({ random: { 'dice@0': [die] } });
    play(table, 'red: ride');
    expect(asked(table)).toEqual(names);
  });

  it('[W7.3 computes] a brigand beaten: 1 faith, 1 point, no card', () => {
    const table = travelling({
      random: { 'dice@0': [1, 6, 6, 6, 6], 'foe@0': [1, 1, 1, 1] },
      given: (s) => purse(s, 0, { faith: 0, strength: 0 }),
    });
    play(table, 'red: ride');
    expect(stateOf(table).players[0].faith).toBe(1);
    expect(table.result[0]).toMatchObject({ score: 1, breakdown: { brigands: 1 } });
    expect(stateOf(table)).toMatchObject({ fallen: [], duels: [null, null] });
    expect(stateOf(table).deck).toHaveLength(4);
  });

  it('[W7.3 computes] beaten by a brigand of power 1: nothing is lost', () => {
    const table = travelling({
      random: { 'dice@0': [1, 3, 3, 3, 3], 'foe@0': [3, 3, 3, 3] },
      given: (s) => purse(s, 0, { faith: 0, strength: 0 }),
    });
    play(table, 'red: ride', 'red: fight');
    expect(stateOf(table).players[0]).toMatchObject({ coins: 8, faith: 0, glory: 0 });
  });

  it.each([
    [4, [], 0],
    [5, [], 2],
    [4, [6], 4],
  ])('[W7.4 computes] %i miles and a ride of %j: %i points', (miles, ride, points) => {
    const table = travelling({
      random: { 'dice@0': ride },
      given: (s) => (s.players[0].miles = miles - 1),
    });
    play(table, 'red: walk', ...ride.map(() => 'red: ride'));
    expect(table.result[0]).toMatchObject({
      score: points,
      breakdown: points === 0 ? {} : { miles: points },
    });
  });

  it('[W7.4 computes] no milestone twice, in whatever round', () => {
    const table = travelling({ given: (s) => (s.players[0].miles = 5) });
    play(table, 'red: walk');
    expect(table.result[0]).toMatchObject({ breakdown: {} });
  });
});

/** What a seat does on the road by its own questions alone, whatever the others do meanwhile. */
function ownWay(table: Table, seat: Seat, step: number): boolean {
  const ids = table.optionIds(seat);
  if (ids.length === 0 || stateOf(table).round > 0) return false;
  const ride = ids.includes('ride') && step % 3 !== 2 ? 'ride' : undefined;
  return table.choose(seat, undefined, ride ?? ids[(step * 7 + seat) % ids.length] ?? '').ok;
}

function journeys(seed: string, order: (pick: number) => Seat): Table {
  const table = travelling({ seed });
  const steps = [0, 0];
  for (let pick = 0; stateOf(table).round === 0; pick++) {
    const first = order(pick);
    const seat = ownWay(table, first, steps[first] ?? 0) ? first : (((first + 1) % 2) as Seat);
    if (seat !== first) ownWay(table, seat, steps[seat] ?? 0);
    steps[seat] = (steps[seat] ?? 0) + 1;
  }
  return table;
}

describe('side by side', () => {
  it('[W7.2 computes] the same bytes after the journeys, whoever came first', () => {
    let duels = 0;
    for (let i = 0; i < 12; i++) {
      const seed = `roads ${i}`;
      const tables = [
        journeys(seed, () => 0),
        journeys(seed, () => 1),
        journeys(seed, (pick) => (pick % 2) as Seat),
        journeys(seed, (pick) => (pick % 3 === 0 ? 1 : 0)),
      ];
      expect(new Set(tables.map((table) => table.hash)).size).toBe(1);
      duels += tables[0]?.events('all').filter((event) => event.name === 'duel').length ?? 0;
    }
    expect(duels).toBeGreaterThan(0);
  });

  it('[W7.2 allows] a step to be taken back while another seat has gone on, dice and all', () => {
    const table = travelling({ seed: 'undo' });
    play(table, 'red: walk', 'blue: ride');
    const blue = milesOf(table)[1];
    play(table, 'red: walk');
    expect(table.undo(0)).toEqual({ ok: true });
    expect(table.undo(0)).toEqual({ ok: true });
    expect(milesOf(table)).toEqual([0, blue]);
    expect(stateOf(table).players[0].coins).toBe(8);
    expect(table.undo(0)).toMatchObject({ ok: false, refusal: { why: 'kernel.undo.others' } });
    play(table, 'red: walk');
    expect(milesOf(table)).toEqual([1, blue]);
  });

  it('[W7.2 forbids] to take back a ride, or a step of another', () => {
    const table = travelling({ random: { 'dice@0': [4] } });
    play(table, 'red: ride');
    expect(table.undo(0)).toMatchObject({ ok: false, refusal: { why: 'kernel.undo.learned' } });
    expect(table.undo(1).ok).toBe(false);
    expect(milesOf(table)).toEqual([4, 0]);
  });

  it('[W7.2 allows] the last step to be taken back until all have arrived', () => {
    const table = travelling();
    play(table, 'red: camp');
    expect(table.undo(0)).toEqual({ ok: true });
    play(table, 'red: camp', 'blue: walk');
    expect(table.undo(0)).toEqual({ ok: true });
    play(table, 'red: camp', 'blue: camp');
    expect(table.undo(0).ok).toBe(false);
  });

  it('[W7.2 allows] a seat to answer its question whatever the others did since it was asked', () => {
    const table = travelling();
    const blue = table.asks().find((ask) => ask.seat === 1);
    play(table, 'red: walk', 'red: ride');
    expect(table.choose(1, blue?.id, 'walk')).toEqual({ ok: true });
  });

  it('[W7.3 computes] saved in a duel on the road and loaded: the same bytes, now and later', () => {
    const table = travelling({ random: { 'dice@0': [1], 'dice@1': [1] } });
    play(table, 'red: ride', 'red: add 1', 'blue: walk', 'blue: ride');
    expect(asked(table)).toEqual(['red: reroll.reroll', 'blue: add.add']);
    const loaded = Table.load(workers, table.save());
    expect(loaded.save()).toBe(table.save());
    expect(loaded.asks()).toEqual(table.asks());
    for (const copy of [table, loaded]) play(copy, 'blue: add 2', 'red: keep');
    expect(loaded.save()).toBe(table.save());
    expect(loaded.hash).toBe(table.hash);
  });
});

describe('a question in a branch', () => {
  const heldBy = (table: Table, seat: Seat) => table.asks().find((ask) => ask.seat === seat)?.id;

  it('stays what it is while another seat moves or takes a step back', () => {
    const table = travelling();
    play(table, 'red: walk', 'blue: walk');
    const held = heldBy(table, 1);
    play(table, 'red: walk');
    table.undo(0);
    expect(heldBy(table, 1)).toBe(held);
    expect(table.choose(1, held, 'walk')).toEqual({ ok: true });
  });

  it('is stale after its own seat has moved on, whatever the other took back', () => {
    const table = travelling();
    play(table, 'red: walk', 'blue: walk');
    const held = heldBy(table, 1);
    table.undo(0);
    play(table, 'blue: walk');
    expect(table.choose(1, held, 'walk')).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  });
});
