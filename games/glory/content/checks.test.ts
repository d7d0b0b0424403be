import { need } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { playable, reconstruction } from './checks.js';
import { content } from './index.js';
import type { Content } from './types.js';

const checks = [...playable, ...reconstruction];

/** Values by their path in the content; `undefined` takes an entry away. */
type Moves = { readonly [path: string]: unknown };

function moved(moves: Moves): Content {
  // Not a structured clone: tiles that share one object must not move together.
  const copy = JSON.parse(JSON.stringify(content)) as object;
  for (const [path, value] of Object.entries(moves)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = copy as Record<string, unknown>;
    for (const key of keys) at = at[key] as Record<string, unknown>;
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
  return copy as Content;
}

const issuesOf = (name: string, changed: Content) =>
  need(
    checks.find((check) => check.name === name),
    name,
  ).issues(changed);

interface Limit {
  /** Figures moved past what a check allows. */
  readonly past: readonly Moves[];
  /** Figures moved exactly to where they are still allowed, if they do not stand there already. */
  readonly at?: readonly Moves[];
}

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const trinket = { source: 'house', copies: 0 };

const LIMITS: { readonly [check: string]: Limit } = {
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
      { 'travel.convent.rewards.1': { support: 'nun', faith: 2 } },
      { 'travel.honour.rewards.0': { glory: 1 } },
    ],
    at: [{ 'travel.convent.rewards.1': { support: 'queen' } }],
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

  'the printed supports stand unchanged': {
    past: [{ 'supports.lady.effect.gain.glory': 6 }, { 'supports.thug.timing': 'lance' }],
  },
  'the printed titles stand unchanged': {
    past: [{ 'titles.patron.coins': 2 }, { 'titles.brave.duel.attack': 12 }],
  },
  'the printed relics stand unchanged': { past: [{ 'relics.amulet.attack': 3 }] },
  'the printed events stand unchanged': {
    past: [{ 'events.errant.action.coins': 2 }, { 'events.war.all.coins': -1 }],
  },
  'the printed travel stand unchanged': {
    past: [{ 'travel.fleece.rewards.0.glory': 4 }, { 'travel.brzeg.foe.attack': 9 }],
    at: [{ 'travel.fleece.copies': 1 }],
  },
  'the printed figures stand unchanged': {
    past: [{ 'figures.pawns': 7 }, { 'figures.consolation.1': 2 }],
  },
  'the printed solo stand unchanged': { past: [{ 'solo.goals.hard': 86 }, { 'solo.spared': 1 }] },
  'what is printed says so, and nothing else does': {
    past: [
      { 'knights.henry.source': 'rulebook' },
      { 'titles.rich.source': 'house' },
      { 'supports.nun.tiles.source': 'rulebook' },
      { 'board.prices.source': 'pack' },
    ],
  },

  'training, prayer and service have circles': {
    past: [
      { 'board.spaces.training.circles': 'free' },
      { 'board.spaces.prayer.circles': 'free' },
      { 'board.spaces.service.circles': 'free' },
    ],
    at: [{ 'board.spaces.market.circles': 'free' }],
  },
  'initiative, plans, patrol, warm-up and support have no circles': {
    past: ['initiative', 'plans', 'patrol', 'warmup', 'support'].map((space) => ({
      [`board.spaces.${space}.circles`]: [1, 1, 1],
    })),
  },
  'two players can take the Herald in one round': {
    past: [{ 'board.spaces.space:herald.circles.0': 1 }],
    at: [{ 'board.spaces.space:herald.circles': 'free' }],
  },
  'more players never have fewer circles': {
    past: [{ 'board.spaces.market.circles.1': 3 }, { 'board.spaces.market.circles.0': 3 }],
    at: [{ 'board.spaces.market.circles.0': 2 }],
  },
  'some circles are for three players and more': {
    past: [
      {
        'board.spaces.prayer.circles.1': 1,
        'board.spaces.market.circles.1': 1,
        'board.spaces.space:herald.circles.1': 2,
      },
    ],
    at: [{ 'board.spaces.prayer.circles.1': 1 }],
  },
  'some circles are for four players alone': {
    past: [
      {
        'board.spaces.training.circles.2': 2,
        'board.spaces.service.circles.2': 2,
        'board.spaces.space:herald.circles.2': 1,
        'board.spaces.objective.circles.2': 1,
      },
    ],
    at: [
      {
        'board.spaces.training.circles.2': 2,
        'board.spaces.service.circles.2': 2,
        'board.spaces.space:herald.circles.2': 1,
      },
    ],
  },
  'with two players more is locked than there are spare tokens': {
    past: [
      {
        'board.spaces.training.circles.0': 3,
        'board.spaces.service.circles.0': 3,
        'board.spaces.prayer.circles.0': 2,
        'board.spaces.market.circles.0': 2,
        'board.spaces.space:herald.circles.0': 3,
        'board.spaces.objective.circles.0': 2,
      },
    ],
    at: [
      {
        'board.spaces.training.circles.0': 3,
        'board.spaces.service.circles.0': 3,
        'board.spaces.prayer.circles.0': 2,
        'board.spaces.market.circles.0': 2,
        'board.spaces.space:herald.circles.0': 3,
      },
    ],
  },
  'the track has 6, 8 and 9 slots for 2, 3 and 4 players': {
    past: [
      { 'board.track.slots.4.players': 2 },
      { 'board.track.slots.2.players': 3 },
      { 'board.track.slots.9': { special: false, price: 1, players: 4 } },
    ],
  },
  'one slot is special with two players, two are with more, and they are far left': {
    past: [
      { 'board.track.slots.1.players': 2 },
      { 'board.track.slots.1.players': 4 },
      { 'board.track.slots.2.special': true },
      { 'board.track.slots.0.special': false, 'board.track.slots.3.special': true },
    ],
  },
  'with two players one ordinary slot costs what Otto leaves alone': {
    past: [{ 'board.track.slots.5.price': 2 }, { 'board.track.slots.3.price': 1 }],
    at: [{ 'board.track.slots.0.price': 2 }, { 'board.track.slots.4.price': 2 }],
  },
  'some slot is free': {
    past: [{ 'board.track.slots.7.price': 1, 'board.track.slots.8.price': 1 }],
    at: [{ 'board.track.slots.7.price': 1 }],
  },
  'prices rise with the level': {
    past: [{ 'board.prices.mount.3': 5 }, { 'board.prices.armour.2': 3 }],
    at: [{ 'board.prices.mount.2': 3 }],
  },
  'armour III costs what Gruuthuse gives instead of it': {
    past: [
      { 'board.prices.armour.3': 4 },
      { 'board.prices.armour.3': 2 },
      { 'travel.gruuthuse.rewards.1.coins': 4 },
    ],
  },
  'a market card sells equipment for less than the Market': {
    past: [{ 'travel.courser.cost': 4 }, { 'travel.harness.cost': 4 }],
    at: [{ 'travel.courser.cost': 2 }],
  },
  'red is 1 to 5, black 0 to 4, white 0 to 3': {
    past: [{ 'dice.red.high': 6 }, { 'dice.black.low': 1 }, { 'dice.white.high': 2 }],
  },
  'a die has one symbol and every number of its range': {
    past: [
      { 'dice.white.faces.1': 1 },
      { 'dice.white.faces.4': 'symbol' },
      { 'dice.red.faces.3': 2 },
    ],
    at: [{ 'dice.white.faces.3': 1 }],
  },

  'six supports are ordinary, all others are single special tiles': {
    past: [
      { 'supports.nun.tiles.special': 1 },
      { 'supports.cook.tiles.special': 2 },
      { 'supports.cook.tiles.special': 0 },
      { 'supports.cook.tiles.scroll': 1 },
    ],
    at: [{ 'supports.nun.tiles.scroll': 4 }],
  },
  'piles I, II and III fill the track of four players in three rounds': {
    past: [{ 'supports.nun.tiles.one': 0 }],
    at: [{ 'supports.nun.tiles.one': 0, 'supports.thug.tiles.one': 2 }],
  },
  'special tiles last for three rounds of track, events and characters': {
    past: [
      {
        'supports.cook.tiles.special': 0,
        'supports.witch.tiles.special': 0,
        'supports.lady.tiles.special': 0,
        'supports.jester.tiles.special': 0,
      },
      {
        'characters.exile.special': 2,
        'characters.burgher.special': 2,
        'characters.captain.special': 2,
        'characters.pilgrim.special': 2,
      },
    ],
    at: [
      {
        'supports.cook.tiles.special': 0,
        'supports.witch.tiles.special': 0,
        'supports.lady.tiles.special': 0,
      },
    ],
  },
  'every ordinary support is in piles I, II and III': {
    past: [{ 'supports.queen.tiles.two': 0 }, { 'supports.minstrel.tiles.three': 0 }],
    at: [{ 'supports.squire.tiles.one': 1 }],
  },
  'the scroll pile has a tile for each card that names it': {
    past: [
      { 'supports.nun.tiles.scroll': 2 },
      { 'supports.nun.tiles.scroll': 4 },
      { 'travel.convent.copies': 2 },
    ],
    at: [{ 'supports.nun.tiles.scroll': 4, 'travel.convent.copies': 2 }],
  },
  'the supports that a title needs are there': {
    past: [{ 'titles.patron.of.minstrel': 5 }],
    at: [{ 'titles.patron.of.minstrel': 4 }],
  },
  'a player can have two squires': {
    past: [{ 'supports.squire.tiles': { source: 'house', one: 1 } }],
    at: [{ 'supports.squire.tiles': { source: 'house', one: 1, scroll: 1 } }],
  },
  'there are four of each relic': {
    past: [{ 'relics.ring.copies': 5 }, { 'relics.medal.copies': 3 }],
  },
  'every relic can be gained': {
    past: [{ 'travel.betrothal.copies': 0 }],
    at: [{ 'travel.betrothal.copies': 0, 'relics.ring.copies': 3 }],
  },
  'prestige is of six kinds, of one to four tokens': {
    past: [
      { 'prestige.royal.copies': 5 },
      { 'prestige.royal.copies': 0 },
      { 'prestige.royal': undefined },
    ],
    at: [{ 'prestige.royal.copies': 4 }, { 'prestige.royal.copies': 1 }],
  },
  'every prestige token can be gained': {
    past: [{ 'travel.office.copies': 0 }, { 'supports.vassal.tiles.special': 0 }],
    at: [{ 'travel.audience.copies': 0, 'prestige.royal.copies': 2 }],
  },
  'the prestige of champions comes from trophies alone': {
    past: [
      { 'travel.hunt.rewards.0.prestige': 'prestige:champion' },
      { 'supports.vassal.effect.gain.prestige': 'prestige:champion' },
      { 'trophies.spurs.reward.prestige': 'royal', 'trophies.laurel.reward.prestige': 'royal' },
    ],
    at: [{ 'trophies.spurs.reward.prestige': 'royal' }],
  },
  'the prestige of warriors is won in challenges': {
    past: [
      {
        'travel.honour.rewards.0.prestige': 'royal',
        'travel.agincourt.rewards.0.prestige': 'royal',
        'travel.white-knight.rewards.0.prestige': 'royal',
        'travel.hunt.rewards.0.prestige': 'prestige:warrior',
      },
    ],
    at: [
      {
        'travel.honour.rewards.0.prestige': 'royal',
        'travel.agincourt.rewards.0.prestige': 'royal',
      },
    ],
  },
  'a trophy is better than the standard prize': {
    past: [{ 'trophies.goblet.reward': { glory: 1, coins: 1 } }, { 'figures.prize.glory': 4 }],
    at: [{ 'trophies.goblet.reward': { glory: 1, coins: 2 } }],
  },

  'market cards cost 1 to 5 coins': {
    past: [{ 'travel.cathedral.cost': 6 }, { 'travel.indulgence.cost': 0 }],
    at: [{ 'travel.indulgence.cost': 5 }],
  },
  'foes have attack 6 to 11': {
    past: [{ 'travel.giant.foe.attack': 12 }, { 'travel.brigands.foe.attack': 5 }],
  },
  'foes have prestige 0 to 2': {
    past: [{ 'travel.giant.foe.prestige': 3 }, { 'travel.giant.foe.prestige': -1 }],
    at: [{ 'travel.giant.foe.prestige': 2 }],
  },
  'a stronger foe brings no lesser reward': {
    past: [{ 'travel.white-knight.rewards.0.glory': 2 }, { 'travel.brigands.rewards.0.coins': 4 }],
    at: [{ 'travel.white-knight.rewards.0.glory': 3 }, { 'travel.brigands.rewards.0.coins': 1 }],
  },
  'every deck has cards with a choice': {
    past: [
      {
        'travel.mercenaries.rewards': [{ strength: 4 }],
        'travel.office.rewards': [{ prestige: 'chamberlain', glory: 1 }],
      },
    ],
    at: [{ 'travel.mercenaries.rewards': [{ strength: 4 }] }],
  },
  'every deck lasts for set-up and three rounds of offers': {
    past: [
      { 'characters.heir.travel.market': 4 },
      { 'characters.captain.travel.challenge': 7 },
      { 'figures.offers': 5 },
    ],
    at: [{ 'characters.heir.travel.market': 3 }, { 'characters.captain.travel.challenge': 6 }],
  },

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

it('the content passes every check', () => {
  expect(checks.flatMap(({ issues }) => issues(content))).toEqual([]);
});

it('every check has its limit', () => {
  expect(Object.keys(LIMITS)).toEqual(checks.map(({ name }) => name));
});

const cases = (of: (limit: Limit) => readonly Moves[]): (readonly [name: string, moves: Moves])[] =>
  Object.entries(LIMITS).flatMap(([name, limit]) =>
    of(limit).map((moves) => [name, moves] as const),
  );

describe('past its limit', () => {
  it.each(cases(({ past }) => past))('%s: fails with %j', (name, moves) => {
    expect(issuesOf(name, moved(moves))).not.toEqual([]);
  });
});

describe('at its limit', () => {
  it.each(cases(({ at = [] }) => at))('%s: holds with %j', (name, moves) => {
    expect(issuesOf(name, moved(moves))).toEqual([]);
  });
});
