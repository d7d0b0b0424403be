import type { PodiumLook } from '../../ceremony/ceremony.js';

/** How the end of a tournament looks: the health that is left, and what cost the rest. */
export const podium: PodiumLook = {
  unit: 'health',
  signs: {
    start: 'heart',
    pile: 'drop',
    dishonour: 'brutal',
    bors: 'title',
    grail: 'relic',
    staff: 'bolt',
    lake: 'ice',
    spring: 'leaf',
    chivalry: 'flag',
    dance: 'swords',
    ambush: 'bow',
    volley: 'bow',
  },
};
