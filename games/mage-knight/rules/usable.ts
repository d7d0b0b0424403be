import { why, type Seat, type Why } from '@destrier/engine';
import { isAction, isBasic, unitData, WOUND } from '../book.js';
import type { Effect, Exempt, Mod, Op } from '../content/ops.js';
import type { Look, OpenLook } from '../state.js';
import { foeIn, fortificationOf, resistancesOf, touchable } from './combat/foes.js';
import { crystalColours } from './gains.js';
import { isAmong, isFight, type Moment } from './moments.js';
import { isPaid, meansOf, type Means, type Needs } from './mana.js';
import { needsIn, playablesOf, type Playable } from './playables.js';
import { hasMod, isNight, mods } from './reading.js';
import { travelsTo } from './travel.js';

/**
 * Whether an effect may be played: the one predicate that lists, refuses and explains. An effect must be possible in all
 * its parts and of use in one of them.
 */

const NOT_NOW = why('K5.6', 'notNow');
const USELESS = why('K5.7', 'noUse');
const NO_MANA = why('K6.1', 'noMana');
const NO_CARD = why('K5.8', 'noCard');
const NO_FOE = why('K12.16', 'noFoe');
const NO_UNIT = why('K11.8', 'noUnit');
const NO_OFFER = why('K5.12', 'noOffer');
const NO_DIE = why('K6.8', 'noDie');
const DIE_USED = why('K19.30', 'dieUsed');
const NO_DICE = why('K19.30', 'noDice');
const NO_SPACE = why('K7.14', 'noSpace');

/** A reason against it; or whether it is of use. */
type Verdict = Why | boolean;

export interface Asked {
  readonly seat: Seat;
  readonly moment: Moment;
  /** The card that would be played, which cannot pay for itself. */
  readonly card: string | null;
  /** The card with which it would be played. */
  readonly beside: string | null;
  /** Whether nothing but siege reaches those who are attacked. */
  readonly siege: boolean;
  readonly found: Found;
}

/** What was looked up while one list of options is written: it serves all of them. */
interface Found {
  hand: readonly string[] | null;
  means: Means | null;
}

export const askedBy = (seat: Seat, moment: Moment, siege: boolean): Asked => ({
  seat,
  moment,
  card: null,
  beside: null,
  siege,
  found: { hand: null, means: null },
});

/** The same about a card that would be played. */
export const withCard = ({ seat, moment, siege, found }: Asked, card: string): Asked => ({
  seat,
  moment,
  card,
  beside: null,
  siege,
  found,
});

/** The hand without what would be played. */
function othersIn(g: Look, { seat, card, beside, found }: Asked): readonly string[] {
  const hand = (found.hand ??= g.all(g.s.players[seat].hand));
  if (card === null && beside === null) return hand;
  const others = [...hand];
  for (const one of [card, beside]) {
    const at = one === null ? -1 : others.indexOf(one);
    if (at !== -1) others.splice(at, 1);
  }
  return others;
}

export function isExempt(g: OpenLook, foe: string, not: readonly Exempt[]): boolean {
  return not.some((one) =>
    one === 'fortified' ? fortificationOf(g, foe) > 0 : resistancesOf(g, foe).includes(one),
  );
}

function isModUseful(g: Look, { moment, seat }: Asked, mod: Mod): boolean {
  switch (mod.is) {
    case 'terrain':
    case 'leap':
      return moment === 'movement';
    case 'units':
    case 'unit-armour':
      return isFight(moment) && g.s.players[seat].units.length > 0;
    case 'unit-resistance':
      return g.s.players[seat].units.length > 0;
    case 'leadership':
      return moment === 'shooting' || moment === 'parrying' || moment === 'striking';
    case 'convert':
    case 'no-unit-damage':
    case 'learn':
    case 'grail':
    case 'sunlight':
    case 'on':
    case 'dread':
    case 'no-dice':
      return false;
    case 'end':
      return mod.do.some((op) => op.op === 'refund' || op.op === 'throw-wounds');
    case 'no-walls':
    case 'later-attack':
    case 'attacks-become':
    case 'double-physical':
    case 'first-card':
      return isFight(moment);
    case 'endless':
    case 'gold':
    case 'black':
    case 'polarize':
      return true;
  }
}

function movesNow(g: Look, { moment }: Asked, effect: Effect, from: 'move' | 'influence'): boolean {
  if (from === 'move' && moment === 'movement') return true;
  if (from === 'influence' && moment === 'interaction') return true;
  if (from === 'move' && isDreadful(g, moment)) return true;
  const lets = (mod: Mod): boolean => {
    if (mod.is === 'learn') return from === 'influence' && g.s.actions.length > 0;
    if (mod.is !== 'convert' || mod.from !== from) return false;
    if (mod.to === 'block') return moment === 'parrying';
    return moment === 'striking' || (moment === 'shooting' && mod.kind !== 'melee');
  };
  return mods(g).some(lets) || effect.some((op) => op.op === 'mod' && lets(op));
}

/** Whether points of move can keep further enemies from attacking [K12.23]. */
export function isDreadful(g: OpenLook, moment: Moment): boolean {
  if (moment !== 'ranged' && moment !== 'block') return false;
  return hasMod(g, 'dread') && touchable(g).some((foe) => !foeIn(g, foe).idle);
}

/** Whether points of an attack may go into the one that is open [K12.7]. */
function isAimed({ moment, siege }: Asked, kind: string): boolean {
  if (moment === 'striking') return true;
  return moment === 'shooting' && (kind === 'siege' || (kind === 'ranged' && !siege));
}

function attackKind(g: OpenLook, kind: string): string {
  for (const mod of mods(g)) if (mod.is === 'attacks-become' && mod.kind) return mod.kind;
  return kind;
}

/** Whether there is a wound to be healed. */
export function canHeal(g: Look, seat: Seat): boolean {
  return g.find(g.s.players[seat].hand, WOUND) !== undefined || isUnitHurt(g, seat);
}

function isUnitHurt(g: OpenLook, seat: Seat): boolean {
  const { unit } = g.s.players[seat];
  for (const id in unit) if ((unit[id]?.wounds ?? 0) > 0) return true;
  return false;
}

/** The units that may be made ready. */
export function spentUnits(g: OpenLook, seat: Seat, upTo: number): string[] {
  const { units, unit } = g.s.players[seat];
  return g.all(units).filter((one) => unit[one]?.ready === false && unitData(g, one).level <= upTo);
}

function cardsFor(g: Look, asked: Asked, what: 'card' | 'wound' | 'coloured'): number {
  return othersIn(g, asked).filter((card) => {
    if (what === 'wound') return card === WOUND;
    return card !== WOUND && (what === 'card' || g.content.cards[card]?.colour !== undefined);
  }).length;
}

function verdict(g: Look, asked: Asked, effect: Effect, op: Op): Verdict {
  const { seat, moment } = asked;
  const player = g.s.players[seat];
  switch (op.op) {
    case 'move':
    case 'influence':
      return movesNow(g, asked, effect, op.op);
    case 'heal':
      return !isFight(moment) && canHeal(g, seat);
    case 'draw':
      return player.deck.length > 0;
    case 'fame':
    case 'random-crystals':
    case 'crystals-of-others':
    case 'next-draw':
      return true;
    case 'reputation':
    case 'wound':
    case 'wound-self':
    case 'refund':
    case 'throw-wounds':
    case 'return':
    case 'number':
    case 'roll':
    case 'may':
      return false;
    case 'attack':
      return isAimed(asked, attackKind(g, op.kind));
    case 'block':
      return moment === 'parrying';
    case 'token':
      return true;
    case 'crystal':
      return op.of === 'owned' && crystalColours(player.crystals).length === 0 ? NO_MANA : true;
    case 'one-of':
      return op.options.some((branch) => whyNotEffect(g, asked, branch.do, null) === undefined);
    case 'pay':
      return false;
    case 'discard':
      return cardsFor(g, asked, op.what) < op.min ? NO_CARD : false;
    case 'throw':
      return othersIn(g, asked).some((card) => isAction(g, card)) ? false : NO_CARD;
    case 'day-night':
      return within(g, asked, isNight(g) ? op.night : op.day);
    case 'if':
      return within(g, asked, [...op.yes, ...op.no]);
    case 'foes':
      return whichFoes(g, asked, op);
    case 'mod':
      return op.is === 'no-dice' && hasUsedDice(g) ? DIE_USED : isModUseful(g, asked, op);
    case 'dice':
    case 'set-dice':
    case 'reroll':
      return hasMod(g, 'no-dice') ? NO_DICE : g.s.source.length > 0 ? true : NO_DIE;
    case 'crystal-of-die':
      return hasMod(g, 'no-dice') ? NO_DICE : g.s.source.some(isBasic) ? true : NO_DIE;
    case 'combine':
      return combinations(g, asked, op).next().done === true ? NO_CARD : true;
    case 'take':
      return takeVerdict(g, asked, op);
    case 'cast-offered':
      return castVerdict(g, asked);
    case 'borrow-unit':
      return g.s.units.length > 0 && !(isFight(moment) && !g.s.combat.units) ? true : NO_OFFER;
    case 'gain-unit':
      return g.s.units.length > 0 ? true : NO_OFFER;
    case 'travel':
      return travelsTo(g, seat, op).length > 0 ? true : NO_SPACE;
    case 'ready':
      return spentUnits(g, seat, op.upTo).length > 0;
    case 'ready-levels':
      return spentUnits(g, seat, op.levels).length > 0;
    case 'ready-all':
      return spentUnits(g, seat, Infinity).length > 0;
    case 'heal-unit':
      return isUnitHurt(g, seat);
    case 'assign':
      return player.units.length > 0 ? true : NO_UNIT;
    case 'time':
      return !g.s.turn.bent;
    case 'recall':
      return player.discard.length > 0;
    case 'sideways':
      return sideVerdict(g, asked, op);
  }
}

function whichFoes(g: Look, { moment }: Asked, op: Op & { readonly op: 'foes' }): Verdict {
  if (!isFight(moment)) return NO_FOE;
  if (op.of === 'blocked' || op.of === 'others') return false;
  // It is too late to keep anybody from attacking [K12.24].
  const isLate = !['opening', 'ranged', 'block', 'shooting', 'parrying'].includes(moment);
  if (isLate && op.do.every(({ change }) => change === 'no-attack')) return NO_FOE;
  if (touchable(g).some((foe) => !isExempt(g, foe, op.not))) return true;
  return op.of === 'all' ? false : NO_FOE; // K12.29
}

function takeVerdict(g: Look, asked: Asked, op: Op & { readonly op: 'take' }): Verdict {
  const offered = new Set(g.all(g.s[op.from]).map((card) => g.content.cards[card]?.colour));
  if (op.of === 'paid') return offered.size > 0 ? true : NO_OFFER;
  const given = othersIn(g, asked).filter((card) => isAction(g, card));
  return given.some((card) => offered.has(g.content.cards[card]?.colour)) ? true : NO_OFFER;
}

/** A spell of the offer that has the colour of a card in hand. */
function castVerdict(g: Look, asked: Asked): Verdict {
  const offered = new Set(g.all(g.s.spells).map((card) => g.content.cards[card]?.colour));
  const colours = othersIn(g, asked).flatMap((card) => g.content.cards[card]?.colour ?? []);
  return colours.some((colour) => offered.has(colour)) ? true : NO_OFFER;
}

function sideVerdict(g: Look, asked: Asked, op: Op & { readonly op: 'sideways' }): Verdict {
  if (cardsFor(g, asked, op.card) === 0) return NO_CARD;
  return ['movement', 'interaction', 'parrying', 'striking'].includes(asked.moment);
}

/** Whether a die of the Source was used; that of Mana Steal is none [K3.6]. */
export const hasUsedDice = ({ s }: OpenLook): boolean =>
  s.turn.used > s.turn.stolen || s.turn.set.length > 0;

interface Combination {
  readonly card: string;
  readonly word: string | null;
  /** What must be paid for the other card, all its times together. */
  readonly needs: Needs;
}

/** Cards that may be played with one that doubles another's effect, after what is paid before [K5.17]. */
export function* combinations(
  g: Look,
  asked: Asked,
  op: Op & { readonly op: 'combine' },
  before: Needs = [],
): Generator<Combination> {
  for (const card of new Set(othersIn(g, asked))) {
    const face = isAction(g, card) ? g.content.cards[card]?.[op.face] : undefined;
    if (face === undefined) continue;
    if (face.do.some((one) => one.op === 'combine' || one.op === 'throw')) continue; // K5.20
    const inner = { ...asked, card, beside: asked.card };
    const discards = face.do.reduce((sum, one) => sum + (one.op === 'discard' ? one.min : 0), 0);
    if (discards > 0 && cardsFor(g, inner, 'card') < discards * op.times) continue;
    for (const playable of playablesOf(face, [])) {
      const { word, needs: once } = playable;
      const more = Array.from({ length: op.times - 1 }, () => once).flat();
      const all = { ...playable, needs: [...before, ...more, ...once] };
      if (whyNotFace(g, inner, all) === undefined) yield { card, word, needs: [...once, ...more] };
    }
  }
}

/** What must be paid after the cost of a face; with another card, what the first that can be paid for needs. */
export function needsAfter(
  g: Look,
  asked: Asked,
  effect: Effect,
  word: string | null,
  cost: Needs,
): Needs {
  const needs = needsIn(effect, word);
  for (const op of effect) {
    if (op.op !== 'combine') continue;
    for (const found of combinations(g, asked, op, [...cost, ...needs]))
      return [...needs, ...found.needs];
  }
  return needs;
}

function within(g: Look, asked: Asked, effect: Effect): Verdict {
  return effect.length > 0 && whyNotEffect(g, asked, effect, null) === undefined;
}

/** Every menu asks for the same branches: they are looked up once for each effect. */
const branches = new WeakMap<Effect, Map<string, Effect>>();

/** The operations of an effect, with those of the branch that is meant in their place. */
function meant(effect: Effect, word: string | null): Effect {
  if (word === null) return effect;
  const known = branches.get(effect) ?? new Map<string, Effect>();
  branches.set(effect, known);
  const found = known.get(word) ?? withBranch(effect, word);
  known.set(word, found);
  return found;
}

function withBranch(effect: Effect, word: string): Effect {
  return effect.flatMap((op) => {
    const branch = op.op === 'one-of' ? op.options.find((one) => one.word === word) : undefined;
    return branch?.do ?? [op];
  });
}

/** Why an effect cannot be carried out now, with the branch that is meant. */
function whyNotEffect(g: Look, asked: Asked, effect: Effect, word: string | null): Why | undefined {
  let useful = false;
  const ops = meant(effect, word);
  for (const op of ops) {
    const found = verdict(g, asked, ops, op);
    if (found === true) useful = true;
    else if (found !== false) return found;
  }
  return useful ? undefined : USELESS;
}

/** Why a face cannot be played: its moment, its use, its costs. */
export function whyNotFace(g: Look, asked: Asked, playable: Playable): Why | undefined {
  const { word, when, do: effect, needs } = playable;
  if (!isAmong(g, when, asked.moment)) return NOT_NOW;
  const reason = whyNotEffect(g, asked, effect, word);
  if (reason !== undefined) return reason;
  if (needs.length > 0 && !isPaid((asked.found.means ??= meansOf(g, asked.seat)), needs))
    return NO_MANA;
  for (const op of effect)
    if (op.op === 'combine' && combinations(g, asked, op, needs).next().done === true)
      return NO_MANA;
  return undefined;
}
