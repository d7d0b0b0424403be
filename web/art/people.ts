import type { Sitting } from './bust.js';
import type { Pigment } from './palette.js';

/** People by their calling, and the ground before which they are painted. */

interface Calling extends Omit<Sitting, 'seed'> {
  readonly ground: Pigment;
}

export const PEOPLE = {
  jester: { wears: 'jester', robe: 'gules', collar: 'or', ground: 'azure' },
  witch: {
    wears: 'hood',
    dye: ['purpure', 'sable'],
    robe: 'purpure',
    collar: 'sable',
    hair: 'long',
    ground: 'vert',
  },
  squire: { robe: 'vert', collar: 'argent', hair: 'bob', ground: 'gules' },
  queen: { wears: 'crown', robe: 'gules', collar: 'argent', hair: 'long', ground: 'azure' },
  thug: {
    wears: 'hood',
    dye: ['wood-deep', 'wood'],
    robe: 'wood',
    collar: 'wood-deep',
    beard: 'short',
    ground: 'or',
  },
  minstrel: { wears: 'feather', robe: 'azure', collar: 'or', hair: 'bob', ground: 'vert' },
  weaponMaster: { wears: 'kettle', robe: 'steel', collar: 'wood', beard: 'short', ground: 'gules' },
  nun: { wears: 'wimple', robe: 'sable', ground: 'azure' },
  king: {
    wears: 'crown',
    robe: 'azure',
    collar: 'argent',
    hair: 'bob',
    beard: 'short',
    ground: 'gules',
  },
  bishop: { wears: 'mitre', robe: 'purpure', collar: 'gold', ground: 'gules' },
  lady: {
    wears: 'hennin',
    dye: ['rose', 'argent'],
    robe: 'vert',
    collar: 'argent',
    ground: 'azure',
  },
  cook: { wears: 'cook', robe: 'argent', collar: 'argent', ground: 'or' },
  hermit: { wears: 'tonsure', robe: 'wood', collar: 'wood-deep', beard: 'long', ground: 'vert' },
  diplomat: { wears: 'turban', robe: 'azure', collar: 'gold', hair: 'bob', ground: 'or' },
  veteran: { wears: 'greatHelm', robe: 'gules', collar: 'steel', ground: 'azure' },
  page: {
    wears: 'cap',
    dye: ['vert', 'or'],
    robe: 'or',
    collar: 'argent',
    hair: 'bob',
    ground: 'purpure',
  },
  wizard: {
    wears: 'wizard',
    dye: ['azure', 'gold'],
    robe: 'azure',
    collar: 'gold',
    beard: 'long',
    ground: 'purpure',
  },
  enchantress: {
    wears: 'crown',
    robe: 'purpure',
    collar: 'sable',
    hair: 'long',
    ground: 'sable',
    look: -1,
  },
  elf: { wears: 'circlet', robe: 'vert', collar: 'or', hair: 'long', ground: 'purpure' },
  rider: {
    wears: 'circlet',
    robe: 'sable',
    collar: 'gold',
    hair: 'bob',
    skin: 'skin-brown',
    ground: 'or',
  },
  orc: { robe: 'wood', collar: 'wood-deep', skin: 'skin-green', tusks: true, ground: 'vert' },
  ironclad: {
    wears: 'kettle',
    robe: 'steel',
    collar: 'wood-deep',
    skin: 'skin-green',
    tusks: true,
    ground: 'or',
  },
  giant: { robe: 'wood', collar: 'hay', hair: 'bob', beard: 'long', look: 1.4, ground: 'hill-far' },
} satisfies { readonly [calling: string]: Calling };

export type PersonKind = keyof typeof PEOPLE;

export const people: readonly PersonKind[] = Object.keys(PEOPLE).filter(isPerson);

function isPerson(word: string): word is PersonKind {
  return Object.hasOwn(PEOPLE, word);
}

/** Somebody of this calling; further words make a difference between two of them. */
export function sitting(calling: PersonKind, more: Partial<Sitting> = {}): Sitting {
  const { ground: _, ...look }: Calling = PEOPLE[calling];
  return { seed: calling, ...look, ...more };
}
