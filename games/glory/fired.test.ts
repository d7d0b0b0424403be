import { keepFired } from '@destrier/engine/testkit';
import { content } from './content/index.js';
import { game } from './game.js';

const { supports, titles, relics, prestige, events, travel, knights, trophies } = content;
const { characters, tournaments, solo } = content;
const KINDS = [supports, titles, relics, prestige, events, travel, knights, trophies, characters];

keepFired(game, {
  folder: new URL('.', import.meta.url),
  items: [...KINDS, tournaments, solo.cards].flatMap((items) => Object.keys(items)),
  // Settings are refused before a game begins, and what leaves one thing to choose is not asked.
  rare: {
    'G4.10 circlesLocked': 'rules/actions.test.ts',
    'G4.14 trackEmpty': 'rules/actions.test.ts',
    'G5.13 noTravelCards': 'rules/plans.test.ts',
    'G5.18 highestLevel': 'rules/market.test.ts',
    'G6.18 noRecruit': 'rules/events.test.ts',
    'G7.17 nothingToGain': 'rules/travel.test.ts',
    'G7.18 otherLevel': 'rules/rewards.test.ts',
    'G7.19 prestigeOwned': 'rules/rewards.test.ts',
    'G14.7 tooLittleGlory': 'rules/duel/tents.test.ts',
    'G15.4 noDice': 'rules/duel/relics.test.ts',
    'G16.21 titleDuel': 'rules/brave.test.ts',
    'G17.2 onlyJousts': 'rules/options.test.ts',
    'G18.6 oneTournamentType': 'rules/options.test.ts',
    noneLeft: 'rules/rewards.test.ts',
    ottoStuck: 'rules/otto/turn.test.ts',
  },
  notInCode: {
    'G1.8': 'seen.test.ts',
    'G1.9': 'rules/purse.test.ts',
    'G1.13': 'seen.test.ts',
    'G1.14': 'seen.test.ts',
    'G1.15': 'rules/tiles.test.ts',
    'G1.16': 'seen.test.ts',
    'G1.17': 'rules/main.test.ts',
    'G1.18': 'rules/tiles.test.ts',
    'G1.19': 'pack.test.ts',
    'G1.20': 'text.test.ts',
    'G6.3': 'rules/events.test.ts',
    'G16.7': 'rules/titles.test.ts',
    'G18.2': 'rules/tournament/joust.test.ts',
  },
});
