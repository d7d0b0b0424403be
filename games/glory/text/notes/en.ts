import type { Notes } from './notes.js';

export const en: Notes = {
  free: 'free',
  priced: (what, price) => `${what}: ${price}.`,
  track: (prices) => `One support from the track: ${prices}.`,
  initiative: (coins, place) =>
    `${coins}, and place ${place} on the initiative track from the next upkeep.`,
  herald: {
    joust: 'Take your place in the joust now, before registration.',
    pas: 'Challenge one knight now, on top of those at registration.',
  },
  kinds: {
    joust: 'Eight knights, knock-out: win and you ride on; the last one standing takes the prize.',
    pas: 'Knights wait in three cities: challenge any of them to win their glory.',
  },
  opponent: (name) => `Against ${name}.`,
  nobody: 'The slot beside it is still empty.',
  exchange: (strength) => `${strength} for each card.`,
  inVain: '(No effect now.)',
};
