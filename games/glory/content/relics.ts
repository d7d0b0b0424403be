import type { Content } from './types.js';

export const relics = {
  medal: { source: 'rulebook', copies: 4, attack: 1 },
  amulet: { source: 'rulebook', copies: 4, attack: 2 },
  ring: { source: 'rulebook', copies: 4, reroll: 4 },
  rosary: { source: 'rulebook', copies: 4, turn: 'white' },
} satisfies Content['relics'];
