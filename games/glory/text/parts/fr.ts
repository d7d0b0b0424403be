import { counting, roman, several, signed, type Parts } from './parts.js';

const count = counting<'one' | 'other' | 'many'>('fr');
const plural = (n: number, one: string, other: string): string =>
  count(n, { one, other, many: other });
const coins = (n: number): string => plural(n, '# écu', '# écus');
const cards = (n: number): string => plural(n, '# carte', '# cartes');
const strength = (n: number): string => plural(n, '# jeton Force', '# jetons Force');
const glory = (n: number): string => plural(n, '# point de gloire', '# points de gloire');
const dice = (n: number): string => plural(n, '# dé', '# dés');
const DICE = { red: 'rouge (force)', black: 'noir (monture)', white: 'blanc (armure)' };
const REFRESHED = {
  support: 'un soutien retourné redevient actif',
  relic: 'une relique retournée redevient active',
  prestige: 'un jeton Prestige retourné redevient actif',
};
const PLAYED = {
  romance: ['carte Romance jouée', 'cartes Romance jouées'],
  market: ['carte Marché jouée', 'cartes Marché jouées'],
  challenge: ['carte Défi gagnée', 'cartes Défi gagnées'],
} as const;

export const fr: Parts = {
  coins,
  strength,
  faith: (n) => plural(n, '# jeton Foi', '# jetons Foi'),
  glory,
  moreCoins: (n) => `${signed(n)} ${Math.abs(n) === 1 ? 'écu' : 'écus'}`,
  moreStrength: (n) => `${signed(n)} ${Math.abs(n) === 1 ? 'jeton' : 'jetons'} Force`,
  moreGlory: (n) => `${signed(n)} ${Math.abs(n) === 1 ? 'point' : 'points'} de gloire`,
  morePawns: (n) => `${signed(n)} ${Math.abs(n) === 1 ? 'pion' : 'pions'} pour la manche`,
  support: (tile) => `le soutien ${tile}`,
  relic: (tile) => `la relique ${tile}`,
  prestige: (tile) => `le jeton Prestige ${tile}`,
  mount: (level) => `monture ${roman(level)}`,
  armour: (level) => `armure ${roman(level)}`,
  titles: (n) => `un titre au choix parmi ${n}`,

  romance: (reward) => `Rapporte ${reward}.`,
  market: (cost, reward) => `Contre ${cost} : ${reward}.`,
  challenge: (foe, reward) => `À vaincre : ${foe}. À la clé : ${reward}.`,
  foe: ({ attack, prestige }) =>
    prestige === 0 ? `attaque ${attack}` : `attaque ${attack} avec prestige ${prestige}`,
  either: (rewards) => rewards.map((reward) => `soit ${reward}`).join(', '),
  trophy: (reward) => `Au vainqueur de la joute : ${reward}.`,

  once: (what) => `À l’arrivée : ${what}.`,
  tent: (what) => `Pour le premier engagement d’un duel : ${what}.`,
  refreshing: (what) => `Quand un duel commence : ${what}.`,
  lance: (what) => `Dans un engagement : ${what}.`,
  always: (what) => `Toujours : ${what}.`,
  cost: (what, glory) => `${what}, au prix de ${glory}`,
  attack: (n) => `attaque ${signed(n)}`,
  foeAttack: (n) => `attaque adverse ${signed(n)}`,
  foePrestige: (n) => `prestige adverse ${signed(n)}`,
  turn: (colour, face) => `un dé ${DICE[colour]} passe à ${face}`,
  refresh: (what) => REFRESHED[what],
  rerolls: (n) => `${dice(n)} de plus à chaque relance grâce à la foi`,
  plans: (n) => `${cards(n)} de plus avec Plans de voyage`,
  discount: (n) => `Marché et Soutien coûtent ${coins(n)} de moins`,
  titleGlory: (n) => `${glory(n)} en plus par titre`,
  journey: (n) => `${cards(n)} de plus à chaque voyage`,
  reroll: (n) => `relancer ${dice(n)} au plus`,

  title: (glory, needs) => `${glory}. Il faut : ${needs}.`,
  relics: (n) => plural(n, '# relique', '# reliques'),
  prestiges: (n) => plural(n, '# jeton Prestige', '# jetons Prestige'),
  supports: (n) => plural(n, '# soutien', '# soutiens'),
  several,
  without: (tile) => `aucun ${tile}`,
  played: (n, deck) => plural(n, `# ${PLAYED[deck][0]}`, `# ${PLAYED[deck][1]}`),
  duel: (foe) => `un duel gagné (${foe})`,

  all: (what) => `Pour tout le monde : ${what}.`,
  recruits: 'Le prochain soutien spécial attend ici.',
  action: (cost, reward) => `Action, contre ${cost} : ${reward}.`,
  free: (reward) => `Action, sans frais : ${reward}.`,
  recruit: 'ce soutien',
  cards: (n) =>
    `${plural(n, '# carte Voyage, visible', '# cartes Voyage, visibles')} ou en aveugle`,

  knight: (type, foe, glory) => `Un ${type} : ${foe}, ${glory} à la clé.`,
  pole: 'À chaque engagement, un dé blanc s’ajoute à l’attaque.',
  veteran: (of) => `Moins de dés pour qui le défie : ${of}.`,
  fewer: (n, colour) => `${signed(-n)} dé ${DICE[colour]}`,
  character: (level, start) => `Niveau ${roman(level)} : ${start}.`,
  draws: (draw, keep) => `Titres : en piocher ${draw}, en garder ${keep}.`,
  hand: (of) => `Cartes Voyage : ${of}.`,
  income: (income) => `Revenus : ${income}.`,
  special: (n) => plural(n, '# soutien spécial', '# soutiens spéciaux'),
};
