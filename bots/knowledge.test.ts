import {
  dataOf,
  forkFor,
  menuOf,
  questions,
  streamFrom,
  Table,
  walk,
  type Match,
  type Question,
} from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { gameNamed, knownGames, type Known } from '@destrier/registry';
import { numberOf } from './dice.js';
import { requestOf } from './host/request.js';
import { unsearched } from './mind.js';
import { playerNamed } from './players.js';
import type { Player } from './play.js';
import { optionOf } from './steps.js';

/** A bot gets the view of its seat and nothing else: in two worlds that the seat cannot tell apart it does the same. */

/** Whether anything of a game is hidden from anybody. */
const hides = ({ game }: Known): boolean =>
  /"sight":"(owner|nobody)"/.test(JSON.stringify(game.secrecy));

/** Every game that hides something, at the smallest table at which somebody may hide something, and at a larger one. */
const TABLES = knownGames()
  .filter(hides)
  .flatMap(({ game: { id, seats } }) => {
    const fewest = Math.max(2, seats.min);
    const counts = new Set([fewest, Math.min(fewest + 2, seats.max)]);
    return [...counts].map((count) => [id, count] as const);
  });
/** With four bots and five games, a thousand pairs of worlds. */
const POSITIONS = 30;
const BOTS = ['random', 'greedy', 'strong:3', 'master:4'];
/** Choices made at random between two positions, at most. */
const MOST_BETWEEN = 12;
const MOST_TRIED = 20 * POSITIONS;

/** A moment at which a seat has something to choose, and another world that is the same to it. */
interface Moment {
  readonly match: Match;
  readonly question: Question;
  readonly other: Match;
}

function startOf(id: string, seats: number, seed: string): Match {
  const { game } = gameNamed(id);
  return Table.start(game, { seats, seed }).match;
}

const viewOf = (match: Match, { seat }: Question): string =>
  JSON.stringify(Table.at(match, '').view(seat));

/** Hidden things lie otherwise: both were dealt again for one seat, so nothing else can differ. */
const differ = (one: Match, other: Match): boolean =>
  JSON.stringify(dataOf(one).state) !== JSON.stringify(dataOf(other).state);

/** Moments of random games at which something lies hidden, from the first choice to the last ones. */
function* momentsOf(id: string, seats: number): Generator<Moment> {
  const random = streamFrom(`${id} ${seats}`);
  let games = 0;
  let match = startOf(id, seats, `${games}`);
  for (let found = 0, tried = 0; found < POSITIONS && tried < MOST_TRIED; tried++) {
    const steps = 1 + random.below(MOST_BETWEEN);
    for (let i = 0; i < steps && !match.over; i++) walk(match, random, true);
    if (match.over) match = startOf(id, seats, `${++games}`);
    const open = questions(match).filter(({ kind }) => kind !== 'aside');
    const question = open[random.below(open.length)] as Question;
    if (menuOf(match, question, match.menu, false).count < 2) continue;
    const other = forkFor(match, question.seat, `${tried}`);
    if (!differ(other, forkFor(match, question.seat, `${tried} again`))) continue;
    found++;
    yield { match, question, other };
  }
}

function playerOf(bot: string, id: string): Player {
  return playerNamed(bot, gameNamed(id).evaluation) as Player;
}

/** What a player does, and all it thought. */
async function thoughtOf(player: Player, match: Match, question: Question): Promise<object> {
  const { step, ...thought } = await player.decide(match, question, 'the same seed');
  return { option: optionOf(step), ...thought };
}

describe.each(TABLES)('at a table of %s with %i seats', (id, seats) => {
  it('every level does the same in worlds that its seat cannot tell apart', async () => {
    let positions = 0;
    for (const { match, question, other } of momentsOf(id, seats)) {
      expect(viewOf(other, question)).toBe(viewOf(match, question));
      for (const bot of BOTS) {
        const player = playerOf(bot, id);
        const here = await thoughtOf(player, match, question);
        const there = await thoughtOf(player, other, question);
        expect({ bot, ...there }).toEqual({ bot, ...here });
      }
      const asking = { bot: 'strong', seed: 'the same seed' };
      expect(requestOf(other, question, asking)).toEqual(requestOf(match, question, asking));
      positions++;
    }
    expect(positions).toBe(POSITIONS);
  });
});

it('a bot that looks at the true table is found out', async () => {
  const cheat: Player = {
    name: 'cheat',
    decide(match, question) {
      const menu = menuOf(match, question, match.menu, false);
      const seen = numberOf(JSON.stringify(dataOf(match).state));
      return unsearched({ question, choice: menu.nth(seen % menu.count) });
    },
  };
  let caught = 0;
  for (const { match, question, other } of momentsOf('tricks', 3)) {
    const here = await thoughtOf(cheat, match, question);
    const there = await thoughtOf(cheat, other, question);
    if (JSON.stringify(here) !== JSON.stringify(there)) caught++;
  }
  expect(caught).toBeGreaterThan(0);
});

it('cards that were passed or spied out are among what is known', () => {
  const moments = [...momentsOf('tricks', 3), ...momentsOf('tricks', 5)];
  const knowing = moments.filter(({ match, question }) =>
    /"known":\[[^\]]/.test(viewOf(match, question)),
  );
  expect(knowing.length).toBeGreaterThan(POSITIONS / 4);
});

it('only a game without secrets is left out', () => {
  expect(knownGames().filter((known) => !hides(known))).toEqual([gameNamed('ring')]);
});
