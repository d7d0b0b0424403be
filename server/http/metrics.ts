import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Storage } from '../storage/storage.js';

/** Seconds: from a cached answer to one that somebody complains about. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is counted, for one server; nothing is shared with another in the same process. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'destrier_request_seconds',
    help: 'Requests by route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly choices = new Counter({
    name: 'destrier_choices_total',
    help: 'Choices that are durable.',
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'destrier_refusals_total',
    help: 'What was asked for and not done, by code.',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly appends = new Histogram({
    name: 'destrier_append_seconds',
    help: 'How long an entry of a log takes to be durable.',
    buckets: SECONDS,
    registers: [this.registry],
  });

  /** A figure that is looked up when somebody asks for it. */
  watch(name: string, help: string, figure: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () => gauge.set(figure()),
    });
  }

  /** The same storage, with its appends timed. */
  timed(storage: Storage): Storage {
    return {
      kind: storage.kind,
      db: storage.db,
      write: (unit) => storage.write(unit),
      append: async (entry, change) => {
        const stop = this.appends.startTimer();
        try {
          return await storage.append(entry, change);
        } finally {
          stop();
        }
      },
      listen: (told) => storage.listen(told),
      tell: (table) => storage.tell(table),
      backup: (file) => storage.backup(file),
      close: () => storage.close(),
    };
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route is counted as, where several count as one. */
    counted?: string;
  }
}

/** Times every answer by its route. */
export function measureAnswers(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url = 'none', config } = request.routeOptions;
    const route = config.counted ?? url;
    const { method } = request;
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
