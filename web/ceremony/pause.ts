import { wantsStillness, type Speed } from '../movement/speed.js';
import { pauseFor } from '../movement/stillness.js';
import { preferences } from '../table/preferences.js';
import { untilCelebrated } from './rest.js';

/** How long a bot's choice is looked at before the next, and what ends something; none where motion is not wanted. */
const PAUSES: { readonly [speed in Speed]: readonly [pause: number, rest: number] } = {
  slow: [1100, 2600],
  normal: [500, 1600],
  fast: [250, 900],
  none: [350, 1600],
};

/** Waits until people have seen what was chosen. */
export async function pause(rests: boolean): Promise<void> {
  const [pause, rest] = PAUSES[preferences().speed];
  await pauseFor(wantsStillness() ? 0 : rests ? rest : pause);
  await untilCelebrated();
}
