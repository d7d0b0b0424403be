import { sql } from 'kysely';
import { rate as openskill, rating, type Rating } from 'openskill';
import type { PersonRow, RatingRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';

/** How a person ended in a game: place 1 is the best, and equal places are a draw. */
export interface Rank {
  readonly person: string;
  readonly place: number;
}

export interface OwnRating {
  readonly game: string;
  readonly ordinal: number;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** How somebody stands in a game, and how many games that rests on. */
export type RatingNow = Pick<OwnRating, 'ordinal' | 'games'>;

export interface RatedPerson {
  readonly person: string;
  /** null for a level of our own bots, which has no row among people. */
  readonly name: string | null;
  readonly kind: PersonRow['kind'] | 'level';
  readonly arms: string | null;
  readonly ordinal: number;
  readonly games: number;
}

/** Without it, those who have played much could no longer rise by becoming better. The package's own figure. */
const TAU = 25 / 300;

/** The id under which a level of our own bots is rated. A new version may play differently and starts again. */
export function levelId(level: string, version: string): string {
  return `bot:${level}@${version}`;
}

const isLevel = (person: string): boolean => person.startsWith('bot:');

/** What a game did to somebody's rating. */
export interface RatingMove {
  readonly before: number;
  readonly after: number;
}

/** Rates a finished game within a unit of writing; tells of each whose rating is kept how it moved. */
export async function rate(
  db: Db,
  game: string,
  ranks: readonly Rank[],
): Promise<ReadonlyMap<string, RatingMove>> {
  const moves = new Map<string, RatingMove>();
  const persons = [...new Set(ranks.map(({ person }) => person))].toSorted();
  if (persons.length < 2) return moves;
  const before = await ratingsIn(db, game, persons);
  const after = openskill(
    ranks.map(({ person }) => [before.get(person) ?? rating()]),
    { rank: ranks.map(({ place }) => standing(ranks, place)), tau: TAU },
  );
  for (const person of await ratable(db, persons)) {
    const mine = after.flat().filter((_, index) => ranks[index]?.person === person);
    const next = {
      mu: mean(mine.map(({ mu }) => mu)),
      sigma: mean(mine.map(({ sigma }) => sigma)),
      games: (before.get(person)?.games ?? 0) + 1,
    };
    await db
      .insertInto('ratings')
      .values({ game, person, ...next })
      .onConflict((clash) => clash.columns(['game', 'person']).doUpdateSet(next))
      .execute();
    const was = before.get(person) ?? rating();
    moves.set(person, { before: ordinalOf(was), after: ordinalOf(next) });
  }
  return moves;
}

/** How those among these who are rated in a game stand. */
export async function standingsIn(
  db: Db,
  game: string,
  persons: readonly string[],
): Promise<ReadonlyMap<string, RatingNow>> {
  if (persons.length === 0) return new Map();
  const rows = await ratingsIn(db, game, persons);
  return new Map(
    [...rows].map(([person, row]) => [person, { ordinal: ordinalOf(row), games: row.games }]),
  );
}

async function ratingsIn(
  db: Db,
  game: string,
  persons: readonly string[],
): Promise<Map<string, RatingRow>> {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('person', 'in', persons)
    .execute();
  return new Map(rows.map((row) => [row.person, row]));
}

/** A level may hold several seats of one game: it is as strong as they are on average. */
function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

/** Counted from 1 whatever the places are: the package takes a rank of 0 for none. */
function standing(ranks: readonly Rank[], place: number): number {
  return 1 + ranks.filter((other) => other.place < place).length;
}

/** Those whose rating is kept: levels, and accounts and bots that are still there. The others only count as opponents. */
async function ratable(db: Db, persons: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', persons)
    .where('kind', 'in', ['account', 'bot'])
    .where('deleted', 'is', null)
    .execute();
  const there = new Set(rows.map(({ id }) => id));
  return persons.filter((person) => isLevel(person) || there.has(person));
}

const ordinalOf = ({ mu, sigma }: Rating): number => mu - 3 * sigma;

/** The best of a game, from the top. */
export async function bestOf(db: Db, game: string, most: number): Promise<RatedPerson[]> {
  const rows = await db
    .selectFrom('ratings')
    .leftJoin('people', 'people.id', 'ratings.person')
    .select(['ratings.person', 'ratings.mu', 'ratings.sigma', 'ratings.games'])
    .select(['people.name', 'people.kind', 'people.arms'])
    .where('ratings.game', '=', game)
    .orderBy(sql`ratings.mu - 3 * ratings.sigma`, 'desc')
    .orderBy('ratings.person')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    person: row.person,
    name: row.name,
    kind: row.kind ?? 'level',
    arms: row.arms,
    ordinal: ordinalOf(row),
    games: row.games,
  }));
}

export async function ratingsOf(db: Db, person: string): Promise<OwnRating[]> {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .orderBy('game')
    .execute();
  return rows.map(({ game, mu, sigma, games }) => ({
    game,
    ordinal: ordinalOf({ mu, sigma }),
    mu,
    sigma,
    games,
  }));
}
