import { need } from '@destrier/engine';
import { cardData } from '../book.js';
import type { AbilityData, CardData, SkillData } from '../content/types.js';
import type { OpenLook } from '../state.js';
import { fortificationOf } from './combat/foes.js';
import type { Needs } from './mana.js';
import { playablesOf, type Playable } from './playables.js';

/** What can be played now, and why the rest cannot. */

/** Whether somebody who is attacked is fortified [K12.28]. */
export const needsSiege = (g: OpenLook): boolean =>
  g.s.combat.phase === 'ranged' && g.s.combat.targets.some((foe) => fortificationOf(g, foe) > 0);

/** What a face of a card costs: a spell always its colour, and black besides for the strong half [K5.2] [K5.21]. */
export function costOfFace({ kind, colour }: CardData, face: 'basic' | 'strong'): Needs {
  if (colour === undefined) return [];
  if (kind !== 'spell') return face === 'strong' ? [[colour]] : [];
  return face === 'strong' ? [[colour], ['black']] : [[colour]];
}

export const costOfAbility = ({ mana }: AbilityData): Needs => (mana === null ? [] : [[mana]]);

/** Menus ask for them all the time: worked out once for each card, ability and skill. */
function once<Data extends object, Made>(make: (data: Data) => Made): (data: Data) => Made {
  const kept = new WeakMap<Data, Made>();
  return (data) => {
    const known = kept.get(data);
    if (known !== undefined) return known;
    const made = make(data);
    kept.set(data, made);
    return made;
  };
}

export interface CardPlayable extends Playable {
  readonly face: 'basic' | 'strong';
}

const ofCard = once((data: CardData): readonly CardPlayable[] =>
  (['basic', 'strong'] as const).flatMap((face) =>
    playablesOf(data[face], costOfFace(data, face)).map((playable) => ({ ...playable, face })),
  ),
);
/** Both faces of a card. */
export const cardOptions = (g: OpenLook, card: string): readonly CardPlayable[] =>
  ofCard(cardData(g, card));

export const abilityOptions = once((ability: AbilityData) =>
  playablesOf(ability, costOfAbility(ability)),
);

const ofSkill = once((data: SkillData) => playablesOf(data, []));
export const skillOptions = (g: OpenLook, skill: string): readonly Playable[] =>
  ofSkill(need(g.content.skills[skill], skill));
