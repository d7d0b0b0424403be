import { kind, need, paramsOf, why, type Seat, type Why } from '@destrier/engine';
import { modAt } from '../../book.js';
import { foe as foeKind } from '../../events.js';
import { rules, type Look, type OpenLook, type Play } from '../../state.js';
import { carryOut } from '../effects/agenda.js';
import { gainFame } from '../gains.js';
import { needsSiege } from '../options.js';
import { isUnitBarred } from '../reading.js';
import { canFight, playing, spending } from '../playing.js';
import { tactical } from '../tactics.js';
import { beat } from './beating.js';
import { hurting } from './damage.js';
import {
  armourOfFoe,
  attackers,
  attackSum,
  blockSum,
  faced,
  foeIn,
  fortificationOf,
  hasAbility,
  toBlock,
} from './foes.js';
import { outcome } from './outcome.js';
import { drawInto } from './tokens.js';

const { act, ask, call, procedure } = rules;

/** A fight with its four phases [K12.4]. */

interface OfSeat {
  seat: Seat;
}

const DOUBLY = why('K12.6', 'doublyFortified');
const NOTHING = why('K12.15', 'nothingToPlay');
const FORTIFIED = why('K12.7', 'fortified');

function open(g: Play, into: 'attack' | 'block', targets: readonly string[]): void {
  const { combat } = g.s;
  combat.into = into;
  combat.stirred = false;
  combat.begun = true;
  combat.targets = [...targets];
  combat.points = [];
}

function close(g: Play): void {
  const { combat } = g.s;
  combat.into = null;
  combat.targets = [];
  combat.points = [];
}

/** The attack stands or is wasted: all targets are beaten, or none [K12.8] [K12.26]. */
function strike(g: Play, seat: Seat): void {
  const { points } = g.s.combat;
  const targets = g.s.combat.targets.filter((foe) => !foeIn(g, foe).beaten);
  const sum = attackSum(g, targets, points);
  const armour = targets.reduce((all, foe) => all + armourOfFoe(g, foe), 0);
  g.event('attacked', { seat, foes: targets, points: sum, armour });
  const beaten = sum >= armour ? targets : [];
  close(g);
  // Nobody is left to be attacked: the phase is over.
  if (faced(g).every((foe) => beaten.includes(foe)))
    g.leave(g.s.combat.phase === 'ranged' ? rangedPhase : attackPhase);
  for (const foe of beaten) beat(g, seat, foe);
}

const sums = paramsOf(
  { foes: kind.list(foeKind), points: kind.number, needed: kind.number },
  (g: OpenLook) => {
    const { targets, points, into } = g.s.combat;
    const [first] = targets;
    const isBlock = into === 'block' && first !== undefined;
    return {
      foes: targets,
      points: isBlock ? blockSum(g, first, points) : attackSum(g, targets, points),
      needed: isBlock
        ? toBlock(g, first)
        : targets.reduce((all, foe) => all + armourOfFoe(g, foe), 0),
    };
  },
);

/** It ends after something was played into it, or when nothing is left to be: dice may have been rolled again [K12.15]. */
function isStruck(g: Look, seat: Seat, moment: 'shooting' | 'parrying' | 'striking'): boolean {
  return g.s.combat.stirred || !canFight(g, seat, moment, needsSiege(g));
}

/** An attack that is open, from afar or hand to hand. */
const blows = (name: 'shooting' | 'striking') =>
  procedure<OfSeat>(name, {
    steps: [
      ask<OfSeat, { strike: [] }>('strike', {
        rule: 'K12.8',
        moment: name,
        who: 'seat',
        params: sums,
        menu(g, v, m) {
          if (isStruck(g, v.seat, name)) m.option('strike');
        },
        on: { strike: (g, v) => strike(g, v.seat) },
      }),
    ],
  });
const shooting = blows('shooting');
const striking = blows('striking');

/** Why a group cannot be attacked from afar. */
function whyNotShot(g: OpenLook, foes: readonly string[], ranged: boolean): Why | undefined {
  const most = Math.max(...foes.map((foe) => fortificationOf(g, foe)));
  if (most > 1) return DOUBLY;
  return most === 1 && !ranged ? FORTIFIED : undefined;
}

type Fear = { fear: [unit: string, foe: string] };

/** The unit that bears Banner of Fear and can be spent for it [K11.13]. */
function bearerOf(g: OpenLook, seat: Seat): string | undefined {
  const player = g.s.players[seat];
  return g.all(player.units).find((one) => {
    const state = player.unit[one];
    if (state?.banner !== 'banner-of-fear' || !state.ready || state.wounds > 0) return false;
    return !isUnitBarred(g, player, one);
  });
}

/** Stops an attack, which does not count as blocked [K12.30]. */
function frighten(g: Play, seat: Seat, unit: string, foe: string): void {
  need(g.s.players[seat].unit[unit], unit).ready = false;
  need(g.s.combat.foes[foe], foe).idle = true;
  gainFame(g, seat, 1, 'effects');
}

const ranged = ask<OfSeat, Fear & { attack: [foes: readonly string[]]; done: [] }>('ranged', {
  rule: 'K12.7',
  moment: 'ranged',
  who: 'seat',
  menu(g, v, m) {
    const foes = faced(g);
    const siege = canFight(g, v.seat, 'shooting', true);
    const any = siege || canFight(g, v.seat, 'shooting', false);
    if (any) m.subset('attack', foes, 1, foes.length, (some) => whyNotShot(g, some, siege));
    for (const foe of foes) {
      const reason = any ? whyNotShot(g, [foe], siege) : NOTHING;
      if (reason !== undefined) m.unless(reason, 'attack', [foe]);
    }
    // A summons is stopped before anybody comes.
    const bearer = bearerOf(g, v.seat);
    if (bearer !== undefined)
      for (const foe of foes)
        if (hasAbility(g, foe, 'summon') && !foeIn(g, foe).idle) m.option('fear', bearer, foe);
    m.option('done');
  },
  on: {
    attack(g, v, foes) {
      open(g, 'attack', foes);
      g.call(shooting, { seat: v.seat });
      return 'again';
    },
    fear(g, v, unit, foe) {
      frighten(g, v.seat, unit, foe);
      return 'again';
    },
    done() {},
  },
});

/** Summoners call somebody else before anything is blocked [K12.18] [K12.31] [K9.43]. */
function summon(g: Play): void {
  for (const foe of faced(g)) {
    const state = need(g.s.combat.foes[foe], foe);
    if (state.idle || !hasAbility(g, foe, 'summon')) continue;
    const summoned = drawInto(g, 'brown', state.walled, foe);
    if (summoned === undefined) continue;
    state.summoned = true;
    g.event('summoned', { foe, summoned });
  }
}

/** The block holds or is lost, with all that hung on it [K12.13]. */
function ward(g: Play, seat: Seat): void {
  const { combat } = g.s;
  const foe = need(combat.targets[0], 'an attacker');
  const points = blockSum(g, foe, combat.points);
  const attack = toBlock(g, foe);
  const success = points >= attack;
  g.event('parried', { seat, foe, points, attack, success });
  if (success) need(combat.foes[foe], foe).blocked = true;
  const hung = g.s.turn.mods.filter((address) => {
    const mod = modAt(g, address);
    return mod.is === 'on' && mod.event === 'blocked';
  });
  g.s.turn.mods = g.s.turn.mods.filter((address) => !hung.includes(address));
  combat.into = null;
  combat.points = [];
  if (success) for (const address of hung) carryOut(g, seat, `${address}.do`);
}

const parrying = procedure<OfSeat>('parrying', {
  steps: [
    ask<OfSeat, { ward: [] }>('ward', {
      rule: 'K12.13',
      moment: 'parrying',
      who: 'seat',
      params: sums,
      menu(g, v, m) {
        if (isStruck(g, v.seat, 'parrying')) m.option('ward');
      },
      on: { ward: (g, v) => ward(g, v.seat) },
    }),
    act('close', undefined, (g) => close(g)),
  ],
});

const blocking = ask<OfSeat, Fear & { parry: [foe: string]; done: [] }>('block', {
  rule: 'K12.13',
  moment: 'block',
  who: 'seat',
  menu(g, v, m) {
    const able = canFight(g, v.seat, 'parrying', false);
    const bearer = bearerOf(g, v.seat);
    for (const foe of attackers(g)) {
      m.unless(!able && NOTHING, 'parry', foe);
      if (bearer !== undefined) m.option('fear', bearer, foe);
    }
    m.option('done');
  },
  on: {
    parry(g, v, foe) {
      open(g, 'block', [foe]);
      g.call(parrying, { seat: v.seat });
      return 'again';
    },
    fear(g, v, unit, foe) {
      frighten(g, v.seat, unit, foe);
      return 'again';
    },
    done() {},
  },
});

const melee = ask<OfSeat, { attack: [foes: readonly string[]]; done: [] }>('attack', {
  rule: 'K12.15',
  moment: 'attack',
  who: 'seat',
  menu(g, v, m) {
    const foes = faced(g);
    if (canFight(g, v.seat, 'striking', false)) m.subset('attack', foes, 1, foes.length);
    else for (const foe of foes) m.unless(NOTHING, 'attack', [foe]);
    m.option('done');
  },
  on: {
    attack(g, v, foes) {
      open(g, 'attack', foes);
      g.call(striking, { seat: v.seat });
      return 'again';
    },
    done() {},
  },
});

const hasFoes = (g: OpenLook): boolean => faced(g).length > 0;

const rangedPhase = procedure<OfSeat>('ranged phase', { steps: [ranged] });
const blockPhase = procedure<OfSeat>('block phase', { steps: [blocking] });
const attackPhase = procedure<OfSeat>('attack phase', { steps: [melee] });

/** Those who were summoned are gone after the damage [K12.18]. */
function dismiss(g: Play): void {
  const { combat, beaten } = g.s;
  for (const foe of g.all(combat.tokens)) {
    const { summoner } = foeIn(g, foe);
    if (summoner === null) continue;
    need(combat.foes[summoner], summoner).summoned = false;
    g.move(need(g.find(combat.tokens, foe), foe), combat.tokens, beaten);
    delete combat.foes[foe];
  }
}

function enterPhase(g: Play, phase: 'ranged' | 'block' | 'damage' | 'attack'): void {
  g.s.combat.phase = phase;
  if (hasFoes(g)) g.event('phase', { phase });
}

/** An effect may begin it, so it makes the offers of a turn by itself. */
export const fighting = procedure<OfSeat>('fighting', {
  closed: true,
  offers: [playing, spending, tactical],
  steps: [
    act('from afar', undefined, (g) => enterPhase(g, 'ranged')),
    call('ranged', rangedPhase, (_g, { seat }) => ({ seat }), hasFoes),
    act('summon', 'K12.18', (g) => {
      enterPhase(g, 'block');
      summon(g);
    }),
    call(
      'block',
      blockPhase,
      (_g, { seat }) => ({ seat }),
      (g) => attackers(g).length > 0,
    ),
    act('damage begins', undefined, (g) => enterPhase(g, 'damage')),
    rules.repeat(
      'damage',
      (g) => attackers(g).length > 0,
      hurting,
      (_g, { seat }) => ({ seat }),
    ),
    act('attack begins', undefined, (g) => {
      dismiss(g);
      enterPhase(g, 'attack');
    }),
    call('attack', attackPhase, (_g, { seat }) => ({ seat }), hasFoes),
    act('outcome', 'K12.19', (g, v) => outcome(g, v.seat)),
  ],
});
