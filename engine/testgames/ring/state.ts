/**
 * The ring game: four pawns run round a ring of 24 spaces, and where a pawn stops decides in which quarter of a
 * board of 14 by 14 cells its player builds, and with which two kinds of tile. Sixty turns, no secrets.
 *
 * Plain data, and plain functions over it in `rules.ts`, so that two engines can play by the very same rules.
 */

export const SEATS = 4;
export const TURNS = 60;
export const SPACES = 24;
export const SIDE = 14;
export const CELLS = SIDE * SIDE;
export const QUARTER = 7;
const TILES_OF_A_KIND = 3;

export const KINDS = [
  'barley',
  'orchard',
  'quarry',
  'mill',
  'forge',
  'well',
  'tower',
  'chapel',
] as const;

/** What a point was scored for, in the order of `gained` and of a player's `points`. */
export const CAUSES = ['stock', 'yield', 'kin', 'rivals', 'height', 'age'] as const;

// The quarters follow the pawn round the ring: north-west, north-east, south-east, south-west.
export const TOP = [0, 0, QUARTER, QUARTER];
export const LEFT = [0, QUARTER, QUARTER, 0];

export interface RingPlayer {
  pos: number;
  /** Tiles in hand, by kind. */
  tiles: number[];
  /** Points so far, by cause. */
  points: number[];
  /** Own cells, camps included: one number per row, one bit per column. */
  rows: number[];
  /** How often this player has built on or beside each cell. */
  influence: number[];
}

export interface RingState {
  turn: number;
  /** 0 until this turn's die is rolled. */
  die: number;
  /** What lies on each space of the ring. */
  stock: number[];
  /** By cell: the seat that holds it, or -1. */
  owner: number[];
  /** By cell: the kind of its tiles, or -1 (free, or a camp). */
  kind: number[];
  /** By cell: how many tiles stand there. */
  height: number[];
  /** By cell: the turn it was last built on, or -1. */
  builtOn: number[];
  /** By kind, then by cell: what the ground gives for a tile of that kind. */
  yields: number[][];
  /** `owner`, `kind` and `height` once more as bits, so that a row of cells is judged in a few operations. */
  takenRows: number[];
  fullRows: number[];
  kindRows: number[][];
  /** The score sheet: each turn's die (0 if not yet rolled) and the cell built on (-1 if none). */
  dice: number[];
  cells: number[];
  /** Points of the running or latest turn, by cause. */
  gained: number[];
  players: RingPlayer[];
}

const GROUND = KINDS.map((_, kind) =>
  Array.from({ length: CELLS }, (_cell, cell) => 10 + ((cell * 11 + kind * 17) % 31)),
);

export const at = (list: readonly number[], index: number): number => list[index] as number;

export const listAt = (lists: readonly number[][], index: number): number[] =>
  lists[index] as number[];

export const playerAt = (state: RingState, seat: number): RingPlayer =>
  state.players[seat] as RingPlayer;

function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

function newPlayer(seat: number): RingPlayer {
  return {
    pos: (seat * SPACES) / SEATS,
    tiles: filled(KINDS.length, TILES_OF_A_KIND),
    points: filled(CAUSES.length, 0),
    rows: filled(SIDE, 0),
    influence: filled(CELLS, 0),
  };
}

/** The position before the first roll: each player has a camp in each quarter. */
export function newRing(): RingState {
  const state: RingState = {
    turn: 0,
    die: 0,
    stock: filled(SPACES, 2),
    owner: filled(CELLS, -1),
    kind: filled(CELLS, -1),
    height: filled(CELLS, 0),
    builtOn: filled(CELLS, -1),
    yields: GROUND.map((yields) => yields.slice()),
    takenRows: filled(SIDE, 0),
    fullRows: filled(SIDE, 0),
    kindRows: KINDS.map(() => filled(SIDE, 0)),
    dice: filled(TURNS, 0),
    cells: filled(TURNS, -1),
    gained: filled(CAUSES.length, 0),
    players: [newPlayer(0), newPlayer(1), newPlayer(2), newPlayer(3)],
  };
  for (let quarter = 0; quarter < 4; quarter++) {
    for (let seat = 0; seat < SEATS; seat++) {
      const row = at(TOP, quarter) + 1 + 4 * (seat >> 1);
      const column = at(LEFT, quarter) + 1 + 4 * ((seat + quarter) & 1);
      take(state, row * SIDE + column, seat);
    }
  }
  return state;
}

/** Gives a free cell to a seat, in both forms in which the state holds it. */
export function take(state: RingState, cell: number, seat: number): void {
  const row = Math.floor(cell / SIDE);
  const bit = 1 << (cell % SIDE);
  const rows = playerAt(state, seat).rows;
  state.owner[cell] = seat;
  state.takenRows[row] = at(state.takenRows, row) | bit;
  rows[row] = at(rows, row) | bit;
}
