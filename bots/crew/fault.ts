import { NoEnd } from '../play.js';
import { Cancelled } from './work.js';

/** Why a game has no result. */
export interface GameFault {
  readonly code: 'limit.reached' | 'internal';
  readonly message: string;
}

/** What a game failed with. That it was cancelled is not a fault of the game, and passes through. */
export function faultOf(error: unknown): GameFault {
  if (error instanceof Cancelled) throw error;
  const message = error instanceof Error ? error.message : String(error);
  return { code: error instanceof NoEnd ? 'limit.reached' : 'internal', message };
}
