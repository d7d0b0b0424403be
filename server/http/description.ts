import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { App, RouteDeps } from './deps.js';

/** What the server can be asked, for programs. It is written once, when somebody asks for the first time. */
export function descriptionRoute(app: App, { gates }: RouteDeps): void {
  let written: { readonly text: string; readonly tag: string } | null = null;
  const write = (): NonNullable<typeof written> => {
    const text = JSON.stringify(app.swagger());
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    return { text, tag };
  };
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    onRequest: gates.address,
    schema: {
      tags: ['operations'],
      summary: 'This description.',
      response: {
        200: {
          description: 'OpenAPI 3.1.',
          content: { 'application/json': { schema: z.string() } },
        },
        304: z.null().describe('It is the one that the asker has.'),
      },
    },
    handler: async ({ headers }, reply) => {
      written ??= write();
      void reply.header('etag', written.tag);
      if (headers['if-none-match'] === written.tag) return reply.code(304).send(null);
      return reply.type('application/json').serializer(String).send(written.text);
    },
  });
}
