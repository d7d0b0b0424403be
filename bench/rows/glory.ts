import { glory } from '@destrier/glory';
import { microsEach, perSecond, type Row } from '../row.js';
import { sized } from './kernel.js';
import { playing } from './playing.js';

const MICROS = 1000;

export const gloryRows: readonly Row[] = [
  {
    id: 'glory.decisions',
    unit: 'decisions/s',
    goal: { op: '>=', value: 100_000 },
    prepare: () => perSecond(playing(glory.game, 4)),
  },
  {
    id: 'glory.game',
    unit: 'ms',
    goal: { op: '<', value: 15 },
    prepare: () => {
      const play = playing(glory.game, 4);
      const micros = microsEach(() => Math.sign(play()));
      return (ms) => micros(ms) / MICROS;
    },
  },
  {
    id: 'glory.solo',
    unit: 'decisions/s',
    prepare: () => perSecond(playing(glory.game, 1, { solo: 'rivalry' })),
  },
  ...sized('glory', glory.game, 4, 5),
];
