import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refused } from '../refused.js';
import { ChoiceRefused } from '../rooms/choice-refused.js';
import { StorageFault } from '../storage/storage.js';
import type { Metrics } from './metrics.js';
import { readOut } from './read-out.js';
import { statusOf } from './statuses.js';

const TOO_LARGE = 413;

/** How anything that is not done is answered: a code, and what a sentence about it needs. */
export const errorSchema = z.object({
  error: z.looseObject({ code: z.string().describe('Dotted words, such as `name.taken`.') }),
});

interface ErrorAnswer {
  readonly status: number;
  readonly error: { readonly code: string; readonly [detail: string]: unknown };
  /** What the operator must look at, not what somebody asked wrongly. */
  readonly fault: boolean;
}

/** What somebody is told of an error, and whether it is ours. Of our own faults nothing is told. */
export function toldOf(error: unknown): ErrorAnswer {
  if (error instanceof ChoiceRefused) {
    const { rule, why, params } = error.refusal;
    return told(statusOf(error.code), { code: error.code, rule, why, params });
  }
  if (error instanceof Refused)
    return told(statusOf(error.code), { ...error.details, code: error.code });
  if (error instanceof StorageFault) {
    const status = error.code === 'full' ? 507 : 503;
    return { status, error: { code: `storage.${error.code}` }, fault: true };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const path = error.validation[0]?.instancePath.slice(1).replaceAll('/', '.') ?? '';
    return told(400, { code: 'input.invalid', in: error.validationContext, path });
  }
  return byFastify(error) ?? { status: 500, error: { code: 'internal' }, fault: true };
}

const told = (status: number, error: ErrorAnswer['error']): ErrorAnswer => ({
  status,
  error,
  fault: false,
});

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && 'statusCode' in error;

/** What is refused before any of our code sees it. */
function byFastify(error: unknown): ErrorAnswer | undefined {
  if (!isFastifyError(error)) return undefined;
  switch (error.statusCode) {
    case 414:
      // No id is as long as that part of the address.
      return told(404, { code: 'route.unknown' });
    case TOO_LARGE:
      return told(TOO_LARGE, { code: 'input.large' });
    case 415:
      return told(415, { code: 'input.type' });
    case 400:
      return told(400, { code: 'input.invalid', in: 'request', path: '' });
    default:
      return undefined;
  }
}

const UNREADABLE: { readonly [code: string]: readonly [status: string, code: string] } = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'input.large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'input.slow'],
};

/** Answers what is no request at all, or one that never ends: nothing but the line itself is there to answer on. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  const [status, code] = UNREADABLE[error.code] ?? ['400 Bad Request', 'input.invalid'];
  const body = JSON.stringify({ error: { code } });
  const head = `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close`;
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${body}`);
  socket.destroy(error);
}

/** Answers a request that failed. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { refusals }: Pick<Metrics, 'refusals'>,
): void {
  const { status, error: body, fault } = toldOf(error);
  refusals.inc({ code: body.code });
  request.refused = body.code;
  if (fault) request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
  if (typeof body['seconds'] === 'number') void reply.header('retry-after', body['seconds']);
  const send = (): void => {
    void reply.code(status).type('application/json').send({ error: body });
  };
  if (status === TOO_LARGE) void readOut(request.raw).then(send);
  else send();
}
