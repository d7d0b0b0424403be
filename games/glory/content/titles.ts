import type { Content } from './types.js';

export const titles = {
  strong: { source: 'rulebook', glory: 4, played: { challenge: 5 } },
  charming: { source: 'rulebook', glory: 4, played: { romance: 5 } },
  traveller: { source: 'rulebook', glory: 4, played: { market: 5 } },
  influential: { source: 'rulebook', glory: 4, supports: 5 },
  'title:noble': {
    source: 'rulebook',
    glory: 5,
    of: { minstrel: 1, queen: 1, squire: 1 },
    without: ['thug'],
  },
  feared: { source: 'rulebook', glory: 5, of: { 'weapon-master': 2, thug: 2 } },
  'title:pious': { source: 'rulebook', glory: 6, of: { nun: 1 }, relics: 3, faith: 3 },
  religious: { source: 'rulebook', glory: 5, relics: 4, coins: 2 },
  patron: { source: 'rulebook', glory: 5, of: { minstrel: 2 }, coins: 3 },
  fortunate: { source: 'rulebook', glory: 7, coins: 3, strength: 3 },
  rich: { source: 'rulebook', glory: 7, coins: 6 },
  prestigious: { source: 'rulebook', glory: 5, prestige: 4 },
  brave: { source: 'rulebook', glory: 7, duel: { attack: 11, prestige: 1 } },
  equipped: { source: 'rulebook', glory: 6, mount: 4, armour: 4 },
} satisfies Content['titles'];
