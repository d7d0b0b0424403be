import { need, newMatch, prepare, run, Table, tableKey, type Seat } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { game } from './game.js';

/** A whole game in which everybody calls two dice, stops at once, watches and passes. */
function quietGame(seats: number, options: { readonly [id: string]: string }, dice: number[]) {
  const match = newMatch(prepare(game, seats, options), tableKey('quiet'));
  match.script = new Map([['dice', dice]]);
  run(match);
  const table = Table.at(match, 'quiet');
  const casters: Seat[] = [];
  while (!table.over) {
    const { seat, id } = need(table.asks()[0], 'a question');
    const options = table.optionIds(seat, id);
    const choice = ['pass', 'watch', 'stop', 'throw', 'call 2'].find((one) =>
      options.includes(one),
    );
    if (choice === 'call 2') casters.push(seat);
    expect(table.choose(seat, id, choice ?? 'nothing to do')).toEqual({ ok: true });
  }
  return { table, casters };
}

describe('a game', () => {
  it.each(['2', '3', '4'])(
    '[H1.2 computes] %s rounds: each knight casts once in each',
    (rounds) => {
      const { casters } = quietGame(3, { rounds }, []);
      expect(casters).toEqual(Array.from({ length: Number(rounds) }, () => [0, 1, 2]).flat());
    },
  );

  it('[H1.2 forbids] one round or five', () => {
    for (const rounds of ['1', '5'])
      expect(() => prepare(game, 2, { rounds })).toThrow('rounds cannot be');
  });

  it('[H6.1 computes] [H6.2 computes] ruses are sold, most silver wins, equals share', () => {
    const hazards = [1, 1, 1, 1, 1, 1];
    const { table } = quietGame(3, { rounds: '2', mercy: 'off' }, [...hazards, 1, 2, 1, 1, 1, 1]);
    expect(table.result).toEqual([
      { seat: 0, place: 1, score: 13, breakdown: { prize: 2, purse: 8, ruses: 3 } },
      { seat: 1, place: 2, score: 11, breakdown: { purse: 8, ruses: 3 } },
      { seat: 2, place: 2, score: 11, breakdown: { purse: 8, ruses: 3 } },
    ]);
  });

  it('[H6.2 computes] all share the first place where nobody won anything', () => {
    const { table } = quietGame(2, { rounds: '2', mercy: 'off' }, [1, 1, 1, 1, 1, 1, 1, 1]);
    expect(table.result.map(({ place }) => place)).toEqual([1, 1]);
  });
});
