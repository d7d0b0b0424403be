import type { Catalogue } from '@destrier/engine';

const described = '{value}{effect, select, none {} other { — {effect}}}';

const unlessNone = '{value, plural, =0 {} other {{value, number}}}';

/** How fields read in every language: what says nothing to a player is left out. */
export const lists = {
  'show.first': '{value_seat}',
  'show.turn': '',
  'show.turns': '',
  'show.excalibur': '{value_seat}',
  'show.grail': '{value_seat}',
  'show.territories': '',
  'show.spared': '',
  'show.discard': '',
  'show.beaten': '',
  'show.view.manors': '',
  'show.black': unlessNone,
  'show.grey': unlessNone,
  'show.blue': unlessNone,
  'show.violet': unlessNone,
  'show.orange': unlessNone,
  'show.brown': unlessNone,
  'each.players.quests': described,
  'each.row': described,
} satisfies Catalogue;
