import { isSeat } from '../basics.js';
import { canonical } from '../canonical.js';
import { dataOf, matchFrom, type MatchData } from '../match-data.js';
import { prepare, shapeHash, type AnyGame, type Prepared } from '../game.js';
import { tableKey, type Seed } from '../seed.js';
import { Table } from '../table.js';

/** The same table under other rules of its shape; `recordOf` needs its record up to here to record it further. */
export function changeRules(table: Table, game: AnyGame): Table {
  const { seats, options, content, game: former } = table.prepared;
  const prepared = prepare(game, seats.length, options, content);
  const state = canonical(dataOf(table.match));
  const changed =
    former.id === game.id && shapeHash(former) === shapeHash(game)
      ? tableFrom(prepared, state, table.seed, table.match.n)
      : undefined;
  if (changed === undefined)
    throw new Error(
      `${game.id} ${game.rulesVersion} cannot go on with a table of ${former.id} ${former.rulesVersion}: its shape is another`,
    );
  return changed;
}

/** A table that goes on from a written state, if the state is one that the kernel could have written there. */
export function tableFrom(
  prepared: Prepared,
  state: string,
  seed: Seed | string,
  choices: number,
): Table | undefined {
  const data = JSON.parse(state) as MatchData;
  if (!isSound(data, prepared) || data.n !== choices) return undefined;
  const match = matchFrom(prepared, data, tableKey(seed));
  return canonical(dataOf(match)) === state ? Table.at(match, seed) : undefined;
}

// What the interpreter relies on blindly; a loop of fibers would never end.
function isSound(data: MatchData, prepared: Prepared): boolean {
  const seats = prepared.seats.length;
  const fibersSound = data.fibers.every(
    (fiber, i) =>
      isCount(fiber.up + 1) &&
      fiber.up < i &&
      (fiber.seat === -1 || isSeat(fiber.seat, seats)) &&
      isCount(fiber.kids) &&
      isCount(fiber.clock) &&
      isCount(fiber.clock) &&
      isCount(fiber.stamp) &&
      fiber.sealed.length <= seats,
  );
  return (
    fibersSound &&
    data.taken.every(isCount) &&
    data.taken.length === prepared.streamLabels.length &&
    data.ledger.length === seats
  );
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
