import { avalon, type Seen } from '@destrier/avalon/page';
import { need, streamFrom, Table } from '@destrier/engine';

/** Which moment is wanted: what the first seat is asked, and what lies on the table; missing: the end. */
export interface WantedMoment {
  readonly seats: number;
  readonly options?: { readonly [id: string]: string };
  readonly prompt?: string;
  readonly when?: (view: Seen) => boolean;
}

/** In this many games nearly everybody is asked nearly everything. */
const GAMES = 50;

/** A game that is played at random until the first seat stands at a moment; the first of many that come to it. */
export function playedTo(moment: WantedMoment): Table {
  for (let n = 0; n < GAMES; n++) {
    const table = played(moment, `game ${n} of ${moment.seats}`);
    if (table !== undefined) return table;
  }
  throw new Error(`nobody is asked ${moment.prompt} in ${GAMES} games`);
}

function played(moment: WantedMoment, seed: string): Table | undefined {
  const { seats, options = {}, prompt } = moment;
  const random = streamFrom(seed);
  const table = Table.start(avalon.game, { seats, seed, options });
  while (!table.over) {
    if (stands(table, moment)) return table;
    const asked = table.asks('all').filter(({ kind }) => kind !== 'aside');
    const ask = need(asked[random.below(asked.length)], 'a question');
    const ids = [...need(table.menu(ask.seat, ask.id), 'a menu').ids()];
    const option = need(ids[random.below(ids.length)], 'an option');
    const answer = table.choose(ask.seat, ask.id, option);
    if (!answer.ok) throw new Error(`${option} was refused`);
  }
  return prompt === undefined ? table : undefined;
}

function stands(table: Table, { prompt, when }: WantedMoment): boolean {
  const isAsked = table.asks('public').some((ask) => ask.seat === 0 && ask.prompt === prompt);
  // The view of a table of this game has this shape.
  return isAsked && (when === undefined || when(table.view(0) as Seen));
}
