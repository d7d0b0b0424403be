import type { Content } from './types.js';

export const romance = {
  'the-game': { deck: 'romance', copies: 2, source: 'rulebook', rewards: [{ coins: 2 }] },
  'courtly-love': {
    deck: 'romance',
    copies: 3,
    source: 'rulebook',
    rewards: [{ glory: 1 }, { prestige: 'heartthrob' }],
  },
  keepsake: { deck: 'romance', copies: 2, source: 'rulebook', rewards: [{ relic: 'ring' }] },
  quest: { deck: 'romance', copies: 3, source: 'rulebook', rewards: [{ titles: 2 }] },
  serenade: { deck: 'romance', copies: 2, source: 'house', rewards: [{ glory: 1 }] },
  sleeve: { deck: 'romance', copies: 2, source: 'house', rewards: [{ relic: 'medal' }] },
  betrothal: {
    deck: 'romance',
    copies: 1,
    source: 'house',
    rewards: [{ relic: 'ring' }, { coins: 2 }],
  },
  pilgrimage: {
    deck: 'romance',
    copies: 1,
    source: 'house',
    rewards: [{ relic: 'rosary' }, { faith: 3 }],
  },
  vigil: {
    deck: 'romance',
    copies: 1,
    source: 'house',
    rewards: [{ relic: 'amulet' }, { glory: 2 }],
  },
  convent: {
    deck: 'romance',
    copies: 1,
    source: 'house',
    rewards: [{ faith: 3 }, { coins: 2 }],
  },
  court: {
    deck: 'romance',
    copies: 1,
    source: 'house',
    rewards: [{ support: 'queen' }, { glory: 1 }],
  },
  'foster-son': {
    deck: 'romance',
    copies: 1,
    source: 'house',
    rewards: [{ support: 'squire' }, { strength: 2 }],
  },
  tryst: {
    deck: 'romance',
    copies: 1,
    source: 'house',
    rewards: [{ prestige: 'heartthrob', coins: 1 }, { coins: 2 }],
  },
  audience: {
    deck: 'romance',
    copies: 1,
    source: 'house',
    rewards: [{ prestige: 'royal', glory: 1 }, { glory: 2 }],
  },
  oath: {
    deck: 'romance',
    copies: 1,
    source: 'house',
    rewards: [{ prestige: 'suzerain', strength: 1 }, { strength: 3 }],
  },
  feast: { deck: 'romance', copies: 1, source: 'house', rewards: [{ strength: 2, coins: 1 }] },
  confession: { deck: 'romance', copies: 1, source: 'house', rewards: [{ faith: 3 }] },
  hunt: { deck: 'romance', copies: 1, source: 'house', rewards: [{ strength: 3 }] },
} satisfies Content['travel'];
