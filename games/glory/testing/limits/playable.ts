import { content } from '../../content/index.js';
import { times, trinket, type Limits } from './limit.js';

/** What every content must keep. */
export const playable: Limits = {
  '26 romance cards': { past: [{ 'travel.hunt.copies': 2 }, { 'travel.hunt.copies': 0 }] },
  '19 market cards': { past: [{ 'travel.office.copies': 2 }, { 'travel.office.copies': 0 }] },
  '29 challenge cards': { past: [{ 'travel.giant.copies': 2 }, { 'travel.giant.copies': 0 }] },
  '48 support tiles': {
    past: [{ 'supports.nun.tiles.one': 2 }, { 'supports.cook.tiles.special': 0 }],
    at: [{ 'supports.nun.tiles.one': 2, 'supports.nun.tiles.two': 0 }],
  },
  '32 knights': {
    past: [{ 'knights.henry': undefined }, { 'knights.lancelot': content.knights['henry'] }],
  },
  '16 relics': { past: [{ 'relics.ring.copies': 5 }, { 'relics.ring.copies': 3 }] },
  '17 prestige tokens': { past: [{ 'prestige.royal.copies': 4 }, { 'prestige.royal.copies': 2 }] },
  '4 trophies': {
    past: [{ 'trophies.sword': undefined }, { 'trophies.horn': content.trophies['sword'] }],
  },
  '14 titles': { past: [{ 'titles.rich': undefined }, { 'titles.poor': content.titles['rich'] }] },
  '4 characters of level 1': {
    past: [{ 'characters.aspirant.copies': 3 }, { 'characters.aspirant.copies': 5 }],
  },
  '4 events of round 1': { past: [{ 'events.harvest.round': 2 }, { 'events.war.round': 1 }] },
  '4 tournament cards for 2 players': {
    past: [{ 'tournaments.lily.players': 3 }, { 'tournaments.rose.players': 2 }],
  },
  '4 characters of level 2': {
    past: [{ 'characters.heir.level': 3 }, { 'characters.exile.level': 2 }],
  },
  '4 events of round 2': { past: [{ 'events.war.round': 3 }, { 'events.siege.round': 2 }] },
  '4 tournament cards for 3 players': {
    past: [{ 'tournaments.rose.players': 4 }, { 'tournaments.crown.players': 3 }],
  },
  '4 characters of level 3': {
    past: [{ 'characters.exile.copies': 0 }, { 'characters.exile.copies': 2 }],
  },
  '4 events of round 3': { past: [{ 'events.siege.round': 1 }, { 'events.harvest.round': 3 }] },
  '4 tournament cards for 4 players': {
    past: [{ 'tournaments.crown.players': 2 }, { 'tournaments.lily.players': 4 }],
  },
  '9 basic solo cards': {
    past: [{ 'solo.cards.pride.deck': 'warrior' }, { 'solo.cards.fury.deck': 'basic' }],
  },
  '2 warrior solo cards': {
    past: [{ 'solo.cards.fury.deck': 'pious' }, { 'solo.cards.pride.deck': 'warrior' }],
  },
  '2 pious solo cards': {
    past: [{ 'solo.cards.grace.deck': 'basic' }, { 'solo.cards.fury.deck': 'pious' }],
  },

  'ids are small letters and hyphens, with their kind before if need be': {
    past: [
      { 'relics.Tooth': trinket },
      { 'relics.holy tooth': trinket },
      { 'relics.tooth-': trinket },
      { 'relics.the:holy:tooth': trinket },
      { 'knights.henry5': content.knights['henry'] },
    ],
    at: [{ 'relics.relic:holy-tooth': trinket }],
  },
  'no id means two things': {
    past: [
      { 'relics.squire': trinket },
      { 'relics.mount': trinket },
      { 'trophies.ring': content.trophies['sword'] },
      { 'solo.cards.henry': content.solo.cards['pride'] },
    ],
    at: [{ 'relics.relic:squire': trinket }],
  },
  'supports that are named exist': {
    past: [
      { 'travel.fencing.rewards.0.support': 'monk' },
      { 'titles.feared.of.monk': 1 },
      { 'titles.title:noble.without.0': 'monk' },
      { 'solo.cards.pride.actions.1.order.2': 'monk' },
    ],
    at: [{ 'solo.cards.pride.actions.1.order.2': 'cook' }],
  },
  'relics that are named exist': {
    past: [{ 'trophies.sword.reward.relic': 'grail' }, { 'travel.hunt.rewards.0.relic': 'grail' }],
  },
  'prestige that is named exists': {
    past: [
      { 'supports.vassal.effect.gain.prestige': 'papal' },
      { 'events.siege.action.rewards.0.prestige': 'papal' },
      { 'figures.prize.prestige': 'papal' },
    ],
  },
  'the knights of Otto exist': { past: [{ 'solo.tiles.hard': 'lancelot' }] },

  'a pawn can always be placed': {
    past: [
      {
        'board.spaces.patrol.circles': [9, 9, 9],
        'board.spaces.warmup.circles': [9, 9, 9],
      },
    ],
    at: [{ 'board.spaces.patrol.circles': [9, 9, 9] }],
  },
  'market cards cost coins, and no others do': {
    past: [{ 'travel.destrier.cost': undefined }, { 'travel.hunt.cost': 1 }],
  },
  'challenges have a foe, and no other cards do': {
    past: [{ 'travel.giant.foe': undefined }, { 'travel.hunt.foe': { attack: 6, prestige: 0 } }],
  },
  'every reward gives something': {
    past: [
      { 'travel.tryst.rewards.1': {} },
      { 'trophies.sword.reward': {} },
      { 'events.siege.action.rewards.0': {} },
      { 'figures.prize': {} },
    ],
    at: [{ 'travel.tryst.rewards.1': { coins: 1 } }],
  },
  'rewards to choose from have different names': {
    past: [
      { 'travel.rescue.rewards.1': { support: 'nun', faith: 2 } },
      { 'travel.honour.rewards': [{ glory: 1 }, { glory: 3 }] },
    ],
    at: [{ 'travel.rescue.rewards.1': { support: 'queen' } }],
  },
  'the symbol lies opposite the highest face': {
    past: [
      { 'dice.red.faces.5': 4 },
      { 'dice.red.faces.0': 1 },
      { 'dice.black.faces.1': 'symbol' },
    ],
    at: [{ 'dice.black.faces.1': 'symbol', 'dice.black.faces.4': 4 }],
  },
  'no face is out of the range of its die': {
    past: [{ 'dice.white.faces.1': 4 }, { 'dice.black.faces.1': -1 }, { 'dice.red.faces.1': 0 }],
    at: [{ 'dice.white.faces.1': 3 }],
  },
  'a joust has eight slots': {
    past: [
      { 'tournaments.lily.rounds.0.joust.place.8': null },
      { 'tournaments.lily.rounds.0.joust.place': times(7, null) },
    ],
    at: [{ 'tournaments.lily.rounds.0.joust.place': times(8, null) }],
  },
  'players, knights placed and knights added fill a joust': {
    past: [
      { 'tournaments.rose.rounds.1.joust.add.2': 'pole' },
      { 'tournaments.rose.rounds.1.joust.place.0': null },
    ],
    at: [
      {
        'tournaments.rose.rounds.1.joust.add.2': 'pole',
        'tournaments.rose.rounds.1.joust.place.0': null,
      },
    ],
  },
  'there are knights enough for three tournaments': {
    past: [
      { 'tournaments.crown.rounds.0.pas.munich': times(6, 'veteran') },
      { 'tournaments.lily.rounds.0.pas.munich': times(15, 'veteran') },
    ],
    at: [
      { 'tournaments.crown.rounds.0.pas.munich': times(5, 'veteran') },
      { 'tournaments.lily.rounds.0.pas.munich': times(14, 'veteran') },
    ],
  },
  'a character keeps no more titles than it draws': {
    past: [{ 'characters.heir.titles.keep': 4 }],
    at: [{ 'characters.heir.titles.keep': 3 }],
  },
  'there are titles enough for four characters': {
    past: [
      { 'characters.aspirant.titles.draw': 3 },
      { 'characters.exile.titles.draw': 4 },
      { 'figures.publicTitles': 4 },
    ],
    at: [{ 'characters.aspirant.titles.draw': 1 }],
  },
};
