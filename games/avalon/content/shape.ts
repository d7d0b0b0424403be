import { z } from 'zod';
import { COLOURS, EFFECTS, LIMITS, SPECIALS, SUITS, type Content, type Source } from './types.js';

const source = z.enum(['rulebook', 'house', 'pack'] satisfies Source[]);
const from = (least: number, most: number) => z.int().min(least).max(most);
const byId = <T extends z.ZodType>(item: T) => z.record(z.string(), item);

/** The same field for each of some words. */
function each<const K extends string, T extends z.ZodType>(
  keys: readonly K[],
  field: T,
): { [key in K]: T } {
  return Object.fromEntries(keys.map((key) => [key, field])) as { [key in K]: T };
}

/** What all powers have; `effects` are those that fit a card of this rank. */
const power = <const E extends string>(effects: readonly E[]) => ({
  source,
  effect: z.enum(effects),
  limit: z.enum(LIMITS),
  times: from(1, 12).exactOptional(),
  amount: from(0, 400).exactOptional(),
  other: from(0, 400).exactOptional(),
  suit: z.enum(SUITS).exactOptional(),
});

const counts = z.array(from(0, 8)).min(1).max(12);

/** The shape of content, a pack's or our own. */
export const shape: z.ZodType<Content> = z.strictObject({
  suits: z.strictObject(each(SUITS, z.strictObject({ source, poison: z.array(from(1, 20)) }))),
  specials: z.strictObject(
    each(
      SPECIALS,
      z.strictObject({
        source,
        copies: from(0, 6),
        wounds: from(0, 100),
        value: from(0, 30).nullable(),
        poison: z.boolean(),
      }),
    ),
  ),
  figures: z.strictObject({
    source,
    hand: from(4, 13),
    pass: from(0, 4),
    values: from(13, 20),
    standard: from(0, 50),
    poison: from(0, 50),
    alchemy: from(0, 50),
    dishonour: from(0, 50),
    track: from(300, 1000),
    behind: z.array(from(1, 1000)).max(4),
    chaosRounds: from(1, 6),
  }),
  recipients: z.strictObject({ source, few: counts, many: counts, chaos: counts }),
  heroes: byId(z.strictObject({ ...power(EFFECTS.hero), legend: z.string() })),
  legends: byId(z.strictObject({ ...power(EFFECTS.legend), threshold: from(0, 1000) })),
  godsends: byId(
    z.strictObject({
      ...power(EFFECTS.godsend),
      holds: z.boolean(),
      noChaos: z.literal(true).exactOptional(),
    }),
  ),
  places: byId(
    z.strictObject({
      ...power(EFFECTS.place),
      suits: z.tuple([z.enum(COLOURS), z.enum(COLOURS)]),
    }),
  ),
});
