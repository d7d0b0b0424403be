import type { Seat } from '@destrier/engine';
import { unitData, WOUND } from '../book.js';
import { BASICS } from '../content/types.js';
import type { Look, OpenLook, Play } from '../state.js';
import { isReconnaissance, isSolo, scenarioOf, spaceAt } from './reading.js';
import { isCity, isCleared } from './terrain.js';
import { leaderOf } from './closing.js';

/** Points at the end of the game. */

export const ACHIEVEMENTS = [
  'knowledge',
  'leader',
  'adventurer',
  'loot',
  'conqueror',
  'beating',
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

const ADVENTURES = ['dungeon', 'tomb', 'monster-den', 'spawning-grounds', 'ruins'];
const STRONGHOLDS = ['keep', 'mage-tower', 'monastery'];

function cardsOf(g: Look, seat: Seat): string[] {
  const { deck, hand, discard, played, banners, spared } = g.s.players[seat];
  return [deck, hand, discard, played, banners, spared].flatMap((place) => g.all(place));
}

function shieldsOn(g: OpenLook, seat: Seat, kinds: readonly string[]): number {
  return Object.entries(g.s.sites).filter(
    ([space, { shields }]) =>
      kinds.includes(spaceAt(g, space).site ?? '') && shields.includes(seat),
  ).length;
}

/** What each achievement is worth [K17.2] [K17.4] [K17.5] [K17.6] [K17.7] [K17.8] [K17.9]. */
function worth(g: Look, seat: Seat, what: Achievement): number {
  const ofKind = (kind: string): number =>
    cardsOf(g, seat).filter((card) => g.content.cards[card]?.kind === kind).length;
  const { crystals, units, unit } = g.s.players[seat];
  switch (what) {
    case 'knowledge':
      return 2 * ofKind('spell') + ofKind('advanced');
    case 'leader':
      return g.all(units).reduce((sum, one) => {
        const { level } = unitData(g, one);
        return sum + ((unit[one]?.wounds ?? 0) > 0 ? Math.floor(level / 2) : level);
      }, 0);
    case 'adventurer':
      return 2 * shieldsOn(g, seat, ADVENTURES);
    case 'loot': {
      const total = BASICS.reduce((sum, colour) => sum + crystals[colour], 0);
      return 2 * ofKind('artifact') + Math.floor(total / 2);
    }
    case 'conqueror':
      return 2 * shieldsOn(g, seat, STRONGHOLDS);
    case 'beating':
      return -2 * cardsOf(g, seat).filter((card) => card === WOUND).length;
  }
}

function award(g: Play, seat: Seat, what: string, points: number): void {
  if (points === 0) return;
  g.s.players[seat].bonus += points;
  g.score(seat, what, points);
  g.event('achievement', { seat, what, points });
}

/** Who is best in something has a title; those who share it have less of it [K17.3] [K17.10]. */
function title(
  g: Play,
  what: string,
  values: readonly number[],
  sole: number,
  shared: number,
): void {
  const best = Math.max(...values.map(Math.abs));
  if (best === 0) return;
  const first = g.seats.filter((seat) => Math.abs(values[seat] ?? 0) === best);
  for (const seat of first) award(g, seat, what, first.length === 1 ? sole : shared);
}

function achievements(g: Play): void {
  for (const what of ACHIEVEMENTS) {
    const values = g.seats.map((seat) => worth(g, seat, what));
    for (const seat of g.seats) award(g, seat, what, values[seat] ?? 0);
    if (isSolo(g)) continue;
    const isBeating = what === 'beating';
    title(g, `title-${what}`, values, isBeating ? -3 : 3, isBeating ? -1 : 1);
  }
}

const takenCities = (g: OpenLook): string[] =>
  g.s.cities.filter((space) => isCity(spaceAt(g, space).site) && isCleared(g, space));

/** In a conquest the leader of a city has most of it, others with shields there some [K18.10]. */
function cityPoints(g: Play): void {
  const points = g.seats.map((seat) =>
    takenCities(g).reduce((sum, space) => {
      const shields = g.s.sites[space]?.shields ?? [];
      if (!shields.includes(seat)) return sum;
      return sum + (leaderOf(shields) === seat ? 7 : 4);
    }, 0),
  );
  for (const seat of g.seats) award(g, seat, 'cities', points[seat] ?? 0);
  title(g, 'title-cities', points, 5, 2);
}

/** Alone: cities, or the city that was found, and what is left of the time [K18.5] [K18.11] [K18.13]. */
function soloPoints(g: Play, seat: Seat): void {
  const { cities, rounds } = scenarioOf(g);
  if (isReconnaissance(g)) award(g, seat, 'city-found', g.s.cities.length > 0 ? 10 : 0);
  else {
    const taken = takenCities(g).length;
    award(g, seat, 'cities', 10 * taken);
    award(g, seat, 'all-cities', taken === cities ? 15 : 0);
  }
  if (!g.s.final) return;
  award(g, seat, 'rounds-left', 30 * (rounds - g.s.round));
  award(g, seat, 'dummy-cards', g.s.dummy.deck.length);
  award(g, seat, 'round-open', g.s.announced === null ? 5 : 0);
}

export function score(g: Play): void {
  achievements(g);
  if (isSolo(g)) soloPoints(g, 0);
  else if (!isReconnaissance(g)) cityPoints(g);
}
