import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.js';
import type { AccountServices } from '../people/services.js';
import type { Person } from '../people/person.js';
import { findSession } from '../people/sessions.js';
import { findToken } from '../people/tokens.js';
import { Refused } from '../refused.js';

export const COOKIE = 'destrier';
/** As long as browsers keep one; how long the session lasts is for the server to say. */
const COOKIE_SECONDS = 400 * 24 * 3600;

/** The person who asks, and what proves it. */
export interface Who {
  readonly person: Person;
  /** The secret of the session, where a browser asks. */
  readonly session: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    who: Who | null;
  }
}

export interface Asking {
  readonly who: Who | null;
  /** The secret of a session that lasts longer since now: its cookie has to be set again. */
  readonly renewed: string | null;
}

/** Finds out who asks. An invalid token is refused; an invalid cookie is nobody's. */
export async function whoAsks(request: FastifyRequest, services: AccountServices): Promise<Asking> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const [, token] = /^Bearer (dst_[\w-]{1,100})$/.exec(authorization) ?? [];
    const person = token === undefined ? null : await findToken(services, token);
    if (person === null) throw new Refused('token.wrong');
    return { who: { person, session: null }, renewed: null };
  }
  const session = sessionIn(request);
  const found = session === null ? null : await findSession(services, session);
  if (found === null) return { who: null, renewed: null };
  return { who: { person: found.person, session }, renewed: found.renewed ? session : null };
}

/** Whether the one who opened a connection may still have it: sessions end and tokens are revoked. */
export async function isStill(
  request: FastifyRequest,
  services: AccountServices,
): Promise<boolean> {
  try {
    const { who } = await whoAsks(request, services);
    return who?.person.id === request.who?.person.id;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

function sessionIn(request: FastifyRequest): string | null {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : null;
}

export function needWho(request: FastifyRequest): Who {
  if (request.who === null) throw new Refused('session.needed');
  return request.who;
}

/** Requests from a browser: what lets others in is not for programs to change, whose token may have been lost. */
export function needSession(request: FastifyRequest): { person: Person; session: string } {
  const { person, session } = needWho(request);
  if (session === null) throw new Refused('session.only');
  return { person, session };
}

/** The id of the person who asks. */
export const needPerson = (request: FastifyRequest): string => needWho(request).person.id;

export function setCookie(reply: FastifyReply, secret: string, place: Config['place']): void {
  void reply.setCookie(COOKIE, secret, { ...scope(place), maxAge: COOKIE_SECONDS, signed: true });
}

export function clearCookie(reply: FastifyReply, place: Config['place']): void {
  void reply.clearCookie(COOKIE, scope(place));
}

function scope(place: Config['place']) {
  return {
    path: place?.base || '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: place?.secure ?? false,
  } as const;
}
