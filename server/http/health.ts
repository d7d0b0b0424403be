import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Refused } from '../refused.js';
import { sayAlive } from '../rooms/downtime.js';
import type { App, RouteDeps } from './deps.js';
import { DONE, doneSchema } from './schemas.js';

const tags = ['operations'];

/** Whoever knows the token may read figures; anybody may where none is set. */
function mayMeasure(token: string | undefined, header: string | undefined): boolean {
  if (token === undefined) return true;
  const [given, known] = [header ?? '', `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return given !== undefined && known !== undefined && timingSafeEqual(given, known);
}

export function healthRoutes(app: App, { config, gates, services, metrics }: RouteDeps): void {
  app.route({
    method: 'GET',
    url: '/healthz',
    schema: { tags, summary: 'Whether the process lives.', response: { 200: doneSchema } },
    handler: async () => DONE,
  });
  app.route({
    method: 'GET',
    url: '/readyz',
    onRequest: gates.address,
    schema: {
      tags,
      summary: 'Whether the database answers and takes what it is given.',
      response: { 200: doneSchema },
    },
    handler: async () => {
      await sayAlive(services.storage, services.now());
      return DONE;
    },
  });
  app.route({
    method: 'GET',
    url: '/metrics',
    onRequest: gates.address,
    schema: {
      tags,
      summary: 'Figures for Prometheus.',
      response: {
        200: { description: 'Text.', content: { 'text/plain': { schema: z.string() } } },
      },
    },
    handler: async ({ headers }, reply) => {
      if (!mayMeasure(config.metricsToken, headers.authorization)) throw new Refused('token.wrong');
      void reply.type(metrics.registry.contentType);
      return metrics.registry.metrics();
    },
  });
}
