import { avalon } from '@destrier/avalon';
import type { Box } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard';
import { glory } from '@destrier/glory';
import { mageKnight } from '@destrier/mage-knight';
import { merlin } from '@destrier/merlin';

/** The games of this repository that people play, in the order in which they are listed. */
export const BOXES: readonly Box[] = [glory, avalon, merlin, mageKnight, hazard];
