import type { Seat } from '@destrier/engine';
import { z } from 'zod';

const seat = z.number().int().min(0).max(15) as unknown as z.ZodType<Seat>;

/** What can happen at a table. The log is a list of these, and everything else follows from it. */
const entrySchema = z.discriminatedUnion('kind', [
  /** The game begins: by seat, the nonce it gave and the level of a bot that sits there. */
  z.strictObject({
    kind: z.literal('start'),
    nonces: z.array(z.string()),
    bots: z.array(z.string().nullable()),
  }),
  z.strictObject({ kind: z.literal('choice'), seat, ask: z.string(), option: z.string() }),
  z.strictObject({ kind: z.literal('undo'), seat }),
  /** A bot goes on for somebody who ran out of time, or who is gone for good. */
  z.strictObject({
    kind: z.literal('standIn'),
    seat,
    bot: z.string(),
    gone: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.literal('back'), seat }),
  z.strictObject({ kind: z.literal('resign'), seat }),
  /** Nobody could choose for this long: clocks get the time back. */
  z.strictObject({ kind: z.literal('credit'), ms: z.number().int().min(0) }),
]);
export type Entry = z.infer<typeof entrySchema>;

export function entryFrom(body: string): Entry {
  return entrySchema.parse(JSON.parse(body));
}

export const entryText = (entry: Entry): string => JSON.stringify(entry);
