import type { Content } from './types.js';

export const trophies = {
  spurs: { source: 'house', reward: { prestige: 'prestige:champion', glory: 2 } },
  laurel: { source: 'house', reward: { prestige: 'prestige:champion', coins: 2 } },
  goblet: { source: 'house', reward: { glory: 3, coins: 2 } },
  sword: { source: 'house', reward: { relic: 'amulet', glory: 2 } },
} satisfies Content['trophies'];
