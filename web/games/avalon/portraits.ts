import { medallion, type Sitting } from '../../art/bust.js';
import type { Drawing } from '../../art/drawing.js';
import type { Pigment } from '../../art/palette.js';
import { sitting } from '../../art/people.js';

/** How the heroes look. Nobody described them: they are ours. */

type Look = readonly [Sitting, Pigment];

const HEROES: { readonly [hero: string]: Look } = {
  arthur: [sitting('king', { seed: 'arthur' }), 'gules'],
  merlin: [sitting('wizard', { seed: 'merlin' }), 'purpure'],
  perceval: [
    { seed: 'perceval', wears: 'circlet', hair: 'bob', robe: 'purpure', collar: 'or' },
    'or',
  ],
  nimue: [
    { seed: 'nimue', wears: 'circlet', hair: 'long', robe: 'azure', collar: 'argent' },
    'vert',
  ],
  bors: [
    { seed: 'bors', wears: 'kettle', beard: 'short', robe: 'gules', collar: 'steel' },
    'gules',
  ],
  lancelot: [
    { seed: 'lancelot', hair: 'bob', beard: 'short', robe: 'argent', collar: 'gules' },
    'azure',
  ],
  morien: [sitting('rider', { seed: 'morien' }), 'or'],
  'elf-queen': [
    { seed: 'elf-queen', wears: 'crown', hair: 'long', robe: 'vert', collar: 'or' },
    'purpure',
  ],
  yvain: [
    { seed: 'yvain', wears: 'feather', hair: 'bob', robe: 'azure', collar: 'or', look: 0.8 },
    'vert',
  ],
  galahad: [
    { seed: 'galahad', wears: 'circlet', hair: 'bob', robe: 'argent', collar: 'gules' },
    'azure',
  ],
};

/** Somebody without a hero yet, or with one of a pack. */
const STRANGER: Look = [sitting('squire', { seed: 'stranger' }), 'tenne'];

export function portraitOf(hero: string): Drawing {
  const [look, ground] = HEROES[hero] ?? STRANGER;
  return medallion(look, ground);
}
