import { need, type Seat } from '@destrier/engine';
import { modAt, WOUND } from '../../book.js';
import type { Amount } from '../../content/ops.js';
import type { AttackKind, Element } from '../../content/types.js';
import type { Play } from '../../state.js';
import { faced } from '../combat/foes.js';
import { crystalColours, gainFame } from '../gains.js';
import { needsSiege } from '../options.js';
import { addresses, isUnitBarred, mods, traitsOf } from '../reading.js';

/** Points as effects give them. */

export function amountOf(g: Play, seat: Seat, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { base, each, per, most = Infinity } = amount;
  return base + each * Math.min(most, countOf(g, seat, per));
}

function countOf(g: Play, seat: Seat, per: (Amount & object)['per']): number {
  const player = g.s.players[seat];
  const { hand, unit, crystals } = player;
  const { context } = g.s.turn;
  switch (per) {
    case 'ready-units':
      return Object.entries(unit).filter(
        ([id, { ready, wounds }]) => ready && wounds === 0 && !isUnitBarred(g, player, id),
      ).length;
    case 'crystal-colours':
      return crystalColours(crystals).length;
    case 'wounds': {
      const onUnits = Object.values(unit).reduce((sum, { wounds }) => sum + wounds, 0);
      return onUnits + g.all(hand).filter((card) => card === WOUND).length;
    }
    case 'foes':
      return faced(g).length;
    case 'traits': {
      const [foe] = g.s.combat.targets;
      return foe === undefined ? 0 : traitsOf(g, foe);
    }
    case 'discarded':
      return context.discarded;
    case 'chosen':
      return context.number;
  }
}

/** Takes a modifier that works once away. */
function spend(g: Play, address: string): void {
  const { mods: now } = g.s.turn;
  const at = now.indexOf(address);
  if (at !== -1) now.splice(at, 1);
}

/** What a unit or a card adds to an attack or a block [K11.20]. */
function bonusFor(g: Play, seat: Seat, what: 'attack' | 'block', kind: AttackKind): number {
  const { context, fought } = g.s.turn;
  const { phase } = g.s.combat;
  let bonus = context.bonus;
  for (const address of addresses(g)) {
    const mod = modAt(g, address);
    if (context.by === 'unit') {
      if (mod.is === 'units') bonus += mod[what];
      if (mod.is === 'leadership' && !(phase === 'ranged' && kind === 'siege')) {
        bonus += what === 'block' ? mod.block : phase === 'ranged' ? mod.ranged : mod.attack; // K11.14
        spend(g, address);
      }
      if (mod.is === 'on' && mod.event === 'unit-fought' && !fought.includes(context.id)) {
        fought.push(context.id);
        gainFame(g, seat, 1, 'effects');
      }
    } else if (context.by === 'card' && mod.is === 'first-card') {
      bonus += mod[what]; // K5.14
      spend(g, address);
    }
  }
  const own = context.by === 'unit' ? g.s.players[seat].unit[context.id] : undefined;
  if (own?.banner === 'banner-of-glory') {
    bonus++;
    gainFame(g, seat, 1, 'effects');
  }
  return bonus;
}

export function giveAttack(
  g: Play,
  seat: Seat,
  n: number,
  kind: AttackKind,
  element: Element,
): void {
  let as = { kind, element };
  for (const mod of mods(g))
    if (mod.is === 'attacks-become')
      as = { kind: mod.kind ?? as.kind, element: mod.element ?? as.element };
  if (needsSiege(g) && as.kind !== 'siege') return; // K12.7
  const bonus = bonusFor(g, seat, 'attack', as.kind);
  g.s.combat.points.push({ n: n + bonus, ...as, twiceSwift: false });
}

export function giveBlock(
  g: Play,
  seat: Seat,
  n: number,
  element: Element,
  twiceSwift: boolean,
): void {
  const bonus = bonusFor(g, seat, 'block', 'melee');
  g.s.combat.points.push({ n: n + bonus, kind: 'melee', element, twiceSwift });
}

/** Points of move or influence that an effect lets one spend otherwise. */
export function convert(g: Play, address: string): void {
  const mod = modAt(g, address);
  if (mod.is !== 'convert') return;
  g.s.turn[mod.from] -= mod.rate;
  const { kind, element } = mod;
  need(g.s.combat.into, 'an open attack or block');
  g.s.combat.points.push({ n: 1, kind, element, twiceSwift: false });
}
