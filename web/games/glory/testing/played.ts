import { need, streamFrom, Table } from '@destrier/engine';
import { glory } from '@destrier/glory/spoken';

/** A game that is played at random to its end, as it stands after each choice. */
export function* played(
  seats: number,
  options: { readonly [id: string]: string } = {},
): Generator<Table> {
  const seed = `played by ${seats}`;
  const random = streamFrom(seed);
  const table = Table.start(glory.game, { seats, seed, options });
  while (!table.over) {
    yield table;
    const asked = table.asks('all').filter(({ kind }) => kind !== 'aside');
    const ask = need(asked[random.below(asked.length)], 'a question');
    const ids = [...need(table.menu(ask.seat, ask.id), 'a menu').ids()];
    const option = need(ids[random.below(ids.length)], 'an option');
    const answer = table.choose(ask.seat, ask.id, option);
    if (!answer.ok) throw new Error(`${option} was refused`);
  }
  yield table;
}
