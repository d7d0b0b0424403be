import { allTold, asked, play, refused, told } from '@destrier/engine/testkit/check';
import { need, newMatch, prepare, run, Table, tableKey, type Seat } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../game.js';
import { playerOf, staged, stateOf } from '../testing/staged.js';

/** A whole game in which everybody rides with the first die and declines everything. */
function quietGame(seats: number) {
  const table = Table.start(game, { seats, seed: 'quiet' });
  const turns: { round: number; seat: Seat; first: Seat }[] = [];
  while (!table.over) {
    const { seat, id, prompt } = need(table.asks()[0], 'a question');
    const { round, first } = stateOf(table);
    if (prompt === 'core.steer') turns.push({ round, seat, first });
    const options = table.optionIds(seat, id);
    const quiet = options.find((one) => /^(ride \d$|merlin on|decline|end|done|keep)/.test(one));
    expect(table.choose(seat, id, quiet ?? 'nothing to do')).toEqual({ ok: true });
  }
  return { table, turns };
}

describe('a game', () => {
  it.each([2, 3, 4])(
    '[M1.2 computes] [M3.1 computes] [M11.2 computes] %d: six rounds of four turns each',
    (seats) => {
      const { turns } = quietGame(seats);
      expect(turns).toHaveLength(6 * 4 * seats);
      const begun = need(turns[0], 'a turn').first;
      turns.forEach(({ round, seat, first }, i) => {
        expect(round).toBe(1 + Math.floor(i / (4 * seats)));
        expect(first).toBe((begun + round - 1) % seats);
        expect(seat).toBe((first + i) % seats);
      });
    },
  );

  it('[M11.3 computes] three scorings, after the second, fourth and sixth round', () => {
    const { table } = quietGame(2);
    const names = table
      .events('all')
      .filter(({ name }) => name === 'round' || name === 'scoring')
      .map(({ name, params }) => `${name} ${String(params[name])}`);
    expect(names).toEqual([
      'round 1',
      'round 2',
      'scoring 1',
      'round 3',
      'round 4',
      'scoring 2',
      'round 5',
      'round 6',
      'scoring 3',
    ]);
  });
});

describe('dice', () => {
  /** The first roll of two seats, with these faces. */
  function rolled(dice: readonly number[]) {
    const match = newMatch(prepare(game, 2), tableKey('dice'));
    match.script = new Map([['dice', [...dice]]]);
    run(match);
    return Table.at(match, 'dice');
  }

  it('[M2.16 computes] [M3.5 computes] three dice and a white one each, seen by all', () => {
    const table = rolled([3, 1, 2, 6, 5, 5, 1, 1]);
    expect(table.view('public')).toMatchObject({
      players: [
        { dice: [1, 2, 3], white: 6 },
        { dice: [1, 5, 5], white: 1 },
      ],
    });
  });

  it('[M3.3 computes] [M3.4 computes] three equal faces are rolled again, all four, the white one counted', () => {
    const table = rolled([4, 4, 2, 4, 1, 2, 3, 3, 6, 6, 6, 6, 5, 5, 6, 6]);
    expect(playerOf(table, 0)).toMatchObject({ dice: [1, 2, 3], white: 3 });
    expect(playerOf(table, 1)).toMatchObject({ dice: [5, 5, 6], white: 6 });
  });

  it('[M3.2 forbids] to pass, or to use a die twice', () => {
    const table = staged([{ dice: [1, 2, 3] }, {}]);
    expect(refused(table, 'red: end')).toBe('none');
    expect(refused(table, 'red: decline')).toBe('none');
    expect(refused(table, 'red: ride 4')).toBe('none');
    play(table, 'red: ride 2', 'red: decline', 'red: end');
    expect(playerOf(table, 0)).toMatchObject({ dice: [1, 3], white: 1 });
  });

  it('[M3.2 allows] the white die, once', () => {
    const table = staged([{ dice: [], white: 2 }, {}]);
    play(table, 'red: merlin on', 'red: decline');
    expect(playerOf(table, 0).white).toBe(null);
    expect(asked(table)).toEqual(['red: core.end']);
  });

  it('[M11.1 computes] in the next round all have new dice', () => {
    const table = staged([{ dice: [], white: 2 }, {}], {
      begin: 'round',
      script: { dice: [1, 2, 3, 4, 6, 6, 5, 5] },
    });
    expect(playerOf(table, 0)).toMatchObject({ dice: [1, 2, 3], white: 4 });
    expect(playerOf(table, 1)).toMatchObject({ dice: [5, 6, 6], white: 5 });
    expect(stateOf(table).round).toBe(2);
    expect(asked(table)).toEqual(['blue: core.steer']);
  });

  it('an event keeps the dice as they were rolled', () => {
    const table = staged([{}, {}], { begin: 'round', script: { dice: [1, 2, 3, 4] } });
    play(table, 'blue: merlin on');
    expect(allTold(table, 'rolled')[0]).toEqual({ seat: 0, dice: [1, 2, 3], white: 4 });
    expect(told(table, 'ledMerlin')).toMatchObject({ seat: 1 });
  });
});
