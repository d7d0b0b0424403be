import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.js';
import type { TableServices } from '../tables/services.js';
import type { Gates } from './gates.js';
import type { Metrics } from './metrics.js';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What routes depend on. */
export interface RouteDeps {
  readonly config: Config;
  readonly services: TableServices;
  readonly gates: Gates;
  readonly metrics: Metrics;
}
