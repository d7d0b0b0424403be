import { Table } from '@destrier/engine';
import { glory } from '@destrier/glory/spoken';

/** A game of Glory after this many choices, made anyhow but always the same; to its end if not said. */
export function playedGlory(
  seed: string,
  choices = Infinity,
  seats = 2,
  options: { readonly [id: string]: string } = {},
): Table {
  const table = Table.start(glory.game, { seats, seed, options });
  for (let n = 0; n < choices && !table.over; n++) {
    const ask = table.asks('public').find(({ kind }) => kind !== 'aside');
    if (ask === undefined) throw new Error('nobody is asked');
    const options = table.optionIds(ask.seat, ask.id);
    const option = options[(n * 7919) % options.length];
    if (option === undefined) throw new Error(`${ask.prompt} has no option`);
    table.choose(ask.seat, ask.id, option);
  }
  return table;
}
