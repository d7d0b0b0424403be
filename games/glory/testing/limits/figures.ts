import { need } from '@destrier/engine';
import { content } from '../../content/index.js';
import { circles, times, type Limits, type Moves } from './limit.js';

const gloryOf = (knight: string): number => need(content.knights[knight], knight).glory;

/** The first is harder to beat: by prestige, by a die it takes away, as a Pole, by prestige. */
const HARDER = [
  ['zawisza', 'terrail'],
  ['montefeltro', 'talbot'],
  ['powala', 'suero'],
  ['luxembourg', 'kottulin'],
] as const;

/** What characters of these levels begin with, one by one. */
const resources = (...levels: number[]): number[] =>
  Object.values(content.characters)
    .filter(({ level }) => levels.includes(level))
    .map(({ coins, strength, faith }) => coins + strength + faith);

/** A character who begins with this in all. */
const beginning = (character: string, coins: number): Moves => ({
  [`characters.${character}.coins`]: coins,
  [`characters.${character}.strength`]: 0,
  [`characters.${character}.faith`]: 0,
});

const OTTOS = [content.solo.tiles.easy, content.solo.tiles.medium, content.solo.tiles.hard];

/** The attack and the glory of Otto, from easy to hard. */
const ottos = (...figures: (readonly [attack: number, glory: number, prestige: number])[]): Moves =>
  Object.fromEntries(
    figures.flatMap(([attack, glory, prestige], i) => [
      [`knights.${OTTOS[i]}.attack`, attack],
      [`knights.${OTTOS[i]}.glory`, glory],
      [`knights.${OTTOS[i]}.prestige`, prestige],
    ]),
  );

/** The places for Otto are as many as pawns, whatever other spaces have. */
const ENOUGH: Moves = {
  ...circles(1, 2, 2),
  'board.spaces.training.circles': [2, 2, 2],
  'board.spaces.market.circles': [9, 9, 9],
  'board.spaces.space:herald.circles': [9, 9, 9],
};

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
  'knights are worth 2 to 10 glory': {
    past: [{ 'knights.henry.glory': 11 }, { 'knights.fastolf.glory': 1 }],
    at: [{ 'knights.henry.glory': 10 }, { 'knights.fastolf.glory': 2 }],
  },
  'a stronger knight is worth no less glory': {
    past: HARDER.map(([one, other]) => ({ [`knights.${one}.glory`]: gloryOf(other) - 1 })),
    at: [
      ...HARDER.map(([one, other]) => ({ [`knights.${one}.glory`]: gloryOf(other) })),
      { 'knights.maximilian.glory': gloryOf('henry') + 1 },
    ],
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
      { 'solo.tiles.easy': 'suero', 'tournaments.lily.rounds.0.joust.add': times(4, 'noble') },
      { 'solo.tiles.easy': 'zizka', 'tournaments.lily.rounds.0.joust.add': times(3, 'noble') },
      { 'knights.powala.type': 'king' },
    ],
    at: [
      { 'tournaments.crown.rounds.0.pas.munich.0': 'pole' },
      { 'solo.tiles.easy': 'suero', 'tournaments.lily.rounds.0.joust.add': times(3, 'noble') },
      { 'solo.tiles.easy': 'zizka', 'tournaments.lily.rounds.0.joust.add': times(2, 'noble') },
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
      { 'characters.mercenary.income.coins': 3 },
      { 'characters.captain.income': { coins: 2, strength: 6, faith: 1 } },
      { 'characters.mercenary.copies': 2 },
    ],
    at: [
      {
        'characters.captain.income': { coins: 2, strength: 6, faith: 1 },
        'characters.mercenary.income.coins': 3,
      },
    ],
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
    past: [
      beginning('exile', Math.min(...resources(1, 2))),
      beginning('aspirant', Math.max(...resources(3))),
      beginning('courtier', Math.max(...resources(3))),
    ],
    at: [
      beginning('exile', Math.min(...resources(1, 2)) - 1),
      beginning('aspirant', Math.max(...resources(3)) + 1),
      beginning('courtier', Math.max(...resources(3)) + 1),
    ],
  },

  'a solo card has the row weapon master, squire, nun': {
    past: [
      { 'solo.cards.ambition.actions.1.order.0': 'queen' },
      { 'solo.cards.ambition.actions.1.order.3': 'queen' },
    ],
  },
  'Otto is a stronger knight with every difficulty': {
    past: [
      { 'solo.tiles.medium': content.solo.tiles.easy },
      { 'solo.tiles.hard': content.solo.tiles.medium },
      ottos([8, 5, 1], [8, 5, 1], [9, 6, 1]),
      ottos([8, 5, 1], [9, 6, 1], [9, 6, 1]),
      ottos([8, 5, 1], [9, 4, 2], [10, 6, 2]),
      ottos([8, 5, 1], [9, 6, 0], [10, 7, 1]),
      ottos([9, 5, 1], [8, 6, 2], [10, 7, 2]),
    ],
    at: [ottos([8, 5, 1], [8, 5, 2], [9, 5, 2]), ottos([8, 5, 1], [8, 6, 1], [8, 6, 2])],
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
    past: [
      { ...ENOUGH, 'board.spaces.training.circles': [1, 2, 2] },
      { ...ENOUGH, 'figures.pawns': 7 },
    ],
    at: [ENOUGH],
  },
};
