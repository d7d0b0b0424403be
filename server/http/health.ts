import { z } from 'zod';
import type { App, RouteDeps } from './deps.js';
import { DONE, doneSchema } from './schemas.js';

const tags = ['operations'];

export function healthRoutes(app: App, { services, metrics }: RouteDeps): void {
  app.route({
    method: 'GET',
    url: '/healthz',
    schema: { tags, summary: 'Whether the process lives.', response: { 200: doneSchema } },
    handler: async () => DONE,
  });
  app.route({
    method: 'GET',
    url: '/readyz',
    schema: { tags, summary: 'Whether the database answers.', response: { 200: doneSchema } },
    handler: async () => {
      await services.storage.db.selectFrom('leases').select('name').limit(1).execute();
      return DONE;
    },
  });
  app.route({
    method: 'GET',
    url: '/metrics',
    schema: {
      tags,
      summary: 'Figures for Prometheus.',
      response: {
        200: { description: 'Text.', content: { 'text/plain': { schema: z.string() } } },
      },
    },
    handler: async (_request, reply) => {
      void reply.type(metrics.registry.contentType);
      return metrics.registry.metrics();
    },
  });
}
