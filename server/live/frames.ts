import { z } from 'zod';

export const tableIdSchema = z
  .string()
  .regex(/^[0-9a-z]{1,40}$/)
  .describe('A table.');
export const seatSchema = z.number().int().min(0).max(15).describe('A seat, counted from 0.');
export const seqSchema = z.number().int().min(0).max(1_000_000_000);
export const atSchema = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
export const askSchema = z.string().min(1).max(500).describe('The id of the question.');
export const optionSchema = z.string().min(1).max(5000).describe('The option as it is listed.');

/** What the client calls its wish, to know the answer by. */
const id = z.union([z.string().max(64), z.number().int()]);
const table = tableIdSchema;
/** Needed by who holds several. */
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
