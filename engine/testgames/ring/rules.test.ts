import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CAUSES,
  cellOf,
  countPlacements,
  eachPlacement,
  isOver,
  KINDS,
  kindOf,
  newRing,
  nthPlacement,
  place,
  REST,
  roll,
  score,
  seatToMove,
  whyNot,
  type RingPlayer,
  type RingState,
} from './rules.js';

const cellAt = (row: number, column: number): number => row * 14 + column;
const kindNamed = (name: (typeof KINDS)[number]): number => KINDS.indexOf(name);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

const BARLEY = kindNamed('barley');
const QUARRY = kindNamed('quarry');
const MILL = kindNamed('mill');

function playerOf(state: RingState, seat: number): RingPlayer {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

function listed(state: RingState): [cell: number, kind: number][] {
  const list: [number, number][] = [];
  eachPlacement(state, (cell, kind) => list.push([cell, kind]));
  return list;
}

/** Seat 0 has rolled a 2: space 2, north-west quarter, quarry and mill. */
function firstTurn(): RingState {
  const state = newRing();
  roll(state, 2);
  return state;
}

interface Watch {
  rolled?: (state: RingState) => void;
  placed?: (state: RingState, gained: readonly number[]) => void;
}

const choiceIn = (state: RingState, pick: number): number =>
  Math.floor(pick / 6) % countPlacements(state);

/** Plays a game by the numbers given: each stands for a die and a choice. */
function playOn(picks: Iterable<number>, { rolled, placed }: Watch = {}): RingState {
  const state = newRing();
  for (const pick of picks) {
    if (isOver(state)) break;
    roll(state, 1 + (pick % 6));
    rolled?.(state);
    const code = nthPlacement(state, choiceIn(state, pick));
    const gained = place(state, cellOf(code), kindOf(code));
    placed?.(state, gained);
  }
  return state;
}

/** How many objects and lists a copy has to make. */
const parts = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + sum(Object.values(value).map(parts)) : 0;

const wholeGame = fc.array(fc.nat(100_000), { minLength: 60, maxLength: 60 });

describe('the start', () => {
  test('the pawns stand a quarter of the ring apart', () => {
    expect(newRing().players.map(({ pos }) => pos)).toEqual([0, 6, 12, 18]);
  });

  test('each player has one camp in each quarter, which is no tile', () => {
    const { owner, kind, height } = newRing();
    const quarterOf = (cell: number): string => `${cell < 98} ${cell % 14 < 7}`;
    for (const seat of [0, 1, 2, 3]) {
      const camps = [...owner.keys()].filter((cell) => owner[cell] === seat);
      expect(new Set(camps.map(quarterOf)).size).toBe(4);
      expect(camps).toHaveLength(4);
      for (const camp of camps) expect([kind[camp], height[camp]]).toEqual([-1, 0]);
    }
  });
});

describe('rolling', () => {
  test('the pawn moves on, fills the spaces it passes and scores what lies where it stops', () => {
    const state = newRing();
    roll(state, 3);
    expect(playerOf(state, 0).pos).toBe(3);
    expect(state.stock.slice(0, 5)).toEqual([2, 3, 3, 0, 2]);
    expect(playerOf(state, 0).points).toEqual([2, 0, 0, 0, 0, 0]);
  });

  test('the ring has no end: space 0 comes after space 23', () => {
    const state = newRing();
    playerOf(state, 0).pos = 22;
    roll(state, 3);
    expect(playerOf(state, 0).pos).toBe(1);
    expect(state.stock.slice(-1)).toEqual([3]);
    expect(state.stock.slice(0, 2)).toEqual([3, 0]);
  });

  test.each([0, 7, 2.5, Number.NaN])('a die does not show %s', (die) => {
    const state = newRing();
    expect(() => roll(state, die)).toThrow(RangeError);
    expect(state).toEqual(newRing());
  });

  test('a turn has one roll', () => {
    const state = firstTurn();
    expect(() => roll(state, 2)).toThrow('place a tile');
    expect(state).toEqual(firstTurn());
  });

  test('nothing can be placed before the roll', () => {
    const state = newRing();
    expect(whyNot(state, cellAt(0, 0), QUARRY)).toBe('unrolled');
    expect(whyNot(state, REST, 0)).toBe('unrolled');
    expect(countPlacements(state)).toBe(0);
    expect(listed(state)).toEqual([]);
    expect(() => nthPlacement(state, 0)).toThrow(RangeError);
  });
});

describe('where a tile may stand', () => {
  test('on a free cell that touches an own one, corners included', () => {
    const state = firstTurn();
    expect(whyNot(state, cellAt(0, 0), QUARRY)).toBeNull();
    expect(whyNot(state, cellAt(2, 1), MILL)).toBeNull();
    expect(whyNot(state, cellAt(1, 3), QUARRY)).toBe('apart');
  });

  test('the eight cells round the only camp in the quarter, for both kinds', () => {
    const state = firstTurn();
    expect(countPlacements(state)).toBe(16);
    expect(new Set(listed(state).map(([, kind]) => kind))).toEqual(new Set([QUARRY, MILL]));
  });

  test.each([
    ['barley', 'orchard', 0],
    ['tower', 'barley', 6],
    ['forge', 'chapel', 12],
    ['quarry', 'tower', 18],
  ] as const)('%s and %s are offered by space %i', (first, second, space) => {
    const state = newRing();
    playerOf(state, 0).pos = (space + 23) % 24;
    roll(state, 1);
    const kinds = new Set(listed(state).map(([, kind]) => kind));
    expect(kinds).toEqual(new Set([kindNamed(first), kindNamed(second)]));
  });

  test.each([
    [0, 1, 1],
    [1, 0, 1],
    [12, 13, 12],
    [13, 12, 12],
  ])('at the edge of the board too: in row %i, beside a camp in row %i', (row, campRow, column) => {
    const state = newRing();
    const player = playerOf(state, 0);
    player.rows.fill(0);
    player.rows[campRow] = 1 << column;
    state.takenRows.fill(0);
    player.pos = row < 7 ? 0 : 12;
    roll(state, 2);
    const rows = listed(state).map(([cell]) => Math.floor(cell / 14));
    expect(rows.filter((found) => found === row)).toHaveLength(6);
  });

  test('only in the quarter that the space names', () => {
    const state = firstTurn();
    expect(whyNot(state, cellAt(0, 6), QUARRY)).toBe('apart');
    expect(whyNot(state, cellAt(0, 7), QUARRY)).toBe('otherQuarter');
    expect(whyNot(state, cellAt(6, 0), QUARRY)).toBe('apart');
    expect(whyNot(state, cellAt(7, 0), QUARRY)).toBe('otherQuarter');
  });

  test('a cell across the border of the quarter counts as touching', () => {
    const state = newRing();
    const far = cellAt(3, 7);
    state.owner[far] = 0;
    playerOf(state, 0).rows[3] = 1 << 7;
    state.takenRows[3] = 1 << 7;
    roll(state, 2);
    expect(whyNot(state, cellAt(3, 6), QUARRY)).toBeNull();
    expect(whyNot(state, cellAt(3, 8), QUARRY)).toBe('otherQuarter');
  });

  test('the edges of the board do not touch each other', () => {
    const state = newRing();
    playerOf(state, 0).rows[3] = 1 << 13;
    playerOf(state, 0).rows[13] = 1;
    roll(state, 2);
    expect(whyNot(state, cellAt(3, 0), QUARRY)).toBe('apart');
    expect(whyNot(state, cellAt(4, 0), QUARRY)).toBe('apart');
    expect(whyNot(state, cellAt(0, 0), QUARRY)).toBeNull();
    playerOf(state, 0).rows[1] = 0;
    expect(whyNot(state, cellAt(0, 0), QUARRY)).toBe('apart');
  });

  test('not on a rival, not on a camp', () => {
    const state = firstTurn();
    expect(whyNot(state, cellAt(1, 5), QUARRY)).toBe('taken');
    expect(whyNot(state, cellAt(1, 1), QUARRY)).toBe('otherKind');
  });

  test('only the two kinds that the space offers', () => {
    const state = firstTurn();
    expect(whyNot(state, cellAt(0, 0), BARLEY)).toBe('notOffered');
    expect(whyNot(state, cellAt(0, 0), -1)).toBe('notOffered');
    expect(whyNot(state, cellAt(0, 0), 2.5)).toBe('notOffered');
  });

  test.each([-2, 196, 0.5, Number.NaN])('%s is no cell', (cell) => {
    expect(whyNot(firstTurn(), cell, QUARRY)).toBe('noSuchCell');
  });

  test('the third tile of a kind is the last', () => {
    const state = firstTurn();
    playerOf(state, 0).tiles[QUARRY] = 1;
    expect(whyNot(state, cellAt(0, 0), QUARRY)).toBeNull();
    playerOf(state, 0).tiles[QUARRY] = 0;
    expect(whyNot(state, cellAt(0, 0), QUARRY)).toBe('noTile');
    expect(whyNot(state, cellAt(0, 0), MILL)).toBeNull();
    expect(countPlacements(state)).toBe(8);
  });
});

describe('raising', () => {
  /** Seat 0 has put a quarry tile on the cell and is to place again, on space 2. */
  function withQuarry(height: number): RingState {
    const state = firstTurn();
    for (let tiles = 0; tiles < height; tiles++) {
      playerOf(state, 0).tiles[QUARRY] = 3;
      place(state, cellAt(0, 0), QUARRY);
      state.turn = 4 * (tiles + 1);
      state.die = 2;
    }
    return state;
  }

  test('an own tile carries another of its kind, up to three', () => {
    expect(whyNot(withQuarry(1), cellAt(0, 0), QUARRY)).toBeNull();
    expect(whyNot(withQuarry(1), cellAt(0, 0), MILL)).toBe('otherKind');
    expect(whyNot(withQuarry(2), cellAt(0, 0), QUARRY)).toBeNull();
    expect(whyNot(withQuarry(3), cellAt(0, 0), QUARRY)).toBe('tallest');
  });

  test('scores five for each tile below and one for each round that the tile has stood', () => {
    const state = withQuarry(1);
    state.turn = 12;
    const [, , kin, , height, age] = place(state, cellAt(0, 0), QUARRY);
    expect(kin).toBe(0);
    expect(height).toBe(5);
    expect(age).toBe(3);
    expect(state.height[cellAt(0, 0)]).toBe(2);
  });

  test("a rival's tile is not raised", () => {
    const state = withQuarry(1);
    state.turn = 1;
    playerOf(state, 1).pos = 2;
    expect(whyNot(state, cellAt(0, 0), QUARRY)).toBe('taken');
  });
});

describe('points', () => {
  test('the ground gives its yield once, then a quarter less there and around', () => {
    const state = firstTurn();
    const before = [...(state.yields[QUARRY] ?? [])];
    const gained = place(state, cellAt(0, 0), QUARRY);
    expect(gained).toEqual([2, before[0], 0, 0, 0, 0]);
    const after = state.yields[QUARRY] ?? [];
    for (const cell of [cellAt(0, 0), cellAt(0, 1), cellAt(1, 0), cellAt(1, 1)]) {
      const yielded = before[cell] ?? 0;
      expect(after[cell]).toBe(yielded - Math.floor(yielded / 4));
    }
    expect(after[cellAt(0, 2)]).toBe(before[cellAt(0, 2)]);
    expect(state.yields[MILL]).toEqual(newRing().yields[MILL]);
  });

  test('three for each touching tile of the same kind, none for other kinds', () => {
    const state = firstTurn();
    place(state, cellAt(0, 0), QUARRY);
    Object.assign(state, { turn: 4, die: 2 });
    expect(place(state, cellAt(0, 1), MILL)[CAUSES.indexOf('kin')]).toBe(0);
    Object.assign(state, { turn: 8, die: 2 });
    expect(place(state, cellAt(1, 0), QUARRY)[CAUSES.indexOf('kin')]).toBe(3);
  });

  test('two for each rival who has built on or beside the cell, none for oneself', () => {
    const state = firstTurn();
    place(state, cellAt(0, 0), QUARRY);
    Object.assign(state, { turn: 4, die: 2 });
    playerOf(state, 1).influence[cellAt(0, 1)] = 1;
    playerOf(state, 2).influence[cellAt(0, 1)] = 5;
    expect(place(state, cellAt(0, 1), QUARRY)[CAUSES.indexOf('rivals')]).toBe(4);
  });

  test('influence reaches the cell and those that touch it, no further', () => {
    const state = firstTurn();
    place(state, cellAt(2, 2), QUARRY);
    const { influence } = playerOf(state, 0);
    expect(sum(influence)).toBe(9);
    expect(influence[cellAt(3, 3)]).toBe(1);
    expect(influence[cellAt(4, 2)]).toBe(0);
  });
});

describe('resting', () => {
  test('is refused while something can be built', () => {
    const state = firstTurn();
    expect(whyNot(state, REST, 0)).toBe('canBuild');
    expect(listed(state)).not.toContainEqual([REST, 0]);
  });

  test('is the one thing left when nothing fits, ends the turn and scores nothing', () => {
    const state = firstTurn();
    playerOf(state, 0).tiles[QUARRY] = 0;
    playerOf(state, 0).tiles[MILL] = 0;
    expect(countPlacements(state)).toBe(1);
    expect(listed(state)).toEqual([[REST, 0]]);
    expect(cellOf(nthPlacement(state, 0))).toBe(REST);
    expect(kindOf(nthPlacement(state, 0))).toBe(0);
    expect(whyNot(state, REST, 0)).toBeNull();
    expect(whyNot(state, REST, 1)).toBe('canBuild');
    const board = structuredClone(state.height);
    expect(sum(place(state, REST, 0).slice(1))).toBe(0);
    expect(state.height).toEqual(board);
    expect(seatToMove(state)).toBe(1);
  });
});

describe('a whole game', () => {
  test('is over after sixty turns, not after fifty-nine', () => {
    const numbers = Array.from({ length: 60 }, (_, i) => i * 7);
    expect(isOver(playOn(numbers.slice(1)))).toBe(false);
    const state = playOn(numbers);
    expect(isOver(state)).toBe(true);
    expect(whyNot(state, REST, 0)).toBe('over');
    expect(() => roll(state, 1)).toThrow('the game is over');
  });

  test('what is listed, counted, addressed and allowed is the same at every turn', () => {
    fc.assert(
      fc.property(wholeGame, (picks) => {
        const rolled = (state: RingState): void => {
          const list = listed(state);
          expect(list).toHaveLength(countPlacements(state));
          expect(list.length).toBeGreaterThan(0);
          for (const [index, [cell, kind]] of list.entries()) {
            const code = nthPlacement(state, index);
            expect([cellOf(code), kindOf(code)]).toEqual([cell, kind]);
          }
          expect(() => nthPlacement(state, list.length)).toThrow(RangeError);
          const allowed: [number, number][] = [];
          for (let code = -8; code < 196 * 8; code++) {
            const cell = cellOf(code);
            const kind = kindOf(code);
            if (whyNot(state, cell, kind) === null) allowed.push([cell, kind]);
          }
          expect(new Set(allowed.map(String))).toEqual(new Set(list.map(String)));
        };
        playOn(picks, { rolled });
      }),
      { numRuns: 10 },
    );
  });

  test('no tile is lost, and every point has its cause', () => {
    fc.assert(
      fc.property(wholeGame, (picks) => {
        const scores = [0, 0, 0, 0];
        playOn(picks, {
          placed: (state, gained) => {
            const inHand = sum(state.players.map((player) => sum(player.tiles)));
            expect(inHand + sum(state.height)).toBe(4 * KINDS.length * 3);
            const seat = (state.turn - 1) % 4;
            scores[seat] = (scores[seat] ?? 0) + sum(gained);
            expect(scores.map((_, who) => score(state, who))).toEqual(scores);
          },
        });
      }),
      { numRuns: 20 },
    );
  });

  test('the rows of bits say what the lists of cells say', () => {
    fc.assert(
      fc.property(wholeGame, (picks) => {
        const state = playOn(picks);
        for (let cell = 0; cell < 196; cell++) {
          const row = Math.floor(cell / 14);
          const has = (rows: readonly number[]): boolean =>
            (((rows[row] ?? 0) >> (cell % 14)) & 1) === 1;
          const owner = state.owner[cell] ?? -1;
          expect(has(state.takenRows)).toBe(owner !== -1);
          expect(has(state.fullRows)).toBe(state.height[cell] === 3);
          expect(state.players.map((player) => has(player.rows)).indexOf(true)).toBe(owner);
          expect(state.kindRows.map(has).indexOf(true)).toBe(state.kind[cell]);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('the score sheet tells every die and cell, so that the game can be played again', () => {
    const picks = Array.from({ length: 60 }, (_, i) => i * i * 31);
    const dice: number[] = [];
    const cells: number[] = [];
    const state = playOn(picks, {
      rolled: (now) => {
        dice.push(now.die);
        cells.push(cellOf(nthPlacement(now, choiceIn(now, picks[now.turn] ?? 0))));
      },
    });
    expect(state.dice).toEqual(dice);
    expect(state.cells).toEqual(cells);
  });

  test('the same dice and choices give the same bytes', () => {
    const numbers = Array.from({ length: 60 }, (_, i) => i * i * 31);
    expect(JSON.stringify(playOn(numbers))).toBe(JSON.stringify(playOn(numbers)));
    expect(JSON.stringify(playOn(numbers))).not.toBe(JSON.stringify(playOn(numbers.reverse())));
  });

  test('half played, it is some ten thousand bytes of JSON, in few objects', () => {
    const state = playOn(Array.from({ length: 30 }, (_, i) => i * 31));
    const { length } = JSON.stringify(state);
    expect(length).toBeGreaterThan(9_500);
    expect(length).toBeLessThan(10_500);
    expect(parts(state)).toBeLessThan(60);
  });
});
