import type { Seen } from '@destrier/avalon/page';
import type { PodiumLook } from '../../ceremony/ceremony.js';
import { heroArms, isHero } from './heroes.js';

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
  blazonOf(view, seat) {
    // The view of a table of this game has this shape.
    const hero = (view as Seen).players[seat]?.hero ?? '';
    return isHero(hero) ? heroArms[hero].blazon : undefined;
  },
};
