import { z } from 'zod';
import {
  CITIES,
  COLOURS,
  DECKS,
  DIFFICULTIES,
  KNIGHT_TYPES,
  PLAIN_ACTIONS,
  SPACES,
  type Content,
  type Source,
} from './types.js';

const source = z.enum(['rulebook', 'house', 'pack'] satisfies Source[]);
const from = (least: number, most: number) => z.int().min(least).max(most);
const upTo = (most: number) => from(0, most);
const maybe = (most: number) => upTo(most).exactOptional();
const byId = <T extends z.ZodType>(item: T) => z.record(z.string(), item);

/** The same field for each of some words. */
function each<const K extends string, T extends z.ZodType>(
  keys: readonly K[],
  field: T,
): { [key in K]: T } {
  return Object.fromEntries(keys.map((key) => [key, field])) as { [key in K]: T };
}

const amount = upTo(20);
const glory = upTo(30);
const copies = upTo(30);
const colour = z.enum(COLOURS);
const deck = z.enum(DECKS);
const knightType = z.enum(KNIGHT_TYPES);
const id = z.string();
/** An item improves to this level. */
const level = from(2, 4).exactOptional();
const foe = z.strictObject({ attack: from(1, 15), prestige: upTo(5) });

const reward = z.strictObject({
  coins: from(1, 20).exactOptional(),
  strength: from(1, 20).exactOptional(),
  faith: from(1, 20).exactOptional(),
  glory: from(1, 30).exactOptional(),
  support: id.exactOptional(),
  relic: id.exactOptional(),
  prestige: id.exactOptional(),
  mount: level,
  armour: level,
  titles: from(1, 5).exactOptional(),
});
const rewards = z.array(reward).min(1).max(3);

const circles = z.union([z.tuple([upTo(12), upTo(12), upTo(12)]), z.literal('free')]);
const space = z.strictObject({ source, circles });
const price = upTo(12);
const prices = z.strictObject({ 2: price, 3: price, 4: price });
const players = z.literal([2, 3, 4]);
const board = z.strictObject({
  spaces: z.strictObject(each(SPACES, space)),
  track: z.strictObject({
    source,
    slots: z.array(z.strictObject({ special: z.boolean(), price, players })).length(9),
  }),
  prices: z.strictObject({ source, mount: prices, armour: prices }),
});

const character = z.strictObject({
  source,
  level: z.literal([1, 2, 3]),
  copies,
  mount: from(1, 4),
  armour: from(1, 4),
  coins: amount,
  strength: amount,
  faith: amount,
  glory,
  titles: z.strictObject({ draw: upTo(6), keep: upTo(6) }),
  travel: z.strictObject(each(DECKS, upTo(4))),
  income: z.strictObject({ coins: amount, strength: amount, faith: amount }),
  special: upTo(2),
});

const face = z.union([z.literal('symbol'), upTo(9)]);
const die = z.strictObject({ source, faces: z.array(face).length(6), low: upTo(9), high: upTo(9) });

const event = z.strictObject({
  source,
  round: z.literal([1, 2, 3]),
  all: z
    .strictObject({
      coins: from(-9, 9).exactOptional(),
      strength: from(-9, 9).exactOptional(),
      pawns: from(-3, 3).exactOptional(),
    })
    .exactOptional(),
  recruits: z.boolean().exactOptional(),
  action: z
    .strictObject({
      coins: maybe(9),
      strength: maybe(9),
      recruit: z.boolean().exactOptional(),
      plans: from(1, 6).exactOptional(),
      rewards: rewards.exactOptional(),
    })
    .exactOptional(),
});

const figures = z.strictObject({
  source,
  pawns: from(1, 12),
  ...each(
    ['training', 'prayer', 'service', 'patrol', 'warmup', 'initiative', 'exchange'],
    upTo(12),
  ),
  plans: from(1, 6),
  objectives: from(1, 6),
  publicTitles: upTo(6),
  offers: upTo(6),
  travel: upTo(9),
  shields: from(1, 3),
  mostStrength: upTo(9),
  mostDice: from(1, 9),
  faithDice: upTo(9),
  engagements: from(1, 3),
  player: glory,
  greaterPlayer: glory,
  prize: reward,
  consolation: z.tuple([upTo(9), upTo(9)]),
});

const knight = z.strictObject({
  source,
  type: knightType,
  attack: from(1, 15),
  glory,
  prestige: upTo(5),
  fewer: z.strictObject(each(COLOURS, maybe(3))).exactOptional(),
});

const relic = z.strictObject({
  source,
  copies,
  attack: from(1, 9).exactOptional(),
  reroll: from(1, 9).exactOptional(),
  turn: colour.exactOptional(),
});

const ottoAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('support'), order: z.array(id).min(1) }),
  z.strictObject({ kind: z.literal('plans'), deck }),
  z.strictObject({
    kind: z.literal(PLAIN_ACTIONS),
  }),
]);
const solo = z.strictObject({
  source,
  glory,
  tiles: z.strictObject({ source, ...each(DIFFICULTIES, id) }),
  goals: z.strictObject(each(DIFFICULTIES, upTo(300))),
  spared: price,
  cards: byId(
    z.strictObject({
      source,
      deck: z.enum(['basic', 'warrior', 'pious']),
      actions: z.tuple([ottoAction, ottoAction, ottoAction]),
    }),
  ),
});

const support = z.strictObject({
  source,
  timing: z.enum(['tent', 'lance', 'always', 'once']),
  effect: z.strictObject({
    gain: z
      .strictObject({
        coins: from(-9, 20).exactOptional(),
        glory: from(-9, 30).exactOptional(),
        prestige: id.exactOptional(),
      })
      .exactOptional(),
    cost: maybe(9),
    attack: from(-9, 9).exactOptional(),
    foeAttack: from(-9, 9).exactOptional(),
    foePrestige: from(-9, 9).exactOptional(),
    turn: colour.exactOptional(),
    refresh: z.enum(['support', 'relic', 'prestige']).exactOptional(),
    ...each(['rerolls', 'plans', 'discount', 'titles', 'travel'], maybe(9)),
  }),
  tiles: z.strictObject({
    source,
    ...each(['one', 'two', 'three', 'special', 'scroll'], maybe(30)),
  }),
});

const title = z.strictObject({
  source,
  glory,
  ...each(['coins', 'strength', 'faith', 'relics', 'prestige', 'supports'], maybe(20)),
  mount: level,
  armour: level,
  of: z.record(id, from(1, 9)).exactOptional(),
  without: z.array(id).exactOptional(),
  played: z.strictObject(each(DECKS, maybe(20))).exactOptional(),
  duel: foe.exactOptional(),
});

const section = z.strictObject({
  pas: z.strictObject(each(CITIES, z.array(knightType).max(8))),
  joust: z.strictObject({
    place: z.array(knightType.nullable()),
    add: z.array(knightType),
  }),
});

/** Every field of the content, and the values that are possible at all. */
export const shape: z.ZodType<Content> = z.strictObject({
  board,
  characters: byId(character),
  dice: z.strictObject(each(COLOURS, die)),
  events: byId(event),
  figures,
  knights: byId(knight),
  prestige: byId(z.strictObject({ source, copies })),
  relics: byId(relic),
  solo,
  supports: byId(support),
  titles: byId(title),
  tournaments: byId(
    z.strictObject({ source, players, rounds: z.tuple([section, section, section]) }),
  ),
  travel: byId(
    z.strictObject({
      deck,
      copies,
      source,
      cost: maybe(12),
      foe: foe.exactOptional(),
      rewards,
    }),
  ),
  trophies: byId(z.strictObject({ source, reward })),
});
