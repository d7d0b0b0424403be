import { need, type Card, type Seat } from '@destrier/engine';
import { foeData, modAt, unitData } from '../book.js';
import type { Mod } from '../content/ops.js';
import type { LevelData, Resistance, ScenarioData } from '../content/types.js';
import { landOf, type Land, type Space } from '../land.js';
import type { OpenLook } from '../state.js';
import type { Player } from '../table.js';

/** What can be read off the table. */

export function scenarioOf(g: OpenLook): ScenarioData {
  const scenario = `${g.options['scenario']}-${g.seats.length}`;
  return need(g.content.scenarios[scenario], scenario);
}
export const isReconnaissance = (g: OpenLook): boolean =>
  g.options['scenario'] === 'reconnaissance';
/** Where the aid differs from the rulebook, and the table plays as it is printed there. */
export const isAid = (g: OpenLook): boolean => g.options['reading'] === 'aid';
export const isBlitz = (g: OpenLook): boolean => g.options['scenario'] === 'blitz-conquest';
export const isSolo = (g: OpenLook): boolean => g.seats.length === 1;

export function levelData(g: OpenLook, level: number): LevelData {
  return need(g.content.levels[level], 'a level', level);
}
/** The level that a number of fame has reached [K15.10]. */
export function levelAt(g: OpenLook, fame: number): number {
  return Object.values(g.content.levels).filter((level) => fame >= level.fame).length;
}
export const armourOf = (g: OpenLook, seat: Seat): number =>
  levelData(g, g.s.players[seat].level).armour;

export const landNow = (g: OpenLook): Land => landOf(g.content, g.s.layout);
export const spaceAt = (g: OpenLook, id: string): Space => need(landNow(g).spaces.get(id), id);

const NONE: readonly Mod[] = [];

/** Everything that holds now. */
export function mods(g: OpenLook): readonly Mod[] {
  const { turn, combat } = g.s;
  // Mostly nothing does, and rules ask all the time.
  if (turn.mods.length + combat.mods.length === 0) return NONE;
  return addresses(g).map((address) => modAt(g, address));
}
/** The same, by the operations that made it. */
export const addresses = (g: OpenLook): string[] => [...g.s.turn.mods, ...g.s.combat.mods];
export function hasMod(g: OpenLook, is: Mod['is']): boolean {
  for (const mod of mods(g)) if (mod.is === is) return true;
  return false;
}

/** How many of a kind lie in a place. */
export function countIn(g: OpenLook, place: readonly Card[], kind: string): number {
  let found = 0;
  for (const card of place) if (g.name(card) === kind) found++;
  return found;
}

/** Whether it is night for a hero: also in dungeons and tombs [K6.7]. */
export const isNight = (g: OpenLook): boolean => !g.s.day || g.s.combat.night;
export const isGoldUsable = (g: OpenLook): boolean => !isNight(g) || hasMod(g, 'gold');
export const isBlackUsable = (g: OpenLook): boolean => isNight(g) || hasMod(g, 'black');

/** What a reputation adds to influence; null where nobody talks to the hero [K10.2]. */
export function reputationOf(g: OpenLook, seat: Seat): number | null {
  const { reputation } = g.content.figures;
  const middle = (reputation.length - 1) / 2;
  return reputation[g.s.players[seat].reputation + middle] ?? null;
}

/** Whether a unit cannot fight where units are barred; the one on Bonds of Loyalty can [K9.29] [K11.9] [K11.22]. */
export function isUnitBarred(g: OpenLook, { bonds }: Pick<Player, 'bonds'>, unit: string): boolean {
  return isInCombat(g) && !g.s.combat.units && bonds !== unit;
}

export const isInCombat = (g: OpenLook): boolean => g.s.combat.phase !== 'none';

export function unitArmour(g: OpenLook, player: Pick<Player, 'unit'>, unit: string): number {
  const { banner } = need(player.unit[unit], unit);
  let armour = unitData(g, unit).armour;
  if (banner === 'banner-of-glory' || banner === 'banner-of-protection') armour++;
  for (const mod of mods(g)) if (mod.is === 'unit-armour') armour += mod.n;
  return armour;
}

export function unitResistances(
  g: OpenLook,
  player: Pick<Player, 'unit'>,
  unit: string,
): readonly Resistance[] {
  const found = [...unitData(g, unit).resistances];
  if (need(player.unit[unit], unit).banner === 'banner-of-protection') found.push('fire', 'ice');
  for (const mod of mods(g)) if (mod.is === 'unit-resistance') found.push(...mod.which);
  return found;
}

/** Command tokens; Bonds of Loyalty is one more. */
export function commandOf(g: OpenLook, seat: Seat): number {
  const { level, skills } = g.s.players[seat];
  const bonds = g.find(skills, 'bonds-of-loyalty') === undefined ? 0 : 1;
  return levelData(g, level).command + bonds;
}

export const isLoyal = (g: OpenLook, seat: Seat): boolean =>
  g.find(g.s.players[seat].skills, 'bonds-of-loyalty') !== undefined &&
  g.s.players[seat].bonds === null;

/** How many abilities, resistances and colours of attack are printed on a token [K12.20]. */
export function traitsOf(g: OpenLook, foe: string): number {
  const { abilities, resistances, element } = foeData(g, foe);
  const colours = element === 'cold-fire' ? 2 : element === 'physical' ? 0 : 1;
  return abilities.length + resistances.length + colours;
}
