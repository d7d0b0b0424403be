import { isSeat, type Asked, type Choice, type Options, type Seat } from '@destrier/engine';
import { suitIn, weaponOf } from '../content/cards.js';
import { SUITS, type Suit } from '../content/types.js';
import { bySuit } from '../rules/cards.js';
import { figuresOf, powerOf } from '../rules/powers.js';
import { woundsIn } from '../rules/wounds.js';
import type { Look } from '../state.js';
import { toTrade } from './powers.js';
import { cardCost, stakeOf, staysWorst, toCome } from './stake.js';

/** What playing a card brings, in wounds saved: it leaves the hand, and may lose the combat. */
export function playValue(g: Look, kind: string): number {
  const { cards, lead } = g.s.combat;
  const { value, special } = weaponOf(g.content, kind);
  const left = Math.max(0, toCome(g) - 1);
  const isHigh = kind === 'morgan' || cards.some((card) => card.kind === 'morgan');
  const own = value ?? (isHigh ? 1 : g.content.figures.values);
  const feints = cards.some((card) => card.value === own);
  const isWorst = cards.every(
    (card) => card.feints || (isHigh ? own >= card.value : own <= card.value),
  );
  const loses = feints || !(isWorst || lead === '') ? 0 : staysWorst(g, own, isHigh, left);
  const stake = stakeOf(g, left) + weaponOf(g.content, kind).wounds;
  return cardCost(g, kind) - loses * stake + (special ? -2 : 0);
}

/** The option that looks best; `noise` is added to each. */
export function best(
  options: Options,
  value: (choice: Choice) => number,
  noise: () => number = () => 0,
): Choice {
  let found = options.nth(0);
  let most = -Infinity;
  for (let i = 0; i < options.count; i++) {
    const choice = options.nth(i);
    const here = value(choice) + noise();
    if (here <= most) continue;
    found = choice;
    most = here;
  }
  return found;
}

/** The cards of a hand that cost most, in the order in which they are offered. */
export function worst(g: Look, seat: Seat, count: number): string[] {
  const kinds = bySuit(g, g.s.players[seat].hand);
  const byCost = kinds
    .map((kind, at) => ({ at, cost: cardCost(g, kind) }))
    .toSorted((a, b) => b.cost - a.cost || a.at - b.at);
  const chosen = new Set(byCost.slice(0, count).map(({ at }) => at));
  return kinds.filter((_, at) => chosen.has(at));
}

/** How many cards an Exchange is about. */
function figureOf(g: Look, seat: Seat): number {
  const power = powerOf(g, seat, 'exchange');
  return power === undefined ? 0 : (figuresOf(g, power).amount ?? 1);
}

/** How many cards are asked for. */
function countOf(g: Look, { prompt, v, seat }: Asked): number {
  switch (prompt) {
    case 'passing.pass':
      return g.content.figures.pass;
    case 'swapping.give':
      return figureOf(g, seat);
    case 'exchange.give':
      return 'most' in v && typeof v.most === 'number'
        ? Math.max(1, Math.min(v.most, toTrade(g, seat)))
        : 1;
    case 'exchange.return':
      return 'seat' in v && isSeat(v.seat) ? g.s.players[v.seat].giving.length : 0;
    case 'discarding.discard':
      return 'count' in v && typeof v.count === 'number' ? v.count : 0;
    default:
      return 0;
  }
}

/** Where cards are given away or discarded: those that cost most. */
export function giveWorst(g: Look, asked: Asked, options: Options): Choice | undefined {
  const count = countOf(g, asked);
  if (count === 0) return undefined;
  const { verb, scope } = options.nth(0);
  return { verb, scope, args: [worst(g, asked.seat, count)] };
}

/** Questions whom a power names, where nothing of it shows at once. */
const TARGETS = [
  'chivalry.target',
  'plague.target',
  'ambush.target',
  'spy.target',
  'exchanging.target',
];

/** The opponent who stands best; of equals the nearest to the left. */
function rivalOf(g: Look, seat: Seat): Seat {
  let rival = g.after(seat);
  for (let places = 2; places < g.seats.length; places++) {
    const other = g.after(seat, places);
    if (g.s.players[other].health > g.s.players[rival].health) rival = other;
  }
  return rival;
}

/** The suit of which most cards lie in a hand; of equals the first. */
function mostHeld(g: Look, seat: Seat): Suit {
  const held = (suit: Suit): number =>
    g.s.players[seat].hand.filter((card) => suitIn(g.name(card)) === suit).length;
  return SUITS.reduce((most, suit) => (held(suit) > held(most) ? suit : most));
}

/** The best suit for a curse: what spares its victim otherwise, else what the own hand will bring into piles. */
function cursedSuit(g: Look, seat: Seat, victim: Seat): Suit {
  const immune = powerOf(g, victim, 'immune-suit');
  return (immune && figuresOf(g, immune).suit) ?? mostHeld(g, seat);
}

/** Curses the opponent who stands best. */
function nameCurse(g: Look, seat: Seat, options: Options): Choice {
  const rival = rivalOf(g, seat);
  const suit = cursedSuit(g, seat, rival);
  return best(options, ({ args }) => (args[0] === rival && args[1] === suit ? 1 : 0));
}

/** Dragon's Breath: the pile in which most wounds are doubled; of equals, that of the opponent who stands best. */
function nameDragon(g: Look, seat: Seat, options: Options): Choice {
  const power = powerOf(g, seat, 'double-suit');
  const suit = power === undefined ? undefined : figuresOf(g, power).suit;
  return best(options, ({ args: [victim] }) => {
    if (!isSeat(victim)) return 0;
    const kinds = g.s.players[victim].pile.map((card) => g.name(card));
    const doubled = kinds.filter((kind) => suitIn(kind) === suit);
    return woundsIn(g, victim, doubled, 'curse') + g.s.players[victim].health / 1000;
  });
}

/** Names the opponent who stands best, or whom the power hurts most. */
export function nameRival(g: Look, { prompt, seat }: Asked, options: Options): Choice | undefined {
  if (prompt === 'dragon.target') return nameDragon(g, seat, options);
  if (prompt === 'curse.curse') return nameCurse(g, seat, options);
  if (!TARGETS.includes(prompt)) return undefined;
  const rival = rivalOf(g, seat);
  for (let i = 0; i < options.count; i++) {
    const choice = options.nth(i);
    if (choice.args[0] === rival) return choice;
  }
  return undefined;
}
