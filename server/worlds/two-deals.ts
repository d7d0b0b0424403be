import { isSeat, streamFrom, type AnyGame, type Seat, type Stream } from '@destrier/engine';
import { TableGame } from '../rooms/table-game.js';
import { Comparison, sideOf, type Side } from './comparison.js';
import type { TwinServer } from './twin-server.js';
import { anyChoice, mirrorOf, sightOf, type Choice } from './mirror.js';
import { readingRoutes, TELLING, type Route } from './routes.js';
import { dealtAnew, layDown } from './twin.js';

/** All routes are read once in this many moments, the most telling ones at each. */
const ALL_ROUTES_EVERY = 10;

/**
 * Plays whole games on one server. Before a choice, all that one seat cannot know is dealt again, and that world is
 * laid down on another server; then the same choice is made in both. The seat and those who only watch must be told the
 * same, unless the rules show the seat what differs.
 */
export class TwoDeals {
  readonly comparison = new Comparison();
  choices = 0;
  /** Moments at which another world was made, and those at which something lay otherwise there. */
  moments = 0;
  otherwise = 0;
  /** Choices after which all was compared again. */
  after = 0;
  /** Choices that the other world did not allow, or that showed the seat by right what differs. */
  parted = 0;
  readonly #here: TwinServer;
  readonly #there: TwinServer;
  readonly #random: Stream;
  readonly #eyes: (seat: Seat) => number;

  /** `eyes`: through whose eyes a seat looks: its own, but to show that anything else would be noticed. */
  constructor(here: TwinServer, there: TwinServer, eyes: (seat: Seat) => number = (seat) => seat) {
    this.#here = here;
    this.#there = there;
    this.#random = streamFrom('two deals');
    this.#eyes = eyes;
  }

  /** `every`: how many choices there are from one moment to the next at which another world is made. */
  async play(game: AnyGame, seats: number, every: number): Promise<void> {
    const table = await this.#here.begin(game, seats, this.#random);
    const play = await mirrorOf(this.#here, table, game);
    const routes = await readingRoutes(this.#here.url);
    for (let n = 0; !play.over; n++) {
      const choice = anyChoice(play, this.#random);
      if (n % every > 0) await this.#here.choose(table, choice, []);
      else await this.#both(table, play, choice, routes);
      play.apply({ kind: 'choice', ...choice }, n + 2, Date.now());
      this.choices++;
    }
  }

  /** Makes one choice in both worlds. */
  async #both(
    table: string,
    play: TableGame,
    choice: Choice,
    routes: readonly Route[],
  ): Promise<void> {
    const { seats } = play.setting;
    const seat = this.#random.below(seats);
    if (!isSeat(seat, seats)) throw new RangeError(`there is no seat ${seat}`);
    const world = dealtAnew(play, seat, this.#random);
    const twin = await layDown(this.#here, table, this.#there, world, seat);
    if (world.table.hash !== play.table.hash) this.otherwise++;
    const here = sideOf(this.#here, table, this.#eyes(seat));
    const there = sideOf(this.#there, twin, this.#eyes(seat));
    const isThorough = this.moments++ % ALL_ROUTES_EVERY === 0;
    if (isThorough) await this.#readFork(here, seat, play);
    const read = isThorough ? routes : TELLING;
    for (const side of [here, there]) for (const one of side.onlookers) await one.look(side.table);
    await this.comparison.read([here, there], read);
    this.comparison.compare(here, there, `before ${choice.option} of seat ${choice.seat}`);
    await this.#choose(here, there, choice, staysAlike(play, world, seat, choice), read);
    for (const one of [...here.onlookers, ...there.onlookers]) await one.leave();
  }

  /** What a seat may play on with is dealt by chance, so no two are equal; none may hold the seed of the table. */
  async #readFork({ house, table }: Side, seat: Seat, { setting }: TableGame): Promise<void> {
    const answer = await house.people[seat]?.get(`/tables/${table}/play-on?seat=${seat}`);
    if (answer?.status !== 200 || answer.text.includes(setting.secret))
      this.comparison.differences.push(`play-on of seat ${seat}: ${answer?.text}`);
  }

  async #choose(
    here: Side,
    there: Side,
    choice: Choice,
    isSame: boolean,
    read: readonly Route[],
  ): Promise<void> {
    await here.house.choose(here.table, choice, here.onlookers);
    if (!isSame) {
      this.parted++;
      return;
    }
    await there.house.choose(there.table, choice, there.onlookers);
    await this.comparison.read([here, there], read);
    this.comparison.compare(here, there, `after ${choice.option} of seat ${choice.seat}`);
    this.after++;
  }
}

/**
 * Whether the same choice is possible in both worlds and shows a seat the same. Its own must be possible, and where
 * nothing is learned by it, it must show the same.
 */
function staysAlike(play: TableGame, world: TableGame, seat: Seat, choice: Choice): boolean {
  const tables = [play, world].map((one) => TableGame.load(one.setting, one.save()).table);
  const done = tables.map((table) => table.choose(choice.seat, choice.ask, choice.option).ok);
  const isOwn = choice.seat === seat;
  if (isOwn && done.includes(false)) throw new Error(`seat ${seat} may not ${choice.option} there`);
  // When the game is over everything is shown.
  if (done.includes(false) || tables.some((table) => table.over)) return false;
  const learned = tables.some((table) => table.rows.at(-1)?.barrier === true);
  if (isOwn && !learned) return true;
  return new Set(tables.map((table) => sightOf(table, seat))).size === 1;
}
