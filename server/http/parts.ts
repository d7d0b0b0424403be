import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.js';
import type { Live } from '../live/live.js';
import type { Hall } from '../tables/hall.js';
import type { Gates } from './gates.js';
import type { Metrics } from './metrics.js';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What routes are made of. */
export interface Parts {
  readonly config: Config;
  readonly hall: Hall;
  readonly gates: Gates;
  readonly live: Live;
  readonly metrics: Metrics;
}
