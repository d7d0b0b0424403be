import type { Issue, PackSchema } from '@destrier/engine/pack';
import { z } from 'zod';
import type { Content } from './content.js';

const source = z.enum(['house', 'pack']);
/** Eight lances are enough for two hands of so many. */
const MOST_IN_HAND = 4;

/** What a content pack may change, and what must hold between its figures. */
export const pack: PackSchema = {
  shape: z.strictObject({
    lances: z.record(z.string(), z.strictObject({ source, strength: z.int().min(1).max(99) })),
    table: z.strictObject({
      source,
      hand: z.int().min(1).max(MOST_IN_HAND),
      heavy: z.int().min(1).max(100),
    }),
  }),
  rules({ lances }: Content): Issue[] {
    const strengths = Object.values(lances).map(({ strength }) => strength);
    if (new Set(strengths).size === strengths.length) return [];
    return [{ path: ['lances'], reason: 'two lances are equally strong, so neither would win' }];
  },
  notes: {
    lances: 'The lances.',
    'lances.*.strength': 'the stronger of two wins',
    table: 'Figures of the table.',
    'table.hand': 'lances of each knight at the beginning',
    'table.heavy': 'from this strength on a lance is heavy',
  },
};
