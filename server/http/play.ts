import { z } from 'zod';
import { askSchema, optionSchema, seatSchema } from '../live/frames.js';
import { openStream } from '../live/stream.js';
import { viewerOf } from '../live/watching.js';
import { back, choose, resign, standIn, undo, type Acted, type Actor } from '../tables/acting.js';
import { findTable } from '../tables/found.js';
import type { Hall } from '../tables/hall.js';
import { levelSchema } from '../tables/opening.js';
import type { App, Parts } from './parts.js';
import { actedSchema, atAsked, seatAsked, seatBody, seqAsked, tableParams } from './schemas.js';
import { needPerson } from './who.js';

const tags = ['play'];

export function playRoutes(app: App, parts: Parts): void {
  choosing(app, parts);
  deed(app, parts, 'undo', 'Take my last choice back, if nothing new is known since.', undo);
  deed(app, parts, 'resign', 'Give up; the others play on.', resign);
  deed(app, parts, 'back', 'Take my seat back from the bot that stood in.', back);
  standingIn(app, parts);
  looking(app, parts);
}

function choosing(app: App, { hall, metrics }: Parts): void {
  app.route({
    method: 'POST',
    url: '/tables/:table/choose',
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
      const acted = await choose(hall, actor, { ask, option });
      if (acted.repeated !== true) metrics.choices.inc();
      return acted;
    },
  });
}

function deed(
  app: App,
  { hall }: Parts,
  name: string,
  summary: string,
  act: (hall: Hall, actor: Actor) => Promise<Acted>,
): void {
  app.route({
    method: 'POST',
    url: `/tables/:table/${name}`,
    schema: {
      tags,
      summary,
      params: tableParams,
      body: seatBody,
      response: { 200: actedSchema },
    },
    handler: async (request) => {
      const { table } = request.params;
      return act(hall, { person: needPerson(request), table, seat: request.body.seat });
    },
  });
}

function standingIn(app: App, { hall }: Parts): void {
  app.route({
    method: 'POST',
    url: '/tables/:table/stand-in',
    schema: {
      tags,
      summary: 'Give the seat of somebody whose time is up, or who deleted themselves, to a bot.',
      params: tableParams,
      body: z.strictObject({ seat: seatSchema, level: levelSchema.default('strong') }),
      response: { 200: actedSchema },
    },
    handler: async (request) => {
      const { seat, level } = request.body;
      const actor = { person: needPerson(request), table: request.params.table, seat };
      return standIn(hall, actor, level);
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

function looking(app: App, parts: Parts): void {
  const { hall } = parts;
  app.route({
    method: 'GET',
    url: '/tables/:table/scene',
    schema: {
      tags,
      summary:
        'The table now or after an earlier entry of its log; for my seat, or as everybody may know it.',
      params: tableParams,
      querystring: z.strictObject({ seq: seqAsked, seat: seatAsked }),
      response: { 200: sceneSchema },
    },
    handler: async (request, reply) => {
      const { table } = request.params;
      const { seat, seq } = request.query;
      const found = await findTable(hall.storage.db, table);
      const viewer = viewerOf(found, { person: needPerson(request), seat });
      const room = await hall.rooms.get(table, found.row);
      // A text already: it is not taken apart to be put together again.
      const text: unknown = await room.scene(viewer, seq);
      return reply
        .type('application/json')
        .serializer(String)
        .send(text as never);
    },
  });
  app.route({
    method: 'GET',
    url: '/tables/:table/stream',
    schema: {
      tags,
      summary:
        'What happens at a table, as lines of JSON: a scene and steps, or the steps after a number.',
      params: tableParams,
      querystring: z.strictObject({ since: seqAsked, at: atAsked, seat: seatAsked }),
      response: {
        200: {
          description: 'One message a line.',
          content: { 'application/x-ndjson': { schema: z.string() } },
        },
      },
    },
    handler: async (request, reply) => {
      const wish = { ...request.params, ...request.query, person: needPerson(request) };
      const lines = await openStream(parts, request, wish);
      // Proxies that gather answers would keep lines back.
      void reply.header('x-accel-buffering', 'no');
      return reply.type('application/x-ndjson').send(lines as never);
    },
  });
}
