import { need, streamFrom, Table, type AnyGame, type Start } from '@destrier/engine';
import { decks } from '@destrier/engine/testgames';
import { glory } from '@destrier/glory';
import { game as mageKnight } from '@destrier/mage-knight/game';
import { microsEach, type Row } from '../row.js';

/** What it costs to go back in a game: to take a choice back, and to look at an earlier moment. */

const MICROS = 1000;
/** As in a long game of a whole evening. */
const CHOICES = 2000;

/** A table after at least so many choices, or near the end of its game, of which the last can be taken back. */
function longTable(game: AnyGame, start: Omit<Start, 'seed'>): Table {
  const table = Table.start(game, { ...start, seed: 'bench' });
  const random = streamFrom('bench');
  let last = table;
  while (!table.over) {
    const [ask] = table.asks('public');
    const { seat, id } = need(ask, 'a question');
    const ids = table.optionIds(seat, id);
    table.choose(seat, id, need(ids[random.below(ids.length)], 'an option'));
    if (table.undoBlocked(seat) !== undefined) continue;
    last = table.rewound(table.rows.length);
    if (table.rows.length >= CHOICES) break;
  }
  return last;
}

/** Rows of one game. */
const rowsFor = (id: string, game: AnyGame, start: Omit<Start, 'seed'>): Row[] => [
  {
    // Taken back and made again.
    id: `undo.${id}`,
    unit: 'ms',
    goal: { op: '<', value: 5 },
    prepare: () => {
      const table = longTable(game, start);
      const { seat, option } = need(table.rows.at(-1), 'a choice');
      const micros = microsEach(() => {
        const undone = table.undo(seat);
        return Number(undone.ok && table.choose(seat, undefined, option).ok);
      });
      return (ms) => micros(ms) / MICROS;
    },
  },
  {
    id: `rewind.${id}`,
    unit: 'ms',
    goal: { op: '<', value: 5 },
    prepare: () => {
      const table = longTable(game, start);
      const random = streamFrom('rewind');
      const micros = microsEach(() => {
        const at = random.below(table.rows.length);
        return Number(table.rewound(at).rows.length === at);
      });
      return (ms) => micros(ms) / MICROS;
    },
  },
];

export const historyRows: readonly Row[] = [
  ...rowsFor('long', decks, { seats: 2, options: { length: 'long' } }),
  ...rowsFor('glory', glory.game, { seats: 4 }),
  ...rowsFor('mage-knight', mageKnight, { seats: 4, options: { scenario: 'full-conquest' } }),
];
