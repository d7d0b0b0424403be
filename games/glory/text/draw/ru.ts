import { counting } from '../parts/parts.js';
import { ru as parts } from '../parts/ru.js';
import type { Labels } from './labels.js';

const count = counting<'one' | 'few' | 'many' | 'other'>('ru');
const { moreCoins: coins, moreStrength: strength } = parts;
const faith = (n: number): string => `+${n} к вере`;
const cards = (n: number): string =>
  count(n, { one: '# карта', few: '# карты', many: '# карт', other: '# карты' });

export const ru: Labels = {
  colon: ': ',
  round: (n, of) => `Раунд ${n} из ${of}`,
  initiative: 'Инициатива',
  event: 'Событие',
  next: 'Затем',
  joustsWon: (n) => `выиграно плезансов: ${n}`,

  coins: parts.coins,
  strength,
  faith,
  oneOf: (n) => `1 титул из ${n}`,
  supports: 'поддержка',
  without: (tile) => `${tile} — нет`,
  duel: 'поединок',
  track: 'Поддержка',

  spaces: {
    training: (n) => `Тренировка: ${strength(n)}`,
    prayer: (n) => `Молитва: ${faith(n)}`,
    service: (n) => `Служба: ${coins(n)}`,
    initiative: (n) => `Инициатива: ${coins(n)}`,
    plans: (n) => `Планы: ${cards(n)}`,
    patrol: (n) => `Караул: ${coins(n)}`,
    warmup: (n) => `Одиночная: ${strength(n)}`,
    market: () => 'Торговля: снаряжение',
    support: () => 'Поддержка: с трека',
    'space:herald': () => 'Герольд: щит',
    objective: (n) => `Новая цель: 1 из ${n}`,
  },
  hand: 'Рука',
  played: (n, of) => `Сыграно карт путешествий: ${n} из ${of}`,
  publicTitles: 'Титулы',
  ownTitles: 'Личные',
  drawn: 'Взяты',
  prize: 'Приз',

  level: 'уровень',
  income: 'доход',
  drawnKept: 'титулы: взять → оставить',
  special: 'особая поддержка',

  engagement: (n) => `Стычка ${n}`,
  attack: 'атака',
  prestige: 'престиж',
  colours: { red: 'красный', black: 'чёрный', white: 'белый' },
  left: (what, left, spent) => `${what} ${left}${spent === 0 ? '' : ` (потрачено ${spent})`}`,
  won: 'победа в поединке',
  like: (knight) => `сражается как ${knight}`,
};
