import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.js';
import { Refused } from '../refused.js';
import { COOKIE } from './who.js';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** Whether the page that asks is ours, as far as the browser tells; undefined where it tells nothing. */
export function isOurs(request: FastifyRequest, place: Config['place']): boolean | undefined {
  const { origin } = request.headers;
  if (origin !== undefined) return origin === (place?.origin ?? ownOrigin(request));
  const site = request.headers['sec-fetch-site'];
  return site === undefined ? undefined : site === 'same-origin';
}

/** Where nobody said how the server is called, it is called what the browser calls it. */
const ownOrigin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/**
 * A browser adds the cookie also where another site makes it ask. So what changes something, and comes with a cookie,
 * must come from our own page and as JSON, which no form of another site can send. What comes from another site
 * without a cookie is refused too: it could sign somebody in as somebody else.
 */
export function refuseForgery(request: FastifyRequest, place: Config['place']): void {
  if (SAFE.includes(request.method) || request.headers.authorization !== undefined) return;
  const ours = isOurs(request, place);
  const withCookie = request.cookies[COOKIE] !== undefined;
  if (ours === false || (withCookie && ours === undefined)) throw foreign(request, place);
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (withCookie && type !== 'application/json') throw new Refused('input.type');
}

/** A socket takes no other protection than this: a browser always says from which page it is opened. */
export function refuseForeignSocket(request: FastifyRequest, place: Config['place']): void {
  const ours = isOurs(request, place);
  const withCookie = request.headers.authorization === undefined;
  if (ours === false || (withCookie && ours === undefined)) throw foreign(request, place);
}

const SHOWN_MOST = 200;

/** Often it is our own page, opened at an address that the operator did not name: both are told of the right one. */
function foreign(request: FastifyRequest, place: Config['place']): Refused {
  const expected = place?.origin ?? ownOrigin(request);
  const origin = String(request.headers.origin ?? '').slice(0, SHOWN_MOST);
  const why =
    place === undefined
      ? 'a page of another address was refused: where a proxy changes Host, set PUBLIC_URL'
      : 'a page of another address than PUBLIC_URL was refused';
  request.log.info({ origin, expected: expected.slice(0, SHOWN_MOST) }, why);
  return new Refused(
    'origin.wrong',
    place === undefined ? {} : { address: `${place.origin}${place.base}/` },
  );
}
