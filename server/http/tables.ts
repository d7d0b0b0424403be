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
import type { Hall } from '../tables/hall.js';
import { openingSchema, openTable } from '../tables/opening.js';
import { rematch } from '../tables/rematch.js';
import type { App, Parts } from './parts.js';
import { cardSchema, countAsked, tableParams } from './schemas.js';
import { needPerson } from './who.js';

const tags = ['tables'];
const PAGE_USUAL = 50;

const pageSchema = z.object({
  tables: z.array(cardSchema).readonly(),
  next: z.string().nullable().describe('The `cursor` of the next page; null: this is the last.'),
});

export function tableRoutes(app: App, { hall }: Parts): void {
  app.route({
    method: 'POST',
    url: '/tables',
    schema: {
      tags,
      summary: 'Open a table.',
      body: openingSchema,
      response: { 201: cardSchema },
    },
    handler: async (request, reply) => {
      const person = needPerson(request);
      const table = await openTable(hall, person, request.body);
      void reply.code(201);
      return tableCard(hall, person, table, null);
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
      response: { 200: cardSchema },
    },
    handler: async (request) => {
      const { invitation = null } = request.query;
      return tableCard(hall, needPerson(request), request.params.table, invitation);
    },
  });
  app.route({
    method: 'POST',
    url: '/tables/:table/rematch',
    schema: {
      tags,
      summary: 'Open the same table again for the same people; a second call finds the same table.',
      params: tableParams,
      response: { 200: cardSchema },
    },
    handler: async (request) => {
      const person = needPerson(request);
      return tableCard(hall, person, await rematch(hall, person, request.params.table), null);
    },
  });
  list(app, hall, '/tables/open', 'Tables with a free seat for anybody.', openTables);
  list(app, hall, '/tables/watch', 'Games under way that anybody may watch.', watchableTables);
  list(app, hall, '/me/tables', 'My tables, those first that wait for me.', myTables);
  list(app, hall, '/me/finished', 'Games that I played to the end.', finishedTables);
}

function list(
  app: App,
  hall: Hall,
  url: string,
  summary: string,
  tables: (hall: Hall, person: string, paging: Paging) => Promise<Page>,
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
      return tables(hall, needPerson(request), { cursor, most: most ?? PAGE_USUAL });
    },
  });
}
