import { Table, type Seat } from '@destrier/engine';
import { gameNamed } from '@destrier/registry';
import { expect, it } from 'vitest';
import { costAt, costsOf, type Judged } from './costs.js';

/** A trick game of which this many choices were made, each the first that there was. */
function played(choices: number): Table {
  const table = Table.start(gameNamed('tricks').game, { seats: 3, seed: 'costs' });
  while (table.rows.length < choices) {
    const [ask] = table.asks('public');
    if (ask === undefined) throw new Error('nobody is asked');
    table.choose(ask.seat, ask.id, table.optionIds(ask.seat, ask.id)[0] as string);
  }
  return table;
}

async function judgedOf(table: Table, seats: readonly Seat[]): Promise<Judged[]> {
  const all: Judged[] = [];
  for await (const one of costsOf(gameNamed('tricks'), table, seats)) all.push(one);
  return all;
}

it('only the choices of the seats that are asked for are judged, and it is told how far', async () => {
  const table = played(12);
  const own = table.rows.flatMap(({ seat }, i) => (seat === 1 ? [i + 1] : []));
  const found = await judgedOf(table, [1]);
  const decisions = found.flatMap(({ decision }) => decision ?? []);
  expect(own.length).toBeLessThan(12);
  expect(decisions.every(({ seat, seq }) => seat === 1 && own.includes(seq))).toBe(true);
  expect(found.slice(0, own.length).map(({ done }) => done)).toEqual(own.map((_, i) => i + 1));
  expect(found.every(({ done, all }) => done <= all)).toBe(true);
});

it('what seems to cost something is looked at again, and what costs nothing is not', async () => {
  const table = played(12);
  const found = await judgedOf(table, [0, 1, 2]);
  const [first, again] = [found.slice(0, 12), found.slice(12)];
  const costly = first.flatMap(({ decision }) =>
    (decision?.cost ?? 0) > 0 ? [decision?.seq] : [],
  );
  expect(costly.length).toBeGreaterThan(0);
  expect(costly.length).toBeLessThan(12);
  expect(again.map(({ decision }) => decision?.seq)).toEqual(costly.slice(0, 10));
});

it('an option costs nothing beside itself, and what cannot be chosen cannot be weighed', async () => {
  const table = played(12);
  const seq = 8;
  const chosen = table.rows[seq - 1]?.option ?? '';
  const asked = { seq, better: chosen, other: chosen };
  expect(await costAt(gameNamed('tricks'), table, asked)).toMatchObject({ cost: 0 });
  const impossible = { ...asked, other: 'play nothing' };
  await expect(costAt(gameNamed('tricks'), table, impossible)).rejects.toThrow('cannot be chosen');
});
