import type { Catalogue } from '@destrier/engine';
import { level } from '../phrase.js';

const described = '{value} — {effect}';
const unlessNone = '{value, plural, =0 {} other {{value, number}}}';

/** How fields read in every language: what says nothing to a player is left out, cards are told with what they do. */
export const lists = {
  'show.order': '{value_seat}',
  'show.mount': level('value'),
  'show.armour': level('value'),
  'show.joustsWon': unlessNone,

  'each.dealt.one': described,
  'each.dealt.two': described,
  'each.dealt.three': described,
  'each.players.romance': described,
  'each.players.market': described,
  'each.players.challenge': described,
  'each.offers.romance': described,
  'each.offers.market': described,
  'each.offers.challenge': described,
  'each.titles': described,
  'each.openTitles': described,
  'each.drawn': described,
  'each.publicTitles': described,
  'each.recruit': described,
  'each.now': described,
  'each.next': described,
  'each.trophy': described,

  'show.turn': '',
  // Whoever comes home counts as having played all: the log and the prompt tell what was played.
  'show.travelled': '',
  // A kind stands there before it is chosen; the heralds tell it, and the lists show it.
  'show.tournament.kind': '',
  'show.owners': '',
  'show.titleDeck': '',
  'show.titleDiscard': '',
  'show.box': '',
  'show.piles': '',
  'show.supportsGone': '',
  'show.view.relics': '',
  'show.view.prestige': '',
  'show.decks': '',
  'show.travelGone': '',
  'show.events.one': '',
  'show.events.two': '',
  'show.events.three': '',
  'show.past': '',
  'show.knights': '',
  'show.field': '',
  'show.fallen': '',
  'show.tournamentDeck': '',
  'show.tournamentCards': '',
  'show.trophies': '',
  'show.trophiesGone': '',
  'show.against': '',
  'show.winner': '',
} satisfies Catalogue;
