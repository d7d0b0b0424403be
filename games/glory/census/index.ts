import type { Census, Seat } from '@destrier/engine';
import type { G, Look } from '../state.js';
import { about } from './about.js';
import { chances, gloryAtSecondDuel } from './events.js';
import { item, itemsOf, KINDS } from './items.js';

/** [G16.2] [G16.3] Public titles are everybody's to score, personal ones their holder's; in Champion there is no such phase. */
function had(g: Look, seat: Seat) {
  if (g.s.phase !== 'titles') return [];
  const { titles, openTitles, claimed } = g.s.players[seat];
  return [...g.s.publicTitles, ...openTitles, ...titles].map((card) => {
    const title = g.name(card);
    return { ...item('title', title), used: claimed.includes(title) };
  });
}

/** What a laboratory counts in Glory. */
export const census: Census<G> = {
  kinds: KINDS,
  items: itemsOf,
  about,
  had,
  chances,
  measures: {
    'second-duel-round-2': {
      about: 'glory of a player who enters the second duel of the tournament in round 2',
      read: gloryAtSecondDuel,
    },
  },
};
