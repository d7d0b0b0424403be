import { avalon } from '@destrier/avalon';
import { perSecond, type Row } from '../row.js';
import { sized } from './kernel.js';
import { playing } from './playing.js';

export const avalonRows: readonly Row[] = [
  {
    id: 'avalon.decisions',
    unit: 'decisions/s',
    goal: { op: '>=', value: 150_000 },
    prepare: () => perSecond(playing(avalon.game, 4)),
  },
  {
    id: 'avalon.chaos',
    unit: 'decisions/s',
    prepare: () => perSecond(playing(avalon.game, 8)),
  },
  ...sized('avalon', avalon.game, 4, 5),
];
