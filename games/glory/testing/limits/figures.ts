import { content } from '../../content/index.js';
import { times, type Limits } from './limit.js';

/** What is known of knights, tournaments, characters and Otto. */
export const figures: Limits = {
  '6 champions, 6 veterans, 7 kings, 7 Polish nobles, 6 nobles': {
    past: [{ 'knights.zawisza.type': 'pole' }, { 'knights.talbot.type': 'champion' }],
    at: [{ 'knights.talbot.type': 'champion', 'knights.suero.type': 'veteran' }],
  },
  'kings, Polish nobles and nobles are those of the rulebooks': {
    past: [{ 'knights.henry.type': 'pole', 'knights.powala.type': 'king' }],
    at: [{ 'knights.talbot.type': 'champion', 'knights.suero.type': 'veteran' }],
  },
  'knights have attack 6 or more': { past: [{ 'knights.fastolf.attack': 5 }] },
  'no knight has more attack than the best dice of a player': {
    past: [{ 'knights.henry.attack': 13 }, { 'knights.powala.attack': 10 }],
  },
  'knights are worth 3 to 10 glory': {
    past: [{ 'knights.henry.glory': 11 }, { 'knights.fastolf.glory': 2 }],
  },
  'a stronger knight is worth no less glory': {
    past: [
      { 'knights.zawisza.glory': 8 },
      { 'knights.montefeltro.glory': 6 },
      { 'knights.powala.glory': 5 },
      { 'knights.luxembourg.glory': 3 },
    ],
    at: [{ 'knights.maximilian.glory': 9 }],
  },
  'a Polish noble has attack 9': {
    past: [{ 'knights.powala.attack': 8 }],
    at: [{ 'knights.powala.attack': 8, 'knights.balicki.attack': 9 }],
  },
  'veterans take dice away, and nobody else does': {
    past: [
      { 'knights.talbot.fewer': undefined },
      { 'knights.talbot.fewer.white': 0 },
      { 'knights.henry.fewer': { red: 1 } },
    ],
    at: [{ 'knights.henry.fewer': { red: 0 } }],
  },
  'a veteran takes away one white die and no other': {
    past: [
      { 'knights.talbot.fewer.white': 2, 'knights.mathew.fewer.white': 2 },
      { 'knights.talbot.fewer.red': 1, 'knights.mathew.fewer.black': 1 },
    ],
    at: [{ 'knights.talbot.fewer.white': 2 }],
  },

  'with three players at most three knights are placed for a joust': {
    past: [{ 'tournaments.rose.rounds.0.joust.place.1': 'noble' }],
    at: [{ 'tournaments.crown.rounds.0.joust.place': times(8, 'noble') }],
  },
  'in every joust a pair of slots is free': {
    past: [{ 'tournaments.lily.rounds.0.joust.place.2': 'noble' }],
    at: [{ 'tournaments.lily.rounds.0.joust.place.1': 'noble' }],
  },
  'with two players Florence and Paris have two knights, Munich one': {
    past: [
      { 'tournaments.lion.rounds.1.pas.munich.1': 'pole' },
      { 'tournaments.lion.rounds.1.pas.paris.2': 'pole' },
      { 'tournaments.lion.rounds.2.pas.florence': ['king'] },
    ],
  },
  "in every pas d'armes each player finds knights in two cities": {
    past: [
      { 'tournaments.rose.rounds.0.pas.florence': ['noble', 'noble'] },
      { 'tournaments.bear.rounds.2.pas.paris': times(3, 'king') },
    ],
    at: [{ 'tournaments.bear.rounds.2.pas.munich': [] }],
  },
  'no city has more than four knights': {
    past: [{ 'tournaments.crown.rounds.0.pas.paris.4': 'pole' }],
    at: [{ 'tournaments.rose.rounds.0.pas.paris.3': 'pole' }],
  },
  'Munich has a knight, and fewer than any other city': {
    past: [
      { 'tournaments.crown.rounds.0.pas.munich': [] },
      { 'tournaments.crown.rounds.0.pas.munich': times(4, 'veteran') },
    ],
    at: [{ 'tournaments.crown.rounds.0.pas.munich': times(3, 'veteran') }],
  },
  'no pile of knights runs out in three tournaments': {
    past: [
      { 'tournaments.crown.rounds.0.pas.munich.0': 'noble' },
      { 'tournaments.bear.rounds.1.joust.place': times(3, 'champion') },
      { 'tournaments.lily.rounds.0.joust.add': times(3, 'noble') },
      { 'knights.powala.type': 'king' },
    ],
    at: [
      { 'tournaments.crown.rounds.0.pas.munich.0': 'pole' },
      { 'tournaments.lily.rounds.0.joust.add': times(2, 'noble') },
    ],
  },
  'knights become stronger from round to round': {
    past: [
      {
        'tournaments.lily.rounds.1.pas': {
          florence: ['noble', 'noble'],
          paris: ['noble', 'noble'],
          munich: ['noble'],
        },
      },
      {
        'tournaments.bear.rounds.1.joust.place': ['king'],
        'tournaments.bear.rounds.1.joust.add': [],
      },
    ],
  },

  'characters of level I are all the same': {
    past: [{ 'characters.heir.level': 1 }, { 'characters.aspirant': undefined }],
  },
  'characters of levels II and III are all different': {
    past: [{ 'characters.heir.copies': 2 }, { 'characters.heir': content.characters['mercenary'] }],
  },
  'one card brings 2 coins, 6 strength and 1 faith in the upkeep': {
    past: [
      { 'characters.mercenary.income.strength': 5 },
      { 'characters.mercenary.income.faith': 2 },
      { 'characters.captain.income.strength': 6 },
      { 'characters.mercenary.copies': 2 },
    ],
    at: [{ 'characters.captain.income.strength': 6, 'characters.mercenary.income.coins': 3 }],
  },
  'characters begin with mount II and armour II': {
    past: [{ 'characters.heir.mount': 3 }, { 'characters.exile.armour': 1 }],
  },
  'characters begin with 8 to 12 glory': {
    past: [{ 'characters.exile.glory': 7 }, { 'characters.courtier.glory': 13 }],
    at: [{ 'characters.courtier.glory': 12 }],
  },
  'level III has one special support, and no other level has': {
    past: [
      { 'characters.exile.special': 2 },
      { 'characters.exile.special': 0 },
      { 'characters.heir.special': 1 },
    ],
  },
  'level III begins with fewer resources than any other level': {
    past: [{ 'characters.exile.coins': 5 }, { 'characters.aspirant.strength': 0 }],
    at: [{ 'characters.exile.coins': 4 }, { 'characters.aspirant.strength': 1 }],
  },

  'a solo card has the row weapon master, squire, nun': {
    past: [
      { 'solo.cards.ambition.actions.1.order.0': 'queen' },
      { 'solo.cards.ambition.actions.1.order.3': 'queen' },
    ],
  },
  'Otto is a stronger knight with every difficulty': {
    past: [
      { 'solo.tiles.medium': 'trotha' },
      { 'solo.tiles.hard': 'suero' },
      { 'knights.suero.glory': 5 },
    ],
    at: [{ 'solo.tiles.hard': 'almada' }],
  },
  'Otto is a knight of plain attack': {
    past: [{ 'solo.tiles.hard': 'powala' }, { 'solo.tiles.easy': 'mathew' }],
  },
  'the basic solo cards know every action, deck and ordinary support': {
    past: [
      { 'solo.cards.fortune.actions.0': { kind: 'training' } },
      { 'solo.cards.charity.actions.0.deck': 'market' },
      {
        'solo.cards.cunning.actions.0.order.0': 'nun',
        'solo.cards.pride.actions.1.order.2': 'nun',
      },
    ],
    at: [{ 'solo.cards.pride.actions.1.order.2': 'nun' }],
  },
  'the third action of a solo card needs no more than a place': {
    past: [{ 'solo.cards.pride.actions.2': { kind: 'event' } }],
    at: [{ 'solo.cards.pride.actions.2': { kind: 'initiative' } }],
  },
  'warrior cards lean to training, herald and challenges': {
    past: [
      { 'solo.cards.fury.actions.0': { kind: 'event' } },
      { 'solo.cards.valour.actions.0.deck': 'market' },
    ],
    at: [{ 'solo.cards.valour.actions.0': { kind: 'herald' } }],
  },
  'pious cards lean to prayer and romance': {
    past: [
      { 'solo.cards.grace.actions.1.deck': 'market' },
      { 'solo.cards.mercy.actions.2': { kind: 'service' } },
    ],
    at: [{ 'solo.cards.grace.actions.2': { kind: 'prayer' } }],
  },
  'Otto finds a place for every pawn': {
    past: [{ 'board.spaces.training.circles.0': 0 }, { 'figures.pawns': 7 }],
    at: [{ 'board.spaces.training.circles.0': 1 }],
  },
};
