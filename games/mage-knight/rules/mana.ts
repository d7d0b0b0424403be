import { kind, need, paramsOf, type Seat } from '@destrier/engine';
import { isBasic } from '../book.js';
import { BASICS, MANA, type Basic, type Mana } from '../content/types.js';
import { rules, type OpenLook, type Play } from '../state.js';
import type { Allowance } from '../table.js';
import { hasMod, isBlackUsable, isGoldUsable, mods } from './reading.js';

const { openAsk, procedure } = rules;

/** How mana is paid: with tokens, crystals and dice of the Source. */

export const PURSES = ['token', 'crystal', 'die', 'kept', 'endless'] as const;
export type Purse = (typeof PURSES)[number];

export interface Way {
  readonly from: Purse;
  readonly mana: Mana;
  /** What it counts as. */
  readonly as: Mana;
  readonly die: Allowance | null;
  readonly polarized: boolean;
}

/** What can be paid with. */
export interface Means {
  readonly tokens: { readonly [mana in Mana]: number };
  readonly crystals: { readonly [colour in Basic]: number };
  readonly source: readonly Mana[];
  readonly dice: readonly Allowance[];
  readonly kept: Mana | null;
  readonly endless: readonly Mana[];
  readonly polarize: boolean;
  readonly gold: boolean;
  readonly black: boolean;
}

const OPPOSITE: { readonly [mana in Mana]: Mana } = {
  red: 'blue',
  blue: 'red',
  green: 'white',
  white: 'green',
  gold: 'black',
  black: 'gold',
};

export function meansOf(g: OpenLook, seat: Seat): Means {
  const { tokens, crystals, die } = g.s.players[seat];
  const { source, turn } = g.s;
  const isOwn = turn.seat === seat;
  let endless: readonly Mana[] = [];
  let polarize = false;
  for (const mod of mods(g)) {
    if (mod.is === 'endless') endless = [...endless, ...mod.of];
    if (mod.is === 'polarize') polarize = true;
  }
  return {
    tokens,
    crystals,
    source,
    dice: isOwn && !hasMod(g, 'no-dice') ? turn.dice : [],
    kept: die,
    endless,
    polarize,
    gold: isGoldUsable(g),
    black: isBlackUsable(g),
  };
}

/** What mana counts as: gold as whichever basic colour by day, black as black at night [K6.2] [K6.3] [K6.13] [K6.14]. */
function counts({ gold, black }: Means, mana: Mana, as: Mana, die: Allowance | null): boolean {
  if (die === 'pull' && mana === 'black' && as !== 'gold') return true; // K6.9
  if (die === 'storm' && !isBasic(mana)) return isBasic(as); // K6.10
  if (mana === 'gold') return gold && as !== 'black';
  if (mana === 'black') return black && as === 'black';
  return mana === as;
}

/** As its opposite; by day black is any basic colour then, at night gold is black [K6.11]. */
function countsPolarized(means: Means, mana: Mana, as: Mana): boolean {
  if (mana === 'black') return means.gold && isBasic(as);
  if (mana === 'gold') return means.black && as === 'black';
  return OPPOSITE[mana] === as;
}

/** Whether and how mana pays for this; null: not at all. */
function paysFor(
  means: Means,
  mana: Mana,
  as: Mana,
  die: Allowance | null,
): 'plain' | 'polarized' | null {
  if (counts(means, mana, as, die)) return 'plain';
  return means.polarize && countsPolarized(means, mana, as) ? 'polarized' : null;
}

function addWays(
  found: Way[],
  means: Means,
  from: Purse,
  mana: Mana,
  die: Allowance | null,
  of: readonly Mana[],
): void {
  for (const as of of) {
    const how = paysFor(means, mana, as, die);
    if (how !== null) found.push({ from, mana, as, die, polarized: how === 'polarized' });
  }
}

/** Whether an entry of a list is the first of its kind. */
const isFirst = <T>(list: readonly T[], at: number): boolean => list.indexOf(list[at] as T) === at;

/** All ways to pay one of these, each once. */
function waysIn(means: Means, of: readonly Mana[]): Way[] {
  const { endless, tokens, kept, source, dice, crystals } = means;
  const found: Way[] = [];
  for (const [at, mana] of endless.entries())
    if (isFirst(endless, at)) addWays(found, means, 'endless', mana, null, of);
  for (const mana of MANA) if (tokens[mana] > 0) addWays(found, means, 'token', mana, null, of);
  if (kept !== null) addWays(found, means, 'kept', kept, null, of);
  for (const [at, mana] of source.entries()) {
    if (!isFirst(source, at)) continue;
    const ofDie: Way[] = [];
    for (const die of dice) addWays(ofDie, means, 'die', mana, die, of);
    for (const way of ofDie) if (ofDie.find((one) => one.as === way.as) === way) found.push(way);
  }
  for (const mana of BASICS)
    if (crystals[mana] > 0) addWays(found, means, 'crystal', mana, null, of);
  return found;
}

/** Whether mana pays for one of these. */
function pays(means: Means, mana: Mana, of: readonly Mana[], die: Allowance | null): boolean {
  for (const as of of) if (paysFor(means, mana, as, die) !== null) return true;
  return false;
}

/** Whether there is a way to pay one of these. Menus ask it of every card, so no way is written down. */
function hasWay(means: Means, of: readonly Mana[]): boolean {
  const { endless, tokens, kept, source, dice, crystals } = means;
  for (const mana of MANA) if (tokens[mana] > 0 && pays(means, mana, of, null)) return true;
  for (const mana of BASICS) if (crystals[mana] > 0 && pays(means, mana, of, null)) return true;
  for (const die of dice) for (const mana of source) if (pays(means, mana, of, die)) return true;
  for (const mana of endless) if (pays(means, mana, of, null)) return true;
  return kept !== null && pays(means, kept, of, null);
}

const without = <T>(list: readonly T[], item: T | null): T[] => {
  const rest = [...list];
  rest.splice(
    rest.findIndex((one) => one === item),
    1,
  );
  return rest;
};

function after(means: Means, way: Way): Means {
  const polarize = means.polarize && !way.polarized;
  switch (way.from) {
    case 'token':
      return {
        ...means,
        polarize,
        tokens: { ...means.tokens, [way.mana]: means.tokens[way.mana] - 1 },
      };
    case 'crystal': {
      const mana = way.mana as Basic;
      return {
        ...means,
        polarize,
        crystals: { ...means.crystals, [mana]: means.crystals[mana] - 1 },
      };
    }
    case 'die':
      return {
        ...means,
        polarize,
        source: without(means.source, way.mana),
        dice: without(means.dice, way.die),
      };
    case 'kept':
      return { ...means, polarize, kept: null };
    case 'endless':
      return { ...means, polarize };
  }
}

/** A need is one of several colours; all needs together. */
export type Needs = readonly (readonly Mana[])[];

export function isPaid(means: Means, needs: Needs, from = 0): boolean {
  const first = needs[from];
  if (first === undefined) return true;
  if (from + 1 === needs.length) return hasWay(means, first);
  return waysIn(means, first).some((way) => isPaid(after(means, way), needs, from + 1));
}

/** Whether all of it can be paid. */
export function isPayable(g: OpenLook, seat: Seat, needs: Needs): boolean {
  return needs.length === 0 || isPaid(meansOf(g, seat), needs);
}

function take(g: Play, seat: Seat, way: Way): void {
  const { players, source, turn } = g.s;
  const player = players[seat];
  switch (way.from) {
    case 'token':
      player.tokens[way.mana]--;
      break;
    case 'crystal': {
      const mana = way.mana as Basic;
      player.crystals[mana]--;
      turn.spent.push(mana);
      break;
    }
    case 'die':
      source.splice(source.indexOf(way.mana), 1);
      turn.dice.splice(turn.dice.indexOf(need(way.die, 'a die')), 1);
      turn.used++;
      break;
    case 'kept':
      player.die = null;
      turn.used++;
      turn.stolen++;
      break;
    case 'endless':
      break;
  }
  if (way.polarized)
    turn.mods.splice(
      turn.mods.findIndex((address) => address.startsWith('polarization')),
      1,
    );
}

interface Paying {
  seat: Seat;
  of: readonly Mana[];
  /** What must be paid afterwards, each one colour of several: `red,blue`. */
  rest: readonly string[];
}

const restOf = (rest: readonly string[]): Needs =>
  rest.map((need) => need.split(',').flatMap((one) => MANA.find((mana) => mana === one) ?? []));

/** The ways that leave enough for the rest. */
function waysOf(g: OpenLook, { seat, of, rest }: Paying): Way[] {
  const means = meansOf(g, seat);
  const ways = waysIn(means, of);
  if (rest.length === 0) return ways;
  const later = restOf(rest);
  return ways.filter((way) => isPaid(after(means, way), later));
}

const { word } = kind;

/** Answers itself where there is one way only. */
const paying = procedure<Paying>('paying', {
  closed: true,
  steps: [
    openAsk<Paying, { pay: [from: Purse, mana: Mana, as: Mana] }>('pay', {
      rule: 'K6.1',
      who: 'seat',
      params: paramsOf({ mana: kind.oneOf(word('mana', MANA)) }, (_g, v) => ({ mana: v.of })),
      menu(g, v, m) {
        for (const { from, mana, as } of waysOf(g, v)) m.option('pay', from, mana, as);
      },
      on: {
        pay(g, v, from, mana, as) {
          const way = waysOf(g, v).find(
            (one) => one.from === from && one.mana === mana && one.as === as,
          );
          take(g, v.seat, need(way, 'a way to pay'));
          g.s.turn.context.paid = as;
          g.event('paid', { seat: v.seat, mana, from });
        },
      },
    }),
  ],
});

/** Asks how each of these needs is paid, in their order; what must be paid later is kept. */
export function payFor(g: Play, seat: Seat, needs: Needs, later: Needs = []): void {
  const all = [...needs, ...later].map((of) => of.join(','));
  g.callEach(
    paying,
    needs.map((of, at) => ({ seat, of, rest: all.slice(at + 1) })),
  );
}
