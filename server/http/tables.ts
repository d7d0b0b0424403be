import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { tableCard } from '../tables/cards.js';
import {
  finishedTables,
  myTables,
  openTables,
  watchableTables,
  type Page,
  type Paging,
} from '../tables/lists.js';
import { openingSchema, openTable } from '../tables/opening.js';
import { rematch } from '../tables/rematch.js';
import type { App, RouteDeps } from './deps.js';
import { cardSchema, countAsked, oneTableSchema, tableParams } from './schemas.js';
import { needPerson } from './who.js';

const tags = ['tables'];
const PAGE_USUAL = 50;

const pageSchema = z.object({
  tables: z.array(cardSchema).readonly(),
  next: z.string().nullable().describe('The `cursor` of the next page; null: this is the last.'),
});

export function tableRoutes(app: App, { services, gates }: RouteDeps): void {
  app.route({
    method: 'POST',
    url: '/tables',
    schema: {
      tags,
      summary: 'Open a table.',
      body: openingSchema,
      response: { 201: oneTableSchema },
    },
    handler: async (request, reply) => {
      const person = needPerson(request);
      if (request.body.pack !== null) await gates.pack(request);
      const table = await openTable(services, person, request.body);
      void reply.code(201);
      return tableCard(services, person, table, null);
    },
  });
  app.route({
    method: 'GET',
    url: '/tables/:table',
    schema: {
      tags,
      summary: 'A table, with those who sit at it.',
      params: tableParams,
      querystring: z.strictObject({ invitation: z.string().max(100).optional() }),
      response: { 200: oneTableSchema },
    },
    handler: async (request) => {
      const { invitation = null } = request.query;
      return tableCard(services, needPerson(request), request.params.table, invitation);
    },
  });
  app.route({
    method: 'POST',
    url: '/tables/:table/rematch',
    schema: {
      tags,
      summary:
        'Open the same table again for the same people, whose seats are kept for them; a second call finds it and sits down.',
      params: tableParams,
      response: { 200: oneTableSchema },
    },
    handler: async (request) => {
      const person = needPerson(request);
      return tableCard(
        services,
        person,
        await rematch(services, person, request.params.table),
        null,
      );
    },
  });
  /** What anybody may see is read without a session: the limits of addresses hold for strangers. */
  const reader = ({ who }: FastifyRequest): string | null => who?.person.id ?? null;
  list(app, '/tables/open', 'Tables with a free seat for anybody.', (request, paging) =>
    openTables(services, reader(request), paging),
  );
  list(app, '/tables/watch', 'Games under way that anybody may watch.', (request, paging) =>
    watchableTables(services, reader(request), paging),
  );
  list(app, '/me/tables', 'My tables, those first that wait for me.', (request, paging) =>
    myTables(services, needPerson(request), paging),
  );
  list(app, '/me/finished', 'Games that I played to the end.', (request, paging) =>
    finishedTables(services, needPerson(request), paging),
  );
}

function list(
  app: App,
  url: string,
  summary: string,
  tables: (request: FastifyRequest, paging: Paging) => Promise<Page>,
): void {
  app.route({
    method: 'GET',
    url,
    schema: {
      tags,
      summary,
      querystring: z.strictObject({ cursor: z.string().max(200).optional(), most: countAsked }),
      response: { 200: pageSchema },
    },
    handler: async (request) => {
      const { cursor = null, most } = request.query;
      return tables(request, { cursor, most: most ?? PAGE_USUAL });
    },
  });
}
