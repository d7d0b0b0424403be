import { need } from '@destrier/engine';
import { content } from '../../content/index.js';
import { circles, track, type Limits } from './limit.js';

const rescue = need(content.travel['rescue'], 'rescue');
const nuns = need(content.supports['nun'], 'nun').tiles.scroll ?? 0;

/** What is printed, and what is known of boards, tiles and travel cards. */
export const boards: Limits = {
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
    past: [
      { 'board.spaces.market.circles': [2, 2, 1] },
      { 'board.spaces.market.circles': [3, 2, 3] },
    ],
    at: [{ 'board.spaces.market.circles': [2, 2, 2] }],
  },
  'some circles are for three players and more': {
    past: [circles(2, 2, 3)],
    at: [{ ...circles(2, 2, 3), 'board.spaces.market.circles': [2, 3, 3] }],
  },
  'some circles are for four players alone': {
    past: [circles(2, 3, 3)],
    at: [{ ...circles(2, 3, 3), 'board.spaces.objective.circles': [2, 2, 3] }],
  },
  'with two players more is locked than there are spare tokens': {
    past: [{ ...circles(3, 3, 3), 'board.spaces.space:herald.circles': [3, 3, 4] }],
    at: [
      {
        ...circles(3, 3, 3),
        'board.spaces.space:herald.circles': [3, 3, 4],
        'board.spaces.objective.circles': [2, 3, 3],
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
    past: [track(2, 2, 2, 1, 2, 1, 1, 1, 0), track(1, 1, 3, 2, 1, 2, 1, 1, 0)],
    at: [track(2, 2, 2, 2, 2, 1, 1, 1, 0)],
  },
  'some slot is free': {
    past: [track(1, 1, 1, 2, 1, 1, 1, 1, 1)],
    at: [track(1, 1, 1, 2, 1, 1, 1, 1, 0)],
  },
  'prices rise with the level': {
    past: [
      { 'board.prices.mount': { 2: 2, 3: 5, 4: 5 } },
      { 'board.prices.armour': { 2: 3, 3: 3, 4: 4 } },
    ],
    at: [{ 'board.prices.mount': { 2: 3, 3: 4, 4: 5 } }],
  },
  'armour III costs no more than Gruuthuse gives instead of it': {
    past: [
      { 'board.prices.armour.3': 4 },
      { 'board.prices.armour.3': 3, 'travel.gruuthuse.rewards.1.coins': 2 },
      { 'travel.gruuthuse.rewards.1': { strength: 3 } },
      { 'travel.gruuthuse': undefined },
    ],
    at: [
      { 'board.prices.armour.3': 3 },
      { 'board.prices.armour.3': 2, 'travel.gruuthuse.rewards.1.coins': 2 },
    ],
  },
  'a market card sells equipment for less than the Market': {
    past: [
      { 'board.prices.mount.3': 3, 'travel.courser.cost': 3 },
      { 'board.prices.armour.4': 4, 'travel.harness.cost': 4 },
    ],
    at: [
      { 'board.prices.mount.3': 3, 'travel.courser.cost': 2 },
      { 'board.prices.armour.4': 4, 'travel.harness.cost': 3 },
    ],
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
      { 'supports.nun.tiles.scroll': nuns - 1 },
      { 'supports.nun.tiles.scroll': nuns + 1 },
      { 'travel.rescue.copies': rescue.copies + 1 },
    ],
    at: [{ 'supports.nun.tiles.scroll': nuns + 1, 'travel.rescue.copies': rescue.copies + 1 }],
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
    past: [
      { 'travel.giant.rewards': [{ glory: 11 }], 'travel.white-knight.rewards': [{ glory: 10 }] },
      { 'travel.brigands.rewards.0.coins': 4 },
    ],
    at: [
      { 'travel.giant.rewards': [{ glory: 10 }], 'travel.white-knight.rewards': [{ glory: 10 }] },
      { 'travel.brigands.rewards.0.coins': 3 },
      { 'travel.brigands.rewards.0.coins': 1 },
    ],
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
};
