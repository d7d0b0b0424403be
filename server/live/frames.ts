import { z } from 'zod';
import {
  askSchema,
  atSchema,
  optionSchema,
  seatSchema,
  seqSchema,
  tableIdSchema,
} from '../http/schemas.js';

/** What the client calls its request, to recognise the answer. */
const id = z.union([z.string().max(64), z.number().int()]);
const table = tableIdSchema;
/** Needed by those who hold several. */
const seat = seatSchema.nullable().default(null);

/** What a client may say. */
export const frameSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('watch'),
    table,
    since: seqSchema.nullable(),
    at: atSchema.nullable().default(null),
    seat: seatSchema.nullable(),
  }),
  z.strictObject({
    kind: z.literal('choose'),
    table,
    ask: askSchema,
    option: optionSchema,
    seat,
    id,
  }),
  z.strictObject({ kind: z.literal('undo'), table, seat, id }),
  z.strictObject({ kind: z.literal('leave'), table }),
  z.strictObject({ kind: z.literal('ping') }),
]);
export type Frame = z.infer<typeof frameSchema>;

/** What a frame says; null where it says nothing that can be understood. */
export function frameFrom(text: string): Frame | null {
  try {
    return frameSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
