import type { Card } from '@destrier/engine';
import { kindOfCopy } from '../../book.js';
import type { Pile } from '../../content/types.js';
import type { Play } from '../../state.js';
import type { Combat, Foe } from '../../table.js';
import { drawFoe } from '../gains.js';

/** The tokens of a fight. */

/** Between fights. The place of the tokens stays the same: a new one would have to be found among all places. */
export const noCombat = (tokens: Card[] = []): Combat => ({
  phase: 'none',
  site: null,
  from: null,
  tokens,
  foes: {},
  units: true,
  night: false,
  city: null,
  halfFame: false,
  mods: [],
  into: null,
  stirred: false,
  begun: false,
  targets: [],
  points: [],
  damage: 0,
  assigned: [],
  wounds: 0,
  knockedOut: false,
  later: [],
});

export const newFoe = (from: string | null, walled: boolean, summoner: string | null): Foe => ({
  from,
  walled,
  armour: 0,
  lost: [],
  open: false,
  idle: false,
  blocked: false,
  dealt: false,
  beaten: false,
  summoner,
  summoned: false,
});

/** A token that is drawn for this fight. */
export function drawInto(
  g: Play,
  pile: Pile,
  walled: boolean,
  summoner: string | null = null,
): string | undefined {
  const { combat } = g.s;
  const foe = drawFoe(g, pile, combat.tokens);
  if (foe === undefined) return undefined;
  combat.foes[foe] = newFoe(null, walled, summoner);
  g.rule(kindOfCopy(foe));
  return foe;
}
