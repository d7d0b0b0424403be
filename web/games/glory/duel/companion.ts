import { medallion } from '../../../art/bust.js';
import type { Drawing } from '../../../art/drawing.js';
import { emblem } from '../../../art/emblem.js';
import { kept } from '../../../art/kept.js';
import { PEOPLE, people, sitting, type PersonKind } from '../../../art/people.js';
import { token } from '../../../art/pieces.js';
import type { ChargeName } from '../../../heraldry/charges/index.js';

/** What stands or lies by for a duel: a face, or a thing in a ring. */

export type TileKind = 'support' | 'relic' | 'prestige';

export function tilePicture(kind: TileKind, tile: string): Drawing {
  if (kind === 'support') {
    const person = personOf(tile);
    return medallion(sitting(person), PEOPLE[person].ground);
  }
  return thing(kind === 'prestige' ? 'crown' : (RELICS[tile] ?? 'roundel'), kind);
}

const RELICS: { readonly [relic: string]: ChargeName } = {
  medal: 'sun',
  amulet: 'lozenge',
  ring: 'annulet',
  rosary: 'cross patty',
};

const thing = kept((charge: ChargeName, kind: 'relic' | 'prestige'): Drawing => {
  const ground = kind === 'relic' ? 'azure' : 'purpure';
  const painted = emblem(charge, { pigment: 'or', ink: 3 });
  return token(`${kind} ${charge}`, { ring: 'gold', ground }, painted, { scale: 0.56 });
});

const CALLINGS: { readonly [support: string]: PersonKind } = {
  'weapon-master': 'weaponMaster',
  armourer: 'weaponMaster',
  usurer: 'diplomat',
  'support:herald': 'minstrel',
  vassal: 'elf',
};

function personOf(support: string): PersonKind {
  const calling = support.replace('support:', '');
  return CALLINGS[support] ?? people.find((one) => one === calling) ?? 'page';
}
