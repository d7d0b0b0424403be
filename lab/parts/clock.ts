import { mean, percentilesOf } from '@destrier/bots';
import type { LabGoal } from '@destrier/engine';
import type { Part } from '../part.js';
import { rowOf, type Row } from '../row.js';
import type { Mode } from '../sizes.js';
import { clockTask } from '../tasks/clock.js';
import { idIn, same, SEED, type Laddered } from './jobs.js';

/** The master's time at play. */
export function clockPart(book: Laddered, mode: Mode): Part {
  const id = idIn(book, 'clock.master');
  const table = { game: book.game, seats: 2, options: {}, bots: same('master', 2) };
  const task = clockTask(id, table, SEED, book.plan.clock[mode]);
  return {
    id,
    about: 'time of a searched decision of the master on one core',
    tasks: [task],
    rows(found) {
      const { ms, iterations } = found(task).result;
      const at = percentilesOf(ms);
      const row = (
        name: string,
        about: string,
        unit: 's' | '/s',
        value: number,
        goal?: LabGoal,
      ): Row =>
        rowOf({
          id: `${id}.${name}`,
          about,
          unit,
          value: ms.length === 0 ? null : value,
          interval95: null,
          n: ms.length,
          ...(goal === undefined ? {} : { goal }),
        });
      return [
        row('p50', 'a searched decision of the master, median', 's', at(0.5) / 1000),
        row('p95', 'a searched decision of the master, 95 % take at most', 's', at(0.95) / 1000, {
          op: '<=',
          value: 1,
        }),
        row('rate', 'iterations', '/s', (1000 * iterations) / (mean(ms) * ms.length)),
      ];
    },
  };
}
