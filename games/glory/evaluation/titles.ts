import type { Seat } from '@destrier/engine';
import { DECKS, type Deck, type Title } from '../content/types.js';
import { bestTitles, needsOf, titlesOf } from '../rules/titles.js';
import { bonus, countOf } from '../rules/tiles.js';
import type { Look } from '../state.js';
import { armsNow, winChance } from './fights.js';
import { DEMANDS, HAND_PROGRESS, TITLES, type Demand } from './figures.js';
import { pawnsLeft, playsLeft, roundAt } from './time.js';

/** How far a seat can still get: actions and travel cards to come. */
interface Time {
  readonly pawns: number;
  readonly plays: number;
}

/** One thing that a title asks for. */
interface Need {
  /** A deck, a token, an item, a kind of tile, or the name of a support. */
  readonly what: string;
  readonly demand: Demand;
  readonly wanted: number;
  /** How much of it a seat has. */
  readonly has: (g: Look, seat: Seat) => number;
}

const compiled = new WeakMap<Title, readonly Need[]>();

function compiledOf(title: Title): readonly Need[] {
  let needs = compiled.get(title);
  if (needs === undefined) compiled.set(title, (needs = compile(title)));
  return needs;
}

function playedSoFar(g: Look, seat: Seat, deck: Deck): number {
  const player = g.s.players[seat];
  return player.played[deck].length + HAND_PROGRESS * Math.min(3, player[deck].length);
}

function compile(title: Title): Need[] {
  const needs: Need[] = [];
  for (const what of ['coins', 'strength', 'faith'] as const) {
    const wanted = title[what];
    if (wanted !== undefined)
      needs.push({
        what,
        demand: DEMANDS[what],
        wanted,
        has: (g, seat) => g.s.players[seat][what],
      });
  }
  for (const what of ['mount', 'armour'] as const) {
    const wanted = title[what];
    if (wanted !== undefined)
      needs.push({
        what,
        demand: DEMANDS.level,
        wanted,
        has: (g, seat) => g.s.players[seat][what],
      });
  }
  for (const what of ['relics', 'prestige', 'supports'] as const) {
    const wanted = title[what];
    if (wanted !== undefined)
      needs.push({ what, demand: DEMANDS[what], wanted, has: (g, seat) => countOf(g, seat, what) });
  }
  for (const [support, wanted] of Object.entries(title.of ?? {}))
    needs.push({
      what: support,
      demand: DEMANDS.named,
      wanted,
      has: (g, seat) => countOf(g, seat, 'supports', support),
    });
  for (const deck of DECKS) {
    const wanted = title.played?.[deck];
    if (wanted !== undefined)
      needs.push({
        what: deck,
        demand: DEMANDS.played,
        wanted,
        has: (g, seat) => playedSoFar(g, seat, deck),
      });
  }
  return needs;
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
function prospect(g: Look, seat: Seat, title: Title, time: Time): number {
  if (title.duel !== undefined) return fightChance(g, seat, title.duel);
  if (isBarred(g, seat, title)) return 0;
  let chance = 1;
  for (const { demand, wanted, has } of compiledOf(title))
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
  const title = needsOf(g, name);
  return (title.glory + bonus(g, seat, 'titles')) * prospect(g, seat, title, timeOf(g, seat));
}

/** What a seat may expect of all titles it could claim, public ones and its own. */
export function titlesValue(g: Look, seat: Seat): number {
  const more = bonus(g, seat, 'titles');
  if (g.s.phase === 'titles') return claimsValue(g, seat, more);
  const time = timeOf(g, seat);
  let sum = 0;
  for (const name of titlesOf(g, seat)) {
    const title = needsOf(g, name);
    sum += (title.glory + more) * prospect(g, seat, title, time);
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

/** What one more of something brings a seat by its titles, in glory: by deck, token, item, kind of tile and support. */
export type Wants = { [what: string]: number };

export function wantsOf(g: Look, seat: Seat): Wants {
  const more = bonus(g, seat, 'titles');
  const time = timeOf(g, seat);
  const share = TITLES[roundAt(g)] ?? 1;
  const wants: Wants = {};
  for (const name of titlesOf(g, seat)) {
    const title = needsOf(g, name);
    if (title.duel !== undefined) continue;
    if (isBarred(g, seat, title)) continue;
    const needs = compiledOf(title);
    const lacks: number[] = [];
    const chances: number[] = [];
    let chance = 1;
    for (const { wanted, has, demand } of needs) {
      const missing = wanted - has(g, seat);
      const one = chanceOf(demand, missing, time);
      lacks.push(missing);
      chances.push(one);
      chance *= one;
    }
    const hope = share * (title.glory + more) * chance;
    if (hope === 0) continue;
    for (let i = 0; i < needs.length; i++) {
      const { what, demand } = needs[i] as Need;
      const missing = lacks[i] as number;
      if (missing <= 0) continue;
      const ratio = chanceOf(demand, missing - 1, time) / (chances[i] as number);
      wants[what] = (wants[what] ?? 0) + hope * (ratio - 1);
    }
    for (const barred of title.without ?? []) wants[barred] = (wants[barred] ?? 0) - hope;
  }
  return wants;
}
