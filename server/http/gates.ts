import type {} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../config.js';
import { networkOf } from '../people/throttle.js';
import { Refused } from '../refused.js';
import { tableParams } from './schemas.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Refuses those who ask too often. */
export type Gate = (request: FastifyRequest) => Promise<void>;

export interface Gates {
  readonly address: Gate;
  /** Lets anybody through whose identity is not known. */
  readonly person: Gate;
  /** What people do in games is counted apart: nothing that makes them read may keep them from it. */
  readonly action: Gate;
  /** For what is said at the table in the request's address. */
  readonly chat: Gate;
  /** For packs, which are more work to read than anything else. */
  readonly pack: Gate;
  /** For earlier moments, which have to be played again. */
  readonly history: Gate;
  readonly guest: Gate;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which gate counts the requests of people to a route; without it the one for all requests. */
    readonly gate?: 'action';
  }
}

/** Needs the rate limiter's plug-in. */
export function gatesOf(app: FastifyInstance, limits: Limits): Gates {
  const address = ({ ip }: FastifyRequest): string => networkOf(ip);
  const byPerson = (code: string, max: number): Gate => {
    const check = gate(app, code, { max, timeWindow: MINUTE, keyGenerator: personIn });
    return async (request) => {
      if (request.who !== null) await check(request);
    };
  };
  return {
    address: gate(app, 'requests.many', {
      max: limits.addressRequests,
      timeWindow: MINUTE,
      keyGenerator: address,
    }),
    person: byPerson('requests.many', limits.personRequests),
    action: byPerson('requests.many', limits.personActions),
    chat: gate(app, 'chat.many', {
      max: limits.chatLines,
      timeWindow: MINUTE,
      keyGenerator: (request) => `${personIn(request)} ${tableParams.parse(request.params).table}`,
    }),
    pack: byPerson('packs.many', limits.packs),
    history: byPerson('history.many', limits.history),
    guest: gate(app, 'guests.many', {
      max: limits.guests,
      timeWindow: HOUR,
      keyGenerator: address,
    }),
  };
}

const personIn = ({ who }: FastifyRequest): string => who?.person.id ?? '';

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
