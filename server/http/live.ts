import { refuseForeignSocket } from './origin.js';
import type { App, Parts } from './parts.js';
import { needPerson } from './who.js';
import { SocketLine } from '../live/socket.js';

/** The socket. Who may not have one is told before it is opened, as an answer to the request. */
export function liveRoutes(app: App, parts: Parts): void {
  app.route({
    method: 'GET',
    url: '/live',
    websocket: true,
    schema: {
      tags: ['play'],
      summary: 'A WebSocket on which tables are watched and played.',
    },
    onRequest: async (request) => {
      refuseForeignSocket(request, parts.config.place);
      parts.live.connections.check({ person: needPerson(request), address: request.ip });
    },
    handler: (socket, request) => new SocketLine(parts, socket, request).open(),
  });
}
