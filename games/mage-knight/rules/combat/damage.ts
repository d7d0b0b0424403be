import { kind, need, paramsOf, why, type Seat } from '@destrier/engine';
import { foeData } from '../../book.js';
import { foe as foeKind } from '../../events.js';
import { rules, type OpenLook, type Play } from '../../state.js';
import { discardCards, takeWounds } from '../gains.js';
import { armourOf, hasMod, isUnitBarred, unitArmour, unitResistances } from '../reading.js';
import { lose } from '../units.js';
import { attackers, attackOfFoe, hasAbility, resists } from './foes.js';

const { ask, openAsk, procedure } = rules;

/** Damage that was not blocked. */

interface Hurting {
  seat: Seat;
  foe: string;
}

const SPARED = why('K13.8', 'unitsSpared');
const BARRED = why('K9.29', 'noUnitsHere');

/** Units that can take damage: unwounded, and not hurt before in this fight [K13.2] [K13.10] [K13.11]. */
function shields(g: OpenLook, seat: Seat): string[] {
  const { units, unit } = g.s.players[seat];
  return g
    .all(units)
    .filter((one) => unit[one]?.wounds === 0 && !g.s.combat.assigned.includes(one));
}

/** A unit takes what it can: a resistant one its armour twice [K13.3] [K13.4] [K13.16]. */
function hurtUnit(g: Play, seat: Seat, foe: string, unit: string): void {
  const { combat, players } = g.s;
  const player = players[seat];
  combat.assigned.push(unit);
  const armour = unitArmour(g, player, unit);
  if (resists(unitResistances(g, player, unit), foeData(g, foe).element)) {
    combat.damage -= armour;
    if (combat.damage <= 0) return;
  }
  combat.damage -= armour;
  if (hasAbility(g, foe, 'paralyze')) {
    g.event('unitLost', { seat, unit });
    lose(g, seat, unit); // K13.6
    return;
  }
  const wounds = hasAbility(g, foe, 'poison') ? 2 : 1; // K13.5
  need(player.unit[unit], unit).wounds += wounds;
  g.event('unitHurt', { seat, unit, wounds });
}

/** The hero takes the rest: a wound for each armour or part of it [K13.1]. */
function hurtHero(g: Play, seat: Seat, foe: string): void {
  const { combat, players, turn, wounds } = g.s;
  const number = Math.ceil(combat.damage / armourOf(g, seat));
  combat.damage = 0;
  takeWounds(g, seat, number);
  if (hasAbility(g, foe, 'poison')) {
    turn.woundsInDiscard += g.draw(wounds, players[seat].discard, number);
    g.event('poisoned', { seat, number });
  }
  if (hasAbility(g, foe, 'paralyze')) {
    g.event('paralyzed', { seat });
    discardCards(g, seat);
  }
}

const assigning = procedure<Hurting>('assigning damage', {
  steps: [
    openAsk<Hurting, { assign: [unit: string]; suffer: [] }>('assign', {
      rule: 'K13.1',
      moment: 'damage',
      who: 'seat',
      params: paramsOf({ foe: foeKind, damage: kind.number }, (g, v) => ({
        foe: v.foe,
        damage: g.s.combat.damage,
      })),
      menu(g, { seat }, m) {
        if (g.s.combat.damage <= 0) return;
        for (const unit of shields(g, seat)) {
          const barred = isUnitBarred(g, g.s.players[seat], unit);
          m.unless((barred && BARRED) || (hasMod(g, 'no-unit-damage') && SPARED), 'assign', unit);
        }
        m.option('suffer');
      },
      on: {
        assign(g, v, unit) {
          hurtUnit(g, v.seat, v.foe, unit);
          return 'again';
        },
        suffer: (g, v) => hurtHero(g, v.seat, v.foe),
      },
    }),
  ],
});

/** One attack after the other, in an order of the player's choice. */
export const hurting = procedure<{ seat: Seat }>('damage phase', {
  steps: [
    ask<{ seat: Seat }, { face: [foe: string] }>('order', {
      rule: 'K13.1',
      moment: 'damage',
      who: 'seat',
      menu(g, _v, m) {
        for (const foe of attackers(g)) m.option('face', foe);
      },
      on: {
        face(g, v, foe) {
          const { combat } = g.s;
          need(combat.foes[foe], foe).dealt = true;
          combat.damage = attackOfFoe(g, foe) * (hasAbility(g, foe, 'brutal') ? 2 : 1); // K13.9
          g.event('struck', { seat: v.seat, foe, damage: combat.damage });
          g.call(assigning, { seat: v.seat, foe });
        },
      },
    }),
  ],
});
