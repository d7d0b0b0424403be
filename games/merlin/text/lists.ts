import type { Catalogue } from '@destrier/engine';

const described = '{value}{effect, select, none {} other { — {effect}}}';

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
  'each.players.quests': described,
  'each.row': described,
} satisfies Catalogue;
