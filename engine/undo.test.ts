import { describe, expect, it } from 'vitest';
import { Table, type Rules, type Seat } from './index.js';
import { smallGame, type Nothing, type Small } from './testgames/small-game.js';

/** What can be taken back, and what stands unchanged when it is. */

interface Turn {
  seat: Seat;
}

/** Seats in turn cast a die, rest, chain two choices, or end the game. */
const game = smallGame((r) => {
  const chained = r.procedure<Turn>('chained', { steps: [chain(r)] });
  const turn = r.procedure<Turn>('turn', {
    steps: [
      r.ask<Turn, { cast: []; rest: []; chain: []; end: [] }>('main', {
        who: (_g, v) => v.seat,
        menu(_g, _v, m) {
          for (const verb of ['cast', 'rest', 'chain', 'end'] as const) m.option(verb);
        },
        on: {
          cast: (g) => g.event('rolled', { die: g.random('dice', 1000) }),
          rest: () => undefined,
          chain: (g, v) => g.call(chained, v),
          end: (g) => g.end(),
        },
      }),
    ],
  });
  return r.procedure<Nothing>('game', {
    steps: [
      r.repeat(
        'turns',
        () => true,
        turn,
        (g) => ({ seat: g.after(0, g.s.notes.length) }),
      ),
    ],
  });
});

function chain(r: Rules<Small>) {
  return r.ask<Turn, { note: []; nothing: [] }>('next', {
    who: (_g, v) => v.seat,
    menu(_g, _v, m) {
      m.option('note');
      m.option('nothing');
    },
    on: {
      note: (g) => void g.s.notes.push('noted'),
      nothing: () => undefined,
    },
  });
}

const start = (): Table => Table.start(game, { seats: 2, seed: '1' });
const choose = (table: Table, ...options: string[]): void => {
  for (const option of options) expect(table.choose(0, undefined, option)).toEqual({ ok: true });
};

describe('undo', () => {
  it('takes chained choices back one by one', () => {
    const table = start();
    const hashes = [table.hash];
    for (const option of ['chain', 'nothing', 'rest']) {
      choose(table, option);
      hashes.push(table.hash);
    }
    for (const hash of hashes.toReversed().slice(1)) {
      expect(table.undo(0)).toEqual({ ok: true });
      expect(table.hash).toBe(hash);
    }
    expect(table.undoBlocked(0)?.why).toBe('kernel.undo.nothing');
  });

  it('takes back the choice that ended the game', () => {
    const table = start();
    choose(table, 'end');
    expect(table.undo(1).ok).toBe(false);
    expect(table.undo(0)).toEqual({ ok: true });
    expect([table.over, table.hash]).toEqual([false, start().hash]);
  });

  it('leaves dice that were written in advance, and those still to come', () => {
    const script = new Map([['dice', [7, 8]]]);
    const table = Table.start(game, { seats: 2, seed: '1', script });
    choose(table, 'cast', 'rest');
    expect(table.undo(0)).toEqual({ ok: true });
    choose(table, 'cast');
    expect(table.events('all').map(({ params }) => params['die'])).toEqual([7, 8]);
    expect(script.get('dice')).toEqual([7, 8]);
  });

  it('in a fork leaves the dice that were cast in the fork', () => {
    const fork = start().fork(0, 'another world');
    choose(fork, 'cast', 'rest');
    const cast = fork.events('all');
    const saved = Table.load(game, fork.save());
    for (const table of [fork, saved]) {
      table.undo(0);
      expect(table.events('all')).toEqual(cast);
    }
    choose(fork, 'cast');
    choose(saved, 'cast');
    expect(saved.hash).toBe(fork.hash);
    expect(saved.events('all')).toEqual(fork.events('all'));
  });
});

it('makes every question of the branch stale that fell with the choice', () => {
  const asking = smallGame((r) => {
    const own = r.procedure<Turn>('own', {
      steps: [
        r.ask<Turn, { ask: [] }>('first', {
          who: (_g, v) => v.seat,
          menu: (_g, _v, m) => m.option('ask'),
          on: { ask: () => undefined },
        }),
        r.ask<Turn, { yes: [] }>('other', {
          who: (g, v) => g.after(v.seat),
          menu: (_g, _v, m) => m.option('yes'),
          on: { yes: () => undefined },
        }),
      ],
    });
    return r.procedure<Nothing>('game', {
      steps: [
        r.parallel(
          'all',
          (g) => g.seats,
          own,
          (_g, _v, seat) => ({ seat }),
        ),
      ],
    });
  });
  const table = Table.start(asking, { seats: 3, seed: '1' });
  const other = (): string | undefined =>
    table.asks().find(({ prompt, seat }) => prompt === 'own.other' && seat === 1)?.id;
  choose(table, 'ask');
  const before = other();
  expect(table.undo(0)).toEqual({ ok: true });
  choose(table, 'ask');
  expect(other()).not.toBe(before);
  expect(table.choose(1, before, 'yes')).toMatchObject({ refusal: { code: 'stale' } });
});
