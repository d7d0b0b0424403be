import { kind, type ReasonDecls, type VerbDecls } from '@destrier/engine';
import { branch, card, face, foe, hero, mana, skill, space, tactic, unit } from './events.js';
import { PURSES } from './rules/mana.js';

const { list, number, word } = kind;

/** What the words of options are. A board finds by it what can be done with a thing. */
export const verbs: VerbDecls = {
  hero: [hero],
  tactic: [tactic],
  /** At any time of a turn. */
  play: [card, face, branch],
  use: [unit, number, branch],
  skill: [skill, branch],
  convert: [word('modifier')],
  blaze: [],
  heal: [],
  mend: [unit],
  rally: [unit],
  learn: [word('lesson')],
  moment: [],
  search: [list(mana)],
  lengthen: [],
  /** Paying and what effects ask. */
  pay: [word('purse', PURSES), mana, mana],
  gain: [mana],
  choose: [branch],
  accept: [],
  decline: [],
  add: [number],
  discard: [list(card)],
  throw: [card],
  take: [card],
  top: [],
  bottom: [],
  recall: [card],
  return: [card],
  keep: [],
  side: [card, branch],
  with: [card, branch],
  cast: [card, face, branch],
  set: [mana, mana],
  die: [mana],
  target: [list(foe)],
  ready: [unit],
  assign: [unit],
  disband: [unit],
  /** Moving and acting. */
  go: [space],
  explore: [word('place')],
  challenge: [list(space)],
  enter: [],
  burn: [],
  tribute: [],
  interact: [],
  recruit: [unit],
  cure: [],
  lesson: [card],
  spell: [card],
  action: [card],
  blind: [],
  artifact: [],
  invite: [],
  rest: [card, number],
  recover: [],
  announce: [],
  stay: [],
  plunder: [],
  end: [],
  done: [],
  /** Fighting. */
  attack: [list(foe)],
  strike: [],
  parry: [foe],
  fear: [unit, foe],
  ward: [],
  face: [foe],
  suffer: [],
  /** Between turns. */
  purge: [word('place', ['hand', 'discard'])],
  spurn: [card],
  fetch: [card],
  shuffle: [list(card)],
  spare: [],
  spend: [],
};

/** What reasons tell. */
export const reasons: ReasonDecls = {
  tooFar: { cost: number, points: number },
  tooDear: { price: number, points: number },
};
