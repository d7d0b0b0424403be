import type { Catalogue } from '@destrier/engine';
import { byOwner } from '../phrase.js';

const described = '{value}{effect, select, none {} other { — {effect}}}';
const somebody = byOwner('value', '', '{value_seat}');

/** How fields read in every language: what says nothing to a player is left out, cards are told with what they do. */
export const lists = {
  'show.dealer': '{value_seat}',
  'show.hero': described,
  'show.view.place': described,
  'show.leader': '{value_seat}',
  'show.last': somebody,
  'show.loser': somebody,
  'show.order': '{value_seat}',

  'each.players.hand': described,
  'each.players.kept': described,
  'each.players.godsends': described,
  'each.open': described,

  'show.formerDealer': '',
  'show.giving': '',
  'show.shaken': '',
  'show.turn': '',
  'show.healed': '',
  'show.voids': '',
  'show.table': '',
  'show.box': '',
  'show.favours.deck': '',
  'show.favours.discard': '',
  'show.favoursOut': '',
} satisfies Catalogue;
