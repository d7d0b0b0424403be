import { describe, expect, it } from 'vitest';
import { newMatch, prepare, Table, type AnyGame, type Seat } from './index.js';
import { Snapshots } from './snapshots.js';
import { decks } from './testgames/index.js';
import { smallGame, type Nothing, type Small } from './testgames/small-game.js';
import type { Rules } from './rules.js';

/** Earlier moments are reached without playing the whole game again. */

interface Counted {
  readonly game: AnyGame;
  /** How often options were written since it was asked last. */
  menus(): number;
}

/** One seat notes, or casts a die and so learns something, for ever. */
function counting(): Counted {
  let written = 0;
  const turn = (r: Rules<Small>) =>
    r.procedure<Nothing>('turn', {
      steps: [
        r.ask<Nothing, { note: []; cast: [] }>('main', {
          who: () => 0,
          menu(_g, _v, m) {
            written++;
            m.option('note');
            m.option('cast');
          },
          on: {
            note: (g) => void (g.s.players[0].coins += 1),
            cast: (g) => g.event('rolled', { die: g.random('dice', 1000) }),
          },
        }),
      ],
    });
  const game = smallGame((r) =>
    r.procedure<Nothing>('game', {
      steps: [
        r.repeat(
          'turns',
          () => true,
          turn(r),
          () => ({}),
        ),
      ],
    }),
  );
  return {
    game,
    menus() {
      const since = written;
      written = 0;
      return since;
    },
  };
}

function play(table: Table, choices: number): void {
  for (let i = 0; i < choices; i++)
    expect(table.choose(0, undefined, i % 7 === 0 ? 'cast' : 'note').ok).toBe(true);
}

describe('a table of 2,000 choices', () => {
  const { game, menus } = counting();
  const start = (): Table => Table.start(game, { seats: 2, seed: '1' });
  const table = start();
  play(table, 2000);

  it('takes a choice back by playing a few of them again', () => {
    const before = table.hash;
    play(table, 1);
    table.choose(0, undefined, 'note');
    menus();
    expect(table.undo(0)).toEqual({ ok: true });
    expect(menus()).toBeLessThanOrEqual(20);
    expect(table.undoBlocked(0)?.why).toBe('kernel.undo.learned');
    const other = start();
    play(other, 2000);
    expect(other.hash).toBe(before);
    play(other, 1);
    expect([table.hash, table.rows, table.events('all')]).toEqual([
      other.hash,
      other.rows,
      other.events('all'),
    ]);
  });

  it('shows any earlier moment by playing at most a hundred of them again', () => {
    for (const at of [1999, 1950, 1234, 101, 99, 3, 0]) {
      menus();
      const earlier = table.rewound(at);
      expect(menus()).toBeLessThanOrEqual(100);
      const other = start();
      play(other, at);
      expect(earlier.hash).toBe(other.hash);
      expect([earlier.rows, earlier.events('all')]).toEqual([other.rows, other.events('all')]);
    }
  });

  describe('that was put away and taken out again', () => {
    const loaded = (): Table => Table.load(game, table.save());

    it('takes back what is chosen from then on by playing nothing else again', () => {
      const again = loaded();
      for (let i = 0; i < 3; i++) again.choose(0, undefined, 'note');
      menus();
      for (let i = 0; i < 3; i++) expect(again.undo(0)).toEqual({ ok: true });
      expect(menus()).toBeLessThanOrEqual(3);
      expect([again.hash, again.rows, again.events('all')]).toEqual([
        table.hash,
        table.rows,
        table.events('all'),
      ]);
    });

    it('plays all choices again once where an earlier moment is looked at, and few after that', () => {
      const again = loaded();
      expect(again.rewound(1950).hash).toBe(table.rewound(1950).hash);
      menus();
      for (const at of [1999, 1234, 101, 3]) {
        expect(again.rewound(at).hash).toBe(table.rewound(at).hash);
        expect(menus()).toBeLessThanOrEqual(200);
      }
      expect(again.rewound(2005).save()).toBe(again.save());
    });
  });

  it('can be taken back all the way where nothing was learned', () => {
    const quiet = start();
    const hashes: string[] = [];
    for (let i = 0; i < 250; i++) {
      hashes.push(quiet.hash);
      quiet.choose(0, undefined, 'note');
    }
    for (const hash of hashes.toReversed()) {
      expect(quiet.undo(0).ok).toBe(true);
      expect(quiet.hash).toBe(hash);
    }
  });
});

it('an earlier moment can be gone on with, and the table itself is as it was', () => {
  const { game } = counting();
  const table = Table.start(game, { seats: 2, seed: '1' });
  play(table, 130);
  const { hash } = table;
  const earlier = table.rewound(125);
  for (let i = 0; i < 40; i++) earlier.choose(0, undefined, 'note');
  expect(table.hash).toBe(hash);
  expect(table.rewound(130).hash).toBe(hash);
  expect(earlier.rewound(125).hash).toBe(table.rewound(125).hash);
});

it('outcomes that were written in advance are still to come where they were', () => {
  const { game } = counting();
  const script = new Map([['dice', [5, 6, 7]]]);
  const table = Table.start(game, { seats: 2, seed: '1', script });
  table.choose(0, undefined, 'cast');
  for (let i = 0; i < 20; i++) table.choose(0, undefined, 'note');
  expect(table.undo(0).ok).toBe(true);
  table.choose(0, undefined, 'cast');
  table.choose(0, undefined, 'cast');
  expect(table.events('all').map(({ params }) => params['die'])).toEqual([5, 6, 7]);
});

it('a sealed answer that is taken back takes its snapshot with it', () => {
  const start = (): Table => Table.start(sealing(), { seats: 3, seed: '1' });
  const bid = (table: Table, ...seats: Seat[]): void => {
    for (const seat of seats) expect(table.choose(seat, undefined, 'bid').ok).toBe(true);
  };
  const rounds: Seat[] = [0, 1, 2, 0, 1, 2, 0, 1, 2];
  const table = start();
  bid(table, ...rounds, 0);
  expect(table.undo(0)).toEqual({ ok: true });
  bid(table, 1, 0);
  const other = start();
  bid(other, ...rounds, 1);
  expect(table.rewound(10).save()).toBe(other.save());
});

function sealing(): AnyGame {
  return smallGame((r) => {
    const round = r.procedure<Nothing>('round', {
      steps: [
        r.together<Nothing, { bid: [] }>('bids', {
          who: (g) => g.seats,
          menu: (_g, _v, m) => m.option('bid'),
          on: { bid: (g, _v, seat) => void g.s.notes.push(String(seat)) },
        }),
      ],
    });
    return r.procedure<Nothing>('game', {
      steps: [
        r.repeat(
          'rounds',
          () => true,
          round,
          () => ({}),
        ),
      ],
    });
  });
}

describe('the snapshots of a long game', () => {
  const match = newMatch(prepare(decks, 2), 'key');
  const kept = (rows: number): Snapshots => {
    const snapshots = new Snapshots();
    for (let i = 1; i <= rows; i++) snapshots.note(i, match, i);
    return snapshots;
  };

  it('are bounded in number, however long it is', () => {
    expect(kept(2000).count).toBeLessThanOrEqual(22);
    expect(kept(100_000).count).toBeLessThanOrEqual(34);
  });

  it('lie near the end and all over it', () => {
    const snapshots = kept(2005);
    expect(snapshots.latest(2005)?.rows).toBe(2000);
    expect(snapshots.latest(1999)?.rows).toBe(1990);
    expect(snapshots.latest(1989)?.rows).toBe(1900);
    expect(snapshots.latest(100)?.rows).toBe(100);
    expect(snapshots.latest(99)).toBeUndefined();
    expect(snapshots.upTo(1950).latest(2005)?.rows).toBe(1900);
  });
});
