import type { Part } from '../part.js';
import type { Sizes } from '../sizes.js';
import { avalonParts } from './avalon.js';
import { clockPart } from './clock.js';
import { seatsParts } from './seats.js';
import { soloParts } from './solo.js';
import { strengthParts } from './strength.js';

/** Everything the laboratory measures, in the order in which it is played: what may not be wanted comes last. */
export function partsOf(sizes: Sizes): readonly Part[] {
  const { parts, curves } = strengthParts(sizes);
  return [
    ...parts,
    ...seatsParts(sizes),
    ...soloParts(sizes),
    clockPart(sizes),
    ...avalonParts(sizes),
    ...curves,
  ];
}
