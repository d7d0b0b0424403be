import { chapter, kind, only, section } from '@destrier/engine';
import { GOODS, KNIGHTS, PROVINCES, SERVANTS, TERRAINS, ACTIONS } from './content/types.js';
import { CASTLE, DICE } from './state.js';

const { list, maybe, number, numbered, seat, word } = kind;

/** The kinds of things that events, options and reasons name. */
export const province = word('province', PROVINCES);
export const good = word('good', GOODS);
export const servant = word('servant', SERVANTS);
export const knight = word('knight', KNIGHTS);
export const quest = word('quest');
export const traitor = word('traitor', PROVINCES);
export const ability = word('ability');
export const space = numbered('space');
export const tile = numbered('tile');
/** What a space is: its action, or its province. */
export const STOPS = [...ACTIONS, ...PROVINCES] as const;
export const stop = word('stop', STOPS);
export const die = word('die', DICE);
/** What is counted on a space of points. */
export const COUNTED = [...GOODS, 'influence'] as const;
export type Counted = (typeof COUNTED)[number];
export const counted = word('counted', COUNTED);

/** By what a die was changed. */
const means = word('means', ['apple', 'flag', 'tristan', 'gawain']);
/** By what a traitor was removed. */
const weapon = word('weapon', ['shield', 'flag', 'favour', 'excalibur']);
const way = word('way', ['on', 'back']);
const post = word('post', [...PROVINCES, CASTLE]);
const points = number;

export const events = {
  round: chapter({ round: number, first: seat }),
  started: {
    seat,
    start: word('start'),
    knight: province,
    influence: province,
    shield: province,
    flag: province,
    material: province,
  },
  drafted: { seat, knight },
  sheriff: { seat, province },
  traitors: { seat, traitors: list(traitor) },
  rolled: { seat, dice: list(number), white: number },
  /** A roll with three or more equal faces, which does not count. */
  rerolled: { seat, dice: list(number), white: number },

  changed: { seat, die, face: number, means },
  rode: { seat, way, steps: number, space, stop },
  ledMerlin: { seat, way, steps: number, space, stop },
  portal: { seat, space, stop },
  mirrored: { seat, space, stop },
  borrowed: { seat, target: seat, space, stop },
  declined: { seat, space, stop },

  sent: { seat, servant, from: post, to: province },
  worked: { seat, servant, province },
  displaced: { seat, servant, province },
  took: { seat, good, province },
  nothing: { seat, servant, province },
  returned: { seat, good, province },
  placed: { seat, province },
  counted: { seat, what: counted, points },
  seized: { seat, relic: word('relic', ['excalibur', 'grail']), from: maybe(seat) },
  apple: { seat },
  noApple: { seat },
  repelled: { seat, traitor, number, weapon },
  built: { seat, tile, terrain: word('terrain', TERRAINS), material: province },
  staffed: { seat },

  resolved: { seat, quest, points },
  seconded: { seat, points },
  spentSecond: { seat },
  discarded: { seat, quests: list(quest) },
  tookOpen: { seat, quest },
  drew: { seat, quest: only('seat', quest) },
  revealed: { quest },
  reshuffled: { what: word('heap', ['quests', 'traitors']) },

  sealed: { seat, ability },
  praised: { seat, ability, points },
  turned: { seat, ability },
  favoured: { seat, ability, points },
  restored: { seat, number },

  usedTile: { seat, knight, left: number },
  swapped: { seat, given: quest, quest },
  based: { seat, tile },
  deed: { seat, knight, what: word('deed', STOPS), points },
  strengthened: { seat, province },
  recovered: { seat, knight, number },

  scoring: section({ scoring: number }),
  suffered: { seat, number, points },
  safe: { seat, points },
  territory: { terrain: word('terrain', TERRAINS), number, seats: list(seat), points },
  influence: { province, number, seats: list(seat), points },
  grail: { seat, province },
  grailBack: { seat },
  recalled: { seat, province, number },
  servants: { seat, number, points },
  left: { seat, what: word('rest', ['apples', 'staffs', 'goods']), number, points },
  honoured: { seat, knight, number, points },
};
