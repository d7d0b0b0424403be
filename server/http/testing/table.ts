import { z } from 'zod';
import type { Client } from './client.js';

const offerSchema = z.discriminatedUnion('form', [
  z.object({ form: z.literal('option'), id: z.string() }),
  z.object({
    form: z.literal('subset'),
    verb: z.string(),
    items: z.array(z.string()),
    min: z.number(),
  }),
  z.object({ form: z.literal('number'), verb: z.string(), min: z.number() }),
  z.object({ form: z.literal('order'), verb: z.string(), items: z.array(z.string()) }),
]);

const askSchema = z.object({
  id: z.string(),
  seat: z.number(),
  kind: z.string(),
  offers: z.array(offerSchema).optional(),
});

/** What scenes and steps have in common. */
export const standingSchema = z.looseObject({
  table: z.string().optional(),
  kind: z.enum(['scene', 'step']),
  seq: z.number(),
  asks: z.array(askSchema),
  result: z.array(z.looseObject({ place: z.number() })).nullable(),
});
export type TableStanding = z.infer<typeof standingSchema>;

/** A legal answer of a seat to what it is asked, if it is asked something. */
export function answerOf(
  { asks }: Pick<TableStanding, 'asks'>,
  seat: number,
): { readonly ask: string; readonly option: string } | undefined {
  const ask = asks.find((one) => one.seat === seat && one.kind !== 'aside');
  const offer = ask?.offers?.[0];
  if (ask === undefined || offer === undefined) return undefined;
  return { ask: ask.id, option: spelled(offer) };
}

function spelled(offer: z.infer<typeof offerSchema>): string {
  switch (offer.form) {
    case 'option':
      return offer.id;
    case 'subset':
      return [offer.verb, ...offer.items.slice(0, offer.min)].join(' ');
    case 'number':
      return `${offer.verb} ${offer.min}`;
    case 'order':
      return [offer.verb, ...offer.items].join(' ');
  }
}

const cardSchema = z.object({ id: z.string() });

/** A table of hazard for two that has not begun: the host sits on seat 0. */
export async function openTable(host: Client, opening: object = {}): Promise<string> {
  const wish = { game: 'hazard', seats: 2, access: 'open', options: { rounds: '2' }, ...opening };
  return cardSchema.parse(await host.post('/tables', wish)).id;
}

/** A game under way between two. */
export async function beginTable(
  host: Client,
  other: Client,
  opening: object = {},
): Promise<string> {
  const table = await openTable(host, opening);
  const { invitation } = z
    .object({ invitation: z.string() })
    .parse((await host.get(`/tables/${table}`)).body);
  await other.post(`/tables/${table}/join`, { invitation });
  await host.post(`/tables/${table}/start`);
  return table;
}

/** How a table stands for a seat. */
export async function sceneOf(client: Client, table: string, seat: number): Promise<TableStanding> {
  const { body } = await client.get(`/tables/${table}/scene?seat=${seat}`);
  return standingSchema.parse(body);
}
