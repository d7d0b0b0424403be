import { kind, type ReasonDecls, type VerbDecls } from '@destrier/engine';
import { LEAD, NOBODY } from './state.js';

const { list, number, numbered, seat, someone, word } = kind;
/** Cards by where they lie: in the hand, in the combat, one's own in the combat, in a pile. */
const hand = word('hand');
const laid = word('laid');
const own = word('own');
const pile = word('pile');
const owner = someone(NOBODY);
const feint = numbered('feint');
const suit = word('suit');
const place = word('place');
const godsend = word('godsend');

/** What the words of options are. A board finds by it what can be done with a thing. */
export const verbs: VerbDecls = {
  hero: [word('hero')],
  host: [place],
  choose: [place],
  pass: [list(hand)],
  give: [list(hand)],
  discard: [list(hand)],
  with: [seat],
  target: [seat],
  curse: [seat, word('cursed')],
  suit: [suit],
  value: [number],
  play: [hand],
  shame: [hand],
  veil: [hand],
  hide: [hand],
  add: [hand],
  conjure: [hand],
  keep: [pile],
  /** A card, and in whose pile it is put. */
  hand: [pile, seat],
  bestow: [own, seat],
  shift: [feint, seat],
  break: [feint],
  /** Raised or lowered. */
  bend: [laid, owner, word('way')],
  deny: [laid, owner],
  swap: [own, hand],
  recall: [own, hand],
  mirror: [own, number],
  /** Discarded for it, the card that turns, and whose that is. */
  transmute: [hand, laid, owner],
  take: [godsend],
  dismiss: [godsend],
  regive: [godsend, seat],
  first: [word('answer')],
  last: [word('answer')],
};

/** What reasons tell. */
export const reasons: ReasonDecls = {
  followLead: { lead: LEAD },
  plainAlchemy: { lead: LEAD },
  holdsLead: { lead: LEAD },
  usedUp: { power: word('power') },
  godsendDone: { godsend },
  godsendNames: { godsend },
};
