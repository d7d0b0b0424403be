import { mean, percentilesOf } from '@destrier/bots';
import type { Part } from '../part.js';
import { rowOf, type Goal, type Row } from '../row.js';
import type { Sizes } from '../sizes.js';
import { clockTask } from '../tasks/clock.js';
import { GAME, same, SEED } from './glory.js';

/** The master's time at play. */
export function clockPart(sizes: Sizes): Part {
  const id = 'clock.master';
  const table = { game: GAME, seats: 2, options: {}, bots: same('master', 2) };
  const task = clockTask(id, table, SEED, sizes.clock);
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
        goal?: Goal,
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
