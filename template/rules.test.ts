import { newMatch, prepare, run, Table, tableKey } from '@destrier/engine';
import { offered, play, refused, script } from '@destrier/engine/testkit';
import { expect, it } from 'vitest';
import { content } from './content.js';
import { game } from './game.js';

/** Whatever the box holds, these rulings are about hands of three. */
const three = { ...content, table: { ...content.table, hand: 3 } };

/** A table at which the lances come off the rack in this order: three for red, then three for blue. */
function dealt(...rack: string[]): Table {
  const match = newMatch(prepare(game, 2, {}, three), tableKey('a ruling'));
  script(match, { rack });
  run(match);
  return Table.at(match, 'a ruling');
}

it('[J2.1 forbids] a lance that the other knight holds', () => {
  const table = dealt('oak', 'elm', 'pine', 'iron', 'ash', 'willow');
  expect(refused(table, 'red: lower iron')).toBe('none');
  expect(offered(table, 'red')).toEqual(['lower oak', 'lower elm', 'lower pine']);
});

it('[J2.2 forbids] [J2.2 allows] the other heavy lance, until no light one is left', () => {
  const table = dealt('pine', 'holly', 'iron', 'willow', 'elm', 'ash');
  play(table, 'red: lower holly', 'blue: lower willow');
  expect(refused(table, 'red: lower iron')).toBe('J2.2');
  play(table, 'red: lower pine', 'blue: lower elm', 'red: lower iron', 'blue: lower ash');
  expect(table.over).toBe(true);
});

it('[J2.2 allows] the other heavy lance at once where only heavy ones are left', () => {
  const table = dealt('pine', 'holly', 'iron', 'willow', 'elm', 'ash');
  play(table, 'red: lower pine', 'blue: lower willow', 'red: lower holly', 'blue: lower elm');
  expect(offered(table, 'red')).toEqual(['lower iron']);
});

it('[J2.3 computes] the stronger lance wins a point, by as little as one, and in the next course two', () => {
  const table = dealt('beech', 'elm', 'pine', 'oak', 'ash', 'willow');
  play(table, 'red: lower beech', 'blue: lower oak');
  expect(table.view('public')).toMatchObject({ knights: [{ points: 0 }, { points: 1 }] });
  play(table, 'red: lower pine', 'blue: lower willow');
  expect(table.view('public')).toMatchObject({ knights: [{ points: 2 }, { points: 1 }] });
});
