import type { FastifyInstance } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config.js';

/**
 * Logs are read by others than those who wrote the requests. So a line names the route and never the address asked
 * for, which may hold an invitation, and of an error only what it is and where: databases put values into the rest.
 */
export function newLog(level: Config['logLevel'], to?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: shownError, req: () => undefined, res: () => undefined },
    redact: {
      paths: ['cookie', 'authorization', 'password', 'secret', 'token', 'headers'].flatMap(
        (name) => [name, `*.${name}`, `*.*.${name}`],
      ),
      remove: true,
    },
  };
  // Where the program's answers are not.
  return pino(options, to ?? pino.destination(2));
}

function shownError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = error.cause instanceof Error ? { cause: shownError(error.cause) } : {};
  return { type: error.name, message: error.message, stack: error.stack, ...cause };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The code by which it was refused, if it was. */
    refused: string | null;
  }
}

/** One line for each answer. */
export function logAnswers(app: FastifyInstance): void {
  app.decorateRequest('refused', null);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        person: request.who?.person.id,
        refused: request.refused ?? undefined,
      },
      'answered',
    );
  });
}
