import type { Seat } from '@destrier/engine';
import type { Content, Title } from '../content/types.js';
import { bestTitles, needsOf, titlesOf } from '../rules/titles.js';
import { bonus, countOf } from '../rules/tiles.js';
import type { Look } from '../state.js';
import { armsNow, winChance } from './fights.js';
import { TITLES, type Demand } from './figures.js';
import { goalOf, goalsOf, type Goal, type Goals } from './goals.js';
import { pawnsLeft, playsLeft, roundAt } from './time.js';

/** How far a seat can still get: actions and travel cards to come. */
interface Time {
  readonly pawns: number;
  readonly plays: number;
}

/** The chance that what is missing is found in time; of what is there, that it is kept. */
function chanceOf(
  { held, slope, base, pawns, plays }: Demand,
  missing: number,
  time: Time,
): number {
  if (missing <= 0) return held;
  const room = base + pawns * time.pawns + plays * time.plays;
  return held / (1 + Math.exp(slope * (missing - room)));
}

function isBarred(g: Look, seat: Seat, { without }: Title): boolean {
  if (without === undefined) return false;
  for (const support of without) if (countOf(g, seat, 'supports', support) > 0) return true;
  return false;
}

/** The chance that a seat can claim a title at the end. */
function prospect(g: Look, seat: Seat, { title, needs }: Goal, time: Time): number {
  if (title.duel !== undefined) return fightChance(g, seat, title.duel);
  if (isBarred(g, seat, title)) return 0;
  let chance = 1;
  for (const { demand, wanted, has } of needs)
    chance *= chanceOf(demand, wanted - has(g, seat), time);
  return chance;
}

function fightChance(g: Look, seat: Seat, foe: NonNullable<Title['duel']>): number {
  return winChance(armsNow(g, seat), foe);
}

const timeOf = (g: Look, seat: Seat): Time => ({
  pawns: pawnsLeft(g, seat),
  plays: playsLeft(g, seat),
});

/** What a seat may expect of a title. */
export function titleValue(g: Look, seat: Seat, name: string): number {
  const goal = goalOf(g, goalsOf(g.content), name);
  return (goal.title.glory + bonus(g, seat, 'titles')) * prospect(g, seat, goal, timeOf(g, seat));
}

/** What a seat may expect of all titles it could claim, public ones and its own. */
export function titlesValue(g: Look, seat: Seat): number {
  const more = bonus(g, seat, 'titles');
  if (g.s.phase === 'titles') return claimsValue(g, seat, more);
  const time = timeOf(g, seat);
  const goals = goalsOf(g.content);
  let sum = 0;
  for (const name of titlesOf(g, seat)) {
    const goal = goalOf(g, goals, name);
    sum += (goal.title.glory + more) * prospect(g, seat, goal, time);
  }
  return sum;
}

/** At the end: what can be claimed together, and the duels that may be won. */
function claimsValue(g: Look, seat: Seat, more: number): number {
  if (g.s.order.indexOf(seat) < g.s.turn) return 0;
  let sum = 0;
  for (const name of bestTitles(g, seat)) sum += needsOf(g, name).glory + more;
  for (const name of titlesOf(g, seat)) {
    const { duel, glory } = needsOf(g, name);
    if (duel !== undefined) sum += (glory + more) * fightChance(g, seat, duel);
  }
  return sum;
}

/** What one more of something brings a seat by its titles, in glory. */
export interface Wants {
  readonly goals: Goals;
  /** By the places that the goals tell. */
  readonly by: Float64Array;
}

export function noWants(content: Content): Wants {
  const goals = goalsOf(content);
  return { goals, by: new Float64Array(goals.length) };
}

export function wantsOf(g: Look, seat: Seat): Wants {
  const wants = noWants(g.content);
  const more = bonus(g, seat, 'titles');
  const time = timeOf(g, seat);
  const share = TITLES[roundAt(g)] ?? 1;
  for (const name of titlesOf(g, seat)) {
    const goal = goalOf(g, wants.goals, name);
    const { title } = goal;
    if (title.duel !== undefined || isBarred(g, seat, title)) continue;
    addWants(g, seat, goal, time, share * (title.glory + more), wants.by);
  }
  return wants;
}

// What is missing of each need of a title, and the chance that it is found: written anew for each.
const lacks: number[] = [];
const chances: number[] = [];

/** What a title of this worth makes worth having. */
function addWants(
  g: Look,
  seat: Seat,
  { needs, barred }: Goal,
  time: Time,
  glory: number,
  by: Float64Array,
): void {
  let chance = 1;
  for (let i = 0; i < needs.length; i++) {
    const { wanted, has, demand } = needs[i] as Goal['needs'][number];
    const missing = wanted - has(g, seat);
    const one = chanceOf(demand, missing, time);
    lacks[i] = missing;
    chances[i] = one;
    chance *= one;
  }
  const hope = glory * chance;
  if (hope === 0) return;
  for (let i = 0; i < needs.length; i++) {
    const { at, demand } = needs[i] as Goal['needs'][number];
    const missing = lacks[i] as number;
    if (missing <= 0) continue;
    const ratio = chanceOf(demand, missing - 1, time) / (chances[i] as number);
    by[at] = (by[at] as number) + hope * (ratio - 1);
  }
  for (const at of barred) by[at] = (by[at] as number) - hope;
}
