import { need, why, type Seat } from '@destrier/engine';
import { cardData, kindOfCopy, modAt, unitData, WOUND } from '../book.js';
import type { Basic, Effect } from '../content/ops.js';
import { rules, type Look, type Play } from '../state.js';
import { playSideways, sidesNow } from './effects/asking-cards.js';
import { carryOut } from './effects/agenda.js';
import { convert, giveAttack } from './effects/points.js';
import { gainFame, triggered } from './gains.js';
import { gainOffered } from './offers.js';
import { payFor } from './mana.js';
import {
  abilityOptions,
  cardOptions,
  costOfAbility,
  costOfFace,
  needsSiege,
  skillOptions,
} from './options.js';
import { foeIn, touchable } from './combat/foes.js';
import { changeFoe } from './effects/foes.js';
import { isInCombat, isUnitBarred } from './reading.js';
import { makeReady } from './units.js';
import type { Moment } from './moments.js';
import { needsIn, type Playable } from './playables.js';
import { askedBy, isDreadful, needsAfter, whyNotFace, withCard, type Asked } from './usable.js';

const { ask, procedure } = rules;

/** What may be played at any time of one's turn. */

type Side = 'move' | 'influence' | 'attack' | 'block';
const WHOLE = 'all';

/** A new effect begins: nothing is known yet. */
function begin(
  g: Play,
  by: 'card' | 'unit' | 'skill',
  id: string,
  moment: Moment,
  colour?: Basic,
): void {
  g.s.turn.context = {
    by,
    id,
    colour: colour ?? null,
    paid: null,
    card: null,
    discarded: 0,
    number: 0,
    foe: null,
    bonus: 0,
    moment: moment === 'ranged' && !g.s.combat.begun ? 'opening' : moment,
  };
  g.s.combat.stirred = true;
  g.s.combat.begun = isInCombat(g);
}

/** The moment at which a seat plays, by what is open. */
export function momentNow(g: Look): Moment {
  const { phase, into } = g.s.combat;
  if (into === 'attack') return phase === 'ranged' ? 'shooting' : 'striking';
  if (into === 'block') return 'parrying';
  if (phase !== 'none') return phase;
  return g.s.turn.phase === 'combat' ? 'after' : g.s.turn.phase;
}

/** Whether a unit may be used: ready, unwounded, and not where units are barred [K11.6] [K11.19]. */
function usableUnits(g: Look, seat: Seat): string[] {
  const player = g.s.players[seat];
  return g.all(player.units).filter((one) => {
    const { ready, wounds } = need(player.unit[one], one);
    return ready && wounds === 0 && !isUnitBarred(g, player, one);
  });
}

/** Skills that are not used up. */
function readySkills(g: Look, seat: Seat): string[] {
  const { skills, usedNow, flipped, motivated } = g.s.players[seat];
  return g.all(skills).filter((skill) => {
    if (g.content.skills[skill]?.per === 'always') return false;
    if (motivated > 0 && skill.startsWith('motivation')) return false; // K15.8
    return !usedNow.includes(skill) && !flipped.includes(skill);
  });
}

/** Points of move or influence that an effect lets one spend now, by the modifier. */
function conversions(g: Look, moment: Moment): string[] {
  const { turn } = g.s;
  return turn.mods.filter((address) => {
    const mod = modAt(g, address);
    if (mod.is !== 'convert' || turn[mod.from] < mod.rate) return false;
    if (mod.to === 'block') return moment === 'parrying';
    const open = moment === 'shooting' && mod.kind === 'ranged' && !needsSiege(g);
    return moment === 'striking' || open;
  });
}

const gives = (effect: Effect, what: 'attack' | 'block', word: string | null): boolean =>
  effect.some((op) => {
    switch (op.op) {
      case 'attack':
      case 'block':
        return op.op === what;
      case 'one-of':
        return op.options.some(
          (branch) => (word === null || branch.word === word) && gives(branch.do, what, null),
        );
      case 'day-night':
        return gives(op.day, what, null);
      default:
        return false;
    }
  });

/** Whether there is anything to be played into an attack or a block, so that it may be opened [K12.15]. */
export function canFight(
  g: Look,
  seat: Seat,
  moment: 'shooting' | 'parrying' | 'striking',
  siege: boolean,
): boolean {
  const what = moment === 'parrying' ? 'block' : 'attack';
  const asked = askedBy(seat, moment, siege);
  const helps = (playable: Playable, by: Asked): boolean =>
    gives(playable.do, what, playable.word) && whyNotFace(g, by, playable) === undefined;
  const { hand } = g.s.players[seat];
  for (const card of g.kinds(hand)) {
    if (card === WOUND) continue;
    if (moment !== 'shooting') return true;
    const by = withCard(asked, card);
    if (cardOptions(g, card).some((one) => helps(one, by))) return true;
  }
  for (const unit of usableUnits(g, seat))
    for (const ability of unitData(g, unit).abilities)
      if (abilityOptions(ability).some((one) => helps(one, asked))) return true;
  for (const skill of readySkills(g, seat))
    if (skillOptions(g, skill).some((one) => helps(one, asked))) return true;
  if (moment === 'striking' && g.s.combat.later.length > 0) return true;
  return !siege && conversions(g, moment).length > 0;
}

type Playing = {
  play: [card: string, face: 'basic' | 'strong' | 'side', branch: string];
  use: [unit: string, ability: number, branch: string];
  skill: [skill: string, branch: string];
};

const NO_WOUND = why('K14.11', 'noWound');

export const playing = rules.anytime<{ seat: Seat }, Playing>('playing', {
  rule: 'K5.1',
  who: (_g, v) => [v.seat],
  menu(g, { seat }, m) {
    const moment = momentNow(g);
    const asked = askedBy(seat, moment, needsSiege(g));
    const sides = sidesNow(g);
    for (const card of g.kinds(g.s.players[seat].hand)) {
      if (card === WOUND) continue;
      const by = withCard(asked, card);
      for (const one of cardOptions(g, card))
        m.unless(whyNotFace(g, by, one), 'play', card, one.face, one.word ?? WHOLE);
      for (const side of sides) m.option('play', card, 'side', side);
    }
    for (const unit of usableUnits(g, seat)) {
      let number = 0;
      for (const ability of unitData(g, unit).abilities) {
        number++;
        for (const one of abilityOptions(ability))
          m.unless(whyNotFace(g, asked, one), 'use', unit, number, one.word ?? WHOLE);
      }
    }
    for (const skill of readySkills(g, seat))
      for (const one of skillOptions(g, skill))
        m.unless(whyNotFace(g, asked, one), 'skill', skill, one.word ?? WHOLE);
  },
  on: {
    play(g, _v, seat, card, face, branch) {
      if (face === 'side') playSide(g, seat, card, branch as Side);
      else playCard(g, seat, card, face, branch === WHOLE ? null : branch);
    },
    use(g, _v, seat, unit, ability, branch) {
      const word = branch === WHOLE ? null : branch;
      const kind = kindOfCopy(unit);
      const data = need(g.content.units[kind]?.abilities[ability - 1], unit);
      begin(g, 'unit', unit, momentNow(g));
      need(g.s.players[seat].unit[unit], unit).ready = false;
      g.event('used', { seat, unit });
      g.rule(kind);
      carryOut(g, seat, `${kind}.${ability}`, word);
      payFor(g, seat, costOfAbility(data), needsIn(data.do, word));
    },
    skill(g, _v, seat, skill, branch) {
      useSkill(g, seat, skill, branch === WHOLE ? null : branch, IN_TURN);
    },
  },
});

/** Those who would attack. */
const eager = (g: Look): string[] => touchable(g).filter((foe) => !foeIn(g, foe).idle);

/** Each further enemy costs a point of move more than the one before [K12.23]. */
const priceOfDread = (g: Look): number =>
  g.s.combat.mods.filter((address) => modAt(g, address).is === 'dread').length;

/** What else a fight lets one do: points spent otherwise, and attacks that were kept. */
export const spending = rules.anytime<
  { seat: Seat },
  { convert: [mod: string]; target: [foes: readonly string[]]; blaze: [] }
>('spending', {
  rule: 'K5.1',
  who: (_g, v) => [v.seat],
  menu(g, _v, m) {
    const moment = momentNow(g);
    for (const address of conversions(g, moment)) m.option('convert', address);
    if (isDreadful(g, moment) && g.s.turn.move >= priceOfDread(g))
      m.subset('target', eager(g), 1, 1);
    if (moment === 'striking' && g.s.combat.later.length > 0) m.option('blaze');
  },
  on: {
    convert(g, _v, _seat, address) {
      g.s.combat.stirred = true;
      convert(g, address);
    },
    target(g, _v, seat, foes) {
      g.s.turn.move -= priceOfDread(g);
      const dread = need(
        g.s.combat.mods.find((one) => modAt(g, one).is === 'dread'),
        'dread',
      );
      g.s.combat.mods.push(dread);
      for (const foe of foes) changeFoe(g, seat, foe, [{ change: 'no-attack' }]);
    },
    blaze(g, _v, seat) {
      const address = need(g.s.combat.later.shift(), 'an attack that was kept');
      const mod = modAt(g, address);
      begin(g, 'skill', address, momentNow(g));
      if (mod.is === 'later-attack') giveAttack(g, seat, mod.n, 'melee', mod.element);
    },
  },
});

type Tending = { heal: []; mend: [unit: string]; rally: [unit: string]; learn: [card: string] };

/** What one does outside of fights: healing, a banner, a lesson. */
export const tending = rules.anytime<{ seat: Seat }, Tending>('tending', {
  rule: 'K14.11',
  who: (_g, v) => [v.seat],
  menu(g, { seat }, m) {
    const player = g.s.players[seat];
    healing(g, seat, m);
    for (const unit of g.all(player.units)) {
      const { banner, flipped, ready } = need(player.unit[unit], unit);
      if (banner === 'banner-of-courage' && !flipped && !ready) m.option('rally', unit);
    }
    for (const address of g.s.turn.mods) {
      const mod = modAt(g, address);
      if (mod.is === 'learn' && g.s.turn.influence >= mod.price)
        for (const card of g.all(g.s.actions)) m.option('learn', card);
    }
  },
  on: {
    heal(g, _v, seat) {
      healHero(g, seat);
    },
    mend(g, _v, seat, unit) {
      const { level } = unitData(g, unit);
      spendHealing(g, seat, level);
      need(g.s.players[seat].unit[unit], unit).wounds--;
      g.event('healedUnit', { seat, unit });
    },
    rally(g, _v, seat, unit) {
      need(g.s.players[seat].unit[unit], unit).flipped = true;
      makeReady(g, seat, unit);
    },
    learn(g, _v, seat, card) {
      const { turn } = g.s;
      const address = need(
        turn.mods.find((one) => modAt(g, one).is === 'learn'),
        'a lesson',
      );
      const mod = modAt(g, address);
      if (mod.is !== 'learn') return;
      turn.influence -= mod.price;
      turn.mods.splice(turn.mods.indexOf(address), 1);
      gainOffered(g, seat, 'actions', card, mod.to);
    },
  },
});

/** One point for a wound of the hand, as many as its level for one of a unit [K14.11] [K11.18]. */
function healing(
  g: Look,
  seat: Seat,
  m: { unless(reason: typeof NO_WOUND | false, verb: 'heal' | 'mend', unit?: string): void },
): void {
  if (g.s.turn.heal === 0) return;
  const { hand, units, unit } = g.s.players[seat];
  m.unless(g.find(hand, WOUND) === undefined && NO_WOUND, 'heal');
  for (const one of g.all(units))
    if ((unit[one]?.wounds ?? 0) > 0 && unitData(g, one).level <= g.s.turn.heal)
      m.unless(false, 'mend', one);
}

export function spendHealing(g: Play, seat: Seat, points: number): void {
  const { turn } = g.s;
  turn.heal -= points;
  const grail = Math.min(turn.grail, points);
  turn.grail -= grail;
  gainFame(g, seat, grail, 'effects');
}

function healHero(g: Play, seat: Seat): void {
  spendHealing(g, seat, 1);
  const { hand } = g.s.players[seat];
  g.move(need(g.find(hand, WOUND), WOUND), hand, g.s.wounds);
  g.event('healed', { seat, number: 1 });
  for (const address of triggered(g, 'healed')) carryOut(g, seat, address);
}

function playSide(g: Play, seat: Seat, card: string, side: Side): void {
  begin(g, 'card', card, momentNow(g));
  playSideways(g, seat, card, side, 1);
}

function playCard(
  g: Play,
  seat: Seat,
  card: string,
  face: 'basic' | 'strong',
  word: string | null,
): void {
  const { hand, played } = g.s.players[seat];
  const data = cardData(g, card);
  begin(g, 'card', card, momentNow(g), data.colour);
  g.s.turn.active = true;
  const isGone = data.kind === 'artifact' && face === 'strong'; // K5.22
  g.move(need(g.find(hand, card), card), hand, isGone ? g.s.removed : played);
  g.event('played', { seat, card, face });
  g.rule(card);
  carryOut(g, seat, `${card}.${face}`, word);
  if (data.kind === 'spell')
    for (const address of triggered(g, 'cast', data.colour ?? null)) carryOut(g, seat, address);
  const cost = costOfFace(data, face);
  const asked = askedBy(seat, momentNow(g), needsSiege(g));
  payFor(g, seat, cost, needsAfter(g, asked, data[face].do, word, cost));
}

/** What may be used between one's own turns [K4.5]. */
export const isMotivated = (g: Look, seat: Seat): boolean => offTurn(g, seat).next().done !== true;

function* offTurn(g: Look, seat: Seat): Generator<string> {
  const asked = askedBy(seat, 'off-turn', needsSiege(g));
  for (const skill of readySkills(g, seat))
    for (const playable of skillOptions(g, skill))
      if (whyNotFace(g, asked, playable) === undefined) yield skill;
}

/** A Motivation before the turn begins: what it brings may decide whether the round is ended. */
export const motivating = procedure<{ seat: Seat }>('motivating', {
  steps: [
    ask<{ seat: Seat }, { skill: [skill: string, branch: string]; decline: [] }>('skill', {
      rule: 'K4.5',
      moment: 'off-turn',
      who: 'seat',
      menu(g, { seat }, m) {
        for (const skill of offTurn(g, seat)) m.option('skill', skill, WHOLE);
        m.option('decline');
      },
      on: {
        skill: (g, { seat }, skill) => useSkill(g, seat, skill, null, BEFORE_TURN),
        decline() {},
      },
    }),
  ],
});

/** The own turns that must end after a Motivation: the one that begins, or this one and the next [K15.8]. */
const BEFORE_TURN = 1;
const IN_TURN = 2;

function useSkill(g: Play, seat: Seat, skill: string, word: string | null, turns: number): void {
  const player = g.s.players[seat];
  const { per } = need(g.content.skills[skill], skill);
  (per === 'round' ? player.flipped : player.usedNow).push(skill);
  if (skill.startsWith('motivation')) player.motivated = turns;
  begin(g, 'skill', skill, momentNow(g));
  g.event('skilled', { seat, skill });
  g.rule(skill);
  carryOut(g, seat, skill, word);
}
