import { describe, expect, it } from 'vitest';
import { Table, type AnyGame, type Rules, type Seat } from './index.js';
import { smallGame, type Nothing, type Small } from './testgames/small-game.js';

/** Stacks side by side, and frames that end or begin at odd moments. */

interface Own {
  seat: Seat;
}
type S = Rules<Small>;
type Say = { say: [word: string]; stop: [] };

const start = (game: AnyGame, count = 2): Table => Table.start(game, { seats: count, seed: '1' });
const notes = (table: Table): readonly string[] => (table.match.s as Small['state']).notes;
const words = ['a', 'b', 'c'] as const;

/** A question that notes what is said, or stops the procedure it stands in. */
const saying = (
  { ask }: S,
  name: string,
  stop: (g: Parameters<Parameters<S['act']>[2]>[0]) => void = () => undefined,
) =>
  ask<Own, Say>(name, {
    who: (_g, v) => v.seat,
    menu(_g, _v, m) {
      for (const word of words) m.option('say', word);
      m.option('stop');
    },
    on: {
      say: (g, v, word) => void g.s.notes.push(`${v.seat} ${word}`),
      stop: (g) => stop(g),
    },
  });

describe('branches', () => {
  /** Everybody speaks twice side by side, in two rounds; a die is cast after each. */
  const rounds = smallGame((r) => {
    const own = r.procedure<Own>('own', {
      steps: [saying(r, 'first', (g) => g.leave(own)), saying(r, 'second', (g) => g.end())],
    });
    const round = r.procedure<Nothing>('round', {
      steps: [
        r.parallel(
          'speak',
          (g) => g.seats,
          own,
          (_g, _v, seat) => ({ seat }),
        ),
        r.act('cast', undefined, (g) => void g.s.notes.push(`die ${g.random('dice', 6)}`)),
      ],
    });
    return r.procedure<Nothing>('game', {
      steps: [r.call('one', round, () => ({})), r.call('two', round, () => ({}))],
    });
  });

  it('go on together when the last of them is left from within an answer', () => {
    const table = start(rounds);
    table.choose(0, undefined, 'stop');
    table.choose(1, undefined, 'stop');
    expect(notes(table)).toHaveLength(1);
    expect(table.asks().map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('let a seat take back its own last choice while they run, and not after they have met', () => {
    const table = start(rounds);
    for (const seat of [0, 1] as const) table.choose(seat, undefined, 'say a');
    expect(table.undo(0)).toEqual({ ok: true });
    expect(notes(table)).toEqual(['1 a']);
    for (const seat of [0, 0, 1] as const) table.choose(seat, undefined, 'say b');
    expect(notes(table)).toHaveLength(5);
    expect(table.undoBlocked(0)?.why).toBe('kernel.undo.others');
  });

  it('end with the game when one of them ends it', () => {
    const table = start(rounds);
    table.choose(0, undefined, 'say a');
    table.choose(0, undefined, 'stop');
    expect([table.over, table.asks()]).toEqual([true, []]);
  });

  /** Seat 0 lets the others speak inside its own branch while seat 1 speaks in its own. */
  const nested = smallGame((r) => {
    const inner = r.procedure<Own>('inner', { steps: [saying(r, 'inner')] });
    const own = r.procedure<Own>('own', {
      steps: [
        saying(r, 'outer'),
        r.parallel(
          'others',
          (g, v) => (v.seat === 0 ? g.seats.filter((seat) => seat !== 0) : []),
          inner,
          (_g, _v, seat) => ({ seat }),
        ),
      ],
    });
    return r.procedure<Nothing>('game', {
      steps: [
        r.parallel(
          'speak',
          (g) => g.seats,
          own,
          (_g, _v, seat) => ({ seat }),
        ),
      ],
    });
  });

  it('give a seat that is asked in two of them two questions with ids of their own', () => {
    const table = start(nested);
    table.choose(1, undefined, 'say a');
    table.undo(1);
    table.choose(0, undefined, 'say a');
    const asked = table.asks().filter(({ seat }) => seat === 1);
    expect(asked.map(({ prompt }) => prompt).toSorted()).toEqual(['inner.inner', 'own.outer']);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(2);
    const inner = asked.find(({ prompt }) => prompt === 'inner.inner');
    expect(table.choose(1, inner?.id, 'say b')).toEqual({ ok: true });
    expect(table.asks().map(({ prompt }) => prompt)).toEqual(['own.outer']);
    const again = Table.load(nested, table.save());
    again.choose(1, undefined, 'say c');
    again.undo(1);
    expect(again.asks().map(({ prompt }) => prompt)).toEqual(['own.outer']);
  });

  it('do not let a choice be taken back out of which others have grown', () => {
    const table = start(nested, 3);
    table.choose(0, undefined, 'say a');
    table.choose(2, table.asks().find(({ prompt }) => prompt === 'inner.inner')?.id, 'say b');
    table.choose(
      2,
      table.asks().find(({ seat, prompt }) => seat === 2 && prompt === 'inner.inner')?.id,
      'say b',
    );
    expect(table.undo(0)).toMatchObject({ ok: false, refusal: { why: 'kernel.undo.others' } });
  });
});

describe('a frame that is left', () => {
  it('lets what its end calls for run, however it ends', () => {
    for (const option of ['stop', 'say a']) {
      const game = smallGame((r) => {
        const after = r.procedure<Own>('after', { steps: [saying(r, 'after')] });
        const own = r.procedure<Own>('own', {
          steps: [saying(r, 'first', (g) => g.leave(own))],
          onExit: (g, v) => g.call(after, { seat: v.seat }),
        });
        return r.procedure<Nothing>('game', {
          steps: [r.call('own', own, () => ({ seat: 0 as const }))],
        });
      });
      const table = start(game);
      table.choose(0, undefined, option);
      expect(table.asks().map(({ prompt }) => prompt)).toEqual(['after.after']);
    }
  });

  it('may end the game as it ends', () => {
    const game = smallGame((r) => {
      const own = r.procedure<Own>('own', {
        steps: [saying(r, 'first', (g) => g.leave(own))],
        onExit: (g) => g.end(),
      });
      return r.procedure<Nothing>('game', {
        steps: [
          r.call('own', own, () => ({ seat: 0 as const })),
          r.call('more', own, () => ({ seat: 0 as const })),
        ],
      });
    });
    const table = start(game);
    table.choose(0, undefined, 'stop');
    expect(table.over).toBe(true);
  });
});

describe('sealed answers', () => {
  type Vote = { vote: [word: string] };
  const vote = (r: S, name: string, stop: boolean) =>
    r.together<Nothing, Vote>(name, {
      who: (g) => g.seats,
      menu: (_g, _v, m) => words.forEach((word) => m.option('vote', word)),
      on: {
        vote(g, _v, seat, word) {
          g.s.notes.push(`${name} ${seat} ${word}`);
          if (stop) g.end();
        },
      },
    });
  /** A vote that an aside may interrupt with another vote, or break off. */
  const votes = smallGame((r) => {
    const upper = r.procedure<Nothing>('upper', { steps: [vote(r, 'upper', false)] });
    const lower = r.procedure<Nothing>('lower', {
      steps: [vote(r, 'lower', false)],
      offers: [
        r.aside<Nothing, { interrupt: []; breakOff: [] }>('point', {
          who: (g) => g.seats,
          menu(_g, _v, m) {
            m.option('interrupt');
            m.option('breakOff');
          },
          on: {
            interrupt: (g) => g.call(upper, {}),
            breakOff: (g) => g.leave(lower),
          },
        }),
      ],
    });
    return r.procedure<Nothing>('game', {
      steps: [r.call('lower', lower, () => ({})), vote(r, 'last', true)],
    });
  });
  const aside = (table: Table, option: string): void => {
    const { id } = table.asks().find(({ kind, seat }) => kind === 'aside' && seat === 1) ?? {};
    expect(table.choose(1, id, option)).toEqual({ ok: true });
  };
  const asked = (table: Table): (readonly [Seat, string])[] =>
    table
      .asks()
      .filter(({ kind }) => kind !== 'aside')
      .map(({ seat, prompt }) => [seat, prompt] as const);

  it('are no answers to another question that comes in between', () => {
    const table = start(votes);
    table.choose(0, undefined, 'vote a');
    aside(table, 'interrupt');
    expect(asked(table)).toEqual([
      [0, 'upper.upper'],
      [1, 'upper.upper'],
    ]);
    expect(table.undo(0).ok).toBe(false);
    for (const seat of [0, 1] as const) table.choose(seat, undefined, 'vote b');
    expect(notes(table)).toEqual(['upper 0 b', 'upper 1 b']);
    expect(asked(table)).toEqual([
      [0, 'lower.lower'],
      [1, 'lower.lower'],
    ]);
  });

  it('are gone with the question that is broken off', () => {
    const table = start(votes);
    table.choose(0, undefined, 'vote a');
    aside(table, 'breakOff');
    expect(asked(table)).toEqual([
      [0, 'game.last'],
      [1, 'game.last'],
    ]);
  });

  it('are not carried out after one of them has ended the game', () => {
    const table = start(votes);
    aside(table, 'breakOff');
    for (const seat of [0, 1] as const) table.choose(seat, undefined, 'vote c');
    expect([table.over, notes(table)]).toEqual([true, ['last 0 c']]);
  });
});
