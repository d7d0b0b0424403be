import { title as avalonTitle } from '@destrier/avalon/title';
import { title as hazardTitle } from '@destrier/example-hazard/title';
import { title as gloryTitle } from '@destrier/glory/title';
import { title as merlinTitle } from '@destrier/merlin/title';
import type { GameCard } from './kit.js';
import { OUTSIDE } from './outside.js';

/** The games of the page, as the lobby lists them. */
export const GAMES: readonly GameCard[] = [
  {
    id: 'glory',
    title: gloryTitle,
    seats: { min: 1, max: 4, usual: 2 },
    house: true,
    guided: true,
    face: {
      arms: 'Gules, a mullet or',
      cover: async () => (await import('./glory/cover.js')).cover(),
      middle: 85,
    },
    load: async () => (await import('./glory/kit.js')).kit,
  },
  {
    id: 'avalon',
    title: avalonTitle,
    seats: { min: 3, max: 8, usual: 4 },
    house: true,
    guided: true,
    face: {
      arms: 'Azure, three crowns or in pale',
      cover: async () => (await import('./avalon/cover.js')).cover(),
      middle: 92,
    },
    load: async () => (await import('./avalon/kit.js')).kit,
  },
  {
    id: 'merlin',
    title: merlinTitle,
    seats: { min: 2, max: 4, usual: 3 },
    house: true,
    guided: true,
    face: {
      arms: 'Azure, a crown or',
      cover: async () => (await import('../art/covers/ring.js')).wizardRing(),
      middle: 30,
    },
    load: async () => (await import('./merlin/kit.js')).kit,
  },
  {
    id: 'hazard',
    title: hazardTitle,
    seats: { min: 2, max: 5, usual: 2 },
    house: true,
    forMakers: true,
    load: async () => (await import('./hazard/kit.js')).kit,
  },
  ...OUTSIDE,
];

export function gameCard(id: string): GameCard | undefined {
  return GAMES.find((card) => card.id === id);
}
