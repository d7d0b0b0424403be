import {
  at,
  CELLS,
  KINDS,
  LEFT,
  listAt,
  playerAt,
  QUARTER,
  SEATS,
  SIDE,
  SPACES,
  take,
  TOP,
  TURNS,
  type RingPlayer,
  type RingState,
} from './state.js';

export { CAUSES, KINDS, newRing, type RingPlayer, type RingState } from './state.js';

/** The rules of the ring game. The die comes in as a number: each engine brings its own. */

const TALLEST = 3;

/** Stands for the cell when nothing can be built; its kind is 0. */
export const REST = -1;

export type Refusal =
  | 'over'
  | 'unrolled'
  | 'noSuchCell'
  | 'otherQuarter'
  | 'notOffered'
  | 'noTile'
  | 'taken'
  | 'otherKind'
  | 'tallest'
  | 'apart'
  | 'canBuild';

const LOW_BITS = 2 ** QUARTER - 1;
const ONES = Array.from(
  { length: LOW_BITS + 1 },
  (_, bits) => bits.toString(2).replaceAll('0', '').length,
);
const QUARTER_OF_SPACE = Array.from({ length: SPACES }, (_, space) =>
  Math.floor((space * 4) / SPACES),
);
const QUARTER_OF_CELL = Array.from({ length: CELLS }, (_, cell) => {
  const east = cell % SIDE >= QUARTER;
  return cell < CELLS / 2 ? (east ? 1 : 0) : east ? 2 : 3;
});
const AROUND = Array.from({ length: CELLS }, (_, cell) => touching(cell));

/** A cell and those that touch it, corners included. */
function touching(cell: number): number[] {
  const found: number[] = [];
  const x = cell % SIDE;
  const y = (cell - x) / SIDE;
  for (let row = Math.max(0, y - 1); row <= Math.min(SIDE - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(SIDE - 1, x + 1); column++) {
      found.push(row * SIDE + column);
    }
  }
  return found;
}

export const seatToMove = (state: { readonly turn: number }): number => state.turn % SEATS;
const mover = (state: RingState): RingPlayer => playerAt(state, seatToMove(state));

const quarterOf = (space: number): number => at(QUARTER_OF_SPACE, space);
const firstKind = (space: number): number => space % KINDS.length;
const secondKind = (space: number): number => (space + 1 + quarterOf(space)) % KINDS.length;

export const isOver = (state: RingState): boolean => state.turn === TURNS;

export const score = (state: RingState, seat: number): number =>
  playerAt(state, seat).points.reduce((sum, points) => sum + points, 0);

/** Moves the pawn. Every space it passes gains one, and what lies where it stops is scored. */
export function roll(state: RingState, die: number): void {
  if (isOver(state)) throw new Error('the game is over: no die is rolled');
  if (state.die !== 0) throw new Error(`turn ${state.turn} has its die already: place a tile`);
  if (!Number.isInteger(die) || die < 1 || die > 6)
    throw new RangeError(`a die shows 1 to 6, not ${die}`);
  const player = mover(state);
  const { stock, gained } = state;
  for (let i = 0; i < gained.length; i++) gained[i] = 0;
  let space = player.pos;
  for (let step = 1; step < die; step++) {
    space = (space + 1) % SPACES;
    stock[space] = at(stock, space) + 1;
  }
  space = (space + 1) % SPACES;
  gain(state, player, 0, at(stock, space));
  stock[space] = 0;
  player.pos = space;
  state.die = die;
  state.dice[state.turn] = die;
}

function gain(state: RingState, player: RingPlayer, cause: number, points: number): void {
  state.gained[cause] = points;
  player.points[cause] = at(player.points, cause) + points;
}

/**
 * The cells of one row, as bits, where the player to move may put a tile of a kind offered to him: free cells
 * that touch a cell of his, and his own of that kind that are not yet full. Every other function asks this one.
 */
function fits(state: RingState, player: RingPlayer, kind: number, row: number): number {
  if (at(player.tiles, kind) === 0) return 0;
  const rows = player.rows;
  const own = at(rows, row);
  const above = row === 0 ? 0 : at(rows, row - 1);
  const below = row === SIDE - 1 ? 0 : at(rows, row + 1);
  const near = above | own | below;
  const settle = (near | (near << 1) | (near >> 1)) & ~at(state.takenRows, row);
  const raise = own & at(listAt(state.kindRows, kind), row) & ~at(state.fullRows, row);
  return (settle | raise) & (LOW_BITS << at(LEFT, quarterOf(player.pos)));
}

const countOnes = (bits: number): number => at(ONES, bits & LOW_BITS) + at(ONES, bits >> QUARTER);
const lowestColumn = (bits: number): number => 31 - Math.clz32(bits & -bits);

function countFits(state: RingState, player: RingPlayer, kind: number): number {
  const top = at(TOP, quarterOf(player.pos));
  let count = 0;
  for (let row = top; row < top + QUARTER; row++) {
    count += countOnes(fits(state, player, kind, row));
  }
  return count;
}

function countBuilding(state: RingState, player: RingPlayer): number {
  return (
    countFits(state, player, firstKind(player.pos)) +
    countFits(state, player, secondKind(player.pos))
  );
}

/** How many placements are legal: none before the roll, at least one (`REST`) after it. */
export function countPlacements(state: RingState): number {
  return state.die === 0 ? 0 : Math.max(1, countBuilding(state, mover(state)));
}

type Visit = (cell: number, kind: number) => void;

function eachFit(state: RingState, player: RingPlayer, kind: number, visit: Visit): number {
  const top = at(TOP, quarterOf(player.pos));
  let count = 0;
  for (let row = top; row < top + QUARTER; row++) {
    for (let bits = fits(state, player, kind, row); bits !== 0; bits &= bits - 1) {
      visit(row * SIDE + lowestColumn(bits), kind);
      count++;
    }
  }
  return count;
}

/** Visits the legal placements in the order in which `nthPlacement` counts them. */
export function eachPlacement(state: RingState, visit: Visit): void {
  if (state.die === 0) return;
  const player = mover(state);
  const firsts = eachFit(state, player, firstKind(player.pos), visit);
  const seconds = eachFit(state, player, secondKind(player.pos), visit);
  if (firsts + seconds === 0) visit(REST, 0);
}

/** A placement as one number; `cellOf` and `kindOf` take it apart. */
const placement = (cell: number, kind: number): number => cell * KINDS.length + kind;
export const cellOf = (code: number): number => Math.floor(code / KINDS.length);
export const kindOf = (code: number): number => code - cellOf(code) * KINDS.length;

/** The legal placement of that number, from 0, without listing those before it. */
export function nthPlacement(state: RingState, index: number): number {
  if (state.die !== 0 && Number.isInteger(index) && index >= 0) {
    const player = mover(state);
    const first = firstKind(player.pos);
    const second = secondKind(player.pos);
    const cell = nthFit(state, player, first, index);
    if (cell >= 0) return placement(cell, first);
    const other = nthFit(state, player, second, ~cell);
    if (other >= 0) return placement(other, second);
    if (index === 0) return placement(REST, 0);
  }
  throw new RangeError(`there is no placement ${index} among ${countPlacements(state)}`);
}

/** The cell of that number, or `~n` if n remain to be counted after all cells of this kind. */
function nthFit(state: RingState, player: RingPlayer, kind: number, index: number): number {
  const top = at(TOP, quarterOf(player.pos));
  let left = index;
  for (let row = top; row < top + QUARTER; row++) {
    let bits = fits(state, player, kind, row);
    const ones = countOnes(bits);
    if (left < ones) {
      for (; left > 0; left--) bits &= bits - 1;
      return row * SIDE + lowestColumn(bits);
    }
    left -= ones;
  }
  return ~left;
}

/** Why the player to move may not do this, or null if he may. */
export function whyNot(state: RingState, cell: number, kind: number): Refusal | null {
  if (isOver(state)) return 'over';
  if (state.die === 0) return 'unrolled';
  const player = mover(state);
  if (cell === REST) return kind === 0 && countBuilding(state, player) === 0 ? null : 'canBuild';
  if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) return 'noSuchCell';
  if (kind !== firstKind(player.pos) && kind !== secondKind(player.pos)) return 'notOffered';
  if (at(QUARTER_OF_CELL, cell) !== quarterOf(player.pos)) return 'otherQuarter';
  if ((fits(state, player, kind, Math.floor(cell / SIDE)) >> (cell % SIDE)) & 1) return null;
  if (at(player.tiles, kind) === 0) return 'noTile';
  const owner = at(state.owner, cell);
  if (owner === -1) return 'apart';
  if (owner !== seatToMove(state)) return 'taken';
  return at(state.kind, cell) === kind ? 'tallest' : 'otherKind';
}

/**
 * Carries out a placement that `whyNot` allows and ends the turn. Returns the points of the turn by cause: the
 * list is `state.gained`, which the next roll empties.
 */
export function place(state: RingState, cell: number, kind: number): readonly number[] {
  if (cell !== REST) build(state, cell, kind);
  state.cells[state.turn] = cell;
  state.turn++;
  state.die = 0;
  return state.gained;
}

function build(state: RingState, cell: number, kind: number): void {
  const seat = seatToMove(state);
  const player = playerAt(state, seat);
  const ground = listAt(state.yields, kind);
  const height = at(state.height, cell);
  gain(state, player, 1, at(ground, cell));
  gain(state, player, 2, 3 * countKin(state, cell, kind));
  gain(state, player, 3, 2 * countRivals(state, cell, seat));
  gain(state, player, 4, 5 * height);
  gain(
    state,
    player,
    5,
    height === 0 ? 0 : Math.floor((state.turn - at(state.builtOn, cell)) / SEATS),
  );
  player.tiles[kind] = at(player.tiles, kind) - 1;
  stand(state, cell, kind, seat);
  const { influence } = player;
  const around = listAt(AROUND, cell);
  for (let i = 0; i < around.length; i++) {
    const near = at(around, i);
    influence[near] = at(influence, near) + 1;
    ground[near] = at(ground, near) - (at(ground, near) >> 2);
  }
}

function stand(state: RingState, cell: number, kind: number, seat: number): void {
  const row = Math.floor(cell / SIDE);
  const bit = 1 << (cell % SIDE);
  const height = at(state.height, cell) + 1;
  if (height === 1) {
    take(state, cell, seat);
    const kinds = listAt(state.kindRows, kind);
    kinds[row] = at(kinds, row) | bit;
    state.kind[cell] = kind;
  }
  if (height === TALLEST) state.fullRows[row] = at(state.fullRows, row) | bit;
  state.height[cell] = height;
  state.builtOn[cell] = state.turn;
}

/** Tiles of that kind touching the cell, whoever holds them. */
function countKin(state: RingState, cell: number, kind: number): number {
  const around = listAt(AROUND, cell);
  const kinds = state.kind;
  let kin = 0;
  for (let i = 0; i < around.length; i++) {
    const near = at(around, i);
    if (near !== cell && at(kinds, near) === kind) kin++;
  }
  return kin;
}

function countRivals(state: RingState, cell: number, seat: number): number {
  let rivals = 0;
  for (let other = 0; other < SEATS; other++) {
    if (other !== seat && at(playerAt(state, other).influence, cell) > 0) rivals++;
  }
  return rivals;
}
