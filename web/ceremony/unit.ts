import type { Speaker } from '@destrier/text';
import type { Words } from '../text/index.js';
import type { PodiumLook } from './ceremony.js';

/** So much of what is counted, in words. */
export function amountOf(
  unit: PodiumLook['unit'],
  score: number,
  { speaker, say }: { readonly speaker: Speaker; readonly say: Words['say'] },
): string {
  if (unit === 'points') return speaker.say('kernel.score', { score });
  return say(`ceremony.unit.${unit}`, { score });
}
