import { need, type Seat } from '@destrier/engine';
import { DECKS, type Content, type Deck, type Title } from '../content/types.js';
import { needsOf } from '../rules/titles.js';
import { countOf } from '../rules/tiles.js';
import type { Look } from '../state.js';
import { DEMANDS, HAND_PROGRESS, type Demand } from './figures.js';

/** What titles ask for, worked out once for a content. */

/** Where in a list of wants a deck, token, item or kind of tile stands; the supports by name come behind. */
export const AT = {
  coins: 0,
  strength: 1,
  faith: 2,
  mount: 3,
  armour: 4,
  relics: 5,
  prestige: 6,
  supports: 7,
  romance: 8,
  market: 9,
  challenge: 10,
} as const;

/** One thing that a title asks for. */
interface Need {
  /** What it is, as its place among wants. */
  readonly at: number;
  readonly demand: Demand;
  readonly wanted: number;
  /** How much of it a seat has. */
  readonly has: (g: Look, seat: Seat) => number;
}

export interface Goal {
  readonly title: Title;
  readonly needs: readonly Need[];
  /** Supports one must not have, as places among wants. */
  readonly barred: readonly number[];
}

export interface Goals {
  readonly byTitle: Map<Title, Goal>;
  readonly supportAt: ReadonlyMap<string, number>;
  /** How long a list of wants is. */
  readonly length: number;
}

const kept = new WeakMap<Content, Goals>();

export function goalsOf(content: Content): Goals {
  const known = kept.get(content) ?? goalsAnew(content);
  kept.set(content, known);
  return known;
}

function goalsAnew({ supports, titles }: Content): Goals {
  const named = Object.values(titles).flatMap(({ of = {}, without = [] }) => [
    ...Object.keys(of),
    ...without,
  ]);
  const first = Object.keys(AT).length;
  const names = [...new Set([...Object.keys(supports), ...named])];
  const supportAt = new Map(names.map((name, i) => [name, first + i]));
  return { byTitle: new Map(), supportAt, length: first + names.length };
}

/** What a title asks for. */
export function goalOf(g: Look, goals: Goals, name: string): Goal {
  const title = needsOf(g, name);
  let goal = goals.byTitle.get(title);
  if (goal === undefined) goals.byTitle.set(title, (goal = goalAnew(title, goals)));
  return goal;
}

function goalAnew(title: Title, { supportAt }: Goals): Goal {
  const at = (support: string): number => need(supportAt.get(support), support);
  const named = Object.entries(title.of ?? {}).map(([support, wanted]): Need => ({
    at: at(support),
    demand: DEMANDS.named,
    wanted,
    has: (g, seat) => countOf(g, seat, 'supports', support),
  }));
  return {
    title,
    needs: [...ownNeeds(title), ...named, ...playedNeeds(title)],
    barred: (title.without ?? []).map(at),
  };
}

/** Tokens, items and tiles. */
function ownNeeds(title: Title): Need[] {
  const needs: Need[] = [];
  for (const what of ['coins', 'strength', 'faith', 'mount', 'armour'] as const) {
    const wanted = title[what];
    const demand = DEMANDS[what === 'mount' || what === 'armour' ? 'level' : what];
    const has: Need['has'] = (g, seat) => g.s.players[seat][what];
    if (wanted !== undefined) needs.push({ at: AT[what], demand, wanted, has });
  }
  for (const what of ['relics', 'prestige', 'supports'] as const) {
    const wanted = title[what];
    const has: Need['has'] = (g, seat) => countOf(g, seat, what);
    if (wanted !== undefined) needs.push({ at: AT[what], demand: DEMANDS[what], wanted, has });
  }
  return needs;
}

function playedNeeds({ played }: Title): Need[] {
  const needs: Need[] = [];
  for (const deck of DECKS) {
    const wanted = played?.[deck];
    const has: Need['has'] = (g, seat) => playedSoFar(g, seat, deck);
    if (wanted !== undefined) needs.push({ at: AT[deck], demand: DEMANDS.played, wanted, has });
  }
  return needs;
}

function playedSoFar(g: Look, seat: Seat, deck: Deck): number {
  const player = g.s.players[seat];
  return player.played[deck].length + HAND_PROGRESS * Math.min(3, player[deck].length);
}
