import type { Card, Seat } from '@destrier/engine';
import { CITIES, type Content, type Knight } from '../content/types.js';
import { chance, type FoeFigures } from '../odds/chance.js';
import { characterOf, ROUNDS } from '../rules/players.js';
import { knightOf } from '../rules/tournament/knights.js';
import { NOBODY, type Look } from '../state.js';
import { CONTENDED, DUEL_FAITH, DUEL_STRENGTH, EDGE } from './figures.js';
import { isEarly } from './time.js';
import { usualKnight } from './usual.js';

/** What a seat brings to its next duel. */
export interface Arms {
  readonly content: Content;
  readonly mount: number;
  readonly armour: number;
  readonly prestige: number;
  /** What tiles add to the attack, on average over the engagements to come. */
  readonly edge: number;
  strength: number;
  faith: number;
}

/** By the chance to win a duel in hundredths: the chance to lose it with one engagement won. */
const NARROW: readonly number[] = narrowLosses();

function narrowLosses(): number[] {
  const narrow: number[] = [];
  for (let p = 0; p <= 1000; p++) {
    const one = p / 1000;
    narrow[Math.round(100 * one * one * (3 - 2 * one))] = 2 * one * (1 - one) * (1 - one);
  }
  return narrow;
}

/** What a duel of a tournament brings: the glory of a victory, or half of it. */
export function spoils(win: number, glory: number): number {
  return glory * win + Math.floor(glory / 2) * (NARROW[Math.round(100 * win)] ?? 0);
}

/** The chance of a duel; a broken edge counts in proportion. */
export function winChance(arms: Arms, foe: FoeFigures): number {
  const { content, mount, armour, strength, faith, prestige, edge } = arms;
  const attack = Math.floor(edge);
  const win = chance(content, { mount, armour, strength, faith, attack }, foe, prestige);
  if (edge === attack || win === 1) return win;
  const more = { mount, armour, strength, faith, attack: attack + 1 };
  return win + (edge - attack) * (chance(content, more, foe, prestige) - win);
}

/** What the tiles of a seat add to its attack: those that are active, or all before an upkeep. */
function edgeOf(g: Look, seat: Seat, all: boolean): number {
  const { supports, relics } = g.s.players[seat];
  let sum = sumOf(g, supports.ready) + sumOf(g, relics.ready);
  if (all) sum += sumOf(g, supports.used) + sumOf(g, relics.used);
  return sum;
}

function sumOf(g: Look, tiles: readonly Card[]): number {
  let sum = 0;
  for (const card of tiles) sum += EDGE[g.name(card)] ?? 0;
  return sum;
}

/** What a seat has at hand for a duel now. */
export function armsNow(g: Look, seat: Seat): Arms {
  const { mount, armour, strength, faith, prestige } = g.s.players[seat];
  const edge = edgeOf(g, seat, false);
  return {
    content: g.content,
    mount,
    armour,
    strength,
    faith,
    edge,
    prestige: prestige.ready.length,
  };
}

/** What a duel leaves for the next. */
export function spend(arms: Arms, round: number): void {
  arms.strength = Math.max(0, arms.strength - (DUEL_STRENGTH[round - 1] ?? 0));
  arms.faith = Math.max(0, arms.faith - DUEL_FAITH);
}

// What `chance` wants to know of a knight is the same for every call.
const foes = new WeakMap<Knight, FoeFigures>();

export function foeOf(knight: Knight): FoeFigures {
  let foe = foes.get(knight);
  if (foe === undefined) {
    const { attack, prestige, fewer, type } = knight;
    foe = { attack, prestige, fewer, die: type === 'pole' };
    foes.set(knight, foe);
  }
  return foe;
}

function against(arms: Arms, knight: Knight): number {
  return spoils(winChance(arms, foeOf(knight)), knight.glory);
}

/** What a seat will have for the tournament of this round. */
export function armsOf(g: Look, seat: Seat): Arms {
  if (!isEarly(g)) return armsNow(g, seat);
  const { mount, armour, strength, faith, prestige } = g.s.players[seat];
  const { income } = characterOf(g, seat);
  return {
    content: g.content,
    mount,
    armour,
    strength: strength + income.strength,
    faith: faith + income.faith,
    edge: edgeOf(g, seat, true),
    prestige: prestige.ready.length + prestige.used.length,
  };
}

/** Shields that a seat may still place in the registration. */
function shieldsLeft(g: Look, placed: number): number {
  const { shields } = g.content.figures;
  switch (g.s.phase) {
    case 'tournament':
      return 0;
    case 'registration':
      return Math.max(0, shields - placed);
    default:
      return Math.min(shields, CITIES.length - placed);
  }
}

/** The knight of a city that a seat has challenged, or else the free one who promises most. */
function standIn(g: Look, seat: Seat, city: string, arms: Arms): Knight | undefined {
  let best: Knight | undefined;
  let most = 0;
  for (const stand of g.s.tournament.stands) {
    if (stand.city !== city) continue;
    const knight = knightOf(g, stand.knight);
    if (stand.shield === seat) return knight;
    if (stand.shield !== NOBODY) continue;
    const value = against(arms, knight);
    if (value > most) {
      best = knight;
      most = value;
    }
  }
  return best;
}

/** The pas d'armes of this round: knights challenged, and the best that are left; the duels follow each other. */
export function pasValue(g: Look, seat: Seat, arms: Arms): number {
  const { stands } = g.s.tournament;
  let placed = 0;
  for (const { shield } of stands) if (shield === seat) placed++;
  let free = shieldsLeft(g, placed);
  const cities = CITIES.map((city) => {
    const own = stands.some((stand) => stand.city === city && stand.shield === seat);
    const knight = own || free > 0 ? standIn(g, seat, city, arms) : undefined;
    const value = own || knight === undefined ? 0 : against(arms, knight);
    return { own, knight, value, taken: own };
  });
  for (; free > 0; free--) {
    let best: (typeof cities)[number] | undefined;
    for (const city of cities) if (!city.taken && city.value > (best?.value ?? 0)) best = city;
    if (best === undefined) break;
    best.taken = true;
  }
  let sum = 0;
  for (const { own, knight, taken } of cities) {
    if (!taken || knight === undefined) continue;
    sum += against(arms, knight) * (own ? 1 : CONTENDED);
    spend(arms, g.s.round);
  }
  return sum;
}

/** What a round whose lists are not laid out yet brings to who has these arms. */
export function usualValue(arms: Arms, round: number): number {
  const usual = usualKnight(arms.content, round);
  return spoils(winChance(arms, usual), usual.glory);
}

/** What a seat may have in a later round, as far as it does not change. */
export function laterArms(g: Look, seat: Seat): Arms {
  const { mount, armour, prestige } = g.s.players[seat];
  return {
    content: g.content,
    mount,
    armour,
    strength: g.content.figures.mostStrength,
    faith: 1,
    edge: edgeOf(g, seat, true),
    prestige: prestige.ready.length + prestige.used.length,
  };
}

/** The tournaments of later rounds. */
export function laterValue(g: Look, seat: Seat): number {
  const arms = laterArms(g, seat);
  let sum = 0;
  for (let round = g.s.round + 1; round <= ROUNDS; round++) sum += 2 * usualValue(arms, round);
  return sum;
}

/** What a knight of the pas d'armes promises. */
export function standValue(g: Look, seat: Seat, knight: string): number {
  return against(armsOf(g, seat), knightOf(g, knight));
}

/** The most that a free knight of the pas d'armes promises, in a city where the seat has no shield. */
export function bestStand(g: Look, seat: Seat): number {
  const { stands } = g.s.tournament;
  const arms = armsOf(g, seat);
  let most = 0;
  for (const { city, knight, shield } of stands) {
    if (shield !== NOBODY) continue;
    if (stands.some((one) => one.city === city && one.shield === seat)) continue;
    most = Math.max(most, against(arms, knightOf(g, knight)));
  }
  return most;
}
