import { gameNamed } from '@destrier/registry';
import type { Reply, Request } from '../request.js';
import { serve } from '../serve.js';

/** What a thread answers, on the spot. */
export function served(request: Request, stopped?: () => boolean): Reply {
  return serve(request, gameNamed(request.game), stopped);
}
