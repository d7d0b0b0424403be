import { fr as parts } from '../parts/fr.js';
import type { Labels } from './labels.js';

const { coins, faith, moreCoins, strength } = parts;
const cards = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);

export const fr: Labels = {
  colon: ' : ',
  round: (n, of) => `Manche ${n} sur ${of}`,
  initiative: 'Initiative',
  event: 'Événement',
  next: 'Ensuite',
  joustsWon: (n) => `joutes gagnées : ${n}`,
  choosing: 'choix du prochain tournoi',

  coins,
  strength,
  faith,
  oneOf: (n) => `1 titre sur ${n}`,
  supports: 'soutiens',
  without: (tile) => `sans ${tile}`,
  duel: 'duel',
  track: 'Soutiens',

  spaces: {
    training: (n) => ` +${n} force`,
    prayer: (n) => ` +${n} foi`,
    service: (n) => ` ${moreCoins(n)}`,
    initiative: (n) => ` ${moreCoins(n)}`,
    plans: (n) => ` +${cards(n)}`,
    patrol: (n) => ` ${moreCoins(n)}`,
    warmup: (n) => ` +${n} force`,
    market: () => ' : équipement',
    support: () => ' : de la piste',
    'space:herald': () => ' : blason',
    objective: (n) => ` 1/${n}`,
  },
  hand: 'Main',
  home: 'Votre voyage est terminé.',
  played: (n, of) => `Cartes Voyage jouées : ${n} sur ${of}`,
  publicTitles: 'Titres',
  ownTitles: 'Les vôtres',
  drawn: 'Piochés',
  prize: 'Récompense',

  level: 'niveau',
  income: 'revenus',
  drawnKept: 'titres piochés → gardés',
  special: 'soutiens spéciaux',
  noble: 'noble',

  engagement: (n) => `Engagement ${n}`,
  attack: 'attaque',
  prestige: 'prestige',
  colours: { red: 'rouge', black: 'noir', white: 'blanc' },
  left: (what, left, spent) =>
    `${what} ${left}${spent === 0 ? '' : ` (${spent} ${spent < 2 ? 'dépensé' : 'dépensés'})`}`,
  won: 'remporte le duel',
  like: (knight) => `combat comme ${knight}`,
};
