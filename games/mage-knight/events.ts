import { chapter, kind, only, section } from '@destrier/engine';
import { BASICS, HEROES, MANA, REWARDS, SITES } from './content/types.js';
import { DUMMY } from './table.js';

const { flag, list, maybe, number, seat, someone, word } = kind;

/** The kinds of things that events, options and reasons name. */
export const hero = word('hero', HEROES);
export const basic = word('mana', BASICS);
export const mana = word('mana', MANA);
export const card = word('card');
export const unit = word('unit');
export const foe = word('foe');
export const skill = word('skill');
export const tactic = word('tactic');
export const space = word('space');
export const site = word('site', SITES);
export const face = word('face', ['basic', 'strong', 'side']);
export const branch = word('branch');
export const actor = someone(DUMMY);
export const reward = word('reward', REWARDS);
const points = number;

export const events = {
  round: chapter({ round: number, time: word('time', ['day', 'night']) }),
  hero: { seat, hero },
  source: { dice: list(mana) },
  offer: { units: list(unit) },
  chose: { who: actor, tactic },
  order: { who: list(actor) },
  turn: section({ who: actor }),
  announced: { who: actor },
  flipped: { cards: list(card) },

  played: { seat, card, face },
  sideways: { seat, card, points },
  used: { seat, unit },
  skilled: { seat, skill },
  paid: { seat, mana, from: word('purse', ['token', 'crystal', 'die', 'kept', 'endless']) },
  token: { seat, mana },
  crystal: { seat, mana: basic },
  drew: { seat, number },
  discarded: { seat, cards: list(card) },
  thrown: { seat, card },
  rolled: { seat, dice: list(mana) },
  healed: { seat, number },
  healedUnit: { seat, unit },
  readied: { seat, unit },
  banner: { seat, card, unit },
  fame: { seat, points },
  reputation: { seat, points },
  wounded: { seat, number },
  poisoned: { seat, number },

  moved: { seat, space, cost: number },
  explored: { seat, tile: word('tile') },
  revealed: { space, foes: list(foe) },
  ruin: { space, ruin: word('ruin') },
  provoked: { seat, foes: list(foe) },
  assaulted: { seat, space, site },
  entered: { seat, space, site },
  burned: { seat, space },
  tribute: { seat, space },
  interacts: { seat, space, points },
  recruited: { seat, unit },
  disbanded: { seat, unit },
  bought: { seat, card },
  plundered: { seat, space },
  rests: { seat },
  withdrew: { seat, space, wounds: number },

  combat: { seat, foes: list(foe) },
  phase: { phase: word('phase', ['ranged', 'block', 'damage', 'attack']) },
  attacked: { seat, foes: list(foe), points, armour: number },
  defeated: { seat, foe },
  summoned: { foe, summoned: foe },
  parried: { seat, foe, points, attack: number, success: flag },
  struck: { seat, foe, damage: number },
  unitHurt: { seat, unit, wounds: number },
  unitLost: { seat, unit },
  knockedOut: { seat },
  paralyzed: { seat },
  conquered: { seat, space, site },

  reward: { seat, reward },
  gained: { seat, card: only('seat', card) },
  learned: { seat, skill },
  action: { seat, card },
  level: { seat, level: number },
  offered: { card },
  cityFound: { space, city: basic, level: number },
  ending: { who: maybe(seat) },
  achievement: { seat, what: word('achievement'), points },
};
