import { z } from 'zod';
import { Refused } from '../refused.js';
import { clockSchema } from '../rooms/clock.js';
import type { Moment } from '../rooms/room.js';

/** What several groups of routes take or answer. */

const TEXT_MOST = 1000;

export const tableIdSchema = z
  .string()
  .regex(/^[0-9a-z]{1,40}$/)
  .describe('A table.');
export const seatSchema = z.number().int().min(0).max(15).describe('A seat, counted from 0.');
export const seqSchema = z.number().int().min(0).max(1_000_000_000);
export const atSchema = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
export const askSchema = z.string().min(1).max(500).describe('The id of the question.');
export const optionSchema = z.string().min(1).max(5000).describe('The option as it is listed.');

/** People judge names and passwords themselves; here they are only bounded. */
export const textSchema = z.string().max(TEXT_MOST);
export const idSchema = z.string().regex(/^[\w-]{1,64}$/);

export const doneSchema = z.object({ done: z.literal(true) });
export const DONE = { done: true } as const;

export const tableParams = z.strictObject({ table: tableIdSchema });
export const seatBody = z.strictObject({
  seat: seatSchema.nullable().default(null).describe('Needed by those who hold several.'),
});

/** A number in an address; null if left out or empty. */
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
/** The moment of a game at which somebody looks; now if not given. */
export const momentAsked = {
  seq: seqAsked.describe('After this entry of the log.'),
  choices: seqAsked.describe('After this many of the choices that stand now; not beside `seq`.'),
};

export function momentOf({
  seq,
  choices,
}: {
  readonly seq: number | null;
  readonly choices: number | null;
}): Moment {
  if (seq !== null && choices !== null)
    throw new Refused('input.invalid', { in: 'querystring', path: 'choices' });
  if (choices !== null) return { choices };
  return seq === null ? 'now' : { seq };
}

export const countAsked = asked(z.number().int().min(1).max(50));

export const personSchema = z.object({
  id: z.string(),
  kind: z.enum(['guest', 'account', 'bot']),
  name: z.string().nullable(),
  handle: z.string().nullable().describe('What tells accounts apart; null for guests.'),
  arms: z.string().nullable().describe('A blazon; null where none was chosen.'),
  owner: z.string().nullable().describe('Who answers for a bot.'),
  created: z.number(),
});

const sitterSchema = personSchema.pick({ id: true, kind: true, name: true, arms: true });

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
        reserved: sitterSchema
          .nullable()
          .describe('For whom the seat is kept; nobody else may take it.'),
        bot: z.string().nullable().describe('The level that plays.'),
      }),
    )
    .readonly(),
  access: z.enum(['open', 'invitation', 'password']),
  rated: z.boolean(),
  counsel: z.boolean(),
  standIn: z.string().describe('The level of the bot that goes on for somebody whose time is up.'),
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
  mine: z.array(z.number()).readonly().describe('The seats of the person who asks.'),
  waits: z.boolean().describe('Whether the game waits for the person who asks.'),
  invited: z.boolean().describe('Whether a seat is kept for the person who asks.'),
  invitation: z.string().nullable().describe('For links; only to those who may invite.'),
});

export const oneTableSchema = cardSchema.extend({
  ratings: z
    .array(
      z.object({
        seat: z.number(),
        now: z
          .object({ ordinal: z.number(), games: z.number() })
          .nullable()
          .describe('In the game of the table, today.'),
        change: z
          .object({ before: z.number(), after: z.number() })
          .nullable()
          .describe('What this table did to it, once it is over and rated.'),
      }),
    )
    .readonly()
    .describe('Of the seats whose players are rated.'),
});

export const actedSchema = z.object({
  seq: z.number().describe('The number of the entry in the log.'),
  repeated: z.literal(true).optional().describe('It had been there already.'),
});
