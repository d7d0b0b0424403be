import { z } from 'zod';
import { viewerOf } from '../tables/access.js';
import { back, choose, resign, standIn, undo, type Acted, type Actor } from '../tables/acting.js';
import { findTable } from '../tables/found-table.js';
import type { TableServices } from '../tables/services.js';
import { levelSchema } from '../tables/opening.js';
import type { App, RouteDeps } from './deps.js';
import {
  actedSchema,
  askSchema,
  momentAsked,
  momentOf,
  optionSchema,
  seatAsked,
  seatBody,
  seatSchema,
  tableParams,
} from './schemas.js';
import { needPerson } from './who.js';

const tags = ['play'];
const ACTION = { gate: 'action' } as const;

export function playRoutes(app: App, deps: RouteDeps): void {
  choosing(app, deps);
  action(app, deps, 'undo', 'Take my last choice back, if nothing new is known since.', undo);
  action(app, deps, 'resign', 'Give up; the others play on.', resign);
  action(app, deps, 'back', 'Take my seat back from the bot that stood in.', back);
  standingIn(app, deps);
  looking(app, deps);
}

function choosing(app: App, { services, metrics }: RouteDeps): void {
  app.route({
    method: 'POST',
    url: '/tables/:table/choose',
    config: ACTION,
    schema: {
      tags,
      summary: 'Choose an option of a question; the same choice sent again is harmless.',
      params: tableParams,
      body: seatBody.extend({ ask: askSchema, option: optionSchema }),
      response: { 200: actedSchema },
    },
    handler: async (request) => {
      const { seat, ask, option } = request.body;
      const actor = { person: needPerson(request), table: request.params.table, seat };
      const acted = await choose(services, actor, { ask, option });
      if (acted.repeated !== true) metrics.choices.inc();
      return acted;
    },
  });
}

function action(
  app: App,
  { services }: RouteDeps,
  name: string,
  summary: string,
  act: (services: TableServices, actor: Actor) => Promise<Acted>,
): void {
  app.route({
    method: 'POST',
    url: `/tables/:table/${name}`,
    config: ACTION,
    schema: {
      tags,
      summary,
      params: tableParams,
      body: seatBody,
      response: { 200: actedSchema },
    },
    handler: async (request) => {
      const { table } = request.params;
      return act(services, { person: needPerson(request), table, seat: request.body.seat });
    },
  });
}

function standingIn(app: App, { services }: RouteDeps): void {
  app.route({
    method: 'POST',
    url: '/tables/:table/stand-in',
    config: ACTION,
    schema: {
      tags,
      summary: 'Give the seat of somebody whose time is up, or who deleted themselves, to a bot.',
      params: tableParams,
      body: z.strictObject({
        seat: seatSchema,
        level: levelSchema
          .nullable()
          .default(null)
          .describe('Need not be said: the table has one, and no other is taken.'),
      }),
      response: { 200: actedSchema },
    },
    handler: async (request) => {
      const { seat, level } = request.body;
      const actor = { person: needPerson(request), table: request.params.table, seat };
      return standIn(services, actor, level);
    },
  });
}

const sceneSchema = z
  .looseObject({
    kind: z.literal('scene'),
    seq: z.number(),
    at: z.number(),
    view: z.unknown(),
    events: z.array(z.unknown()),
    asks: z.array(z.looseObject({ id: z.string(), seat: z.number() })),
    undo: z.boolean(),
  })
  .describe('A table at one moment, as a seat or everybody may know it.');

function looking(app: App, { services, gates }: RouteDeps): void {
  app.route({
    method: 'GET',
    url: '/tables/:table/scene',
    schema: {
      tags,
      summary:
        'The table now or after an earlier entry of its log; for my seat, or as everybody may know it.',
      params: tableParams,
      querystring: z.strictObject({ ...momentAsked, seat: seatAsked }),
      response: { 200: sceneSchema },
    },
    handler: async (request, reply) => {
      const { table } = request.params;
      const moment = momentOf(request.query);
      const found = await findTable(services.storage.db, table);
      const viewer = viewerOf(found, { person: needPerson(request), seat: request.query.seat });
      if (moment !== 'now') await gates.history(request);
      const room = await services.rooms.get(table, found.row);
      // A text already: it is not taken apart to be put together again.
      const text: unknown = await room.scene(viewer, moment);
      return reply
        .type('application/json')
        .serializer(String)
        .send(text as never);
    },
  });
}
