import { describe, expect, it } from 'vitest';
import { lookAt, newMatch, prepare, Table, type Match, type Seat } from './index.js';
import { smallGame, type Nothing, type Small } from './testgames/small-game.js';
import type { Rules } from './rules.js';

/** What rules are given to read and to act with. */

const idle = smallGame(({ procedure }) => procedure('game', { steps: [] }));
const match = (): Match => newMatch(prepare(idle, 3), 'key');

describe('the kinds of a place', () => {
  it('are each named once, in the order of the place', () => {
    const g = match();
    const { deck } = g.s as Small['state'];
    expect(g.kinds(deck)).toEqual(['wolf', 'bear', 'fox', 'hare', 'lynx']);
    expect(g.kinds(deck.toReversed())).toEqual(['lynx', 'hare', 'fox', 'bear', 'wolf']);
    expect(g.kinds([])).toEqual([]);
  });

  it('are as many as there are cards where all are asked for', () => {
    const g = match();
    const { deck } = g.s as Small['state'];
    expect(g.all(deck)).toEqual(['wolf', 'wolf', 'bear', 'bear', 'fox', 'hare', 'lynx']);
  });
});

interface Turn {
  readonly seat: Seat;
}

const note = (r: Rules<Small>) =>
  r.procedure<Turn>('note', {
    steps: [
      r.ask<Turn, { note: [] }>('main', {
        who: 'seat',
        menu: (_g, _v, m) => m.option('note'),
        on: { note: (g, { seat }) => void g.s.notes.push(`seat ${seat}`) },
      }),
    ],
  });

describe('a procedure', () => {
  it('that is called for each runs in the order of the list, and asks the seat it names', () => {
    const game = smallGame((r) => {
      const noting = note(r);
      return r.procedure<Nothing>('game', {
        steps: [
          r.act('all', undefined, (g) =>
            g.callEach(noting, [{ seat: 2 }, { seat: 0 }, { seat: 1 }]),
          ),
        ],
      });
    });
    const table = Table.start(game, { seats: 3, seed: '1' });
    for (const seat of [2, 0, 1] as const) {
      expect(table.asks().map((ask) => ask.seat)).toEqual([seat]);
      expect(table.choose(seat, undefined, 'note').ok).toBe(true);
    }
    expect((table.match.s as Small['state']).notes).toEqual(['seat 2', 'seat 0', 'seat 1']);
  });

  it('without arguments is called and repeated by its name alone', () => {
    const game = smallGame((r) => {
      const add = r.procedure<Nothing>('add', {
        steps: [r.act('one', undefined, (g) => void g.s.notes.push('one'))],
      });
      return r.procedure<Nothing>('game', {
        steps: [r.call('first', add), r.repeat('more', (g) => g.s.notes.length < 3, add)],
      });
    });
    const table = Table.start(game, { seats: 2, seed: '1' });
    expect([table.over, (table.match.s as Small['state']).notes.length]).toEqual([true, 3]);
  });
});

describe('a look at a view', () => {
  const table = Table.start(idle, { seats: 3, seed: '1' });
  const state = table.match.s as Small['state'];
  table.match.move(table.match.find(state.deck, 'fox') as never, state.deck, state.row);
  table.match.move(table.match.find(state.deck, 'bear') as never, state.deck, state.row);
  const g = lookAt<Small>(table.view('public') as never, { content: {}, seats: 3 });

  it('answers about open cards as a look at the table does', () => {
    expect(g.kinds(g.s.row)).toEqual(table.match.kinds(state.row));
    expect(g.all(g.s.row)).toEqual(['fox', 'bear']);
    expect(g.find(g.s.row, 'fox')).toBe('fox');
    expect(g.find(g.s.row, 'wolf')).toBeUndefined();
    expect([g.seats, g.after(2), g.after(0, -1)]).toEqual([[0, 1, 2], 0, 2]);
  });

  it('has no more than the view', () => {
    expect(g.s.deck).toEqual({ count: 5, known: [] });
    expect(() => g.points(0)).toThrow('does not tell');
  });
});
