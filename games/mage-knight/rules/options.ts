import { need, type Seat, type Why } from '@destrier/engine';
import { branchesOf, cardData, unitData } from '../book.js';
import type { AbilityData, CardData, FaceData } from '../content/types.js';
import type { Look, OpenLook } from '../state.js';
import { fortificationOf } from './combat/foes.js';
import type { Needs } from './mana.js';
import { whyNotFace, type Moment } from './usable.js';

/** What can be played now, and why the rest cannot. */

/** Whether somebody who is attacked is fortified. */
export const needsSiege = (g: OpenLook): boolean =>
  g.s.combat.phase === 'ranged' && g.s.combat.targets.some((foe) => fortificationOf(g, foe) > 0);

export interface Playable {
  /** The branch, where a face has several. */
  readonly word: string | null;
  readonly reason: Why | undefined;
}

/** What a face of a card costs: a spell always its colour, and black besides for the strong half [K5.2]. */
export function costOfFace({ kind, colour }: CardData, face: 'basic' | 'strong'): Needs {
  if (colour === undefined) return [];
  if (kind !== 'spell') return face === 'strong' ? [[colour]] : [];
  return face === 'strong' ? [[colour], ['black']] : [[colour]];
}

function* branches(
  g: Look,
  seat: Seat,
  card: string | null,
  moment: Moment,
  siege: boolean,
  face: FaceData,
  cost: Needs,
): Generator<Playable> {
  const words = branchesOf(face).map(({ word }) => word);
  for (const word of words.length === 0 ? [null] : words)
    yield { word, reason: whyNotFace(g, { seat, moment, card, siege }, face, word, cost) };
}

export function* cardOptions(
  g: Look,
  seat: Seat,
  card: string,
  face: 'basic' | 'strong',
  moment: Moment,
  siege = needsSiege(g),
): Generator<Playable> {
  const data = cardData(g, card);
  yield* branches(g, seat, card, moment, siege, data[face], costOfFace(data, face));
}

export function* abilityOptions(
  g: Look,
  seat: Seat,
  unit: string,
  moment: Moment,
  siege = needsSiege(g),
): Generator<Playable & { readonly ability: number }> {
  for (const [at, ability] of unitData(g, unit).abilities.entries())
    for (const playable of branches(g, seat, null, moment, siege, ability, costOfAbility(ability)))
      yield { ...playable, ability: at + 1 };
}

export const costOfAbility = ({ mana }: AbilityData): Needs => (mana === null ? [] : [[mana]]);

export function* skillOptions(
  g: Look,
  seat: Seat,
  skill: string,
  moment: Moment,
  siege = needsSiege(g),
): Generator<Playable> {
  yield* branches(g, seat, null, moment, siege, need(g.content.skills[skill], skill), []);
}
