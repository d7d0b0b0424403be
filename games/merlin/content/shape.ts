import { z } from 'zod';
import { NEEDS } from './needs.js';
import {
  ACTIONS,
  FAVOURS,
  FLAG_POWERS,
  KNIGHTS,
  PROVINCES,
  SERVANTS,
  STACKS,
  TERRAINS,
  type Content,
  type Source,
} from './types.js';

const source = z.enum(['rulebook', 'house', 'pack'] satisfies Source[]);
const from = (least: number, most: number) => z.int().min(least).max(most);
const byId = <T extends z.ZodType>(item: T) => z.record(z.string(), item);
const province = z.enum(PROVINCES);
const servant = z.enum(SERVANTS);

/** The same field for each of some words. */
function each<const K extends string, T extends z.ZodType>(
  keys: readonly K[],
  field: T,
): { [key in K]: T } {
  return Object.fromEntries(keys.map((key) => [key, field])) as { [key in K]: T };
}

const frame = z.strictObject({ source, materials: z.array(province).length(6) });
const FIGURES = [
  'rounds',
  'scoring',
  'dice',
  'supply',
  'apples',
  'staffs',
  'manors',
  'counters',
  'hand',
  'row',
  'traitors',
  'drawn',
  'penalty',
  'excalibur',
  'second',
  'apple',
  'staff',
  'goods',
  'seals',
  'praise',
  'favour',
  'deed',
  'bedivere',
] as const;

/** The shape of content, a pack's or our own. */
export const shape: z.ZodType<Content> = z.strictObject({
  ring: byId(
    z.strictObject({ source, action: z.enum(ACTIONS), province: province.exactOptional() }),
  ),
  provinces: z.strictObject(
    each(PROVINCES, z.strictObject({ source, emblem: z.string(), flag: z.enum(FLAG_POWERS) })),
  ),
  starts: byId(
    z.strictObject({
      source,
      ...each(['knight', 'influence', 'shield', 'flag', 'material'], province),
    }),
  ),
  tiles: byId(
    z.strictObject({
      source,
      terrain: z.enum(TERRAINS),
      tower: z.boolean(),
      copies: from(0, 24),
      spared: from(0, 24),
    }),
  ),
  frames: z.strictObject({ top: frame, bottom: frame }),
  quests: byId(
    z.strictObject({
      source,
      points: from(1, 3),
      servant,
      needs: z.array(z.enum(NEEDS)).min(1).max(8),
    }),
  ),
  figures: z.strictObject({ source, ...each(FIGURES, from(1, 20)) }),
  abilities: byId(
    z.strictObject({
      source,
      servant,
      row: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      favour: z.enum(FAVOURS),
    }),
  ),
  knights: z.strictObject(
    each(
      KNIGHTS,
      z.strictObject({
        source,
        stack: z.enum(STACKS),
        tiles: from(0, 12),
        points: z.array(from(0, 30)).min(1).max(12).exactOptional(),
      }),
    ),
  ),
});
