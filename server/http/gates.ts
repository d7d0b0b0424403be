import type {} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../config.js';
import { networkOf } from '../people/throttle.js';
import { Refused } from '../refused.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Refuses who asks too often. */
export type Gate = (request: FastifyRequest) => Promise<void>;

export interface Gates {
  readonly address: Gate;
  /** Lets everybody through of whom it is not known who they are. */
  readonly person: Gate;
  readonly guest: Gate;
}

/** Needs the rate limiter's plug-in. */
export function gatesOf(app: FastifyInstance, limits: Limits): Gates {
  const address = ({ ip }: FastifyRequest): string => networkOf(ip);
  const person = gate(app, 'requests.many', {
    max: limits.personRequests,
    timeWindow: MINUTE,
    keyGenerator: ({ who }) => who?.person.id ?? '',
  });
  return {
    address: gate(app, 'requests.many', {
      max: limits.addressRequests,
      timeWindow: MINUTE,
      keyGenerator: address,
    }),
    person: async (request) => {
      if (request.who !== null) await person(request);
    },
    guest: gate(app, 'guests.many', {
      max: limits.guests,
      timeWindow: HOUR,
      keyGenerator: address,
    }),
  };
}

function gate(
  app: FastifyInstance,
  code: string,
  options: Parameters<FastifyInstance['createRateLimit']>[0],
): Gate {
  const check = app.createRateLimit(options);
  return async (request) => {
    const found = await check(request);
    if (!found.isAllowed && found.isExceeded)
      throw new Refused(code, { seconds: found.ttlInSeconds });
  };
}
