import { counting } from '../parts/parts.js';
import { ru as parts } from '../parts/ru.js';
import type { Labels } from './labels.js';

const count = counting<'one' | 'few' | 'many' | 'other'>('ru');
const { coins, strength, faith, moreCoins, moreStrength } = parts;
const cards = (n: number): string =>
  count(n, { one: '# карта', few: '# карты', many: '# карт', other: '# карты' });

export const ru: Labels = {
  colon: ': ',
  round: (n, of) => `Раунд ${n} из ${of}`,
  initiative: 'Инициатива',
  event: 'Событие',
  next: 'Затем',
  joustsWon: (n) => `выиграно плезансов: ${n}`,
  choosing: 'выбор следующего турнира',

  coins,
  strength,
  faith,
  oneOf: (n) => `1 титул из ${n}`,
  supports: 'поддержка',
  without: (tile) => `${tile} — нет`,
  duel: 'поединок',
  track: 'Поддержка',

  spaces: {
    training: (n) => `: ${moreStrength(n)}`,
    prayer: (n) => `: +${n} к вере`,
    service: (n) => `: ${moreCoins(n)}`,
    initiative: (n) => `: ${moreCoins(n)}`,
    plans: (n) => `: ${cards(n)}`,
    patrol: (n) => `: ${moreCoins(n)}`,
    warmup: (n) => `: ${moreStrength(n)}`,
    market: () => ': снаряжение',
    support: () => ': с трека',
    'space:herald': () => ': щит',
    objective: (n) => `: 1 из ${n}`,
  },
  hand: 'Рука',
  home: 'Ваше путешествие окончено.',
  played: (n, of) => `Сыграно карт путешествий: ${n} из ${of}`,
  publicTitles: 'Титулы',
  ownTitles: 'Личные',
  drawn: 'Взяты',
  prize: 'Приз',

  level: 'уровень',
  income: 'доход',
  drawnKept: 'титулы: взять → оставить',
  special: 'особая поддержка',
  noble: 'знать',

  engagement: (n) => `Стычка ${n}`,
  attack: 'атака',
  prestige: 'престиж',
  colours: { red: 'красный', black: 'чёрный', white: 'белый' },
  left: (what, left, spent) => `${what} ${left}${spent === 0 ? '' : ` (потрачено ${spent})`}`,
  won: 'победа в поединке',
  like: (knight) => `сражается как ${knight}`,
};
