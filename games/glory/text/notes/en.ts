import type { Notes } from './notes.js';

export const en: Notes = {
  free: 'free',
  priced: (what, price) => `${what}: ${price}.`,
  track: (prices) => `One support of the track: ${prices}.`,
  initiative: (coins, place) =>
    `${coins}, and place ${place} on the initiative track from the upkeep on.`,
  herald: {
    joust: 'Your place in the joust at once, before the registration.',
    pas: 'A knight challenged at once, besides those of the registration.',
  },
  kinds: {
    joust: 'Eight in a bracket: who wins goes on, and the last one gets the prize.',
    pas: 'Knights wait in three cities: challenge whom you like for their glory.',
  },
  opponent: (name) => `Against ${name}.`,
  nobody: 'Nobody stands beside it yet.',
  exchange: (strength) => `${strength} for each card.`,
  inVain: '(No effect now.)',
};
