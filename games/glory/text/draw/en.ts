import { en as parts } from '../parts/en.js';
import type { Labels } from './labels.js';

const { coins, strength, faith } = parts;
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

export const en: Labels = {
  colon: ': ',
  round: (n, of) => `Round ${n} of ${of}`,
  initiative: 'Initiative',
  event: 'Event',
  next: 'Next',
  joustsWon: (n) => `jousts won: ${n}`,
  choosing: 'the next tournament is chosen',

  coins,
  strength,
  faith,
  oneOf: (n) => `1 of ${n} titles`,
  supports: 'supports',
  without: (tile) => `no ${tile}`,
  duel: 'duel',
  track: 'Supports',

  spaces: {
    training: (n) => `: ${strength(n)}`,
    prayer: (n) => `: ${faith(n)}`,
    service: (n) => `: ${coins(n)}`,
    initiative: (n) => `: ${coins(n)}`,
    plans: (n) => `: ${cards(n)}`,
    patrol: (n) => `: ${coins(n)}`,
    warmup: (n) => `: ${strength(n)}`,
    market: () => ': equipment',
    support: () => ': from the track',
    'space:herald': () => ': a shield',
    objective: (n) => `: 1 of ${n}`,
  },
  hand: 'Hand',
  home: 'Your journey is over.',
  played: (n, of) => `Travel cards played: ${n} of ${of}`,
  publicTitles: 'Titles',
  ownTitles: 'Your own',
  drawn: 'Drawn',
  prize: 'Prize',

  level: 'level',
  income: 'income',
  drawnKept: 'titles drawn → kept',
  special: 'special supports',
  noble: 'noble',

  engagement: (n) => `Engagement ${n}`,
  attack: 'attack',
  prestige: 'prestige',
  colours: { red: 'red', black: 'black', white: 'white' },
  left: (what, left, spent) => `${what} ${left}${spent === 0 ? '' : ` (${spent} spent)`}`,
  won: 'wins the duel',
  like: (knight) => `fights like ${knight}`,
};
