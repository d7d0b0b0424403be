import { title as avalonTitle } from '@destrier/avalon/title';
import { title as hazardTitle } from '@destrier/example-hazard/title';
import { title as gloryTitle } from '@destrier/glory/title';
import { title as mageKnightTitle } from '@destrier/mage-knight/title';
import { title as merlinTitle } from '@destrier/merlin/title';
import { heard } from '../text/late.js';
import type { GameCard, GameKit } from './kit.js';
import { OUTSIDE } from './outside.js';

/** A game is there when it can be spoken of. */
async function spoken(loading: Promise<{ readonly kit: GameKit }>): Promise<GameKit> {
  const { kit } = await loading;
  await heard();
  return kit;
}

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
    load: () => spoken(import('./glory/kit.js')),
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
    load: () => spoken(import('./avalon/kit.js')),
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
    load: () => spoken(import('./merlin/kit.js')),
  },
  {
    id: 'mage-knight',
    title: mageKnightTitle,
    seats: { min: 1, max: 4, usual: 1 },
    house: true,
    face: {
      arms: 'Sable, a dragon or',
      cover: async () => (await import('../art/covers/dusk-land.js')).duskLand(),
      middle: 60,
    },
    load: () => spoken(import('./mage-knight/kit.js')),
  },
  {
    id: 'hazard',
    title: hazardTitle,
    seats: { min: 2, max: 5, usual: 2 },
    house: true,
    forMakers: true,
    load: () => spoken(import('./hazard/kit.js')),
  },
  ...OUTSIDE,
];

export function gameCard(id: string): GameCard | undefined {
  return GAMES.find((card) => card.id === id);
}
