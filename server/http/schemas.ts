import { z } from 'zod';
import { seatSchema, atSchema, seqSchema, tableIdSchema } from '../live/frames.js';
import { clockSchema } from '../rooms/clock.js';

/** What several groups of routes take or answer. */

const TEXT_MOST = 1000;

/** People judge names and passwords themselves; here they are only bounded. */
export const textSchema = z.string().max(TEXT_MOST);
export const idSchema = z.string().regex(/^[\w-]{1,64}$/);

export const doneSchema = z.object({ done: z.literal(true) });
export const DONE = { done: true } as const;

export const tableParams = z.strictObject({ table: tableIdSchema });
export const seatBody = z.strictObject({
  seat: seatSchema.nullable().default(null).describe('Needed by who holds several.'),
});

/** A number in an address; left out or empty: null. */
function asked<T extends z.ZodType<unknown, number>>(schema: T) {
  return z
    .string()
    .regex(/^\d{0,10}$/)
    .default('')
    .transform((text) => (text === '' ? null : Number(text)))
    .pipe(schema.nullable());
}
export const seatAsked = asked(seatSchema);
export const seqAsked = asked(seqSchema);
export const atAsked = asked(atSchema);
export const countAsked = asked(z.number().int().min(1).max(50));

export const personSchema = z.object({
  id: z.string(),
  kind: z.enum(['guest', 'account', 'bot']),
  name: z.string().nullable(),
  handle: z.string().nullable().describe('What tells accounts apart; null for guests.'),
  owner: z.string().nullable().describe('Who answers for a bot.'),
  created: z.number(),
});

const sitterSchema = personSchema.pick({ id: true, kind: true, name: true });

export const resultSchema = z
  .array(
    z.object({
      seat: z.number(),
      place: z.number(),
      score: z.number(),
      breakdown: z.record(z.string(), z.number()),
    }),
  )
  .readonly();

export const cardSchema = z.object({
  id: z.string(),
  game: z.string(),
  rules: z.string(),
  content: z.string(),
  pack: z.string().nullable(),
  options: z.record(z.string(), z.string()),
  seats: z
    .array(
      z.object({
        seat: z.number(),
        person: sitterSchema.nullable(),
        bot: z.string().nullable().describe('The level that plays.'),
      }),
    )
    .readonly(),
  access: z.enum(['open', 'invitation', 'password']),
  rated: z.boolean(),
  counsel: z.boolean(),
  spectators: z.boolean(),
  clock: clockSchema,
  state: z.enum(['open', 'running', 'finished', 'closed']),
  host: z.string(),
  commitment: z.string().describe('To the secret part of the seed.'),
  head: z.number().describe('The number of the latest entry of the log.'),
  asked: z.array(z.number()).readonly().describe('The seats for which the game waits.'),
  deadline: z.number().nullable(),
  created: z.number(),
  started: z.number().nullable(),
  finished: z.number().nullable(),
  result: resultSchema.nullable(),
  rematch: z.string().nullable(),
  mine: z.array(z.number()).readonly().describe('The seats of who asks.'),
  waits: z.boolean().describe('Whether the game waits for who asks.'),
  invitation: z.string().nullable().describe('For links; only to those who may invite.'),
});

export const actedSchema = z.object({
  seq: z.number().describe('The number of the entry in the log.'),
  repeated: z.literal(true).optional().describe('It had been there already.'),
});
