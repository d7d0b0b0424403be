import { need, type Seat } from '@destrier/engine';
import { effectAt } from '../../book.js';
import type { Effect, Op } from '../../content/ops.js';
import { BASICS, type Basic, type Mana } from '../../content/types.js';
import { rules, type Play } from '../../state.js';
import {
  crystalColours,
  drawCards,
  gainCrystal,
  gainFame,
  gainReputation,
  gainToken,
  keepCrystal,
  rollDie,
  rollSource,
  takeWounds,
} from '../gains.js';
import { payFor } from '../mana.js';
import { isNight, spaceAt } from '../reading.js';
import { makeReady } from '../units.js';
import { touchable } from '../combat/foes.js';
import { needsIn } from '../playables.js';
import { isExempt, spentUnits } from '../usable.js';
import { carryOut, type Carrying } from './agenda.js';
import { askFor, gaining, questions } from './asking.js';
import { changeFoe } from './foes.js';
import { amountOf, giveAttack, giveBlock } from './points.js';

const { act, procedure } = rules;

/** Carries effects out, one operation after the other. */

/** Goes on until an operation asks; what comes after it waits below the question. */
export const carrying = procedure<Carrying>('effect', {
  closed: true,
  steps: [
    act(
      'operations',
      undefined,
      (g, v) => {
        const effect = effectAt(g, v.list);
        for (let at = v.at; at < effect.length; at++) {
          const op = need(effect[at], 'an operation');
          if (isPlain(g, v.seat, op, `${v.list}.${at}`)) continue;
          if (at + 1 < effect.length) g.call(carrying, { ...v, at: at + 1 });
          follow(g, v, op, at, effect);
          return;
        }
      },
      questions,
    ),
  ],
});

/** Does what needs no answer; says no where something follows. */
function isPlain(g: Play, seat: Seat, op: Op, address: string): boolean {
  const { turn } = g.s;
  switch (op.op) {
    case 'move':
    case 'influence':
      turn[op.op] += amountOf(g, seat, op.n) + turn.context.bonus;
      return true;
    case 'heal':
      if (g.s.combat.phase === 'none') turn.heal += amountOf(g, seat, op.n);
      return true;
    case 'draw':
      drawCards(g, seat, amountOf(g, seat, op.n));
      return true;
    case 'fame':
      gainFame(g, seat, amountOf(g, seat, op.n), 'effects');
      return true;
    case 'reputation':
      gainReputation(g, seat, amountOf(g, seat, op.n));
      return true;
    case 'wound':
      takeWounds(g, seat, amountOf(g, seat, op.n));
      return true;
    case 'attack':
      if (g.s.combat.into === 'attack')
        giveAttack(g, seat, amountOf(g, seat, op.n), op.kind, op.element);
      return true;
    case 'block':
      if (g.s.combat.into === 'block')
        giveBlock(g, seat, amountOf(g, seat, op.n), op.element, op.twiceSwift === true);
      return true;
    case 'token':
    case 'crystal':
      return isGained(g, seat, op);
    case 'crystals-of-others':
      for (const colour of BASICS) if (colour !== turn.context.card) gainCrystal(g, seat, colour);
      return true;
    case 'mod':
      if (op.is === 'grail') turn.grail += op.n;
      else if (op.is === 'later-attack') g.s.combat.later.push(address);
      else if (op.is === 'on' && op.event === 'recruited') recruitedBefore(g, seat, address);
      else (op.scope === 'combat' ? g.s.combat.mods : turn.mods).push(address);
      return true;
    case 'dice':
      for (let left = op.n; left > 0; left--) turn.dice.push(op.as);
      return true;
    case 'reroll':
      rollSource(g);
      return true;
    case 'ready-all':
      for (const unit of spentUnits(g, seat, Infinity)) makeReady(g, seat, unit);
      return true;
    case 'wound-self': {
      const unit = g.s.players[seat].unit[turn.context.id];
      if (unit !== undefined) unit.wounds++;
      return true;
    }
    case 'next-draw':
      g.s.players[seat].nextDraw += op.n;
      return true;
    case 'time':
      turn.bending = true;
      return true;
    case 'refund':
      for (const colour of turn.spent) keepCrystal(g, seat, colour);
      return true;
    case 'foes':
      return isDone(g, seat, op);
    default:
      return false;
  }
}

/** Units that were recruited before the card count as well as those after it [K5.19]. */
function recruitedBefore(g: Play, seat: Seat, address: string): void {
  const { turn } = g.s;
  turn.mods.push(address);
  for (let left = turn.recruited; left > 0; left--) carryOut(g, seat, `${address}.do`);
}

/** Where there is no colour to choose it is gained at once. */
function isGained(g: Play, seat: Seat, op: Op & { readonly op: 'token' | 'crystal' }): boolean {
  const of = coloursOf(g, seat, op);
  const [only] = of;
  if (of.length !== 1 || only === undefined) return of.length === 0;
  if (op.op === 'token') gainToken(g, seat, only, op.n);
  else gainCrystal(g, seat, only as Basic, op.n);
  return true;
}

function coloursOf(
  g: Play,
  seat: Seat,
  { of }: Op & { readonly op: 'token' | 'crystal' },
): readonly Mana[] {
  const { paid, card } = g.s.turn.context;
  if (of === 'paid') return paid === null ? [] : [paid];
  if (of === 'card') return card === null ? [] : [card];
  return of === 'owned' ? crystalColours(g.s.players[seat].crystals) : of;
}

/** All enemies, the others, or the one that is blocked: nothing to choose. */
function isDone(g: Play, seat: Seat, op: Op & { readonly op: 'foes' }): boolean {
  const { context } = g.s.turn;
  const touched = (foes: readonly string[]): void => {
    for (const foe of foes) if (!isExempt(g, foe, op.not)) changeFoe(g, seat, foe, op.do);
  };
  switch (op.of) {
    case 'all':
      touched(touchable(g));
      return true;
    case 'others':
      touched(touchable(g).filter((foe) => foe !== context.foe));
      return true;
    case 'blocked':
      touched(g.s.combat.targets);
      return true;
    case 'one':
    case 'up-to-three':
      return false;
  }
}

/** What follows from an operation: lists inside it, and questions. */
function follow(g: Play, v: Carrying, op: Op, at: number, effect: Effect): void {
  const { seat } = v;
  const inner = (word: string): void => {
    carryOut(g, seat, `${v.list}.${at}.${word}`);
  };
  switch (op.op) {
    case 'one-of':
      inner(need(v.branch, 'a branch')); // K5.4
      return;
    case 'day-night':
      inner(isNight(g) ? 'night' : 'day');
      return;
    case 'if':
      inner(isTrue(g, seat, op.cond) ? 'yes' : 'no');
      return;
    case 'pay':
      payFor(g, seat, [op.of], needsIn(effect.slice(at + 1), v.branch));
      return;
    case 'roll':
      rollFor(g, seat, op, `${v.list}.${at}`);
      return;
    case 'token':
    case 'crystal':
      g.call(gaining, { seat, what: op.op, of: coloursOf(g, seat, op), left: op.n });
      return;
    default:
      askFor(g, seat, op, `${v.list}.${at}`);
  }
}

function rollFor(g: Play, seat: Seat, op: Op & { readonly op: 'roll' }, address: string): void {
  const dice = Array.from({ length: amountOf(g, seat, op.dice) }, () => rollDie(g));
  g.event('rolled', { seat, dice });
  for (const face of dice)
    if (op.cases[face] !== undefined) carryOut(g, seat, `${address}.${face}`);
}

function isTrue(g: Play, seat: Seat, cond: (Op & { readonly op: 'if' })['cond']): boolean {
  switch (cond) {
    case 'interaction':
      return g.s.turn.phase === 'interaction';
    case 'forest':
      return spaceAt(g, g.s.players[seat].at).terrain === 'forest';
    case 'day':
      return g.s.day;
    case 'night':
      return !g.s.day;
    case 'least-fame': {
      const { fame } = g.s.players[seat];
      return g.seats.every((other) => other === seat || g.s.players[other].fame > fame);
    }
  }
}
