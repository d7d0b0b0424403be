import { kind, type ReasonDecls, type VerbDecls } from '@destrier/engine';
import { NEEDS } from './content/needs.js';
import {
  ability,
  counted,
  die,
  good,
  knight,
  province,
  quest,
  servant,
  tile,
  traitor,
} from './events.js';

const { list, number, seat, word } = kind;
const needs = list(word('need', NEEDS));

/** What the words of options are. A board finds by it what can be done with a thing. */
export const verbs: VerbDecls = {
  /** Steering: with which die, and backwards where a blue flag is used. */
  ride: [die, word('way', ['back'])],
  merlin: [word('way', ['on', 'back'])],
  portal: [die, province],
  apple: [die, number],
  turn: [die],
  tristan: [die, number],
  gawain: [number],
  /** Acting. */
  mirror: [],
  borrow: [seat],
  decline: [],
  send: [servant, province],
  count: [counted],
  reckon: [counted],
  court: [],
  take: [good, province],
  /** The traitor that Excalibur discards; none where there is none, and with the Grail. */
  seize: [traitor],
  give: [good, province],
  exchange: [list(quest)],
  /** Where, with what, and whether with a tile of Gaheris. */
  build: [tile, province, word('extra', ['tile'])],
  /** A counter, with a tower. */
  place: [province],
  staff: [],
  rebuild: [],
  done: [],
  end: [],
  /** At any time. */
  quest: [quest, word('gain', ['points', 'row1', 'row2', 'row3']), word('extra', ['tile'])],
  repel: [traitor],
  second: [],
  banish: [traitor],
  swap: [quest, quest],
  /** Beside something else. */
  joker: [province],
  tile: [],
  open: [quest],
  blind: [],
  grail: [],
  keep: [],
  pick: [knight, knight],
};

/** What reasons tell. */
export const reasons: ReasonDecls = {
  changedDie: { die },
  noFlag: { province },
  standsThere: { servant, province },
  noneThere: { good, province },
  noCounterThere: { province },
  notFulfilled: { needs },
  abilityTaken: { ability },
};
