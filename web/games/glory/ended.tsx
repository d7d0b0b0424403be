import { gloryEvents } from '@destrier/glory/page';
import { endedIn } from './duel/account.js';
import type { Look } from './look.js';
export { EndedDuels } from './duel/scene.js';

/** Whether a duel of this phase is over and can be read. */
export function hasEnded({ moment }: Look): boolean {
  return endedIn(gloryEvents(moment.events)).length > 0;
}
