import type { Issue, PackSchema } from '@destrier/engine/pack';
import { z } from 'zod';
import type { Content } from './content.js';

const source = z.enum(['house', 'pack']);
const upTo = (most: number) => z.int().min(0).max(most);
const SEATS = 5;

/** What a content pack may change, and what must hold between its figures. */
export const pack: PackSchema = {
  shape: z.strictObject({
    ruses: z.record(z.string(), z.strictObject({ source, copies: upTo(30) })),
    marks: z.record(z.string(), z.strictObject({ source, prize: upTo(30) })),
    table: z.strictObject({
      source,
      purse: upTo(20),
      hand: upTo(6),
      wager: upTo(6),
      beyond: upTo(6),
    }),
  }),
  rules({ ruses, table }: Content): Issue[] {
    const copies = Object.values(ruses).reduce((sum, ruse) => sum + ruse.copies, 0);
    if (copies >= SEATS * table.hand) return [];
    const reason = `${copies} ruses are too few for ${SEATS} hands of ${table.hand}`;
    return [{ path: ['table', 'hand'], reason }];
  },
  notes: {
    ruses: 'The deck.',
    'ruses.*.copies': 'how often it is in the deck',
    marks: 'The marks a caster may call, by their number of dice.',
    'marks.*.prize': 'silver for the caster who makes it',
    table: 'Figures of the table.',
    'table.purse': 'silver of each knight at the beginning',
    'table.hand': 'ruses of each knight at the beginning',
    'table.wager': 'the highest wager',
    'table.beyond': 'silver for each die beyond the mark',
  },
};
