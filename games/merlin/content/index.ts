import { figures } from './figures.js';
import { frames, provinces, starts, tiles } from './land.js';
import { abilities, knights } from './powers.js';
import { quests } from './quests.js';
import { ring } from './ring.js';
import type { Content } from './types.js';

/** What lies in the box. */
export const content: Content = {
  ring,
  provinces,
  starts,
  tiles,
  frames,
  quests,
  figures,
  abilities,
  knights,
};
