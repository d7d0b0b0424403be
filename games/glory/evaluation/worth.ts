import type { Seat } from '@destrier/engine';
import { difficultyOf } from '../rules/otto/otto.js';
import { ROUNDS } from '../rules/players.js';
import { knightOf } from '../rules/tournament/knights.js';
import type { Look } from '../state.js';
import { championWorth, isChampion } from './champion.js';
import { laterValue } from './fights.js';
import { DECIDED, LATER, NOW, OTTO_MISSES, OTTO_SHARE, SCALE, TITLES } from './figures.js';
import { meansOf } from './means.js';
import { isOver, roundAt, tournamentsLeft } from './time.js';
import { titlesValue } from './titles.js';
import { tournamentValue } from './tournament.js';

/** What a worth is made of. */
type Part = 'glory' | 'tournament' | 'later' | 'titles' | 'means' | 'champion';
type Parts = { readonly [part in Part]: number };

const NOTHING: Parts = { glory: 0, tournament: 0, later: 0, titles: 0, means: 0, champion: 0 };

export function parts(g: Look, seat: Seat): Parts {
  const { glory, character } = g.s.players[seat];
  if (character.length === 0) return { ...NOTHING, glory };
  if (isChampion(g)) return { ...NOTHING, champion: championWorth(g, scale(g), meansOf(g, seat)) };
  if (isOver(g)) return { ...NOTHING, glory };
  return {
    glory,
    tournament: NOW * tournamentValue(g, seat),
    later: LATER * laterValue(g, seat),
    titles: (TITLES[roundAt(g)] ?? 1) * titlesValue(g, seat),
    means: meansOf(g, seat),
    champion: 0,
  };
}

/** What a seat may expect to have at the end. */
export function worth(g: Look, seat: Seat): number {
  const { glory, tournament, later, titles, means, champion } = parts(g, seat);
  return glory + tournament + later + titles + means + champion;
}

/** What Otto may expect to have, or the points that reach the goal. */
export function rivalWorth(g: Look): number {
  if (isChampion(g)) return 0;
  // A goal is reached with its last point: there is no tie.
  if (!g.s.otto.rivals) return g.content.solo.goals[difficultyOf(g)] - 0.5;
  const { glory, titles, openTitles } = g.s.otto;
  if (isOver(g)) return glory;
  const tile = knightOf(g, g.content.solo.tiles[difficultyOf(g)]);
  let sum = glory + tournamentsLeft(g) * (2 * OTTO_SHARE * tile.glory - OTTO_MISSES);
  for (const place of [titles, openTitles, g.s.publicTitles])
    for (const card of place) sum += g.content.titles[g.name(card)]?.glory ?? 0;
  return sum;
}

export function scale(g: Look): number {
  return isOver(g) ? DECIDED : (SCALE[roundAt(g)] ?? SCALE[3]);
}

const PHASES = [
  'setup',
  'actions',
  'travel',
  'upkeep',
  'registration',
  'tournament',
  'last-travel',
  'titles',
];

/** A duel is judged by its odds: with it a turn ends. */
export function turn(g: Look): number {
  const { round, phase, otto, duels, turn: at } = g.s;
  let fights = 0;
  for (const duel of duels) if (duel !== null) fights += 1 + duel.engagement;
  return (((round * 8 + PHASES.indexOf(phase)) * 16 + otto.pawns) * 8 + at) * 32 + fights;
}

/** Roll-outs end when pawns and cards have done their work, and after each tournament. */
export function horizon(g: Look): number {
  const { round, phase } = g.s;
  if (round > ROUNDS) return phase === 'titles' ? 9 : 8;
  return 2 * round + (phase === 'registration' || phase === 'tournament' ? 1 : 0);
}
