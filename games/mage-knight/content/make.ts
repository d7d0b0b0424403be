import type { Amount, Branch, Colours, Effect, Element, Mana, Mod, Op, When } from './ops.js';
import type { FaceData } from './types.js';

/** Short forms in which cards, units and skills are written down. */

const points =
  (op: 'move' | 'influence' | 'heal' | 'draw' | 'fame' | 'reputation' | 'wound') =>
  (n: Amount): Op => ({ op, n });
export const move = points('move');
export const influence = points('influence');
export const heal = points('heal');
export const draw = points('draw');
export const fame = points('fame');
export const reputation = points('reputation');
export const wound = points('wound');

const attacks =
  (kind: 'melee' | 'ranged' | 'siege') =>
  (n: Amount, element: Element = 'physical'): Op => ({ op: 'attack', n, kind, element });
export const attack = attacks('melee');
export const ranged = attacks('ranged');
export const siege = attacks('siege');
export const block = (n: Amount, element: Element = 'physical'): Op => ({
  op: 'block',
  n,
  element,
});

export const token = (of: Colours, n = 1): Op => ({ op: 'token', of, n });
export const crystal = (of: Colours, n = 1): Op => ({ op: 'crystal', of, n });
export const pay = (...of: readonly Mana[]): Op => ({ op: 'pay', of });

export const branch = (word: string, ...effect: Effect): Branch => ({ word, do: effect });
/** A branch that may be played at moments of its own. */
export const branchWhen = (word: string, when: readonly When[], ...effect: Effect): Branch => ({
  word,
  when,
  do: effect,
});
export const oneOf = (...options: readonly Branch[]): Op => ({ op: 'one-of', options });

export const face = (when: readonly When[], ...effect: Effect): FaceData => ({ when, do: effect });
export const atEnd = (...effect: Effect): Mod => ({ op: 'mod', is: 'end', do: effect });
export const attackOrBlock = (n: Amount, element: Element = 'physical'): Op => {
  const prefix = element === 'physical' ? '' : `${element}-`;
  return oneOf(
    branchWhen(`${prefix}attack`, ['attack'], attack(n, element)),
    branchWhen(`${prefix}block`, ['block'], block(n, element)),
  );
};
