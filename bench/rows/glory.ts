import { newMatch, playOut, prepare, run, streamFrom, tableKey } from '@destrier/engine';
import { glory } from '@destrier/glory';
import { microsEach, perSecond, type Row } from '../row.js';
import { sized } from './kernel.js';

/** Random games as `sim` plays them, one after the other. */
function player(seats: number, options: { readonly [id: string]: string }): () => number {
  const { game } = glory;
  const prepared = prepare(game, seats, options);
  const random = streamFrom('bench');
  let games = 0;
  return () => {
    const match = newMatch(prepared, tableKey(`game ${games++}`));
    run(match);
    playOut(match, random, true);
    return match.n;
  };
}

const MICROS = 1000;

export const gloryRows: readonly Row[] = [
  {
    id: 'glory.decisions',
    unit: 'decisions/s',
    goal: { op: '>=', value: 100_000 },
    prepare: () => perSecond(player(4, {})),
  },
  {
    id: 'glory.game',
    unit: 'ms',
    goal: { op: '<', value: 15 },
    prepare: () => {
      const play = player(4, {});
      const micros = microsEach(() => Math.sign(play()));
      return (ms) => micros(ms) / MICROS;
    },
  },
  {
    id: 'glory.solo',
    unit: 'decisions/s',
    prepare: () => perSecond(player(1, { solo: 'rivalry' })),
  },
  ...sized('glory', glory.game, 4, 5),
];
