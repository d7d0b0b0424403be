import { need, streamFrom, Table, type Box } from '@destrier/engine';

/** A game that bots without a plan have played, to its end or until something has happened. */
export function playedBy(
  { game }: Pick<Box, 'game'>,
  seats: number,
  until?: (table: Table) => boolean,
  seed = 'ceremony',
): Table {
  const random = streamFrom(seed);
  const table = Table.start(game, { seats, seed, options: {} });
  while (!table.over && until?.(table) !== true) {
    const asked = table.asks('all').filter(({ kind }) => kind !== 'aside');
    const ask = need(asked[random.below(asked.length)], 'a question');
    const ids = [...need(table.menu(ask.seat, ask.id), 'a menu').ids()];
    table.choose(ask.seat, ask.id, need(ids[random.below(ids.length)], 'an option'));
  }
  return table;
}
