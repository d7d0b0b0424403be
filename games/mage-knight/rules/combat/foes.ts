import { need } from '@destrier/engine';
import { foeData } from '../../book.js';
import type { Element, FoeAbility, Resistance } from '../../content/types.js';
import type { OpenLook } from '../../state.js';
import type { Foe, Points } from '../../table.js';
import { hasMod, isAid } from '../reading.js';

/** The enemies of a fight as they stand, with all that was done to them. */

type FoeNow = Readonly<Omit<Foe, 'lost'>> & { readonly lost: readonly Resistance[] };
export const foeIn = (g: OpenLook, foe: string): FoeNow => need(g.s.combat.foes[foe], foe);

/** Those who are faced: not beaten, and not summoned [K12.21]. */
export function faced(g: OpenLook): string[] {
  const { foes, tokens } = g.s.combat;
  return g.all(tokens).filter((foe) => {
    const { beaten, summoner } = need(foes[foe], foe);
    return !beaten && summoner === null;
  });
}

/** Those whom effects can touch: one who was summoned stands for the summoner until the attack phase [K12.25]. */
export function touchable(g: OpenLook): string[] {
  const { foes, tokens } = g.s.combat;
  return g.all(tokens).filter((foe) => {
    const { beaten, summoned } = need(foes[foe], foe);
    return !beaten && !summoned;
  });
}

export function resistancesOf(g: OpenLook, foe: string): readonly Resistance[] {
  const { lost } = foeIn(g, foe);
  return foeData(g, foe).resistances.filter((one) => !lost.includes(one));
}

/** Never below 1; those who defend the white city have one more [K12.17] [K9.21]. */
export function armourOfFoe(g: OpenLook, foe: string): number {
  const { armour, walled } = foeIn(g, foe);
  const city = walled && g.s.combat.city === 'white' ? 1 : 0;
  return Math.max(1, foeData(g, foe).armour + city + armour);
}

/** Those who defend the blue city strike harder with fire and ice [K9.22]. */
export function attackOfFoe(g: OpenLook, foe: string): number {
  const { attack, element } = foeData(g, foe);
  if (attack === 0 || !foeIn(g, foe).walled || g.s.combat.city !== 'blue') return attack;
  if (element === 'physical') return attack;
  return attack + (element === 'cold-fire' ? 1 : 2);
}

/** In the red city physical attacks are brutal, in the green one poisonous [K9.23] [K9.24]. */
export function hasAbility(g: OpenLook, foe: string, ability: FoeAbility): boolean {
  const { abilities, element } = foeData(g, foe);
  if (abilities.includes(ability)) return true;
  if (element !== 'physical' || !foeIn(g, foe).walled) return false;
  const { city } = g.s.combat;
  return (city === 'red' && ability === 'brutal') || (city === 'green' && ability === 'poison');
}

/** By how much an enemy is fortified: by itself, by the walls of its site, or by both [K12.6]. */
export function fortificationOf(g: OpenLook, foe: string): number {
  const { open, walled } = foeIn(g, foe);
  if (open) return 0;
  const own = foeData(g, foe).abilities.includes('fortified') ? 1 : 0;
  return own + (walled && !hasMod(g, 'no-walls') ? 1 : 0);
}

/** Whether one resists: cold fire only with fire and ice together [K12.9] [K13.15]. */
export function resists(resistances: readonly Resistance[], element: Element): boolean {
  return element === 'cold-fire'
    ? resistances.includes('fire') && resistances.includes('ice')
    : resistances.includes(element);
}

/** What attacks come to against a group: what any of them resists counts half [K12.8]. */
export function attackSum(
  g: OpenLook,
  targets: readonly string[],
  points: readonly Points[],
): number {
  const doubled = g.s.combat.phase === 'attack' && hasMod(g, 'double-physical') ? 2 : 1;
  const all = targets.map((foe) => resistancesOf(g, foe));
  let full = 0;
  let half = 0;
  for (const { n, element } of points) {
    const strength = element === 'physical' ? n * doubled : n;
    if (all.some((resistances) => resists(resistances, element))) half += strength;
    else full += strength;
  }
  return full + Math.floor(half / 2);
}

/** Fire is stopped by ice, ice by fire, cold fire by itself alone; the aid reads it otherwise [K12.12]. */
function stops(g: OpenLook, block: Element, attack: Element): boolean {
  if (attack === 'physical' || block === 'cold-fire') return true;
  if (attack === 'cold-fire' || block === 'physical') return false;
  return isAid(g) ? block === attack : block !== attack;
}

/** What blocks come to against an enemy [K12.13] [K12.32]. */
export function blockSum(g: OpenLook, foe: string, points: readonly Points[]): number {
  const { element } = foeData(g, foe);
  const swift = hasAbility(g, foe, 'swift');
  let full = 0;
  let half = 0;
  for (const one of points) {
    const strength = one.twiceSwift && swift ? one.n * 2 : one.n;
    if (stops(g, one.element, element)) full += strength;
    else half += strength;
  }
  return full + Math.floor(half / 2);
}

/** What a block must come to: of a swift enemy twice its attack [K12.14]. */
export const toBlock = (g: OpenLook, foe: string): number =>
  attackOfFoe(g, foe) * (hasAbility(g, foe, 'swift') ? 2 : 1);

/** Attacks that are still to be blocked or suffered. */
export function attackers(g: OpenLook): string[] {
  const { foes, tokens } = g.s.combat;
  return g.all(tokens).filter((foe) => {
    const { beaten, blocked, dealt, idle, summoned } = need(foes[foe], foe);
    return !beaten && !blocked && !dealt && !idle && !summoned && attackOfFoe(g, foe) > 0;
  });
}
