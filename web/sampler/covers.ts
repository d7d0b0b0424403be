import { duskLand } from '../art/covers/dusk-land.js';
import { plainCover } from '../art/covers/plain.js';
import { wizardRing } from '../art/covers/ring.js';
import { cover as avalon } from '../games/avalon/cover.js';
import { cover as glory } from '../games/glory/cover.js';
import type { Sample } from './samples.js';

/** Wide pictures that stand for whole games. */
export function covers(): readonly Sample[] {
  return [
    { name: 'joust', drawing: glory() },
    { name: 'roundTable', drawing: avalon() },
    { name: 'wizardRing()', drawing: wizardRing() },
    { name: 'duskLand()', drawing: duskLand() },
    { name: 'plainCover', drawing: plainCover('hazard') },
  ];
}
