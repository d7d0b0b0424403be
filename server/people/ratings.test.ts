import { afterEach, beforeEach, expect, it } from 'vitest';
import { becomeAccount, newGuest } from './accounts.js';
import { deletePerson } from './delete.js';
import { bestOf, levelId, rate, ratingsOf, type Rank, type RatingMove } from './ratings.js';
import { openServices, type TestAccounts } from './testing/services.js';

const EASY = levelId('easy', '1.0');
const HARD = levelId('hard', '1.0');

let services: TestAccounts;
beforeEach(async () => {
  services = await openServices();
});
afterEach(() => services.close());

async function account(name: string): Promise<string> {
  const { person } = await newGuest(services, { name, agent: '' });
  return (await becomeAccount(services, person.id, { name, password: 'open sesame' })).id;
}

/** One game, its players by place; those in one list share it. */
function play(game: string, ...places: string[][]): Promise<ReadonlyMap<string, RatingMove>> {
  const ranks: Rank[] = places.flatMap((persons, index) =>
    persons.map((person) => ({ person, place: index + 1 })),
  );
  return services.storage.write((db) => rate(db, game, ranks));
}

async function of(person: string) {
  const [only] = await ratingsOf(services.storage.db, person);
  if (!only) throw new Error('not rated');
  return only;
}

const best = (game = 'hazard', most = 9) => bestOf(services.storage.db, game, most);

it('raises the winner above 25 and lowers the loser as much, and is surer of both', async () => {
  await play('hazard', [HARD], [EASY]);
  const [winner, loser] = [await of(HARD), await of(EASY)];
  expect(winner.mu).toBeGreaterThan(25);
  expect(winner.mu - 25).toBeCloseTo(25 - loser.mu);
  expect(winner.sigma).toBeLessThan(25 / 3);
  expect(winner.games).toBe(1);
  expect(winner.ordinal).toBe(winner.mu - 3 * winner.sigma);
});

it('tells how each rating moved, from where everybody begins or from where it stood', async () => {
  const first = await play('hazard', [HARD], [EASY]);
  expect(first.get(HARD)).toEqual({ before: 0, after: (await of(HARD)).ordinal });
  const [hard, easy] = [await of(HARD), await of(EASY)];
  const second = await play('hazard', [EASY], [HARD]);
  expect(second.get(HARD)).toEqual({ before: hard.ordinal, after: (await of(HARD)).ordinal });
  expect(second.get(EASY)).toEqual({ before: easy.ordinal, after: (await of(EASY)).ordinal });
});

it('tells nothing of guests, whose rating is not kept', async () => {
  const { person } = await newGuest(services, { name: 'Ann', agent: '' });
  expect([...(await play('hazard', [person.id], [EASY])).keys()]).toEqual([EASY]);
});

it('goes by the place, not by the order of the list', async () => {
  const ranks = [
    { person: EASY, place: 3 },
    { person: HARD, place: 1 },
    { person: 'bot:middling@1.0', place: 2 },
  ];
  await services.storage.write((db) => rate(db, 'hazard', ranks));
  expect((await best()).map(({ person }) => person)).toEqual([HARD, 'bot:middling@1.0', EASY]);
});

it.each([0, 1, 7])('takes two at place %i for equal', async (place) => {
  const ranks = [EASY, HARD].map((person) => ({ person, place }));
  await services.storage.write((db) => rate(db, 'hazard', ranks));
  expect((await of(EASY)).mu).toBeCloseTo(25);
  expect((await of(HARD)).mu).toBeCloseTo(25);
});

it('builds on what was before, game by game of its own', async () => {
  await play('hazard', [HARD], [EASY]);
  const once = await of(HARD);
  await play('hazard', [HARD], [EASY]);
  const twice = await of(HARD);
  expect(twice).toMatchObject({ games: 2 });
  expect(twice.mu).toBeGreaterThan(once.mu);
  expect(twice.mu - once.mu).toBeLessThan(once.mu - 25);
  expect(await best('glory')).toEqual([]);
});

it('counts each of two games that end at once', async () => {
  await Promise.all([play('hazard', [HARD], [EASY]), play('hazard', [HARD], [EASY])]);
  const together = await of(HARD);
  await play('glory', [HARD], [EASY]);
  await play('glory', [HARD], [EASY]);
  const [glory] = await ratingsOf(services.storage.db, HARD);
  expect(together).toEqual({ ...glory, game: together.game });
});

it('counts a level that holds several seats once, by their average', async () => {
  const anna = await account('Anna');
  await play('hazard', [EASY], [anna], [EASY]);
  expect(await of(EASY)).toMatchObject({ games: 1 });
  expect((await of(EASY)).mu).toBeCloseTo(25, 0);
  expect((await of(EASY)).sigma).toBeLessThan(25 / 3);
});

it('learns nothing from a game of one with themselves', async () => {
  await play('hazard', [EASY], [EASY]);
  await play('hazard', [EASY]);
  expect(await best()).toEqual([]);
});

it('rates no guest and nobody who is deleted, though others are rated against them', async () => {
  const guest = (await newGuest(services, { name: 'Gast', agent: '' })).person.id;
  const gone = await account('Gone');
  await deletePerson(services, gone, { password: 'open sesame', address: '192.0.2.1' });
  await play('hazard', [EASY], [guest], [gone]);
  expect((await best()).map(({ person }) => person)).toEqual([EASY]);
  await play('glory', [guest], [gone]);
  expect(await best('glory')).toEqual([]);
});

it('lists the best first, by what they surely are, no more than asked for', async () => {
  const anna = await account('Anna');
  await play('hazard', [anna], [HARD], [EASY]);
  const list = await best();
  expect(list).toMatchObject([
    { person: anna, name: 'Anna', kind: 'account', games: 1 },
    { person: HARD, name: null, kind: 'level' },
    { person: EASY, name: null, kind: 'level' },
  ]);
  expect(list.map(({ ordinal }) => ordinal)).toEqual(
    list.map(({ ordinal }) => ordinal).toSorted((a, b) => b - a),
  );
  expect(await best('hazard', 2)).toEqual(list.slice(0, 2));
});

it('leaves nothing behind when its unit fails', async () => {
  const unit = services.storage.write(async (db) => {
    await rate(db, 'hazard', [
      { person: EASY, place: 1 },
      { person: HARD, place: 2 },
    ]);
    throw new Error('the game was not over');
  });
  await expect(unit).rejects.toThrow('not over');
  expect(await best()).toEqual([]);
});
