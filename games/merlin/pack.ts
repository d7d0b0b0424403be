import type { Issue, PackSchema } from '@destrier/engine/pack';
import { playable } from './content/checks/playable.js';
import { notes } from './content/notes.js';
import { shape } from './content/shape.js';
import type { Content } from './content/types.js';

/** What a content pack may change, and what must hold between its figures. */
export const pack: PackSchema = {
  shape,
  rules: (content: Content): Issue[] => playable.flatMap(({ issues }) => [...issues(content)]),
  notes,
};
