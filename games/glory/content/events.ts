import type { Content } from './types.js';

export const events = {
  crusade: {
    source: 'rulebook',
    round: 1,
    action: { coins: 1, rewards: [{ glory: 3, faith: 3 }] },
  },
  harvest: { source: 'rulebook', round: 1, all: { coins: 2 } },
  wedding: { source: 'rulebook', round: 1, all: { strength: 2 } },
  recruitment: {
    source: 'rulebook',
    round: 1,
    recruits: true,
    action: { coins: 1, recruit: true },
  },

  journey: { source: 'rulebook', round: 2, action: { coins: 1, plans: 3 } },
  'to-arms': { source: 'rulebook', round: 2, all: { pawns: -1 } },
  war: { source: 'rulebook', round: 2, all: { coins: -2 } },
  enlistment: { source: 'rulebook', round: 2, recruits: true, action: { coins: 1, recruit: true } },

  spoils: {
    source: 'rulebook',
    round: 3,
    action: { strength: 2, rewards: [{ mount: 4 }, { armour: 4 }] },
  },
  siege: { source: 'rulebook', round: 3, action: { strength: 2, rewards: [{ glory: 5 }] } },
  errant: { source: 'rulebook', round: 3, action: { coins: 1, rewards: [{ strength: 5 }] } },
  volunteer: { source: 'rulebook', round: 3, recruits: true, action: { recruit: true } },
} satisfies Content['events'];
