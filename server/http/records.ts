import { z } from 'zod';
import { Refused } from '../refused.js';
import { importRecord } from '../tables/imported.js';
import { contentText, playOn, recordText } from '../tables/records.js';
import type { App, RouteDeps } from './deps.js';
import { momentAsked, momentOf, seatAsked, tableParams } from './schemas.js';
import { needPerson } from './who.js';

const tags = ['records'];

/** Texts are sent as they are, whatever their type. */
const file = (description: string, type: string) => ({
  200: { description, content: { [type]: { schema: z.string() } } },
});

export function recordRoutes(app: App, deps: RouteDeps): void {
  downloads(app, deps);
  verification(app, deps);
}

function downloads(app: App, { services, gates }: RouteDeps): void {
  app.route({
    method: 'GET',
    url: '/tables/:table/record',
    schema: {
      tags,
      summary: 'The record: of a finished game all of it, before that what my seat has seen.',
      params: tableParams,
      querystring: z.strictObject({ seat: seatAsked }),
      response: file('A record.', 'text/plain'),
    },
    handler: async (request, reply) => {
      const { table } = request.params;
      const actor = { person: needPerson(request), table, seat: request.query.seat };
      const text = await recordText(services, actor);
      void reply.header('content-disposition', `attachment; filename="${table}.record"`);
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  });
  app.route({
    method: 'GET',
    url: '/tables/:table/play-on',
    schema: {
      tags,
      summary:
        'A table to play on with alone: of a game under way with the unknown dealt again, of a finished one after any entry.',
      params: tableParams,
      querystring: z.strictObject({ seat: seatAsked, ...momentAsked }),
      response: file('A saved table.', 'text/plain'),
    },
    handler: async (request, reply) => {
      const { seat } = request.query;
      const moment = momentOf(request.query);
      const actor = { person: needPerson(request), table: request.params.table, seat };
      if (moment !== 'now') await gates.history(request);
      return reply.type('text/plain; charset=utf-8').send(await playOn(services, actor, moment));
    },
  });
  app.route({
    method: 'GET',
    url: '/tables/:table/content',
    schema: {
      tags,
      summary: 'The content of the pack that a table is played with, as JSON.',
      params: tableParams,
      response: file('Content.', 'text/plain'),
    },
    handler: async (request, reply) => {
      const actor = { person: needPerson(request), table: request.params.table, seat: null };
      const text = await contentText(services, actor);
      if (text === null) throw new Refused('pack.unknown');
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  });
}

function verification(app: App, { services, config: { limits } }: RouteDeps): void {
  app.route({
    method: 'POST',
    url: '/records/verify',
    bodyLimit: limits.record,
    schema: {
      tags,
      summary: 'Play a record again and say whether every draw and choice is as it says.',
      body: z.strictObject({ text: z.string() }),
      response: { 200: z.looseObject({ ok: z.boolean() }) },
    },
    handler: async (request) => {
      needPerson(request);
      return { ...(await importRecord(services, request.body.text)) };
    },
  });
}
