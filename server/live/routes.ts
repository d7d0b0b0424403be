import { z } from 'zod';
import { refuseForeignSocket } from '../http/origin.js';
import type { App } from '../http/deps.js';
import { atAsked, seatAsked, seqAsked, tableParams } from '../http/schemas.js';
import { needPerson } from '../http/who.js';
import type { LiveDeps } from './connection-hub.js';
import { SocketLine } from './socket.js';
import { openStream } from './stream.js';

const tags = ['play'];

export function liveRoutes(app: App, deps: LiveDeps): void {
  socket(app, deps);
  stream(app, deps);
}

/** Those who may not have a socket are told before it is opened, as an answer to the request. */
function socket(app: App, deps: LiveDeps): void {
  app.route({
    method: 'GET',
    url: '/live',
    websocket: true,
    schema: { tags, summary: 'A WebSocket on which tables are watched and played.' },
    onRequest: async (request) => {
      refuseForeignSocket(request, deps.config.place);
      deps.hub.connections.check({ person: needPerson(request), address: request.ip });
    },
    handler: (opened, request) => new SocketLine(deps, opened, request).open(),
  });
}

function stream(app: App, deps: LiveDeps): void {
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
      const watch = { ...request.params, ...request.query, person: needPerson(request) };
      if (watch.since !== null) await deps.gates.history(request);
      const lines = await openStream(deps, request, watch);
      // Proxies that gather answers would keep lines back.
      void reply.header('x-accel-buffering', 'no');
      return reply.type('application/x-ndjson').send(lines as never);
    },
  });
}
