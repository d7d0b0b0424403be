import { z } from 'zod';
import { levelSchema } from '../tables/opening.js';
import {
  clearSeat,
  closeTable,
  giveNonce,
  join,
  joiningSchema,
  leave,
  nonceSchema,
  seatBot,
  start,
} from '../tables/seats.js';
import type { App, RouteDeps } from './deps.js';
import { DONE, doneSchema, seatBody, seatSchema, tableParams } from './schemas.js';
import { needPerson } from './who.js';

const tags = ['seats'];

export function seatRoutes(app: App, deps: RouteDeps): void {
  own(app, deps);
  hosts(app, deps);
}

/** What those who sit there do before the game begins. */
function own(app: App, { services }: RouteDeps): void {
  app.route({
    method: 'POST',
    url: '/tables/:table/join',
    schema: {
      tags,
      summary: 'Take a free seat.',
      params: tableParams,
      body: joiningSchema,
      response: { 200: z.object({ seat: z.number() }) },
    },
    handler: async (request) => {
      const { table } = request.params;
      const joining = { joining: request.body, address: request.ip };
      return { seat: await join(services, needPerson(request), table, joining) };
    },
  });
  app.route({
    method: 'POST',
    url: '/tables/:table/nonce',
    schema: {
      tags,
      summary: 'Add something of my own to the seed.',
      params: tableParams,
      body: seatBody.extend({ nonce: nonceSchema }),
      response: { 200: doneSchema },
    },
    handler: async (request) => {
      await giveNonce(services, needPerson(request), request.params.table, request.body);
      return DONE;
    },
  });
  app.route({
    method: 'POST',
    url: '/tables/:table/leave',
    schema: {
      tags,
      summary: 'Get up before the game begins; from all my seats if none is named.',
      params: tableParams,
      body: seatBody,
      response: { 200: doneSchema },
    },
    handler: async (request) => {
      await leave(services, needPerson(request), request.params.table, request.body.seat);
      return DONE;
    },
  });
}

/** What the host does before the game begins. */
function hosts(app: App, { services }: RouteDeps): void {
  app.route({
    method: 'POST',
    url: '/tables/:table/bot',
    schema: {
      tags,
      summary: 'Put a bot on a free seat.',
      params: tableParams,
      body: z.strictObject({ seat: seatSchema, level: levelSchema }),
      response: { 200: doneSchema },
    },
    handler: async (request) => {
      await seatBot(services, needPerson(request), request.params.table, request.body);
      return DONE;
    },
  });
  app.route({
    method: 'POST',
    url: '/tables/:table/clear',
    schema: {
      tags,
      summary: 'Free a seat, whoever sits there.',
      params: tableParams,
      body: z.strictObject({ seat: seatSchema }),
      response: { 200: doneSchema },
    },
    handler: async (request) => {
      await clearSeat(services, needPerson(request), request.params.table, request.body.seat);
      return DONE;
    },
  });
  app.route({
    method: 'POST',
    url: '/tables/:table/start',
    schema: {
      tags,
      summary: 'Begin the game, once every seat is taken.',
      params: tableParams,
      response: { 200: doneSchema },
    },
    handler: async (request) => {
      await start(services, needPerson(request), request.params.table);
      return DONE;
    },
  });
  app.route({
    method: 'POST',
    url: '/tables/:table/close',
    schema: {
      tags,
      summary: 'Close a table that has not begun.',
      params: tableParams,
      response: { 200: doneSchema },
    },
    handler: async (request) => {
      await closeTable(services, needPerson(request), request.params.table);
      return DONE;
    },
  });
}
