import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressesForOthers, isAlone } from '../addresses.js';
import type { Config } from '../config.js';
import { tableCard } from '../tables/cards.js';
import type { App, RouteDeps } from './deps.js';
import { tableParams } from './schemas.js';
import { needPerson } from './who.js';

/** Where the link to a table has to point so that others reach it. */
export function doorRoutes(app: App, { config, services }: RouteDeps): void {
  app.route({
    method: 'GET',
    url: '/tables/:table/doors',
    schema: {
      tags: ['tables'],
      summary:
        'Where others find the server, to invite them from a page that only its own machine reaches.',
      params: tableParams,
      querystring: z.strictObject({ invitation: z.string().max(100).optional() }),
      response: {
        200: z.object({
          addresses: z.array(z.string()).readonly().describe('The likeliest first.'),
          alone: z.boolean().describe('Whether the server listens to its own machine alone.'),
        }),
      },
    },
    handler: async (request) => {
      const { invitation = null } = request.query;
      // Refuses those who may not know of the table.
      await tableCard(services, needPerson(request), request.params.table, invitation);
      return { addresses: doorsFor(request, config), alone: isAlone(config.host) };
    },
  });
}

/**
 * Somebody on another machine got here by an address that works for others too, and must not learn the rest. Behind a
 * proxy or a container's own network the addresses of this machine are not those that people use.
 */
function doorsFor(request: FastifyRequest, config: Config): readonly string[] {
  const { remoteAddress = '', localPort = config.port } = request.socket;
  const isHere = isAlone(remoteAddress) && request.headers['x-forwarded-for'] === undefined;
  return isHere || config.place !== undefined ? addressesForOthers(config, localPort) : [];
}
