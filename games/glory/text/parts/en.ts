import { counting, roman, several, signed, type Parts } from './parts.js';

const count = counting<'one' | 'other'>('en');
const coins = (n: number): string => count(n, { one: '# coin', other: '# coins' });
const moreCards = (n: number): string => count(n, { one: '# more card', other: '# more cards' });
const DICE = { red: 'red strength', black: 'black mount', white: 'white armour' };
const TURNED = { support: 'support', relic: 'relic', prestige: 'prestige token' };
const DECKS = { romance: 'Romance', market: 'Market', challenge: 'Challenge' };

export const en: Parts = {
  coins,
  strength: (n) => `${n} strength`,
  faith: (n) => `${n} faith`,
  glory: (n) => `${n} glory`,
  moreCoins: (n) => `${signed(n)} ${Math.abs(n) === 1 ? 'coin' : 'coins'}`,
  moreStrength: (n) => `${signed(n)} strength`,
  moreGlory: (n) => `${signed(n)} glory`,
  morePawns: (n) => `${signed(n)} ${Math.abs(n) === 1 ? 'pawn' : 'pawns'} this round`,
  support: (tile) => `the support ${tile}`,
  relic: (tile) => `the relic ${tile}`,
  prestige: (tile) => `${tile} prestige`,
  mount: (level) => `mount ${roman(level)}`,
  armour: (level) => `armour ${roman(level)}`,
  titles: (n) => `one of ${n} titles drawn`,

  romance: (reward) => `Gives ${reward}.`,
  market: (cost, reward) => `For ${cost}: ${reward}.`,
  challenge: (foe, reward) => `Beat an opponent of ${foe}: ${reward}.`,
  foe: ({ attack, prestige }) =>
    prestige === 0 ? `attack ${attack}` : `attack ${attack}, prestige ${prestige}`,
  either: (rewards) => `either ${rewards.join(', or ')}`,
  trophy: (reward) => `The winner of the joust gets ${reward}.`,

  once: (what) => `When gained: ${what}.`,
  tent: (what) => `For the first engagement of a duel: ${what}.`,
  refreshing: (what) => `When a duel begins: ${what}.`,
  lance: (what) => `In an engagement: ${what}.`,
  always: (what) => `Always: ${what}.`,
  cost: (what, glory) => `${what}, at the price of ${glory}`,
  attack: (n) => `attack ${signed(n)}`,
  foeAttack: (n) => `opponent’s attack ${signed(n)}`,
  foePrestige: (n) => `opponent’s prestige ${signed(n)}`,
  turn: (colour, face) => `turn one ${DICE[colour]} die to ${face}`,
  refresh: (what) => `refresh a turned ${TURNED[what]}`,
  rerolls: (n) =>
    `${count(n, { one: '# more die', other: '# more dice' })} when rerolling with faith`,
  plans: (n) => `${moreCards(n)} with Travel plans`,
  discount: (n) => `Market and Support cost ${coins(n)} less`,
  titleGlory: (n) => `${n} more glory for each title`,
  journey: (n) => `${moreCards(n)} in a travel phase`,
  reroll: (n) => `reroll up to ${count(n, { one: '# die', other: '# dice' })}`,

  title: (glory, needs) => `${glory} for ${needs}.`,
  relics: (n) => count(n, { one: '# relic', other: '# relics' }),
  prestiges: (n) => count(n, { one: '# prestige token', other: '# prestige tokens' }),
  supports: (n) => count(n, { one: '# support', other: '# supports' }),
  several,
  without: (tile) => `no ${tile}`,
  played: (n, deck) =>
    `${n} ${DECKS[deck]} ${n === 1 ? 'card' : 'cards'} ${deck === 'challenge' ? 'won' : 'played'}`,
  duel: (foe) => `a duel won against ${foe}`,

  all: (what) => `Everybody: ${what}.`,
  recruits: 'The next special support waits here.',
  action: (cost, reward) => `Action for ${cost}: ${reward}.`,
  free: (reward) => `Action, free of charge: ${reward}.`,
  recruit: 'this support',
  cards: (n) => `${count(n, { one: '# travel card', other: '# travel cards' })}, open or blind`,

  knight: (type, foe, glory) => `A ${type}: ${foe}, worth ${glory}.`,
  pole: 'In every engagement a white die is added to the attack.',
  veteran: (dice) => `Fewer dice for the challenger: ${dice}.`,
  fewer: (n, colour) => `${signed(-n)} ${DICE[colour]} ${n === 1 ? 'die' : 'dice'}`,
  character: (level, start) => `Level ${roman(level)}: ${start}.`,
  draws: (draw, keep) => `Titles: draw ${draw}, keep ${keep}.`,
  hand: (cards) => `Travel cards: ${cards}.`,
  income: (income) => `Income: ${income}.`,
  special: (n) => count(n, { one: '# special support', other: '# special supports' }),
};
