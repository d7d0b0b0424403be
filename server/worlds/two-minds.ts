import { need, streamFrom, type AnyGame, type Stream } from '@destrier/engine';
import type { TableGame } from '../rooms/table-game.js';
import { Comparison, sideOf, type Side } from './comparison.js';
import type { TwinServer } from './twin-server.js';
import { anyOption, mirrorOf, sightOf, type Choice } from './mirror.js';
import { readingRoutes, TELLING } from './routes.js';

/** Once in this many choices others have another mind in the other world. */
const OTHERWISE_ONE_IN = 2;
/** How often others try to do something else in the other world before they do the same. */
const TRIES = 6;
/** Earlier moments are looked at again once in this many entries. */
const LOOK_BACK_EVERY = 7;
/** Once in this many choices the seat takes one back, where it may. */
const UNDO_ONE_IN = 4;

interface Mind {
  readonly side: Side;
  readonly play: TableGame;
}

/**
 * Plays one deal on two servers. The others choose otherwise in the second wherever seat 0 cannot tell. All that it is
 * told from beginning to end must be the same, also when it asks for earlier moments, until it has by right seen what
 * differs.
 */
export class TwoMinds {
  readonly comparison = new Comparison();
  /** Choices in both worlds; those of others that were not the same; those taken back. */
  choices = 0;
  otherwise = 0;
  undone = 0;
  readonly #here: TwinServer;
  readonly #there: TwinServer;
  readonly #random: Stream;
  /** The number of the latest entry in both logs. */
  #seq = 0;

  constructor(here: TwinServer, there: TwinServer) {
    this.#here = here;
    this.#there = there;
    this.#random = streamFrom('two minds');
  }

  async play(game: AnyGame, seats: number): Promise<void> {
    this.#seq = 1;
    const seed = `${game.id} ${this.#random.word()}`;
    const minds: Mind[] = [];
    for (const house of [this.#here, this.#there]) {
      const table = await house.begin(game, seats, streamFrom(seed));
      const side = sideOf(house, table, 0);
      for (const one of side.onlookers) await one.look(table);
      minds.push({ side, play: await mirrorOf(house, table, game) });
    }
    const [one, other] = [need(minds[0], 'one'), need(minds[1], 'other')];
    while (!one.play.over && (await this.#step(one, other))) this.choices++;
    await this.#lookBack([one.side, other.side]);
    this.comparison.compare(one.side, other.side, 'in a whole game');
    for (const { side } of minds) for (const onlooker of side.onlookers) await onlooker.leave();
  }

  /** False: whatever is chosen, the seat would see what differs. */
  async #step(one: Mind, other: Mind): Promise<boolean> {
    const pair = this.#pair(one.play, other.play);
    if (pair === null) return false;
    const [here, there] = pair;
    if (here.option !== there.option) this.otherwise++;
    this.#seq++;
    await this.#carryOut(one, here);
    await this.#carryOut(other, there);
    if (here.seat === 0 && this.#random.below(UNDO_ONE_IN) === 0) await this.#undo([one, other]);
    return true;
  }

  async #carryOut({ side, play }: Mind, choice: Choice): Promise<void> {
    play.apply({ kind: 'choice', ...choice }, this.#seq, Date.now());
    await side.house.choose(side.table, choice, side.onlookers);
  }

  async #undo(minds: readonly Mind[]): Promise<void> {
    if (minds.some(({ play }) => play.over || play.table.undoBlocked(0) !== undefined)) return;
    this.#seq++;
    this.undone++;
    for (const { side, play } of minds) {
      play.apply({ kind: 'undo', seat: 0 }, this.#seq, Date.now());
      await side.house.undo(side.table, 0, side.onlookers);
    }
  }

  /** What somebody who is asked chooses in each world, so that the seat is shown the same. */
  #pair(one: TableGame, other: TableGame): readonly [Choice, Choice] | null {
    const asks = one.table.asks('public').filter(({ kind }) => kind !== 'aside');
    const { seat, id: ask } = need(asks[this.#random.below(asks.length)], 'nobody is asked');
    const minded = seat !== 0 && this.#random.below(OTHERWISE_ONE_IN) === 0;
    for (let tries = 0; tries < 4 * TRIES; tries++) {
      const option = anyOption(one.table, seat, ask, this.#random);
      const there =
        minded && tries < TRIES ? anyOption(other.table, seat, ask, this.#random) : option;
      if (
        alike(one, other, [
          { seat, ask, option },
          { seat, ask, option: there },
        ])
      )
        return [
          { seat, ask, option },
          { seat, ask, option: there },
        ];
    }
    return null;
  }

  async #lookBack(sides: readonly Side[]): Promise<void> {
    await this.comparison.read(sides, [...TELLING, ...(await readingRoutes(this.#here.url))]);
    const entries = Array.from(
      { length: Math.ceil(this.#seq / LOOK_BACK_EVERY) },
      (_, i) => i * LOOK_BACK_EVERY + 1,
    );
    // Some choices were taken back, so fewer stand than there are entries.
    const past = entries.flatMap((seq) => [`seq=${seq}`, `choices=${Math.floor(seq / 3)}`]);
    await this.comparison.read(
      sides,
      past.map((moment) => ({ path: `/tables/{table}/scene?${moment}`, takesSeat: true })),
    );
    for (const { onlookers } of sides) for (const one of onlookers) await one.lookBack(this.#seq);
  }
}

function alike(
  one: TableGame,
  other: TableGame,
  [here, there]: readonly [Choice, Choice],
): boolean {
  const tables = [one.table.fork(), other.table.fork()];
  const done = [here, there].map(
    ({ seat, ask, option }, i) => tables[i]?.choose(seat, ask, option).ok,
  );
  // When the game is over everything is shown.
  if (done.includes(false) || tables.some((table) => table.over)) return false;
  return new Set(tables.map((table) => sightOf(table, 0))).size === 1;
}
