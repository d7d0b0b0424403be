import { counting, roman, several, signed, type Parts } from './parts.js';

const count = counting<'one' | 'few' | 'many' | 'other'>('ru');
/** Whole numbers need three forms; `other` is for fractions. */
const plural = (n: number, one: string, few: string, many: string): string =>
  count(n, { one, few, many, other: few });
const tokens = (n: number, of: string): string =>
  plural(n, `# жетон ${of}`, `# жетона ${of}`, `# жетонов ${of}`);
const cards = (n: number): string => plural(n, '# карта', '# карты', '# карт');
const DICE = { red: 'силы', black: 'скакуна', white: 'брони' };
const COLOUR = { red: 'красный', black: 'чёрный', white: 'белый' };
const OF_COLOUR = { red: 'красных', black: 'чёрных', white: 'белых' };
const REFRESHED = {
  support: 'один использованный жетон поддержки снова активен',
  relic: 'одна использованная реликвия снова активна',
  prestige: 'один использованный жетон престижа снова активен',
};
const PLAYED = {
  romance: (n: number) => playedCards(n, 'романтики'),
  market: (n: number) => playedCards(n, 'торговли'),
  challenge: (n: number) =>
    plural(n, '# выигранное испытание', '# выигранных испытания', '# выигранных испытаний'),
};

function playedCards(n: number, of: string): string {
  return plural(n, `# сыгранная карта ${of}`, `# сыгранные карты ${of}`, `# сыгранных карт ${of}`);
}

export const ru: Parts = {
  coins: (n) => plural(n, '# монета', '# монеты', '# монет'),
  strength: (n) => tokens(n, 'силы'),
  faith: (n) => tokens(n, 'веры'),
  glory: (n) => plural(n, '# очко славы', '# очка славы', '# очков славы'),
  moreCoins: (n) => `${signed(n)} ${plural(Math.abs(n), 'монета', 'монеты', 'монет')}`,
  moreStrength: (n) => `${signed(n)} к силе`,
  moreGlory: (n) => `${signed(n)} к славе`,
  morePawns: (n) => `${signed(n)} ${plural(Math.abs(n), 'фишка', 'фишки', 'фишек')} на раунд`,
  support: (tile) => `поддержка «${tile}»`,
  relic: (tile) => `реликвия «${tile}»`,
  prestige: (tile) => `престиж «${tile}»`,
  mount: (level) => `скакун ${roman(level)}`,
  armour: (level) => `броня ${roman(level)}`,
  titles: (n) => `один титул на выбор из ${n}`,

  romance: (reward) => `Награда: ${reward}.`,
  market: (cost, reward) => `Цена: ${cost}. Товар: ${reward}.`,
  challenge: (foe, reward) => `Противник: ${foe}. Награда: ${reward}.`,
  foe: ({ attack, prestige }) =>
    prestige === 0 ? `атака ${attack}` : `атака ${attack} и престиж ${prestige}`,
  either: (rewards) => rewards.map((reward) => `либо ${reward}`).join(', '),
  trophy: (reward) => `Победителю плезанса: ${reward}.`,

  once: (what) => `При получении: ${what}.`,
  tent: (what) => `На первую стычку поединка: ${what}.`,
  refreshing: (what) => `Когда поединок начинается: ${what}.`,
  lance: (what) => `В стычке: ${what}.`,
  always: (what) => `Всегда: ${what}.`,
  cost: (what, glory) => `${what} (плата: ${glory})`,
  attack: (n) => `атака ${signed(n)}`,
  foeAttack: (n) => `атака противника ${signed(n)}`,
  foePrestige: (n) => `престиж противника ${signed(n)}`,
  turn: (colour, face) => `${COLOUR[colour]} кубик ${DICE[colour]} показывает ${face}`,
  refresh: (what) => REFRESHED[what],
  rerolls: (n) => `ещё ${plural(n, '# кубик', '# кубика', '# кубиков')} при перебросе за веру`,
  plans: (n) => `ещё ${cards(n)} при планировании путешествия`,
  discount: (n) => `рынок и поддержка дешевле на ${plural(n, '# монету', '# монеты', '# монет')}`,
  titleGlory: (n) => `${signed(n)} к славе за каждый титул`,
  journey: (n) => `ещё ${cards(n)} в каждом путешествии`,
  reroll: (n) => `переброс — до ${plural(n, '# кубика', '# кубиков', '# кубиков')}`,

  title: (glory, needs) => `${glory}. Нужно: ${needs}.`,
  relics: (n) => plural(n, '# реликвия', '# реликвии', '# реликвий'),
  prestiges: (n) => tokens(n, 'престижа'),
  supports: (n) => tokens(n, 'поддержки'),
  several,
  without: (tile) => `ни одного жетона «${tile}»`,
  played: (n, deck) => PLAYED[deck](n),
  duel: (foe) => `победа в поединке (${foe})`,

  all: (what) => `Каждому: ${what}.`,
  recruits: 'Здесь ждёт следующий жетон особой поддержки.',
  action: (cost, reward) => `Действие за плату (${cost}): ${reward}.`,
  free: (reward) => `Действие без платы: ${reward}.`,
  recruit: 'эта поддержка',
  cards: (n) => `${cards(n)} путешествий, из открытых или вслепую`,

  knight: (type, foe, glory) => `${type}: ${foe}, за победу — ${glory}.`,
  pole: 'В каждой стычке к атаке прибавляется белый кубик.',
  veteran: (dice) => `Отнимает у вас ${dice}.`,
  fewer: (n, colour) => {
    const [one, few, many] = ['кубик', 'кубика', 'кубиков'];
    const more = OF_COLOUR[colour];
    return `${plural(n, `# ${COLOUR[colour]} ${one}`, `# ${more} ${few}`, `# ${more} ${many}`)} ${DICE[colour]}`;
  },
  character: (level, start) => `Уровень ${roman(level)}: ${start}.`,
  draws: (draw, keep) => `Титулы: взять ${draw}, оставить ${keep}.`,
  hand: (of) => `Карты путешествий: ${of}.`,
  income: (income) => `Доход: ${income}.`,
  special: (n) => tokens(n, 'особой поддержки'),
};
