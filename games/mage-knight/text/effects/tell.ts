import type { Amount, Branch, Colours, Effect, Mod, Op } from '../../content/ops.js';
import { BASICS, MANA } from '../../content/types.js';
import type { Phrases } from './phrases.js';

/** Effects in words, from the data that the rules carry out. */

function amount(p: Phrases, n: Amount): string {
  if (typeof n === 'number') return `${n}`.replace('-', '−');
  return p.counting(n.base, n.each, p.counted[n.per], n.most);
}

function colour(p: Phrases, of: Colours): string {
  if (of === 'paid') return p.ofPaid;
  if (of === 'card') return p.ofCard;
  if (of === 'owned') return p.ofOwned;
  if (of.length === MANA.length) return p.anyColour;
  if (of.length === BASICS.length) return p.basicColour;
  return p.or(of.map((one) => p.colours[one]));
}

export const capital = (said: string): string => said.charAt(0).toLocaleUpperCase() + said.slice(1);

const branches = (p: Phrases, options: readonly Branch[]): string =>
  p.or(options.map((branch) => p.and(branch.do.map((op) => tellOp(p, op, '')))));

/** A list of operations, one after the other. */
export function tellEffect(p: Phrases, effect: Effect, of = ''): string {
  return effect.map((op) => tellOp(p, op, of)).join(p.between);
}

/** With the branch that is chosen, where there are several. */
export function tellBranch(p: Phrases, effect: Effect, word: string | null, of: string): string {
  const said = effect.map((op) => {
    const chosen =
      op.op === 'one-of' ? op.options.find((branch) => branch.word === word) : undefined;
    return chosen === undefined ? tellOp(p, op, of) : tellEffect(p, chosen.do, of);
  });
  return said.join(p.between);
}

/** `of`: the card or skill that it stands on. */
function tellOp(p: Phrases, op: Op, of: string): string {
  switch (op.op) {
    case 'move':
    case 'influence':
    case 'heal':
    case 'draw':
    case 'fame':
    case 'reputation':
    case 'wound':
      return p.points[op.op](amount(p, op.n));
    case 'attack':
      return p.attack(amount(p, op.n), op.kind, op.element);
    case 'block':
      return p.block(amount(p, op.n), op.element, op.twiceSwift === true);
    case 'token':
      return p.token(colour(p, op.of), op.n);
    case 'crystal':
      return p.crystal(colour(p, op.of), op.n);
    case 'random-crystals':
      return p.randomCrystals(op.n);
    case 'one-of':
      return branches(p, op.options);
    case 'pay':
      return p.pay(colour(p, op.of));
    case 'discard':
      return p.discard(op);
    case 'day-night':
      return p.dayNight(tellEffect(p, op.day), tellEffect(p, op.night));
    case 'if':
      return p.when(op.cond, tellEffect(p, op.yes), tellEffect(p, op.no));
    case 'may':
      return p.may(tellEffect(p, op.do));
    case 'foes':
      return p.foes(op.of, op.not, p.and(op.do.map((one) => p.change(one))));
    case 'mod':
      return tellMod(p, op, of);
    case 'dice':
      return p.dice(op);
    case 'set-dice':
      return p.setDice(op.dice, op.tokens);
    case 'combine':
      return p.combine(op);
    case 'take':
      return p.take(op);
    case 'travel':
      return p.travel(op, p.and(op.not.map((one) => p.terrains[one])));
    case 'ready':
      return p.ready(op.upTo);
    case 'ready-levels':
      return p.readyLevels(op.levels);
    case 'recall':
      return p.recall(op.n, op.pick === 'chosen');
    case 'next-draw':
      return p.nextDraw(op.n);
    case 'return':
      return p.returns(op);
    case 'roll':
      return p.roll(
        amount(p, op.dice),
        MANA.flatMap((mana) => {
          const effect = op.cases[mana];
          return effect === undefined ? [] : [[p.colours[mana], tellEffect(p, effect)] as const];
        }),
      );
    case 'number':
      return p.number(op.most);
    case 'sideways':
      return p.sideways(op);
    case 'assign':
      return p.banners[of] ?? '';
    default:
      return p.plain[op.op];
  }
}

function tellMod(p: Phrases, mod: Mod, of: string): string {
  switch (mod.is) {
    case 'terrain':
      return p.terrain(
        mod,
        mod.terrains === 'all' ? p.allTerrains : p.and(mod.terrains.map((one) => p.terrains[one])),
      );
    case 'convert':
      return p.convert(mod);
    case 'units':
      return p.unitsFight(mod.attack, mod.block);
    case 'unit-armour':
      return p.unitArmour(mod.n);
    case 'unit-resistance':
      return p.unitResistance(p.and(mod.which.map((one) => p.resistances[one])));
    case 'first-card':
      return p.firstCard(mod.attack, mod.block);
    case 'leadership':
      return p.leadership(mod);
    case 'later-attack':
      return p.laterAttack(p.attack(`${mod.n}`, 'melee', mod.element));
    case 'attacks-become':
      return p.attacksBecome(mod);
    case 'endless':
      return p.endless(p.and(mod.of.map((one) => p.colours[one])));
    case 'learn':
      return p.learn(mod.price, mod.to);
    case 'grail':
      return p.grail(mod.n);
    case 'on':
      return p.on(
        mod.event,
        mod.colour === undefined ? undefined : p.colours[mod.colour],
        tellEffect(p, mod.do),
      );
    case 'end':
      return p.atEnd(tellEffect(p, mod.do, of));
    default:
      return p.mods[mod.is];
  }
}
