import type { Content } from './types.js';

export const prestige = {
  heartthrob: { source: 'house', copies: 3 },
  suzerain: { source: 'house', copies: 3 },
  'prestige:warrior': { source: 'house', copies: 3 },
  royal: { source: 'house', copies: 3 },
  chamberlain: { source: 'house', copies: 3 },
  'prestige:champion': { source: 'house', copies: 2 },
} satisfies Content['prestige'];
