import type { Params } from '@destrier/engine';
import type { Refused } from '../table/link.js';

/** What the rules say, or the server: its codes have words of their own. */
export function refusalOf(refused: {
  readonly code: string;
  readonly [detail: string]: unknown;
}): Refused {
  const { code, why, params, rule } = refused;
  if (typeof why === 'string')
    return {
      why,
      params: (params ?? {}) as Params,
      rule: typeof rule === 'string' ? rule : null,
    };
  return { why: `server.${code}`, params: {}, rule: null };
}
