import type { PageKey, Words } from '../text/index.js';
import { ServerRefused, Unreachable } from './api.js';

/** What the server said, or that it said nothing, in words. */
export function saidBy(error: unknown, say: Words['say']): string {
  if (error instanceof Unreachable) return say('server.unreachable');
  if (error instanceof ServerRefused) {
    const { address } = error.details;
    // The page was opened at another address than the one that the operator named.
    if (error.code === 'origin.wrong' && typeof address === 'string')
      return say('online.elsewhere', { address: { said: address } });
    return codeSaid(error.code, say);
  }
  return say('page.broken', { reason: { said: String(error) } });
}

/** A code without words of its own is one of a newer server. */
export function codeSaid(code: string, say: Words['say']): string {
  const key = `server.${code}`;
  const said = say(key as PageKey);
  return said === key ? say('server.internal') : said;
}
